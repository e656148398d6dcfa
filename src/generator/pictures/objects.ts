import { drawingsIn, type NamesIn } from './drawings';

/** The files of `objects/`, and the things that each draws. */
export const OBJECT_SETS = {
  animals: 'dog petBowl ball cat bird hen brush tub bone',
  bakery:
    'bread bun cake baguette cupcake cookies pretzel pie weddingCake donut tiramisu iceCream rollingPin croissant',
  beauty:
    'scissors bottle comb mirror hairDryer razor barberChair soap towels stones creamJar candle',
  care: 'heart cross stethoscope medicalBag pills thermometer clipboard tooth toothbrush dentalMirror toothpaste implant microscope handshake',
  devices: 'laptop phone chart',
  dishes:
    'plate pizza pasta salad soup burger fishDish sandwich tacos sushi curry meat cloche canapes breakfastTray',
  drinks:
    'cup coffeeBag champagne coffeeMachine teapot cocktail shaker beer spirits milk juice waterBottle wineBarrel wine',
  farm: 'vegetables eggs fruit cheese jars basket pottery',
  fun: 'vault steps arch invitation blocks teddy stackingRings rockingHorse puzzle graduationCap blackboard ruler plans dividers setSquare cone cube',
  home: 'lamp bed keys house houseModel apartments signpost sofa chair bell donationBox',
  music:
    'record microphone guitar amplifier drum headphones violin piano ticket badge balloons megaphone',
  office:
    'papers notebook books briefcase calendar calculator clock padlock invoice cloud envelope scales gavel typewriter pen glasses watch',
  plants:
    'tulip plant sapling bouquet vase rose wreath wateringCan orchid lotus tree pumpkin spade wheelbarrow shears lawnMower rake mountains',
  sport: 'dumbbell kettlebell mat spinBike boxingGloves yogaBlocks cushion singingBowl surfboard',
  studio:
    'camera print art tripod album studioLight easel paintPalette brushes sculpture sketchbook pencils swatches',
  tools:
    'hammer wrench toolbox tap drill paint bulb bucket broom plug radiator solarPanel bricks trowel helmet ladder crane',
  travel: 'suitcase compass foldedMap backpack boots globe passport tent umbrella sunglasses',
  vehicles: 'car tyre oilCan brakeDisc battery bicycle train plane boat tractor stroller',
  wear: 'shoppingBag parcels gift tShirt dress shoe hanger handbag jumper hat clothes necklace rings',
} as const;

type SetName = keyof typeof OBJECT_SETS;
export type ObjectName = NamesIn<(typeof OBJECT_SETS)[SetName]>;

/** Things that stand on a surface, and the set that each is of. */
export const OBJECTS = Object.fromEntries(
  Object.entries(OBJECT_SETS).flatMap(([set, names]) =>
    names.split(' ').map((name) => [name, set]),
  ),
) as Readonly<Record<ObjectName, SetName>>;

const LOADERS = import.meta.glob<Record<string, Record<string, string>>>('./objects/*.ts');

const { find, loadAll } = drawingsIn(
  OBJECT_SETS,
  async (set) => (await LOADERS[`./objects/${set}.ts`]?.())?.[set],
);

/** Loads all drawings of things. Rejects when their chunks cannot be loaded. */
export const loadObjects = loadAll;

/** A thing drawn with its foot at (0, 0), about 200 units tall. Nothing where it is not loaded; `withDrawings` sees to that. */
export const drawingOf = (name: ObjectName): string => find(name) ?? '';
