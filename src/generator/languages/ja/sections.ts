import { line } from '../line';
import { entries } from '../tradeSketch';
import type { FormWords, LanguagePack, Placeholders } from '../LanguagePack';

/** What a section says where neither the trade nor its room has words for it. */
export const sections: LanguagePack['sections'] = {
  hero: { nav: 'ホーム', heading: ['ようこそ'], intro: [], items: [] },
  features: {
    nav: 'はじめに',
    heading: [line`「${'name'}」をご利用の前に`, 'ご利用の前に'],
    intro: [],
    items: [],
  },
  about: {
    nav: '私たちについて',
    heading: [line`「${'name'}」について`, '私たちについて'],
    intro: [
      line`${'place'}の${'noun'}です。働いている人と、始まりの話をここに記します。`,
      line`${'noun'}として、どのように仕事をしているかをここに記します。`,
      'どのような人が、どのように仕事をしているかをここに記します。',
    ],
    items: [],
  },
  offerings: {
    nav: '内容',
    heading: [line`「${'name'}」の内容`, 'ご案内できる内容'],
    intro: ['主なものを並べています。'],
    items: [],
  },
  gallery: {
    nav: '写真',
    heading: [line`写真で見る「${'name'}」`, '写真で見る'],
    intro: [line`${'noun'}の様子です。お越しの前にご覧ください。`, 'お越しの前にご覧ください。'],
    items: [],
  },
  process: {
    nav: '進め方',
    heading: ['進め方'],
    intro: [],
    items: entries([
      ['ご連絡をいただく', '考えていることを数行でお書きください。'],
      ['お返事する', 'わからないことがあれば、始める前にお尋ねします。'],
      ['約束する', '次に何をするか、いくらかかるかを互いに確かめます。'],
    ]),
  },
  pricing: {
    nav: '料金',
    heading: ['料金'],
    intro: ['金額は前もってお確かめください。'],
    items: [],
  },
  testimonials: {
    nav: 'お客様の声',
    heading: [line`「${'name'}」へのお客様の声`, 'お客様の声'],
    intro: ['いただいた言葉をそのまま載せます。'],
    items: [],
  },
  team: {
    nav: 'スタッフ',
    heading: [line`「${'name'}」の人たち`, '働いている人たち'],
    intro: ['名前と役割の紹介です。'],
    items: [],
  },
  faq: {
    nav: 'よくある質問',
    heading: ['よくある質問'],
    intro: [],
    items: entries([
      [
        'どのように連絡すればよいですか。',
        'このページのフォームに、お返事の届く宛先をお書きください。',
      ],
      ['何を書けばよいですか。', '必要なことと、いつまでにかをお書きください。'],
      ['尋ねるだけでも構いませんか。', 'はい。お尋ねいただいても、お約束にはなりません。'],
    ]),
  },
  visit: {
    nav: 'アクセス',
    heading: [line`${'place'}の「${'name'}」へ`, '場所と時間'],
    intro: [line`${'noun'}までの道と、開いている時間です。`, '場所と開いている時間です。'],
    items: [],
  },
  posts: {
    nav: '記事',
    heading: [line`「${'name'}」の記事`, '新しい記事'],
    intro: ['新しいものから順に並びます。'],
    items: [],
  },
  events: {
    nav: '日程',
    heading: ['これからの日程'],
    intro: ['決まりしだい、ここに書き足します。'],
    items: [],
  },
  callToAction: {
    nav: '次の一歩',
    heading: [line`「${'name'}」に話してみる`, 'まずはお話しください'],
    intro: ['必要なことを数行でお書きください。読んでからお返事します。'],
    items: [],
  },
  contact: {
    nav: 'お問い合わせ',
    heading: [line`「${'name'}」へのお問い合わせ`, 'お問い合わせ'],
    intro: ['お名前とメールアドレス、ご質問をお書きください。'],
    items: [],
  },
};

export const placeholders: Placeholders = {
  name: '名前や屋号を追加',
  price: '価格を追加',
  amount: '金額を追加',
  phone: '電話番号を追加',
  email: 'メールアドレスを追加',
  address: '住所を追加',
  hours: '営業時間を追加',
  person: ['一人目の名前を追加', '二人目の名前を追加', '三人目の名前を追加'],
  personBody: '役割と、その人についての一文を追加',
  review: [
    '一人目のお客様の名前を追加',
    '二人目のお客様の名前を追加',
    '三人目のお客様の名前を追加',
  ],
  reviewBody: 'このお客様の感想を追加',
  post: ['最新の記事の題を追加', '二つ目の記事の題を追加', '三つ目の記事の題を追加'],
  postBody: '記事の最初の一文を追加',
  event: ['次の予定を追加', '二つ目の予定を追加', '三つ目の予定を追加'],
  eventBody: '何が、どこであるかを追加',
  date: '日時を追加',
  offeringBody: '説明の一文を追加',
  picture: ['一枚目の説明を追加', '二枚目の説明を追加', '三枚目の説明を追加'],
  story: 'どんな人が、どのように始めたのか。ご自身の言葉で二、三文を追加してください。',
};

export const form: FormWords = {
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  date: 'ご希望の日',
  message: 'ご用件',
};

export const facts: LanguagePack['facts'] = {
  address: '住所',
  hours: '営業時間',
  phone: '電話',
  email: 'メール',
  story: '私たちの言葉で',
};
