import { line } from '../line';
import type { LanguagePack } from '../LanguagePack';
import { grammar } from './grammar';
import { lexicon } from './lexicon';
import { functionWords } from './functionWords';
import { pageLabels } from './pages';
import { pictures } from './pictures';
import { readme } from './readme';
import { facts, form, placeholders, sections } from './sections';
import { told } from './told';
import { bakery } from './trades/bakery';
import { blog } from './trades/blog';
import { cafe } from './trades/cafe';
import { clinic } from './trades/clinic';
import { event } from './trades/event';
import { fitness } from './trades/fitness';
import { florist } from './trades/florist';
import { garage } from './trades/garage';
import { general } from './trades/general';
import { homeServices } from './trades/homeServices';
import { hotel } from './trades/hotel';
import { musician } from './trades/musician';
import { nonprofit } from './trades/nonprofit';
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
import { tutor } from './trades/tutor';
import { wedding } from './trades/wedding';
import { bar } from './trades/bar';
import { caterer } from './trades/caterer';
import { planner } from './trades/planner';
import { iceCream } from './trades/iceCream';
import { dentist } from './trades/dentist';
import { spa } from './trades/spa';
import { yoga } from './trades/yoga';
import { lawyer } from './trades/lawyer';
import { gardener } from './trades/gardener';
import { builder } from './trades/builder';
import { architect } from './trades/architect';
import { travel } from './trades/travel';
import { nursery } from './trades/nursery';
import { fashion } from './trades/fashion';
import { farm } from './trades/farm';
import { artist } from './trades/artist';

export const en: LanguagePack = {
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
  told,
  footer: [
    line`${'name'}, ${'place'}`,
    line`${'name'}`,
    line`${'noun'} in ${'place'}`,
    line`${'noun'}`,
  ],
  labels: {
    skip: 'Skip to content',
    navigation: 'Page sections',
    formNotice: 'This form has no receiver yet. Connect it before you publish the site.',
    placeholderHint: 'To be filled in',
  },
  menu: 'Menu',
  pages: pageLabels,
  pictures,
  readme,
};
