import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { knownPlaces } from './knownPlaces';

const spelling = { folds: false, elisions: new Set<string>() };
const { set, phrases } = wordTools(spelling);

const days =
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun weekday weekdays weekend weekends daily';
const months = 'january february march april june july august september october november december';
const sectionNouns =
  'section sections page pages form forms block area tab list grid widget slider carousel map gallery';

export const lexicon: Lexicon = {
  spelling,
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
  leadingFillers: set('also some both like then of all'),
  purposeWords: set('for'),
  fromWords: set('from'),
  boundPrepositions: set('on in'),
  budgetWords: set('budget under'),
  subjectMarkers: set('about'),
  refusalLinks: set('nor any'),
  backgroundWords: set('on'),
  colorLinks: set('is in be'),
  colorSkips: set('as for the'),
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
    'for, we are, we’re, i am, i’m, my name is, this is, meet, our company, our studio, our brand, the company, the brand, brand, company, studio, about, by, at, of, welcome to',
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
    ${days} ${months} may example something personal fresh handmade homemade best top great nice cool open
    email e-mail phone tel call address opening yes hi hello hey dear thanks thank`,
  ),
  articles: set('a an the our my your their his her its some this that'),
  abbreviations: set('dr st mr mrs ms jr sr inc co ltd no bros mt ft prof vs'),
  companyForms: set('inc llc ltd gmbh co plc lda sa srl'),
  copulas: set('is are'),
  placeMarkers: phrases(
    'based in, located in, situated in, living in, lives in, in, serving, across, throughout',
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
    courses in, courses on, workshops in, classes include, with, writing about, blog about, about, we do, i do, treatments, we repair, repairing, repairs,
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
    `website websites site sites page pages homepage design designs look looks style styles styling feel vibe vibes theme themes layout layouts typography font fonts color colors colour colours
    palette tones background backgrounds animation animations image images photo photos picture pictures icon icons button buttons navigation navbar header footer
    section sections form forms map maps hours link links logo banner hero everything anything something more stuff things thing information info details detail text texts headline headings
    social media instagram facebook newsletter signup subscribe mobile desktop seo accents accent mood atmosphere customers clients people visitors users years experience
    team staff owner family space white-space whitespace whitespaces passion love care quality story kind lots me you us them it this that these those clean modern elegant minimal simple
    bold dark light vibrant colorful colourful rustic warm cozy cosy playful professional friendly luxurious responsive scrolling transitions effects parallax focus husband wife daughter son brother sister friend friends headlines whitespace touch budget`,
  ),
  craftWords: {
    salon: set('color colors colour colours styling'),
    photographer: set('photos pictures images families family people'),
    portfolio: set(
      'websites website pages design designs logo logos animation animations icons layout typography',
    ),
    software: set('websites website forms maps images photos'),
    wedding: set('family'),
    shop: set('photos pictures maps icons buttons'),
  },
  priceJoiners: set('for at from costs cost is are starting only just'),
  sections: {
    hero: {
      clear: phrases('hero, hero section, hero banner, hero image'),
      unclear: phrases('banner'),
    },
    features: {
      clear: phrases(
        'features section, feature section, key features, feature list, feature grid, benefits section',
      ),
      unclear: phrases('features, benefits, highlights'),
    },
    about: {
      clear: phrases(
        'about us, about me, about page, about section, our story, my story, about the owner, bio section, company history, biography',
      ),
      unclear: phrases('about, bio, story'),
    },
    offerings: {
      clear: phrases(
        'menu section, services section, product list, product catalog, product catalogue, service list, list of services, list of products, services page, products page, class list, courses section, rooms section',
      ),
      unclear: phrases(
        'menu, menus, services, products, catalog, catalogue, shop section, collections',
      ),
    },
    gallery: {
      clear: phrases(
        'gallery, photo gallery, image gallery, picture gallery, portfolio section, portfolio gallery, galleries, slideshow, photo section, lookbook',
      ),
      unclear: phrases(
        'photos, pictures, our work, my work, recent work, portfolio, projects, images',
      ),
    },
    process: {
      clear: phrases(
        'how it works, how we work, our process, process section, step by step, step-by-step, process steps',
      ),
      unclear: phrases('process, steps'),
    },
    pricing: {
      clear: phrases(
        'pricing, price list, prices, pricing table, pricing section, pricing plans, price table, rates, fees, pricing page, membership plans, packages section',
      ),
      unclear: phrases('plans, packages, price, tickets, memberships, tariffs'),
    },
    testimonials: {
      clear: phrases(
        'testimonials, testimonial, reviews, customer reviews, client reviews, customer quotes, reviews section, client testimonials, customer testimonials',
      ),
      unclear: phrases('quotes, feedback'),
    },
    team: {
      clear: phrases(
        'meet the team, team section, our team, staff section, the team, team page, team members, meet our team',
      ),
      unclear: phrases('team, staff, instructors, trainers, stylists, doctors, speakers'),
    },
    faq: {
      clear: phrases(
        'faq, faqs, frequently asked questions, q a, faq section, questions and answers',
      ),
      unclear: phrases('questions'),
    },
    visit: {
      clear: phrases(
        'opening hours, opening times, directions, find us, how to find us, location section, google map, hours and location, location map, business hours, visit section',
      ),
      unclear: phrases('map, hours, location, locations, address, visit us'),
    },
    posts: {
      clear: phrases(
        'blog section, blog posts, latest posts, latest articles, news section, recent posts, article list, journal section',
      ),
      unclear: phrases('blog, news, articles, posts, journal, recipes section'),
    },
    events: {
      clear: phrases(
        'event calendar, events section, upcoming events, tour dates, class schedule, timetable, event list, upcoming shows, event schedule, upcoming dates',
      ),
      unclear: phrases('events, calendar, schedule, agenda, dates, shows'),
    },
    callToAction: {
      clear: phrases(
        'call to action, call-to-action, cta, newsletter, newsletter signup, newsletter sign-up, sign-up form, signup form',
      ),
      unclear: phrases('banner at the end'),
    },
    contact: {
      clear: phrases(
        'contact form, contact section, contact page, contact us, booking form, reservation form, enquiry form, inquiry form, quote form, order form, contact details, contact information, contact info, appointment form, rsvp form, online booking, booking section, get in touch, contact me',
      ),
      unclear: phrases('contact, contacts, booking, reservations, bookings, rsvp, appointments'),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set(
    'with include includes including add adding need needs want wants show shows showing plus have has having featuring sections pages and also section page contain contains containing',
  ),
  negations: phrases(
    'no, without, don’t include, don’t want, don’t need, don’t add, don’t show, do not include, do not want, do not need, do not add, do not show, skip, leave out, exclude, excluding, remove, not need, omit, hide, drop, minus, except, not any, dont need, dont want, dont include, never show, leave off, avoid, no need for',
  ),
  negationEnds: set(
    'but with just only instead include add including show keep want need put use make yes though however',
  ),
  notNeeded: phrases(
    'not needed, not necessary, unnecessary, not required, not wanted, isn’t needed, aren’t needed, is not needed, are not needed',
  ),
  colors: {
    black: '#111111',
    white: '#ffffff',
    gray: '#6b7280',
    grey: '#6b7280',
    slate: '#475569',
    silver: '#c0c4cc',
    red: '#dc2626',
    crimson: '#b91c3c',
    scarlet: '#d62718',
    maroon: '#7f1d1d',
    burgundy: '#6d1a36',
    wine: '#722f37',
    orange: '#ea7317',
    coral: '#f97362',
    peach: '#fcbf9b',
    terracotta: '#c2603f',
    rust: '#b1502c',
    amber: '#f59e0b',
    yellow: '#facc15',
    mustard: '#d4a017',
    gold: '#c9a227',
    golden: '#c9a227',
    beige: '#f0e6d2',
    cream: '#fdf6e3',
    ivory: '#fffdf0',
    sand: '#e6d5b8',
    tan: '#c8a47a',
    brown: '#7b4b2a',
    chocolate: '#5b3421',
    coffee: '#5c4033',
    bronze: '#a0692e',
    copper: '#b0653a',
    green: '#2e7d32',
    olive: '#6b7a2a',
    sage: '#8a9a7b',
    mint: '#98e2c6',
    emerald: '#0f8a5f',
    lime: '#84cc16',
    teal: '#0f766e',
    turquoise: '#2bbbad',
    cyan: '#0891b2',
    aqua: '#22c5d6',
    blue: '#2563eb',
    navy: '#1b2a4e',
    azure: '#2f80ed',
    indigo: '#4338ca',
    cobalt: '#1f4db8',
    purple: '#7c3aed',
    violet: '#7c3aed',
    lavender: '#b9a7e0',
    lilac: '#c3a6d8',
    plum: '#7a2f6b',
    magenta: '#c026a3',
    fuchsia: '#d026b5',
    pink: '#ec4899',
    rose: '#e0526f',
    salmon: '#f58a72',
    charcoal: '#333a42',
    anthracite: '#2f353b',
    'forest green': '#22572f',
    'navy blue': '#1b2a4e',
    'sky blue': '#38a3e8',
    'royal blue': '#2f4fc4',
    'baby blue': '#a9d3f5',
    'hot pink': '#ff3d9a',
    'rose gold': '#b76e79',
    'off-white': '#faf8f3',
    'off white': '#faf8f3',
    'olive green': '#6b7a2a',
    'sage green': '#8a9a7b',
    'mint green': '#98e2c6',
    'blood red': '#8a1010',
    'midnight blue': '#16213f',
    'ocean blue': '#1c6ea4',
    'lime green': '#65a30d',
    'emerald green': '#0f8a5f',
    'burnt orange': '#bf5700',
    'dusty rose': '#c48793',
    'blush pink': '#f4c6cb',
    blush: '#f4c6cb',
    'electric blue': '#1f6bff',
    'powder blue': '#b5d6e6',
    'earth tones': '#8b6b4a',
  },
  ambiguousColors: set(
    'cream chocolate coffee olive peach salmon rose gold silver orange lime mint lavender mustard plum coral wine amber ivory charcoal sand sage copper bronze blush golden lilac violet tan slate rust emerald',
  ),
  shades: {
    dark: 'darker',
    deep: 'darker',
    light: 'lighter',
    pale: 'lighter',
    soft: 'lighter',
    pastel: 'lighter',
    bright: 'same',
    vivid: 'same',
    warm: 'same',
    muted: 'same',
    rich: 'darker',
  },
  colorNouns: {
    color: 'any',
    colors: 'any',
    colour: 'any',
    colours: 'any',
    theme: 'any',
    palette: 'any',
    tones: 'any',
    tone: 'any',
    style: 'any',
    look: 'any',
    design: 'any',
    scheme: 'any',
    hues: 'any',
    shades: 'any',
    branding: 'any',
    vibe: 'any',
    mode: 'any',
    aesthetic: 'any',
    primary: 'primary',
    main: 'primary',
    buttons: 'primary',
    button: 'primary',
    secondary: 'secondary',
    accent: 'accent',
    accents: 'accent',
    highlights: 'accent',
    highlight: 'accent',
    details: 'accent',
    links: 'accent',
    background: 'background',
    backgrounds: 'background',
    backdrop: 'background',
    text: 'text',
    font: 'text',
    fonts: 'text',
    lettering: 'text',
    typography: 'text',
    letters: 'text',
    headings: 'primary',
  },
  colorRequests: set('color colors colour colours palette theme tones use using in scheme'),
  dark: set('dark'),
  light: set('light'),
  modeNouns: set(
    'mode theme themed background design website site look style styling colors colours palette page layout version and feel aesthetic interface',
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
