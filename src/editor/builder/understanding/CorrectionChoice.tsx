import { Box, chakra, Text } from '@chakra-ui/react';

import type { CorrectionField } from '../../../../machines/correctionFields';
import { type Corrections, SITE_TONES, type Understanding } from '../../../../machines/entities';
import { toneNames } from '../../../content/siteWords';
import { SelectBox } from '../../parts/SelectBox';
import { FIELD_LABELS, LANGUAGE_NAMES, PAGES, SECTION_LABELS } from './fieldTexts';
import { GroupLegend } from '../../parts/GroupLegend';

const NONE = 'none';
const languages = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));
const tones = SITE_TONES.map((value) => ({ value, label: toneNames[value] }));
const pageCounts = [
  { value: 'one', label: PAGES.one },
  { value: 'several', label: PAGES.several },
] as const;

export interface CorrectionChoiceProps {
  field: CorrectionField;
  understanding: Understanding;
  isDisabled: boolean;
  onChoose: (corrections: Corrections) => void;
}

/** What can be chosen in place of what was understood; each choice takes effect at once. */
export function CorrectionChoice({
  field,
  understanding,
  isDisabled,
  onChoose,
}: CorrectionChoiceProps) {
  const shared = { label: FIELD_LABELS[field], isDisabled };
  switch (field) {
    case 'language':
      return (
        <SelectBox
          {...shared}
          value={understanding.language.value}
          options={languages}
          onChoose={(language) => onChoose({ language })}
        />
      );
    case 'secondLanguage':
      return (
        <SelectBox
          {...shared}
          value={understanding.secondLanguage?.value ?? NONE}
          options={[
            { value: NONE, label: 'None' },
            ...languages.filter(({ value }) => value !== understanding.language.value),
          ]}
          onChoose={(value) => onChoose({ secondLanguage: value === NONE ? null : value })}
        />
      );
    case 'tone':
      return (
        <SelectBox
          {...shared}
          value={understanding.tone?.value ?? NONE}
          options={[{ value: NONE, label: 'None' }, ...tones]}
          onChoose={(value) => onChoose({ tone: value === NONE ? null : value })}
        />
      );
    case 'isMultiPage':
      return (
        <SelectBox
          {...shared}
          value={understanding.isMultiPage.value ? 'several' : 'one'}
          options={pageCounts}
          onChoose={(value) => onChoose({ isMultiPage: value === 'several' })}
        />
      );
    default:
      return <Sections {...{ understanding, isDisabled, onChoose }} />;
  }
}

function Sections({ understanding, isDisabled, onChoose }: Omit<CorrectionChoiceProps, 'field'>) {
  return (
    <chakra.fieldset disabled={isDisabled} border="none" p="0" m="0" minW="0">
      <GroupLegend>{FIELD_LABELS.sections}</GroupLegend>
      <Box display="grid" gap="1" gridTemplateColumns="repeat(auto-fill, minmax(140px, 1fr))">
        {understanding.sections
          .filter(({ kind }) => kind in SECTION_LABELS)
          .map(({ kind, isOn }) => (
            <chakra.label
              key={kind}
              display="flex"
              gap="2"
              alignItems="center"
              minH="8"
              textStyle="ui"
              css={{ '@media (pointer: coarse)': { minH: '11' } }}
            >
              <chakra.input
                type="checkbox"
                boxSize="5"
                accentColor="enamel.solid"
                checked={isOn}
                onChange={() => onChoose({ sections: { [kind]: !isOn } })}
              />
              {SECTION_LABELS[kind]}
            </chakra.label>
          ))}
      </Box>
      <Text textStyle="caption" color="fg.muted" mt="2">
        Turn hero, features, pricing and contact on or off under Layout.
      </Text>
    </chakra.fieldset>
  );
}
