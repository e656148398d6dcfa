import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in German asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: 'englisch(?:e[nrs]?)?',
    es: 'spanisch(?:e[nrs]?)?',
    fr: 'französisch(?:e[nrs]?)?',
    de: 'deutsch(?:e[nrs]?)?',
    pt: 'portugiesisch(?:e[nrs]?)?',
    it: 'italienisch(?:e[nrs]?)?',
    ar: 'arabisch(?:e[nrs]?)?',
    ja: 'japanisch(?:e[nrs]?)?',
    hi: 'hindi',
  },
  joiner: '(?:[,/+&|–-]|und)(?: auf)?',
  site: 'website|webseite|seiten?|homepage|texte?|inhalte?|geschrieben|sprachen? der (?:website|webseite|seite)',
  asked: [
    '{S}(?: auf| in|:) {A}{J}{B}',
    'zweisprachig(?:e[nrs]?)?[,:]? ?[(]?(?:(?:auf|in) )?{A}{J}{B}',
    '{A}{J}{B} (?:website|webseite|homepage)',
    '{START}auf {A}{J}{B}{END}',
    '{S}(?: auf| in|:) {A}',
    '(?:eine|meine|unsere) {A} (?:website|webseite|homepage)',
    '{START}auf {A}{END}',
  ],
  also: [
    'auch auf {A}',
    '(?:zweite sprache|zweitsprache) ?:? ?{A}',
    'mit {A} (?:version|fassung|übersetzung)',
    'übersetzt ins {A}',
  ],
});
