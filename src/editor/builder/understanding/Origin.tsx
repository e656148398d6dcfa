import type { CorrectionField } from '../../../../machines/correctionFields';

export interface OriginProps {
  field: CorrectionField;
  /** What the chip says; null: nothing is known. */
  shown: string | null;
  evidence: string;
  isCorrected: boolean;
  /** A language model found it in the prompt. */
  isByModel?: boolean;
}

/** Where a thing that was understood comes from: the words of the prompt, the person, or what such sites have. */
export function Origin({ evidence, ...origin }: OriginProps) {
  const known = originOf({ evidence, ...origin });
  return evidence === '' || origin.isCorrected || origin.isByModel === true ? (
    known
  ) : (
    <>
      From your words: “<bdi>{evidence}</bdi>”
    </>
  );
}

/** The same as one sentence. */
export function originOf(origin: OriginProps): string {
  const { field, shown, evidence, isCorrected, isByModel = false } = origin;
  if (isCorrected) return 'Set by you.';
  if (isByModel) return `Read in your words by your language model: “${evidence}”`;
  if (evidence !== '') return `From your words: “${evidence}”`;
  if (shown === null) return 'Your prompt does not say.';
  if (field === 'language') return 'The language your prompt is written in.';
  return 'Standard; nothing in your prompt says so.';
}
