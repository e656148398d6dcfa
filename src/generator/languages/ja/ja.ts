import { line } from '../line';
import type { LanguagePack, Lexicon, TradeWords } from '../LanguagePack';
import { cutter } from './cutter';
import { functionWords } from './functionWords';
import { grammar } from './grammar';
import { lexicon } from './lexicon';
import { pageLabels } from './pages';
import { pictures } from './pictures';
import { readme } from './readme';
import { facts, form, placeholders, sections } from './sections';
import { architect } from './trades/architect';
import { artist } from './trades/artist';
import { bakery } from './trades/bakery';
import { bar } from './trades/bar';
import { blog } from './trades/blog';
import { builder } from './trades/builder';
import { cafe } from './trades/cafe';
import { caterer } from './trades/caterer';
import { planner } from './trades/planner';
import { iceCream } from './trades/iceCream';
import { clinic } from './trades/clinic';
import { dentist } from './trades/dentist';
import { event } from './trades/event';
import { farm } from './trades/farm';
import { fashion } from './trades/fashion';
import { fitness } from './trades/fitness';
import { florist } from './trades/florist';
import { garage } from './trades/garage';
import { gardener } from './trades/gardener';
import { general } from './trades/general';
import { homeServices } from './trades/homeServices';
import { hotel } from './trades/hotel';
import { lawyer } from './trades/lawyer';
import { musician } from './trades/musician';
import { nonprofit } from './trades/nonprofit';
import { nursery } from './trades/nursery';
import { personal } from './trades/personal';
import { petCare } from './trades/petCare';
import { photographer } from './trades/photographer';
import { portfolio } from './trades/portfolio';
import { professional } from './trades/professional';
import { realEstate } from './trades/realEstate';
import { restaurant } from './trades/restaurant';
import { salon } from './trades/salon';
import { shop } from './trades/shop';
import { software } from './trades/software';
import { spa } from './trades/spa';
import { travel } from './trades/travel';
import { tutor } from './trades/tutor';
import { wedding } from './trades/wedding';
import { yoga } from './trades/yoga';

const trades = {
  bakery,
  cafe,
  restaurant,
  salon,
  florist,
  homeServices,
  clinic,
  fitness,
  photographer,
  professional,
  shop,
  hotel,
  software,
  nonprofit,
  musician,
  event,
  wedding,
  blog,
  portfolio,
  tutor,
  personal,
  realEstate,
  garage,
  petCare,
  bar,
  caterer,
  planner,
  iceCream,
  dentist,
  spa,
  yoga,
  lawyer,
  gardener,
  builder,
  architect,
  travel,
  nursery,
  fashion,
  farm,
  artist,
  general,
} satisfies LanguagePack['trades'];

/** Things often sold whose names are in hiragana, so that a particle beside them is seen. */
const EVERYDAY =
  'おにぎり おでん うどん そば すし おもちゃ おせち おはぎ だんご りんご みかん ぶどう もも いちご はちみつ きのこ たけのこ しいたけ おかず おそうざい さつまいも しおり のれん うつわ かばん くつ ぬいぐるみ お茶 お菓子 お花 お酒 お米'.split(
    ' ',
  );

/** Every word that the pack knows: what a run of Japanese is parted by. */
function dictionary(): Set<string> {
  const found = new Set<string>(EVERYDAY);
  const add = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (Array.isArray(value) || value instanceof Set) for (const one of value) add(one);
    else if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
      for (const [key, one] of Object.entries(value)) {
        found.add(key);
        add(one);
      }
    }
  };
  add(lexicon satisfies Lexicon);
  for (const { senses, hints } of Object.values<TradeWords>(trades)) {
    add(hints);
    for (const sense of senses) add(sense.words);
  }
  return new Set(
    [...found]
      .filter((word) => /[\p{Script=Han}\u3041-\u30FF]/u.test(word) && !/[\s&]/.test(word))
      .map((word) => word.toLowerCase()),
  );
}

/** Japanese in the polite form (です・ます); a page speaks to its visitor as a shop does. */
export const ja: LanguagePack = {
  direction: 'ltr',
  functionWords,
  lexicon: { ...lexicon, cut: cutter(dictionary) },
  grammar,
  trades,
  sections,
  placeholders,
  form,
  facts,
  footer: [
    line`${'name'}（${'place'}）`,
    line`${'name'}`,
    line`${'place'}の${'noun'}`,
    line`${'noun'}`,
  ],
  labels: {
    skip: '本文へ移動',
    navigation: 'ページ内の項目',
    formNotice: 'このフォームにはまだ送り先がありません。公開する前に設定してください。',
    placeholderHint: '記入してください',
  },
  menu: 'メニュー',
  pages: pageLabels,
  pictures,
  readme,
};
