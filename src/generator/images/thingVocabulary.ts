import type { Interior, Subject } from './Scene';

/** Words of the things that trades work with or sell. */
export const thingWords = {
  baguette: 'baguette',
  croissant: 'croissant pastry pastries viennoiserie',
  cupcake: 'cupcake muffin macaron',
  pizza: 'pizza',
  coffeeMachine: 'espressomachine machine',
  plate: 'plate dish meal pasta dinner lunch food spaghetti',
  wine: 'wine champagne prosecco',
  candle: 'candle candlelight',
  vase: 'vase',
  plant: 'plant fern monstera succulent',
  lamp: 'lamp',
  bed: 'bed pillow',
  books: 'book novel textbook',
  jars: 'jar honey jam preserve spice',
  pottery: 'pottery ceramic ceramics vessel pot bowl',
  barberChair: 'barberchair',
  mirror: 'mirror',
  scissors: 'scissors comb shampoo',
  camera: 'camera lens',
  tripod: 'tripod',
  guitar: 'guitar ukulele',
  microphone: 'microphone mic singer',
  amplifier: 'amplifier amp speaker loudspeaker',
  bicycle: 'bicycle bike',
  toolbox: 'toolbox hammer',
  paint: 'paint paints',
  hangingTools: 'tool wrench spanner screwdriver',
  weights: 'weight dumbbell kettlebell barbell',
  mat: 'mat yogamat',
  microscope: 'microscope',
  medicalBag: 'stethoscope medicine bandage firstaid',
  keys: 'key',
  houseModel: '',
  parcels: 'parcel package gift box boxes present',
  clothes: 'clothes dress dresses shirt coat clothing garment',
  arch: 'arch altar',
  towels: 'towel oil',
  globe: 'globe',
  notebook: 'notebook notepad pen document contract blog journal',
  shopfront: '',
} satisfies Partial<Record<Subject, string>>;

/** Nouns of trades and their people: a place to be in, no building to look at. */
export const tradeWords: Record<Interior, string> = {
  home: 'living lounge',
  kitchen: 'kitchen cooking chef catering',
  bakery: 'bakery bakehouse patisserie baker boulangerie confectionery',
  cafe: 'cafe coffeehouse coffeeshop barista roastery teahouse',
  restaurant: 'restaurant bistro trattoria diner pizzeria brasserie dining',
  bar: 'bar pub winery brewery tavern',
  salon: 'salon barber barbershop hairdresser hairdressing hair stylist',
  florist: 'florist floristry',
  workshop:
    'workshop plumber plumbing electrician carpenter carpentry handyman joinery workbench renovation',
  clinic: 'clinic dentist dental medical pharmacy hospital physiotherapy laboratory lab doctor',
  gym: 'gym fitness crossfit workout',
  yoga: 'yoga pilates meditation',
  spa: 'spa massage wellness',
  photo: 'photographer photography photo',
  office:
    'office lawyer law accountant accounting consulting consultancy startup software coworking',
  shop: 'shop store grocery deli delicatessen',
  boutique: 'boutique fashion tailor',
  hotel: 'hotel bedroom hostel guesthouse suite inn',
  music: 'band musician music concert gig stage',
  wedding: 'wedding bridal ceremony',
  school: 'classroom school tutor tutoring lesson teacher',
  library: 'library bookshop bookstore',
  garage: 'garage mechanic',
  bikes: 'bikeshop',
  pets: 'groomer grooming vet veterinary kennel pet',
  pottery: 'potter',
  agency: 'realtor realty estate letting',
};

/** The room of things, where the prompt names none. */
export const roomOf: Partial<Record<Subject, Interior>> = {
  bread: 'kitchen',
  baguette: 'bakery',
  croissant: 'bakery',
  cupcake: 'bakery',
  cake: 'bakery',
  pizza: 'restaurant',
  plate: 'restaurant',
  wine: 'restaurant',
  candle: 'restaurant',
  cup: 'home',
  coffeeMachine: 'cafe',
  fruit: 'kitchen',
  jars: 'kitchen',
  flower: 'home',
  laptop: 'office',
  notebook: 'office',
  books: 'library',
  bed: 'hotel',
  lamp: 'hotel',
  pottery: 'pottery',
  barberChair: 'salon',
  scissors: 'salon',
  camera: 'photo',
  tripod: 'photo',
  guitar: 'music',
  microphone: 'music',
  amplifier: 'music',
  bicycle: 'bikes',
  car: 'garage',
  toolbox: 'workshop',
  paint: 'workshop',
  hangingTools: 'workshop',
  weights: 'gym',
  mat: 'yoga',
  microscope: 'clinic',
  medicalBag: 'clinic',
  keys: 'agency',
  houseModel: 'agency',
  parcels: 'shop',
  clothes: 'boutique',
  arch: 'wedding',
  towels: 'spa',
  globe: 'school',
};

/** What a noun before it only qualifies: a flower shop, a coffee counter. With a bare trade they say a room is meant. */
export const partWords: ReadonlySet<string> = new Set(
  'counter interior inside chair window windows room table shelf shelves studio desk bench wall display bar workshop kitchen shop store'.split(
    ' ',
  ),
);

/** What is seen of a shop from outside. */
export const frontWords: ReadonlySet<string> = new Set(
  'storefront shopfront facade exterior outside awning street streets sidewalk alley road village town building'.split(
    ' ',
  ),
);

/** Trades so general that a noun before them says which one is meant. */
export const generalTrades: ReadonlySet<Interior> = new Set(['shop', 'workshop', 'school', 'bar']);
