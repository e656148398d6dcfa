import type { PageLabels, PageRules } from '../LanguagePack';

/** By which a prompt in Japanese speaks of pages. */
export const pageRules: PageRules = {
  one: /(?<!\d)1ページ(?:のみ|だけ|の|で|構成)|ワンページ|ランディングページ/u,
  several: /複数の?ページ|マルチページ|ページを分け|別々のページ|(?<!\d)[2-9]ページ/u,
};

/** What Japanese sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'ホーム',
  whole: (page) => `すべて見る：${page}`,
  more: (page) => `続きを読む：${page}`,
};
