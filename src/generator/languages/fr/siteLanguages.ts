import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in French asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: 'anglais',
    es: 'espagnol',
    fr: 'français|francais',
    de: 'allemand',
    pt: 'portugais',
    it: 'italien',
    ar: 'arabe',
    ja: 'japonais',
    hi: 'hindi',
  },
  joiner: '(?:[,/+&|–-]|et)(?: en)?',
  site: 'site(?: web| internet)?|pages?|textes?|contenu|rédigée?s?|écrite?s?|langues? du site',
  asked: [
    '{S}(?: en| ?:) {A}{J}{B}',
    'bilingue ?[,:]? ?[(]?(?:en )?{A}{J}{B}',
    '{START}en {A}{J}{B}{END}',
    '{S}(?: en| ?:) {A}',
    '{START}en {A}{END}',
  ],
  also: [
    'aussi en {A}',
    '(?:deuxième|seconde) langue ?:? ?{A}',
    'version (?:en )?{A}e?',
    '(?:traduite?s?|traduction) en {A}',
  ],
});
