import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in Italian asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: 'inglese',
    es: 'spagnolo',
    fr: 'francese',
    de: 'tedesco',
    pt: 'portoghese',
    it: 'italiano',
    ar: 'arabo',
    ja: 'giapponese',
    hi: 'hindi',
  },
  joiner: '(?:[,/+&|–-]|ed?)(?: in)?',
  site: 'sito(?: web)?|pagine|pagina|testi|contenuti|scritt[oaie]|lingu[ae] del sito',
  asked: [
    '{S}(?: in|:) {A}{J}{B}',
    'bilingue[,:]? ?[(]?(?:in )?{A}{J}{B}',
    '{START}in {A}{J}{B}{END}',
    '{S}(?: in|:) {A}',
    '{START}in {A}{END}',
  ],
  also: [
    'anche in {A}',
    'seconda lingua ?:? ?{A}',
    '(?:versione|traduzione) (?:in )?{A}',
    'tradott[oaie] in {A}',
  ],
});
