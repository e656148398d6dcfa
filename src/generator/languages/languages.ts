import type { Language } from '../types';
import { en } from './en/en';
import { es } from './es/es';
import { pt } from './pt/pt';
import { fr } from './fr/fr';
import { it } from './it/it';
import { de } from './de/de';
import { ar } from './ar/ar';
import { hi } from './hi/hi';
import { ja } from './ja/ja';
import type { LanguagePack } from './LanguagePack';

/** To add a language: its id in `Language`, a folder beside `en/`, a row here. */
export const LANGUAGES: Record<Language, LanguagePack> = { en, es, pt, fr, it, de, ar, ja, hi };
