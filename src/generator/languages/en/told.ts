import type { LanguagePack } from '../LanguagePack';
import { line } from '../line';

/** Sentences for circumstances that the prompt tells. */
export const told: LanguagePack['told'] = {
  audience: [line`For ${'audience'}.`, line`Meant for ${'audience'}.`],
  since: [line`Since ${'since'}.`],
};
