import type { Rgb } from '../rgb';
import type { ThingName } from '../../scenes/things';
import type { Sketch } from '../Sketch';
import { drawBaguettes, drawCroissants, drawCupcakes } from './bakeryGoods';
import { drawBird, drawFish } from './birdAndFish';
import { drawCastle, drawHouse, drawLighthouse } from './buildings';
import { drawCandle, drawCoffeeMachine, drawPizza, drawPlate, drawWine } from './cafeWare';
import {
  drawClothesRail,
  drawGlobe,
  drawHouseModel,
  drawKeys,
  drawMedicalBag,
  drawMicroscope,
  drawNotebook,
  drawParcels,
  drawTowels,
  drawWeddingArch,
} from './deskThings';
import { drawBread, drawCake, drawFruit } from './food';
import { drawLaptop, drawRobot } from './machines';
import { drawPerson } from './person';
import { drawCat, drawDog } from './pets';
import { drawFlowers, drawTree } from './plants';
import {
  drawBed,
  drawBooks,
  drawJars,
  drawLamp,
  drawPlant,
  drawPottery,
  drawVase,
} from './roomThings';
import {
  drawAmplifier,
  drawBarberChair,
  drawCamera,
  drawGuitar,
  drawMicrophone,
  drawMirror,
  drawScissors,
  drawTripod,
} from './salonAndStudio';
import { drawShopfront } from './shopfront';
import { drawCup } from './tableware';
import { drawBalloon, drawBoat, drawCar, drawRocket } from './vehicles';
import {
  drawBicycle,
  drawHangingTools,
  drawPaintCans,
  drawToolbox,
  drawWeights,
  drawYogaMat,
} from './workshopThings';

export interface SubjectLook {
  draw: (sketch: Sketch, color: Rgb, lit: number) => void;
  color: string;
  /** How tall one unit of it is on its own, a share of the picture's height, and how high it floats. */
  size: number;
  float: number;
  /** How tall one unit is among other things in a room, and half its width in units. */
  still: number;
  half: number;
  /** Where it stands in a room: `both` on furniture and on the floor. */
  stand: 'top' | 'floor' | 'both' | 'wall' | 'front';
}

const look = (
  draw: SubjectLook['draw'],
  color: string,
  [size, float]: readonly [number, number],
  [still, half]: readonly [number, number],
  stand: SubjectLook['stand'],
): SubjectLook => ({ draw, color, size, float, still, half, stand });

/** How each thing of the vocabulary looks that this painter draws itself. */
export const subjectLooks = {
  house: look(drawHouse, '#e9dfca', [0.34, 0], [0.17, 0.8], 'floor'),
  castle: look(drawCastle, '#4a5f86', [0.34, 0.04], [0.17, 0.8], 'floor'),
  lighthouse: look(drawLighthouse, '#c23b2e', [0.42, 0], [0.21, 0.8], 'floor'),
  boat: look(drawBoat, '#f4efe2', [0.38, 0], [0.19, 0.8], 'floor'),
  tree: look(drawTree, '#5a8a3e', [0.46, 0], [0.3, 0.7], 'floor'),
  flower: look(drawFlowers, '#d94f6d', [0.5, -0.03], [0.25, 0.8], 'top'),
  cat: look(drawCat, '#c98a4f', [0.42, 0], [0.22, 0.6], 'top'),
  dog: look(drawDog, '#b9824a', [0.44, 0], [0.23, 0.62], 'top'),
  bird: look(drawBird, '#3f77b5', [0.46, 0.22], [0.2, 0.7], 'top'),
  fish: look(drawFish, '#e8712c', [0.36, 0.3], [0.2, 0.8], 'top'),
  cup: look(drawCup, '#e9e3d6', [0.4, 0], [0.145, 1], 'top'),
  bread: look(drawBread, '#b8712f', [0.4, 0.04], [0.19, 1.08], 'top'),
  cake: look(drawCake, '#e58aa0', [0.48, 0], [0.24, 0.82], 'top'),
  fruit: look(drawFruit, '#c0392f', [0.44, 0], [0.2, 0.85], 'top'),
  car: look(drawCar, '#c23b2e', [0.38, 0], [0.3, 1.1], 'floor'),
  rocket: look(drawRocket, '#d3452f', [0.36, 0.16], [0.18, 0.8], 'floor'),
  balloon: look(drawBalloon, '#d2452f', [0.3, 0.24], [0.15, 0.8], 'floor'),
  robot: look(drawRobot, '#4fa09a', [0.4, 0], [0.28, 0.6], 'floor'),
  person: look(drawPerson, '#3d6b7d', [0.5, 0], [0.46, 0.6], 'front'),
  laptop: look(drawLaptop, '#2f8f83', [0.46, 0.06], [0.24, 1.02], 'top'),
  baguette: look(drawBaguettes, '#c98a45', [0.46, 0], [0.21, 0.72], 'top'),
  croissant: look(drawCroissants, '#cf8f43', [0.46, 0], [0.17, 1.02], 'top'),
  cupcake: look(drawCupcakes, '#e58aa0', [0.46, 0], [0.21, 0.95], 'top'),
  pizza: look(drawPizza, '#c0402b', [0.42, 0], [0.2, 1.1], 'top'),
  coffeeMachine: look(drawCoffeeMachine, '#a9473c', [0.42, 0], [0.22, 0.96], 'top'),
  plate: look(drawPlate, '#c9402f', [0.42, 0], [0.21, 1.1], 'top'),
  wine: look(drawWine, '#7a1f33', [0.42, 0], [0.21, 0.85], 'top'),
  candle: look(drawCandle, '#f1e6d0', [0.42, 0], [0.13, 0.6], 'top'),
  vase: look(drawVase, '#d94f6d', [0.42, 0], [0.22, 0.85], 'top'),
  plant: look(drawPlant, '#4f8a4c', [0.42, 0], [0.17, 0.9], 'both'),
  lamp: look(drawLamp, '#e3c79a', [0.46, 0], [0.2, 0.5], 'both'),
  bed: look(drawBed, '#b5694f', [0.3, 0], [0.29, 1.6], 'floor'),
  books: look(drawBooks, '#a8483c', [0.46, 0], [0.18, 0.8], 'top'),
  jars: look(drawJars, '#c96f35', [0.46, 0], [0.17, 0.95], 'top'),
  pottery: look(drawPottery, '#3f7f86', [0.42, 0], [0.19, 1.05], 'top'),
  barberChair: look(drawBarberChair, '#7c2f2a', [0.34, 0], [0.205, 0.75], 'floor'),
  mirror: look(drawMirror, '#9a6b42', [0.34, 0], [0.24, 0.55], 'floor'),
  scissors: look(drawScissors, '#c9772f', [0.42, 0], [0.17, 1.48], 'top'),
  camera: look(drawCamera, '#b5483a', [0.44, 0], [0.18, 0.88], 'top'),
  tripod: look(drawTripod, '#b5483a', [0.34, 0], [0.26, 0.62], 'floor'),
  guitar: look(drawGuitar, '#c07a35', [0.34, 0], [0.25, 0.48], 'floor'),
  microphone: look(drawMicrophone, '#c0392b', [0.34, 0], [0.25, 0.4], 'floor'),
  amplifier: look(drawAmplifier, '#c9a24f', [0.4, 0], [0.21, 0.72], 'floor'),
  bicycle: look(drawBicycle, '#2f7f86', [0.42, 0], [0.31, 1.2], 'floor'),
  toolbox: look(drawToolbox, '#c0432f', [0.42, 0], [0.18, 1.0], 'both'),
  paint: look(drawPaintCans, '#2f7f9a', [0.42, 0], [0.15, 1.0], 'top'),
  hangingTools: look(drawHangingTools, '#c0432f', [0.3, 0], [0.15, 1.2], 'wall'),
  weights: look(drawWeights, '#d9982b', [0.4, 0], [0.27, 1.05], 'floor'),
  mat: look(drawYogaMat, '#7f6aa8', [0.36, 0.04], [0.23, 1.5], 'floor'),
  microscope: look(drawMicroscope, '#2f8f8a', [0.42, 0], [0.21, 0.56], 'top'),
  medicalBag: look(drawMedicalBag, '#c9564a', [0.4, 0], [0.17, 0.9], 'top'),
  keys: look(drawKeys, '#c0693f', [0.4, 0.04], [0.15, 1.15], 'top'),
  houseModel: look(drawHouseModel, '#b5533c', [0.4, 0], [0.25, 0.9], 'top'),
  parcels: look(drawParcels, '#b5433c', [0.4, 0], [0.21, 1.0], 'top'),
  clothes: look(drawClothesRail, '#b5697a', [0.34, 0], [0.28, 1.3], 'floor'),
  arch: look(drawWeddingArch, '#e3a0ac', [0.31, 0], [0.3, 1.15], 'floor'),
  towels: look(drawTowels, '#e6d6c2', [0.42, 0], [0.18, 1.05], 'top'),
  globe: look(drawGlobe, '#7fa352', [0.42, 0], [0.18, 0.62], 'top'),
  notebook: look(drawNotebook, '#8a5038', [0.42, 0.04], [0.18, 1.1], 'top'),
  shopfront: look(drawShopfront, '#2f5d57', [0.4, 0], [0.4, 1.2], 'floor'),
} satisfies Partial<Record<ThingName, SubjectLook>>;

export type Subject = keyof typeof subjectLooks;

/** Things that are drawn as the kind they belong to, so that no other thing takes their place. */
const KINDS: Partial<Record<ThingName, Subject>> = {
  tulip: 'flower',
  rose: 'flower',
  orchid: 'flower',
  lotus: 'flower',
  bouquet: 'vase',
  bun: 'bread',
  weddingCake: 'cake',
  pasta: 'plate',
  salad: 'plate',
  curry: 'plate',
  meat: 'plate',
  fishDish: 'plate',
  album: 'books',
  sketchbook: 'notebook',
  dumbbell: 'weights',
  kettlebell: 'weights',
  tShirt: 'clothes',
};

/** What a thing is drawn as where it is asked for; null where it is not drawn. */
export const drawnAs = (thing: ThingName): Subject | null =>
  Object.hasOwn(subjectLooks, thing) ? (thing as Subject) : (KINDS[thing] ?? null);
