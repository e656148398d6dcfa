import { animals } from './objects/animals';
import { bakery } from './objects/bakery';
import { beauty } from './objects/beauty';
import { care } from './objects/care';
import { devices } from './objects/devices';
import { dishes } from './objects/dishes';
import { drinks } from './objects/drinks';
import { farm } from './objects/farm';
import { fun } from './objects/fun';
import { home } from './objects/home';
import { music } from './objects/music';
import { office } from './objects/office';
import { plants } from './objects/plants';
import { sport } from './objects/sport';
import { studio } from './objects/studio';
import { tools } from './objects/tools';
import { travel } from './objects/travel';
import { vehicles } from './objects/vehicles';
import { wear } from './objects/wear';

/** Things that stand on a surface: each is drawn with its foot at (0, 0), about 200 units tall. */
export const OBJECTS = {
  ...animals,
  ...bakery,
  ...beauty,
  ...care,
  ...devices,
  ...dishes,
  ...drinks,
  ...farm,
  ...fun,
  ...home,
  ...music,
  ...office,
  ...plants,
  ...sport,
  ...studio,
  ...tools,
  ...travel,
  ...vehicles,
  ...wear,
} satisfies Record<string, string>;

export type ObjectName = keyof typeof OBJECTS;
