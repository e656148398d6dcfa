import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in English asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: 'english',
    es: 'spanish|castilian',
    fr: 'french',
    de: 'german',
    pt: 'portuguese',
    it: 'italian',
    ar: 'arabic',
    ja: 'japanese',
    hi: 'hindi',
  },
  joiner: '(?:[,/+&|–-]|and|plus|as well as)(?: in)?',
  site: '(?:web ?)?sites?|(?:web ?)?pages?|texts?|content|written|site languages?',
  asked: [
    '{S}(?: (?:is|are|should be|must be|to be))?(?: in|:)(?: both)? {A}{J}{B}',
    'bilingual[,:]? ?[(]?(?:in )?{A}{J}{B}',
    '{A}{J}{B}(?: bilingual)? (?:web ?site|site|versions?)',
    '{START}(?:and )?in (?:both )?{A}{J}{B}{END}',
    '{S}(?: (?:is|are|should be|must be|to be))?(?: in|:) {A}',
    '(?:an?|my|our) {A}(?:-language)? (?:web ?site|site)',
    '{START}in {A}{END}',
  ],
  also: [
    'also in {A}',
    'second language ?:? ?{A}',
    '(?:translated|translation) (?:in|into|to) {A}',
    '(?:with )?an? {A} (?:version|translation)',
  ],
});
