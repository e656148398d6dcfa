import { de } from './de';
import { ar } from './ar';
import { hi } from './hi';
import { ja } from './ja';
import { es } from './es';
import { pt } from './pt';
import { fr } from './fr';
import { it } from './it';
import type { LanguageCorpus } from './LanguageCorpus';

export const CORPORA: Readonly<Record<string, LanguageCorpus>> = { es, pt, fr, it, de, ar, ja, hi };
