import type { CorrectionField } from '../../../../machines/correctionFields';
import { LANGUAGE_NAMES, type Understanding } from '../../../../machines/entities';
import { sectionNames, toneNames } from '../../../content/siteWords';
import { TRADE_NAMES } from '../../../generator/trades/tradeNames';

/** What each thing is called on its chip, in the order of the chips. */
export const FIELD_LABELS: Record<CorrectionField, string> = {
  language: 'Language',
  secondLanguage: 'Second language',
  trade: 'Kind',
  name: 'Name',
  place: 'Place',
  offerings: 'Offers',
  audience: 'For',
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

const SWITCHED_IN_LAYOUT: ReadonlySet<string> = new Set(['hero', 'features', 'pricing', 'contact']);

/** The sections that are chosen here; the others are switched under Layout. */
export const SECTION_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sectionNames).filter(([kind]) => !SWITCHED_IN_LAYOUT.has(kind)),
);

interface FieldState {
  /** What the chip says; null: nothing is known. */
  shown: string | null;
  /** What opens in a field. */
  draft: string;
  evidence: string;
}

const nothing: FieldState = { shown: null, draft: '', evidence: '' };

/** What a chip shows of a thing that was understood. */
export function stateOf(field: CorrectionField, understanding: Understanding): FieldState {
  switch (field) {
    case 'language': {
      const { value, evidence } = understanding.language;
      return { shown: LANGUAGE_NAMES[value], draft: value, evidence };
    }
    case 'secondLanguage': {
      const { secondLanguage } = understanding;
      return secondLanguage === null
        ? nothing
        : {
            shown: LANGUAGE_NAMES[secondLanguage.value],
            draft: secondLanguage.value,
            evidence: secondLanguage.evidence,
          };
    }
    case 'trade': {
      const { value, evidence } = understanding.trade;
      const names: Readonly<Record<string, string>> = TRADE_NAMES;
      return { shown: names[value] ?? TRADE_NAMES.general, draft: value, evidence };
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
      const values = understanding.offerings.map(({ value }) => value);
      if (values.length === 0) return nothing;
      const evidence = understanding.offerings
        .map((one) => one.evidence)
        .filter((words) => words !== '');
      return { shown: values.join(', '), draft: values.join('\n'), evidence: evidence.join(', ') };
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
    default: {
      const noted = understanding[field];
      return noted === null
        ? nothing
        : { shown: noted.value, draft: noted.value, evidence: noted.evidence };
    }
  }
}
