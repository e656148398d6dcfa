import type { CorrectionField } from '../../../../machines/correctionFields';
import { toldFact } from '../../../../machines/contactFacts';
import type { Customization, Passage, Understanding } from '../../../../machines/entities';
import type { OfferDraft } from '../../../../machines/offers';
import { sectionNames, toneNames } from '../../../content/siteWords';
import { IDENTITIES } from '../../../generator/document/untitled';

/** The languages that a site can be in, by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(IDENTITIES).map(([id, { name }]) => [id, name]),
);

/** What each thing is called on its chip. */
export const FIELD_LABELS: Record<CorrectionField, string> = {
  language: 'Language',
  secondLanguage: 'Second language',
  kind: 'Kind',
  name: 'Name',
  place: 'Place',
  offerings: 'Offers',
  audience: 'Audience',
  tone: 'Tone',
  sections: 'Sections',
  isMultiPage: 'Pages',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  hours: 'Hours',
  webAddress: 'Web address',
};

export const PAGES = { one: 'One page', several: 'Several pages' } as const;

/** The Layout tab switches four of them; a topic comes of the person's own words. */
const CHOSEN_ELSEWHERE: ReadonlySet<string> = new Set([
  'hero',
  'features',
  'pricing',
  'contact',
  'topic',
]);

/** The sections that are chosen here; the others are switched under Layout. */
export const SECTION_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sectionNames).filter(([kind]) => !CHOSEN_ELSEWHERE.has(kind)),
);

interface FieldState {
  /** What the chip says; null: nothing is known. */
  shown: string | null;
  /** What opens in a field. */
  draft: string;
  evidence: string;
}

const nothing: FieldState = { shown: null, draft: '', evidence: '' };

/** What a chip shows of a thing that was understood; `offers`: as they stand on the site. */
export function stateOf(
  field: CorrectionField,
  understanding: Understanding,
  offers: readonly OfferDraft[],
  texts: Customization['texts'] = {},
): FieldState {
  switch (field) {
    case 'language': {
      const { value, evidence } = understanding.language;
      return { shown: LANGUAGE_NAMES[value] ?? value, draft: value, evidence };
    }
    case 'secondLanguage': {
      const { secondLanguage } = understanding;
      return secondLanguage === null
        ? nothing
        : {
            shown: LANGUAGE_NAMES[secondLanguage.value] ?? secondLanguage.value,
            draft: secondLanguage.value,
            evidence: secondLanguage.evidence,
          };
    }
    case 'tone': {
      const { tone } = understanding;
      if (tone === null) return nothing;
      return { shown: toneNames[tone.value], draft: tone.value, evidence: tone.evidence };
    }
    case 'isMultiPage': {
      const { value, evidence } = understanding.isMultiPage;
      return { shown: value ? PAGES.several : PAGES.one, draft: '', evidence };
    }
    case 'offerings': {
      if (offers.length === 0) return nothing;
      const evidence = understanding.offerings
        .map((one) => one.evidence)
        .filter((words) => words !== '');
      return {
        shown: offers.map(({ name, price }) => `${name} ${price}`.trim()).join(', '),
        draft: '',
        evidence: evidence.join(', '),
      };
    }
    case 'sections': {
      const on = understanding.sections.filter(({ kind, isOn }) => isOn && kind in SECTION_LABELS);
      return {
        shown: on.map(({ kind }) => SECTION_LABELS[kind]).join(', ') || 'None besides the usual',
        draft: '',
        evidence: understanding.sections
          .map(({ evidence }) => evidence)
          .filter((words) => words !== '')
          .join(', '),
      };
    }
    case 'phone':
    case 'email':
    case 'address':
    case 'hours': {
      const told = toldFact(field, understanding, texts);
      const noted = understanding[field];
      return told === ''
        ? nothing
        : { shown: told, draft: told, evidence: noted?.value === told ? noted.evidence : '' };
    }
    default: {
      const noted = understanding[field];
      return noted === null
        ? nothing
        : { shown: noted.value, draft: noted.value, evidence: noted.evidence };
    }
  }
}

/** What words of the prompt can be to the site. */
export const ROLE_LABELS: Record<Passage['role'], string> = {
  subject: 'Kind',
  name: 'Name',
  slogan: 'Slogan',
  place: 'Place',
  audience: 'Audience',
  offering: 'Offer',
  request: 'Asked for',
  clause: 'Text on the page',
  comment: 'Not for the site',
  refusal: 'Excluded',
  leftOver: 'Not used',
};

/** The chips of passages, by what they have in common. */
export const PASSAGE_GROUPS: readonly {
  title: string;
  has: (passage: Passage) => boolean;
}[] = [
  { title: 'Also requested', has: ({ role }) => role === 'request' },
  { title: 'Excluded', has: ({ role }) => role === 'refusal' },
  { title: 'Read by your language model', has: ({ isByModel }) => isByModel === true },
  {
    title: 'Placed by you',
    has: ({ role, isPlaced, isByModel }) => isPlaced && role !== 'request' && isByModel !== true,
  },
  { title: 'Not used', has: ({ role }) => role === 'leftOver' },
];
