import { line } from '../line';
import type { LanguagePack } from '../LanguagePack';
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

/** Hindi of everyday writing; a page speaks to its visitor as आप. */
export const hi: LanguagePack = {
  direction: 'ltr',
  functionWords,
  lexicon,
  grammar,
  trades: {
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
  },
  sections,
  placeholders,
  form,
  facts,
  footer: [
    line`${'name'}, ${'place'}`,
    line`${'name'}`,
    line`${'inPlace'} ${'noun'}`,
    line`${'noun'}`,
  ],
  labels: {
    skip: 'मुख्य सामग्री पर जाएँ',
    navigation: 'पन्ने के हिस्से',
    formNotice: 'यह फ़ॉर्म अभी किसी तक नहीं पहुँचता। प्रकाशित करने से पहले इसे जोड़िए।',
    placeholderHint: 'भरना बाक़ी है',
  },
  menu: 'सूची देखें',
  pages: pageLabels,
  pictures,
  readme,
};
