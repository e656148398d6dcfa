import type { Corrections, PlacedRole } from '../../../../machines/entities';
import { CORRECTION_LENGTH } from '../../../../machines/limits';
import { itemId } from '../../itemId';
import { sectionRequest } from '../../sectionRequest';
import type { Brief, Item, Understood } from '../../types';
import type { ReadingLanguage } from '../ReadingLanguage';
import { sectionOf } from '../sections/sections';
import { taggedWords } from '../text/taggedWords';
import { cut, pricedName, subjectOf } from './typedWords';

type Place = (brief: Brief, words: Understood<string>, language: ReadingLanguage) => Partial<Brief>;

const short = ({ value }: Understood<string>, limit: number): Understood<string> => {
  const shown = cut(value, limit);
  return { value: shown, evidence: shown };
};

const PLACE: Record<PlacedRole, Place> = {
  subject: (_, words, language) => subjectOf(short(words, CORRECTION_LENGTH.kind), [language]),
  name: (_, words) => ({ name: short(words, CORRECTION_LENGTH.name) }),
  slogan: (_, words) => ({ slogan: words }),
  place: (_, words) => ({ place: short(words, CORRECTION_LENGTH.place) }),
  audience: (_, words) => ({ audience: short(words, CORRECTION_LENGTH.audience) }),
  offering: ({ offerings }, words, language) => {
    const item = placedItem(words.value, language);
    return offerings.some(({ id }) => id === item.id) ? {} : { offerings: [...offerings, item] };
  },
  request: ({ requests }, words, language) => {
    const kind = sectionOf(
      taggedWords(words.value, language),
      'asked',
      language.lexicon,
      language.sections,
    );
    return requests.some((one) => one.words.value === words.value)
      ? {}
      : { requests: [...requests, sectionRequest(kind, words)] };
  },
  clause: ({ statements }, words) => ({ statements: [...statements, words] }),
  comment: () => ({}),
};

/** The offering that words of the prompt become, with the price at their end. */
function placedItem(words: string, language: ReadingLanguage): Item {
  const { name, price } = pricedName(words, language);
  const shown = cut(name, CORRECTION_LENGTH.offering);
  return { id: itemId(words), name: { value: shown, evidence: shown }, price, detail: null };
}

/**
 * A brief with words of the prompt in the roles that the person gave them; what reading took them for, they no longer are.
 * The later of two names, places and the like counts. Pure.
 */
export function placePassages(
  brief: Brief,
  placed: NonNullable<Corrections['placed']>,
  language: ReadingLanguage,
): Brief {
  const given = Object.entries(placed).flatMap(([words, role]) =>
    role === null || cut(words, LONGEST) === '' ? [] : [{ words, role }],
  );
  const isElse = (value: string, role: 'request' | null): boolean =>
    given.some((one) => one.words === value && one.role !== role);
  const left: Brief = {
    ...brief,
    requests: brief.requests.filter(
      ({ kind, words }) => kind !== null || !isElse(words.value, 'request'),
    ),
    refusals: brief.refusals.filter(({ words }) => !isElse(words.value, null)),
  };
  return given.reduce<Brief>((one, { words, role }) => {
    const value = cut(words, LONGEST);
    return { ...one, ...PLACE[role](one, { value, evidence: words }, language) };
  }, left);
}

/** Longest passage that stands on a page, in characters. */
const LONGEST = 400;
