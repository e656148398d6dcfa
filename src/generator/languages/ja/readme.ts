import type { ReadmeWords } from '../ReadmeWords';

export const readme: ReadmeWords = {
  kinds: {
    name: '名前',
    price: '価格',
    phone: '電話番号',
    email: 'メールアドレス',
    address: '住所',
    hours: '営業時間',
    person: '人の名前',
    review: '実際の感想',
    date: '日付',
    text: 'ご自身の言葉',
  },
  needs: (id, value, kind) => `[ ] ${id}: 「${value}」に${kind}が必要です`,
  formWithoutReceiver: [
    '[ ] お問い合わせのフォームには送り先がありません。index.html の <form> の method="dialog" を',
    '    action="mailto:メールアドレス" method="post" enctype="text/plain"、またはフォームサービスの',
    '    アドレスに変え（Content-Security-Policy の行の form-action にも加え）、下の注意書きを消してください。',
  ],
  withoutAddress: [
    '[ ] 検索エンジンにはサイトのアドレスが必要です。サイト作成画面で入力して書き出し直すか、',
    '    sitemap.xml、robots.txt、各ページ（*.html）の head にある https://www.example.com/ を書き換えてください。',
  ],
  sourceSheet: (file) =>
    `${file} は styles.css の元です。Tailwind のクラスを増やしたら、ここで実行してください。`,
  wholeSheet: (framework, file) =>
    `${framework} のほかの部分も使うときは、${file} を styles.css の前に読み込んでください。`,
  fontFiles: (names) => `  fonts/       書体（${names}）。`,
  fontLicence: (names) => `  fonts/ には ${names} が含まれています（SIL Open Font License 1.1）。`,
  text: ({ title, underline, todo, more, framework, licence, ...fonts }) => `${title}
${underline}

開く
  ZIP を展開し、index.html をブラウザーで開いてください。インターネットもスクリプトも使いません。

直す
  *.html       すべての文章。1 ページが 1 ファイルで、それぞれ data-text="名前" の付いた要素の中にあります。
  styles.css   見た目のすべて。色と大きさは、はじめの --site-... の行にあります。
${fonts.fontFiles}  images/      SVG の絵と、選んだ場合は PNG の主な画像。
               同じ名前の写真に置き換えるか、
               index.html の <img> の src と alt を書き換えてください。
  site.json    このサイトの全内容。サイト作成画面で再び開くために使います。

${more}

残っていること
  ご本人だけが知っている内容は省かれています。空いたところは、どのページにも出ません。
  同じ一覧のあるサイト作成画面で書き入れ、もう一度書き出してください。

${todo.length > 0 ? todo.join('\n') : 'ありません。空いているところは残っていません。'}

公開する
  フォルダーをウェブサーバーに置きます。必要なのは各ページ、styles.css、${fonts.folders.join('、')}、
  sitemap.xml、robots.txt です。

ライセンス
  styles.css には ${framework} の一部が含まれています（${licence}）。
${fonts.fontLicence}  条文は LICENSES.txt にあります。文章、ページ、絵は自由に使い、変えることができます。
`,
};
