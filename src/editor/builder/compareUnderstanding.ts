import type { CorrectionField } from '../../../machines/correctionFields';
import type { Build } from '../../../machines/entities';
import { shownOfferings } from '../../../machines/offers';
import { FIELD_LABELS, stateOf } from './understanding/fieldTexts';

export const UNDERSTOOD = 'What was understood';

/** Under which name the fields are compared. */
const COMPARED = {
  Languages: ['language', 'secondLanguage'],
  'Contact details': ['phone', 'email', 'address', 'hours', 'webAddress', 'profiles'],
  [UNDERSTOOD]: ['kind', 'name', 'place', 'audience', 'offerings', 'tone', 'isMultiPage'],
} as const satisfies Record<string, readonly (CorrectionField | 'profiles')[]>;

type ComparedField = (typeof COMPARED)[keyof typeof COMPARED][number];
/** What is said of a field, by its label; null: nothing is known. */
type Said = readonly [label: string, value: string | null];

export interface UnderstandingDifference {
  name: string;
  /** The fields that differ, with what each of the two builds has. */
  values: readonly [Said[], Said[]];
}

/** What two builds tell otherwise of languages, contact details and all else that was understood; null until both are drawn. */
export function compareUnderstanding([one, other]: readonly [Build, Build]):
  UnderstandingDifference[] | null {
  if ([one, other].some(({ website }) => website.understanding === undefined)) return null;
  return Object.entries(COMPARED).map(([name, fields]) => {
    const differing = fields.filter((field) => shownOf(one, field) !== shownOf(other, field));
    const saidIn = (build: Build) =>
      differing.map((field): Said => [labelOf(field), shownOf(build, field)]);
    return { name, values: [saidIn(one), saidIn(other)] };
  });
}

const labelOf = (field: ComparedField): string =>
  field === 'profiles' ? 'Profiles' : FIELD_LABELS[field];

function shownOf(
  { website, customization: { texts } }: Build,
  field: ComparedField,
): string | null {
  const { understanding } = website;
  if (understanding === undefined) return null;
  if (field === 'profiles') return understanding.profiles?.join(', ') || null;
  return stateOf(field, understanding, shownOfferings(understanding, texts), texts).shown;
}
