import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in Hindi asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: 'अंग्रेज़ी|अंग्रेज\u093Cी|अंग्रेजी|इंग्लिश',
    es: 'स्पेनिश',
    fr: 'फ़्रेंच|फ्रेंच|फ्रांसीसी',
    de: 'जर्मन',
    pt: 'पुर्तगाली',
    it: 'इतालवी|इटैलियन',
    ar: 'अरबी',
    ja: 'जापानी',
    hi: 'हिंदी|हिन्दी',
  },
  joiner: '[,/&]|और|व',
  site: 'वेबसाइट|साइट|पेज',
  asked: ['{A}{J}{B} (?:दोनों )?(?:में|भाषाओं में)', '{A}{J}{B} {S}', '{S} {A} में', '{A} (?:भाषा )?में {S}'],
  also: ['{A} में भी'],
});
