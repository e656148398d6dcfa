import { line } from '../line';
import type { LanguagePack, TradeWords } from '../LanguagePack';
import { spoken } from '../spoken';
import { functionWords } from './functionWords';
import { grammar } from './grammar';
import { lexicon } from './lexicon';
import { pageLabels } from './pages';
import { pictures } from './pictures';
import { readme } from './readme';
import { facts, form, placeholders, sections } from './sections';
import { attached, spelling } from './spelling';
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

/** Every single word that the pack knows. */
function known(): Set<string> {
  const { sections: kinds, colors, knownPlaces, offeringMarkers, nameMarkers } = lexicon;
  const written = [
    ...Object.values<TradeWords>(trades).flatMap(({ senses, hints }) => [
      ...hints,
      ...senses.flatMap(({ words }) => words),
    ]),
    ...Object.values(kinds).flatMap(({ clear, unclear }) => [...clear, ...unclear]),
    ...Object.keys(colors),
    ...offeringMarkers,
    ...nameMarkers,
    ...lexicon.commonWords,
    ...lexicon.nameStops,
    ...lexicon.offeringStops,
    ...knownPlaces.filter((place) => /^\p{Script=Arabic}/u.test(place)),
    'وردة ورود ورق وسائد وسادة وشاح وحدة وصفة وليمة وديعة واحة وادي ولائم وصفات واتساب وحدات وثائق وظائف وقت وشم لحوم لحم لوحات لوز لبن لبنة بيض بطاطس باذنجان بصل بخور برغل بهارات بروتين بطاقات بناطيل بلوزات بدلات بورسلان',
  ];
  return new Set(
    written
      .flatMap((phrase) => phrase.split(' '))
      .flatMap((word) => (word.length > 1 ? [spoken(word, spelling)] : [])),
  );
}

/** Modern Standard Arabic; a page speaks to one visitor. */
export const ar: LanguagePack = {
  direction: 'rtl',
  functionWords,
  lexicon: { ...lexicon, cut: attached(known) },
  grammar,
  trades,
  sections,
  placeholders,
  form,
  facts,
  footer: [
    line`${'name'}، ${'place'}`,
    line`${'name'}`,
    line`${'noun'} ${'inPlace'}`,
    line`${'noun'}`,
  ],
  labels: {
    skip: 'انتقل إلى المحتوى',
    navigation: 'أقسام الصفحة',
    formNotice: 'هذا النموذج لا يصل إلى أحد بعد. اربطه قبل نشر الموقع.',
    placeholderHint: 'يُكمله صاحب الموقع',
  },
  menu: 'الأقسام',
  pages: pageLabels,
  pictures,
  readme,
};
