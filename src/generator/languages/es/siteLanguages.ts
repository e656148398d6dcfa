import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in Spanish asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: 'ingl[eé]s',
    es: 'español|castellano',
    fr: 'franc[eé]s',
    de: 'alem[aá]n',
    pt: 'portugu[eé]s',
    it: 'italiano',
    ar: '[aá]rabe',
    ja: 'japon[eé]s',
    hi: 'hindi',
  },
  joiner: '(?:[,/+&|–-]|y|e)(?: en)?',
  site: '(?:sitio|página)(?: web)?|web|páginas|textos?|contenido|escrit[oa]s?|idiomas? (?:del sitio|de la web)',
  asked: [
    '{S}(?: en|:) {A}{J}{B}',
    'bilingüe[,:]? ?[(]?(?:en )?{A}{J}{B}',
    '{START}en {A}{J}{B}{END}',
    '{S}(?: en|:) {A}',
    '{START}en {A}{END}',
  ],
  also: [
    'también en {A}',
    'segundo idioma ?:? ?{A}',
    '(?:versión|traducción) (?:en|al) {A}',
    'traducid[oa]s? al {A}',
  ],
});
