import type { LanguagePack } from '../LanguagePack';
import { line } from '../line';

/** Sentences for circumstances that the prompt tells. */
export const told: LanguagePack['told'] = {
  audience: [line`Per ${'audience'}.`, line`Pensato per ${'audience'}.`],
  since: [line`Dal ${'since'}.`],
};
