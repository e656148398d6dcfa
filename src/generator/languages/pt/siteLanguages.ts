import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in Portuguese asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: 'ingl[eê]s',
    es: 'espanhol|castelhano',
    fr: 'franc[eê]s',
    de: 'alem[aã]o',
    pt: 'portugu[eê]s',
    it: 'italiano',
    ar: '[aá]rabe',
    ja: 'japon[eê]s',
    hi: 'hindi',
  },
  joiner: '(?:[,/+&|–-]|e)(?: em)?',
  site: '(?:site|sítio|página)(?: web)?|páginas|textos?|conteúdo|escrit[oa]s?|(?:idiomas?|línguas?) d[oe] site',
  asked: [
    '{S}(?: em|:) {A}{J}{B}',
    'bilingue[,:]? ?[(]?(?:em )?{A}{J}{B}',
    'bilíngue[,:]? ?[(]?(?:em )?{A}{J}{B}',
    '{START}em {A}{J}{B}{END}',
    '{S}(?: em|:) {A}',
    '{START}em {A}{END}',
  ],
  also: [
    'também em {A}',
    'segund[oa] (?:idioma|língua) ?:? ?{A}',
    '(?:versão|tradução) (?:em|para) {A}',
    'traduzid[oa]s? para {A}',
  ],
});
