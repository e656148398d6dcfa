import { es } from './es';
import type { LanguageCorpus } from './LanguageCorpus';

export const CORPORA: Readonly<Record<string, LanguageCorpus>> = { es };
