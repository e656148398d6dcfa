import type { NamesIn } from '../pictures/drawings';

/** Every thing that a picture can show, with any painter, parted by blanks. The words that name it stand in each language's `pictures.yaml`. */
const THINGS = {
  outdoors:
    'house castle lighthouse apartments houseModel shopfront boat car train plane bicycle tractor rocket balloon robot person tent tree crane mountains',
  animals: 'cat dog bird hen fish petBowl bone brush tub',
  plants:
    'flower tulip rose orchid lotus bouquet wreath vase plant sapling wateringCan spade rake shears wheelbarrow lawnMower',
  food: 'bread baguette bun croissant pretzel cake cupcake pie tiramisu weddingCake cookies donut iceCream pizza plate pasta salad soup burger sandwich tacos sushi curry fishDish meat canapes cloche breakfastTray fruit vegetables pumpkin basket eggs milk cheese jars rollingPin',
  drinks:
    'cup teapot coffeeBag coffeeMachine wine champagne cocktail spirits beer shaker juice wineBarrel',
  rooms: 'bed lamp candle mirror chair sofa towels suitcase bell keys signpost pottery soap globe',
  desks:
    'books notebook sketchbook album papers plans invoice clipboard pen pencils ruler dividers setSquare swatches blackboard calculator calendar clock envelope invitation glasses laptop phone typewriter chart cloud padlock briefcase gavel scales passport handshake graduationCap',
  body: 'scissors comb hairDryer razor bottle barberChair creamJar stones stethoscope medicalBag pills thermometer microscope cross heart tooth toothbrush toothpaste dentalMirror implant',
  sport:
    'weights dumbbell kettlebell spinBike boxingGloves waterBottle mat yogaBlocks cushion singingBowl ball',
  tools:
    'toolbox hammer wrench hangingTools drill tap radiator plug bulb solarPanel paint bucket broom ladder bricks trowel helmet tyre oilCan brakeDisc battery',
  stage:
    'camera tripod studioLight print art easel paintPalette brushes sculpture guitar violin piano drum microphone amplifier headphones record ticket badge megaphone balloons donationBox',
  clothes:
    'parcels gift shoppingBag clothes dress jumper tShirt hanger shoe hat handbag necklace watch sunglasses rings arch compass foldedMap surfboard umbrella backpack boots',
  forms: 'blocks teddy stackingRings rockingHorse puzzle stroller vault steps cone cube',
} as const;

export type ThingName = NamesIn<(typeof THINGS)[keyof typeof THINGS]>;

export const THING_NAMES = Object.values(THINGS).flatMap((names) =>
  names.split(' '),
) as ThingName[];

/** What stands for a thing with a painter that does not draw it itself. */
const LIKENESS: Readonly<Partial<Record<ThingName, ThingName>>> = {
  castle: 'house',
  lighthouse: 'house',
  flower: 'tulip',
  weights: 'dumbbell',
  hangingTools: 'wrench',
};

/** The thing itself where a painter draws it, else the nearest that it does draw; null where there is none. */
export function drawable<Drawn extends ThingName>(
  thing: ThingName,
  drawn: Readonly<Partial<Record<Drawn, unknown>>>,
): Drawn | null {
  const isDrawn = (name: ThingName | undefined): name is Drawn =>
    name !== undefined && Object.hasOwn(drawn, name);
  const likeness = LIKENESS[thing];
  return isDrawn(thing) ? thing : isDrawn(likeness) ? likeness : null;
}
