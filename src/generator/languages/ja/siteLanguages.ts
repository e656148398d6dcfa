import { siteLanguageRules } from '../siteLanguages';

/** By which a prompt in Japanese asks for the languages of its site. */
export const siteLanguages = siteLanguageRules({
  names: {
    en: '英語',
    es: 'スペイン語',
    fr: 'フランス語',
    de: 'ドイツ語',
    pt: 'ポルトガル語',
    it: 'イタリア語',
    ar: 'アラビア語',
    ja: '日本語',
    hi: 'ヒンディー語',
  },
  joiner: '[と・、,/／&＆]|および|及び',
  site: 'サイト|ページ|ホームページ',
  asked: [
    '{A}{J}{B}(?:の(?:両方|2か国語|二か国語))?(?:で|に?対応|の?バイリンガル|の?{S}|版)',
    '{A}の{S}',
    '{S}は{A}で',
  ],
  also: ['{A}(?:にも対応|でも|版も)'],
  isUnspaced: true,
});
