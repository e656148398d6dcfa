import type { LanguagePack } from '../LanguagePack';
import { line } from '../line';

/** Sentences for circumstances that the prompt tells. */
export const told: LanguagePack['told'] = {
  audience: [line`Pour qui : ${'audience'}.`],
  since: [line`Depuis ${'since'}.`],
};
