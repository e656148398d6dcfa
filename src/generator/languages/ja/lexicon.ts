import { colorsOf } from '../colorsOf';
import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { pageRules } from './pages';
import { siteLanguages } from './siteLanguages';

const spelling = { folds: false, elisions: new Set<string>() };
const { words, set, table } = wordTools(spelling);

const days =
  '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月曜 火曜 水曜 木曜 金曜 土曜 日曜 平日 土日 祝日 土日祝 土日祝日 毎日 週末 年中無休';
const sectionNouns = 'セクション ページ 欄 コーナー 一覧 画面 フォーム';
const lists =
  'を販売 を提供 を扱 を取り扱 を取扱 をお届け を作 を製造 を出す を出し を教え を行な を行っ を行い を行う に対応 を焼 を用意 をご用意 を揃え を売 を承 を担当 が楽しめる が楽しめます が自慢 がある があります が並ぶ が食べられる が飲める の販売 の専門店 のある などを などの など を専門 を開催 を栽培 を育て を紹介 について書 が中心 がメイン を中心 を撮影 を開発';
const refusals =
  'なし なしで は不要 不要 は不要です はいりません はいらない は要らない は要りません を入れない は入れない は入れないで は載せない は必要ありません は必要ない 抜き 抜きで はなし';
const names =
  'という名前の という名の という店名の という屋号の という名称の という と申します といいます と言います';
const about = (nouns: string): string[] =>
  words(nouns).flatMap((noun) => [noun, ...words(sectionNouns).map((part) => `${noun}${part}`)]);

/** The commonest family names; behind one of them a given name may stand before "の" without "さん". */
const FAMILIES =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|松本|井上|木村|斎藤|斉藤|清水|山崎|池田|橋本|阿部|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|金子|藤原|岡本|三浦|中川|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|横山|高木|安藤|宮本|大野|小島|工藤|谷口|今井|高田|丸山|増田|杉山|村田|大塚|新井|小山|平野|河野|藤本|野口|武田|松井|岩崎|菅原|木下|久保|佐野|野村|松尾|市川|菊地|杉本|古川|大西|島田|水野|桜井|高野|吉川|山内|西田|菊池|北村|五十嵐';
const NAME = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]`;
const owners = new RegExp(
  String.raw`(?<![\p{Script=Han}\p{Script=Katakana}])(?:([\p{Script=Han}々]{1,5}|\p{Script=Katakana}{2,6})(?:さん|ちゃん|先生|氏)|((?:${FAMILIES})(?!${NAME}{5,}の)(?![県市区町村駅通])[\p{Script=Han}々]{1,3}|(?:${FAMILIES})(?!から|まで|だけ|など|なら)[\p{Script=Hiragana}\p{Script=Katakana}]{2,3}(?<!の|は|が|を|に|で|と)))の`,
  'u',
);

export const lexicon: Lexicon = {
  ...english,
  spelling,
  caseless: true,
  namesBefore: words(names),
  placesBefore: set('で に の にある での'),
  placeEndings: /^[\p{Script=Han}々ヶケぁ-ゖ]{1,6}(?:市|区|町|村|県|駅|駅前|島|温泉|商店街)$/u,
  offeringsBefore: words(lists),
  clauseStarts: set(`は が で に には では も ${names} サイト ホームページ ため ために`),
  and: set('と や および 及び'),
  placeArticles: new Set(),
  articles: set('この その 私たちの うちの 私の 当店の 弊社の 当社の'),
  leadingFillers: set('主に 特に また そして'),
  pages: pageRules,
  siteLanguages,
  callings: new Set(),
  likenesses: [],
  trailingFillers: new Set(),
  innerWords: new Set(),
  priceStarts: [],
  purposeWords: new Set(),
  fromWords: new Set(),
  boundPrepositions: new Set(),
  budgetWords: set('予算'),
  subjectMarkers: set('について'),
  refusalLinks: set(`の も ${sectionNouns}`),
  backgroundWords: new Set(),
  colorLinks: set('は を に が'),
  colorSkips: set('の を'),
  addressEnds: ['電話', '営業', '定休', 'メール'],
  addressPrepositions: new Set(),
  dayNouns: set('日'),
  hoursHeads: set('は から'),
  hoursTails: set('は から と'),
  nameMarkers: words(
    '名前は 店名は 屋号は 名称は 会社名は ブランド名は サイト名は 社名は 店の名前は お店の名前は 店名 屋号 会社名 ブランド名 サイト名 社名',
  ),
  weakNameMarkers: [],
  quotationMarkers: set(
    '見出し 見出しは ボタン ボタンは 標語 標語は キャッチコピー キャッチコピーは 文言',
  ),
  owners,
  nameConnectors: new Set(),
  nameStops: set(
    'です で に を が は の という とする として へ から まで であり と申します のサイト のホームページ',
  ),
  commonWords: new Set([
    ...english.commonWords,
    ...words(
      `サイト ホームページ ウェブサイト webサイト web ページ を は が に の で と も や です ます ください お願いします 作って 作成 作りたい 作ってください ほしい 欲しい したい
      私 私たち 当店 弊社 当社 うち この その モダン シンプル おしゃれ かわいい きれい 明るい 落ち着いた 新しい 小さな 小さい 大きな 地元 会社 お店 店 事務所 デザイン
      入れて 入れる 付けて つけて 載せて 表示 必要 向け 向けの ため ための について ${days} ${sectionNouns}`,
    ),
  ]),
  abbreviations: new Set(),
  companyForms: set('株式会社 有限会社 合同会社'),
  copulas: set('は'),
  placeMarkers: words('所在地は 場所は 場所 所在地'),
  originMarkers: new Set(),
  originPrepositions: new Set(),
  beforePlaces: new Set(),
  placeQualifiers: new Set(),
  placeConnectors: new Set(),
  placeParts: new Set(),
  partJoiners: new Set(),
  bareParts: false,
  basedSuffix: '',
  notPlaces: set(
    '都市 朝市 地区 各市 下町 城下町 港町 門前町 市町村 農村 漁村 全国 日本 英語 海外 温泉 商店街 半島 無人島 駅前 駅 地域',
  ),
  knownPlaces: [
    ...words(
      `北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県
      滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県
      青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口
      徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄 札幌 函館 小樽 旭川 仙台 盛岡 水戸 宇都宮 高崎 前橋 大宮 川越 浦和 船橋 柏 横浜 川崎 鎌倉 藤沢 小田原 箱根 金沢 松本 軽井沢
      名古屋 浜松 熱海 伊豆 津 伊勢 大津 京都市 神戸 姫路 堺 倉敷 尾道 松江 出雲 高松 松山 松山市 北九州 別府 由布院 那覇 石垣島 宮古島 渋谷 新宿 池袋 銀座 上野 浅草 品川 恵比寿 代官山 中目黒 吉祥寺
      下北沢 自由が丘 表参道 原宿 六本木 神楽坂 谷中 高円寺 荻窪 三鷹 立川 八王子 町田 梅田 難波 心斎橋 天王寺 祇園 嵐山 河原町 天神 博多 みなとみらい 関内 元町 湘南 逗子 葉山`,
    ),
    ...words(
      'パリ ロンドン ニューヨーク ローマ ミラノ ベルリン ソウル 台北 シンガポール バンコク ハワイ ポルト リスボン',
    ),
  ],
  offeringMarkers: words(
    'メニューは お品書きは 商品は 取扱商品は サービスは サービス内容は コースは 料理は 作業内容は 取扱分野は メニュー お品書き 商品 サービス サービス内容 コース 取扱商品',
  ),
  weakOfferingMarkers: new Set(),
  listHeadings: set('メニュー お品書き 商品 サービス サービス内容 コース 取扱商品'),
  pairs: [],
  boundNouns: new Set(),
  listJoiners: set('と や および 及び または'),
  offeringStops: set(
    `を は が に で です ます という ください も へ から まで には では したい ため ために ${lists} ${names} メニューは 商品は サービスは のサイト のホームページ`,
  ),
  notOfferings: set(
    `サイト ホームページ ウェブサイト ページ デザイン 雰囲気 写真 画像 色 配色 情報 お客様 人 私たち 地図 営業時間 予約 フォーム ボタン ロゴ 文字 背景 スタッフ 家族 お店 店 会社 実績 電話 住所 メール テーマ ${sectionNouns}`,
  ),
  craftWords: {
    photographer: set('写真 家族'),
    software: set('予約 フォーム'),
    portfolio: set('デザイン ロゴ サイト'),
  },
  priceJoiners: set('は が の'),
  sections: {
    hero: { clear: words('ヒーロー トップ画像 メインビジュアル'), unclear: [] },
    features: { clear: about('特徴 強み 選ばれる理由'), unclear: [] },
    about: {
      clear: about(
        '私たちについて 会社概要 店舗紹介 自己紹介 プロフィール 会社案内 お店について 代表あいさつ',
      ),
      unclear: [],
    },
    offerings: {
      clear: words('メニュー表 メニューページ 商品一覧 サービス一覧 商品ページ'),
      unclear: words('メニュー 商品 サービス'),
    },
    gallery: {
      clear: about('ギャラリー フォトギャラリー 写真集 作品一覧 施工事例 写真ギャラリー'),
      unclear: [],
    },
    process: {
      clear: about('流れ ご利用の流れ 進め方 手順 お申し込みの流れ 施術の流れ'),
      unclear: [],
    },
    pricing: { clear: about('料金 料金表 価格 価格表 値段 料金プラン 費用'), unclear: [] },
    testimonials: { clear: about('お客様の声 口コミ レビュー 利用者の声 感想'), unclear: [] },
    team: {
      clear: about('スタッフ紹介 チーム紹介 メンバー紹介 講師紹介 医師紹介 チーム'),
      unclear: words('スタッフ メンバー'),
    },
    faq: { clear: about('よくある質問 faq q&a 質問コーナー よくあるご質問'), unclear: [] },
    visit: { clear: about('アクセス 地図 店舗情報 営業時間 場所案内 アクセスマップ'), unclear: [] },
    posts: { clear: about('お知らせ ブログ欄 新着情報 記事一覧 ニュース'), unclear: [] },
    events: {
      clear: about('日程 予定表 イベント情報 スケジュール 時間割 ライブ日程 イベント一覧'),
      unclear: [],
    },
    callToAction: { clear: about('メルマガ登録 ニュースレター'), unclear: [] },
    contact: {
      clear: about(
        'お問い合わせ 問い合わせ 予約フォーム 連絡先 お問い合わせフォーム 問い合わせフォーム コンタクトフォーム 申し込みフォーム 予約欄',
      ),
      unclear: [],
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set('入れて 必要 載せて 付けて つけて 表示'),
  negations: [],
  negationEnds: new Set(),
  notNeeded: words(refusals),
  colors: colorsOf(
    table(
      `黒: black, 黒色: black, ブラック: black, 白: white, 白色: white, ホワイト: white, 灰色: gray, グレー: gray, 銀色: silver, シルバー: silver, 赤: red, 赤色: red, レッド: red, 朱色: scarlet,
      えんじ色: burgundy, ワインレッド: wine, オレンジ: orange, オレンジ色: orange, 橙色: orange, 珊瑚色: coral, 桃色: pink, ピンク: pink, ピンク色: pink, テラコッタ: terracotta, 黄色: yellow, イエロー: yellow,
      金色: gold, ゴールド: gold, ベージュ: beige, クリーム色: cream, クリーム: cream, 象牙色: ivory, アイボリー: ivory, 生成り: ivory, 茶色: brown, ブラウン: brown, こげ茶: chocolate, 緑: green, 緑色: green, グリーン: green,
      深緑: forest green, 抹茶色: olive, オリーブ: olive, ミント: mint, ミントグリーン: mint green, 青緑: teal, ターコイズ: turquoise, 青: blue, 青色: blue, ブルー: blue, 紺: navy, 紺色: navy, ネイビー: navy, 藍色: indigo,
      水色: sky blue, 空色: sky blue, 紫: purple, 紫色: purple, パープル: purple, 藤色: lilac, ラベンダー: lavender, 桜色: blush pink, 墨色: charcoal`,
    ),
  ),
  ambiguousColors: set('クリーム オレンジ ミント ラベンダー オリーブ ゴールド シルバー ブラック'),
  shades: {
    濃い: 'darker',
    深い: 'darker',
    暗い: 'darker',
    薄い: 'lighter',
    淡い: 'lighter',
    明るい: 'same',
    鮮やかな: 'same',
  },
  colorNouns: table(
    '色: any, カラー: any, 配色: any, 色合い: any, トーン: any, テーマカラー: primary, メインカラー: primary, ボタン: primary, 見出し: primary, アクセント: accent, アクセントカラー: accent, 背景: background, 背景色: background, 文字: text, 文字色: text, 基調: any',
  ),
  colorRequests: set('色は 配色は 色 配色 カラー カラーは テーマカラーは'),
  dark: set('暗い ダーク ダークモード ダークテーマ ダークな'),
  light: set('明るい ライトモード ライトテーマ'),
  modeNouns: set('背景 デザイン サイト テーマ で の に を な モード 色調'),
  phoneMarkers: set('電話 電話番号 電話は 電話番号は 連絡先は tel 携帯 お電話は ご予約は'),
  addressMarkers: set('住所 所在地'),
  streetEndings: new Set(),
  streetBeginnings: new Set(),
  hoursMarkers: set('営業時間 受付時間 診療時間 開館時間 営業 開店時間'),
  hoursWords: set(`${days} 時 分 半 から まで 午前 午後 正午 は と 夜 朝 定休 定休日 休み`),
  dayWords: set(days),
};
