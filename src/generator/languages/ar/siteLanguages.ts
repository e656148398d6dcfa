import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in Arabic asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: '[إا]نجليزية|[إا]نكليزية',
    es: '[إا]سبانية',
    fr: 'فرنسية',
    de: '[أا]لمانية',
    pt: 'برتغالية',
    it: '[إا]يطالية',
    ar: 'عربية',
    ja: 'يابانية',
    hi: 'هندية',
  },
  joiner: 'و(?:ب?ال)|و(?: ?ال)',
  site: 'موقع|صفحة|صفحات',
  asked: [
    'باللغتين ال{A}{J}{B}',
    'بال{A}{J}{B}',
    'باللغة ال{A}{J}{B}',
    'باللغة ال{A}',
    '{S} بال{A}',
  ],
  also: ['وأيضًا? بال{A}', '(?:ونسخة|نسخة) (?:باللغة ال|بال){A}'],
});
