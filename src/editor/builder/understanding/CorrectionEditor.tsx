import { Button, Flex, Text } from '@chakra-ui/react';
import type { ActorRefFromLogic } from 'xstate';

import type { correctingMachine } from '../../../../machines/correcting';
import { type CorrectionField, isTyped } from '../../../../machines/correctionFields';
import type { Corrections, Customization, Understanding } from '../../../../machines/entities';
import { CorrectionChoice } from './CorrectionChoice';
import { CorrectionForm } from './CorrectionForm';
import { FIELD_LABELS } from './fieldTexts';
import { OffersField } from './OffersField';
import { Origin } from './Origin';
import { WordsField } from './WordsField';

export interface CorrectionEditorProps {
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  field: CorrectionField;
  /** What its chip says; null: nothing is known. */
  shown: string | null;
  evidence: string;
  isCorrected: boolean;
  isByModel: boolean;
  understanding: Understanding;
  texts: Customization['texts'];
  isDisabled: boolean;
  /** It was closed by key or button; focus has to go somewhere. */
  onEnd: () => void;
}

const ABOUT_KIND = 'Any noun works. One from the list also brings matching pictures and words.';

/** One thing that was understood, open to be corrected. */
export function CorrectionEditor({
  correctingRef,
  field,
  shown,
  evidence,
  isCorrected,
  isByModel,
  understanding,
  texts,
  isDisabled,
  onEnd,
}: CorrectionEditorProps) {
  const finish = (given: Corrections) => {
    correctingRef.send({ type: 'correction.settle', corrections: given });
    onEnd();
  };
  const close = () => {
    correctingRef.send({ type: 'field.close' });
    onEnd();
  };
  const isList = field === 'offerings';
  const isSaved = isList || isTyped(field);
  const canBeNone = shown !== null && (isSaved || field === 'tone');

  return (
    <CorrectionForm
      label={FIELD_LABELS[field]}
      onSubmit={() => {
        if (!isSaved) return close();
        correctingRef.send({ type: 'correction.save' });
        if (correctingRef.getSnapshot().matches('reading')) onEnd();
      }}
    >
      {isTyped(field) ? (
        <WordsField
          {...{ correctingRef, field, isDisabled }}
          {...(field === 'kind' ? { suggestions: understanding.kinds, about: ABOUT_KIND } : {})}
        />
      ) : isList ? (
        <OffersField {...{ correctingRef, texts, isDisabled }} />
      ) : (
        <CorrectionChoice
          field={field}
          understanding={understanding}
          isDisabled={isDisabled}
          onChoose={(given) => correctingRef.send({ type: 'correction.apply', corrections: given })}
        />
      )}
      <Text textStyle="caption" color="fg.muted" lineClamp="3" overflowWrap="anywhere">
        <Origin {...{ field, shown, evidence, isCorrected, isByModel }} />
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button type="submit" size="sm" disabled={isDisabled}>
          {isSaved ? 'Save' : 'Done'}
        </Button>
        {isSaved ? (
          <Button type="button" size="sm" variant="outline" onClick={close}>
            Cancel
          </Button>
        ) : null}
        {canBeNone ? (
          <Button
            type="button"
            size="sm"
            variant="ghost"
            disabled={isDisabled}
            onClick={() => finish({ [field]: isList ? [] : null })}
          >
            Remove
          </Button>
        ) : null}
        {isCorrected ? (
          <Button
            type="button"
            size="sm"
            variant="ghost"
            disabled={isDisabled}
            onClick={() => finish({ [field]: undefined })}
          >
            Reset to prompt
          </Button>
        ) : null}
      </Flex>
    </CorrectionForm>
  );
}
