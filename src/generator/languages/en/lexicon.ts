import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { circumstances } from './circumstances';
import { knownPlaces } from './knownPlaces';
import { colorWords } from './colorWords';
import { sectionWords } from './sectionWords';
import { pageRules } from './pages';
import { siteLanguages } from './siteLanguages';
import { spelling } from './spelling';

const { set, phrases } = wordTools(spelling);

const days =
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun mo tu th fr sa su weekday weekdays weekend weekends daily';
const months = 'january february march april june july august september october november december';

export const lexicon: Lexicon = {
  spelling,
  circumstances,
  ...sectionWords,
  ...colorWords,
  nounsCapitalised: false,
  adjectivesFollow: false,
  and: set('and'),
  nameFollowsTrade: false,
  chainedMarkers: false,
  finalMarkers: new Set(),
  relatives: new Set(),
  originPrepositions: set('from'),
  beforePlaces: set('in from at near serving of'),
  placeArticles: set('the'),
  partJoiners: set('of'),
  bareParts: false,
  keepsPreposition: false,
  leadingFillers: set('also some both like then of all designs'),
  pages: pageRules,
  siteLanguages,
  callings: set(
    `florist gardener builder architect dentist caterer charity nursery photographer plumber electrician hairdresser lawyer accountant therapist physiotherapist physio optician
    vet locksmith roofer landscaper illustrator designer tutor notary psychologist psychotherapist gym podcast blog app startup`,
  ),
  likenesses: phrases('like, similar to, inspired by, such as, same as'),
  trailingFillers: set('online too etc please now'),
  innerWords: new Set(),
  priceStarts: phrases(
    'from, starting at, starting from, starts at, starts from, start at, start from, by the pound, by the kilo, by the dozen, by the hour, by the slice, by the metre, by the yard, per pound, prices from, as low as',
  ),
  purposeWords: set('for'),
  fromWords: set('from'),
  boundPrepositions: set('on in'),
  budgetWords: set('budget under'),
  subjectMarkers: set('about'),
  addressEnds: ['and', 'with', 'phone', 'open', 'call', 'e-?mail'],
  addressPrepositions: set('in'),
  streetsInLowerCase: false,
  dayNouns: set('day'),
  hoursHeads: set('from on to the and'),
  hoursTails: set('and to the all by on from a night'),
  nameMarkers: phrases(
    'called, named, titled, name is, name’s, name of, brand name, business name, company name, known as, branded as, under the name, by the name of, brand called, trading as, entitled, name',
  ),
  weakNameMarkers: phrases(
    'for, we are, we’re, i am, i’m, my name is, this is, meet, our company, our studio, our brand, the company, the brand, brand, company, studio, business, firm, agency, about, by, at, of, welcome to',
  ),
  quotationMarkers: set(
    'tagline slogan motto headline heading button buttons says saying say reads text quote labelled labeled label section sections link subtitle cta message word words',
  ),
  nameConnectors: set(
    'and of the de la le les du des do da dos das del di van von der den y e et und n on for',
  ),
  nameStops: set(
    'in with for that which who where based located at from selling sells offering offers specializing specialising it we i they he she using use make please website site webpage homepage page landing is are was has have having need needs want wants plus include including and/or featuring serving to by about as on near our my',
  ),
  commonWords: set(
    `a an the this that these those create build make design generate develop write give show add include please i we you they he she it
    my our your their website websites site sites webpage page pages homepage landing web online blog portfolio store shop ecommerce e-commerce
    modern vibrant elegant simple clean minimal minimalist minimalistic beautiful professional responsive creative stylish sleek dark light bold
    new one single small local business company brand startup agency app platform template layout section sections hero features feature pricing
    contact about menu gallery team faq testimonials reviews services products hours home need want looking help can could would should let
    with without for and or in on at from to of by as is are be no not use using color colors colour colours green red blue yellow black white
    purple orange pink brown grey gray gold silver cream navy teal beige seo html css javascript react tailwind bootstrap vuetify wordpress shopify
    wix squarespace instagram facebook google youtube tiktok whatsapp linkedin twitter pinterest etsy airbnb ai ui ux cta rsvp usa uk eu nyc pdf api
    ceo diy bbq b2b b2c ngo llc it tv dj mobile desktop tablet english spanish french german italian portuguese japanese chinese christmas easter
    halloween kids women men children families students beginners freelancers photographers professionals everyone people customers clients
    ${days} ${months} may care subject re fwd regards reserve reservation reservations task brief prompt greetings note example something personal fresh handmade homemade best top great nice cool open
    email e-mail phone tel call address opening yes hi hello hey dear thanks thank`,
  ),
  articles: set('a an the our my your their his her its some this that'),
  abbreviations: set('dr st mr mrs ms jr sr inc co ltd no bros mt ft prof vs'),
  companyForms: set('inc llc ltd gmbh co plc lda sa srl'),
  copulas: set('is are'),
  placeMarkers: phrases(
    'based in, located in, situated in, living in, lives in, in, serving, servicing, covering, we cover, serving all of, servicing all of, covering all of, all of, all over, across, throughout, delivering across, delivering to',
  ),
  originMarkers: set(
    'am are is we i’m we’re company business team studio artist freelancer brand website site portfolio based',
  ),
  placeQualifiers: set(
    'downtown central north south east west northern southern eastern western upstate old greater inner midtown uptown',
  ),
  placeConnectors: set('de da do del di la le las los du des sur upon am an der of and the on in'),
  placeParts: set(
    'heart center centre middle suburbs outskirts north south east west hills mountains city town village area region old',
  ),
  basedSuffix: '-based',
  notPlaces: set(
    `english spanish french german italian portuguese japanese chinese dutch react tailwind bootstrap vuetify html css wordpress markdown dark light
    ${days} ${months} may spring summer autumn fall winter green red blue white black gold navy teal pink purple orange cream sage mint lavender
    general person stock town style mode bold minimalist modern vibrant elegant helvetica georgia arial serif sans google instagram facebook shopify
    fashion tech technology finance business design marketing christmas i we my our the this that seo excel photoshop figma python javascript`,
  ),
  knownPlaces,
  offeringMarkers: phrases(
    `selling, sells, sell, we sell, i sell, that sells, offering, offers, offer, we offer, i offer, provide, provides, providing, specializing in, specialising in,
    specializes in, specialises in, specialized in, specialised in, specialize in, specialise in, serving, serves, serve, services, services include, services are,
    services like, services such as, our services, products, products include, products like, products such as, menu, menu items, menu includes, the menu has, on the menu,
    including, includes, such as, featuring, features, we make, i make, makes, making, bakes, we bake, baking, teaching, teaches, i teach, we teach, classes in, lessons in,
    courses in, courses on, workshops in, classes include, with, writing about, blog about, about, we do, i do, treatments, she does, he does, they do, she makes, he makes, they make, i bake, i sell, i teach, we repair, repairing, repairs,
    who does, that does, who sells, who makes, that makes, who offers, that offers, made from, known for, who bakes, that bakes, that serves, who teaches, has, have, we have, that has`,
  ),
  weakOfferingMarkers: set('with include includes including featuring features has have about'),
  listHeadings: set('menu services products treatments'),
  pairs: phrases(
    'fish and chips, mac and cheese, bed and breakfast, cut and color, cut and colour, wash and fold, bacon and eggs, rock and roll, r and b, drum and bass, arts and crafts, heating and cooling, wills and trusts, mergers and acquisitions, wash and cut, search and rescue, food and drink, food and wine, gin and tonic',
  ),
  boundNouns: set('demand site oil wood clay watercolor watercolour person home'),
  listJoiners: set('and plus or'),
  offeringStops: set(
    'in with for that which who where at from using use called named via by on it we they i you is are be will should can please but because so while when make create add include without no not its want need needs wants would like',
  ),
  notOfferings: set(
    `guests seats closed website websites site sites page pages homepage design designs look looks style styles styling feel vibe vibes theme themes layout layouts typography font fonts color colors colour colours
    palette tones background backgrounds animation animations image images photo photos picture pictures icon icons button buttons navigation navbar header footer
    section sections form forms map maps hours link links logo banner hero everything anything something more stuff things thing information info details detail text texts headline headings
    social media instagram facebook newsletter signup subscribe mobile desktop seo accents accent mood atmosphere customers clients people visitors users years experience
    team staff owner family space white-space whitespace whitespaces passion love quality story kind lots me you us them it this that these those clean modern elegant minimal simple
    bold dark light vibrant colorful colourful rustic warm cozy cosy playful professional friendly luxurious responsive scrolling transitions effects parallax focus husband wife daughter son brother sister friend friends headlines whitespace touch budget welcome fast cheap reliable honest affordable trusted experienced local certified licensed insured quick dependable efficient qualified skilled talented delicious`,
  ),
  craftWords: {
    salon: set('color colors colour colours styling'),
    photographer: set('photos pictures images families family people'),
    portfolio: set(
      'websites website pages design designs logo logos animation animations icons layout typography',
    ),
    artist: set('maps pictures images animation animations pages'),
    architect: set('design designs schools offices restaurants shops homes'),
    lawyer: set('family'),
    gardener: set('design'),
    software: set('websites website forms maps images photos'),
    wedding: set('family'),
    shop: set('photos pictures maps icons buttons'),
  },
  priceJoiners: set(
    'for at from costs cost is are starting only just are starting starts start only just charge charges charging rate rates price prices fee fees pay',
  ),
  phoneMarkers: set('phone tel telephone call mobile whatsapp ring cell us at number'),
  addressMarkers: set('address'),
  streetEndings: set(
    'street st road rd avenue ave lane ln drive dr square sq boulevard blvd way court ct place pl row terrace quay highway hwy close crescent parade mews walk',
  ),
  streetBeginnings: set(
    'rua rue via calle avenida av avenue plaza praça praca piazza largo travessa viale corso strada rambla carrer paseo platz',
  ),
  hoursMarkers: set('open opens hours times'),
  hoursWords: set(
    `${days} and to through until till from every day days each except closed on am pm noon midnight the a.m p.m to-fri hours morning evening mornings evenings year-round round all by appointment h o’clock public holidays night`,
  ),
  dayWords: set(days),
};
