import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadFittings } from '../../src/generator/pictures/fittings';
import { loadObjects } from '../../src/generator/pictures/objects';
import { loadPlaces, PLACES } from '../../src/generator/pictures/places';
import { SETTINGS } from '../../src/generator/scenes/places';
import { type RoomName, ROOMS } from '../../src/generator/scenes/rooms';
import { type DrawnPlace, DrawnPlaces } from './Drawn';
import type { DrawnPlaceName } from './pictureScenes';

const isRoom = (name: string): name is RoomName => Object.hasOwn(ROOMS, name);
const rooms = (Object.keys(ROOMS) as RoomName[]).map((room): DrawnPlace => ({
  name: ROOMS[room].room.replace('in ', ''),
  site: room,
  room,
}));
const inSites = (Object.keys(PLACES) as DrawnPlaceName[]).filter((place) => !isRoom(place));
const inImages = SETTINGS.filter((setting) => !inSites.some((place) => place === setting));

const meta = {
  title: 'Foundations/Places',
  component: DrawnPlaces,
  loaders: [() => Promise.all([loadObjects(), loadFittings(), loadPlaces()])],
} satisfies Meta<typeof DrawnPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The room of each trade: in a site on the left, in an image on the right. */
export const Rooms: Story = { args: { places: rooms }, tags: ['phone'] };

/** Where else a site's first picture takes place; what an image can show, too, is on the right. */
export const Sites: Story = {
  args: {
    places: inSites.map((site) => ({
      name: site,
      site,
      setting: SETTINGS.find((setting) => setting === site),
    })),
  },
};

/** Where else an image takes place. */
export const Images: Story = {
  args: { places: inImages.map((setting) => ({ name: setting, setting })) },
};
