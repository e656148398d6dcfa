import type { Meta, StoryObj } from '@storybook/react-vite';

import { hasDrawing } from '../../src/generator/images/drawnThing';
import { loadObjects, OBJECT_SETS, type ObjectName } from '../../src/generator/pictures/objects';
import { THING_NAMES } from '../../src/generator/scenes/things';
import { DrawnThings } from './Drawn';

const thingsOf = (set: keyof typeof OBJECT_SETS) => ({
  things: OBJECT_SETS[set].split(' ') as ObjectName[],
});

const meta = {
  title: 'Foundations/Drawings',
  component: DrawnThings,
  loaders: [loadObjects],
} satisfies Meta<typeof DrawnThings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Animals and what is theirs. */
export const Animals: Story = { args: thingsOf('animals') };

/** What a bakery and a pastry cook make. */
export const Bakery: Story = { args: thingsOf('bakery') };

/** What hairdressers and spas work with. */
export const Beauty: Story = { args: thingsOf('beauty') };

/** What doctors and dentists work with. */
export const Care: Story = { args: thingsOf('care') };

/** Devices of an office. */
export const Devices: Story = { args: thingsOf('devices') };

/** Dishes, from a plate of pasta to a breakfast tray. */
export const Dishes: Story = { args: thingsOf('dishes'), tags: ['phone'] };

/** Drinks, and what they are made with. */
export const Drinks: Story = { args: thingsOf('drinks') };

/** What comes from a farm, and pottery. */
export const Farm: Story = { args: thingsOf('farm') };

/** Toys, teaching and plain forms. */
export const Fun: Story = { args: thingsOf('fun') };

/** Houses and furniture. */
export const Home: Story = { args: thingsOf('home') };

/** Instruments, and what belongs to stages. */
export const Music: Story = { args: thingsOf('music') };

/** Papers, and what lies on desks. */
export const Office: Story = { args: thingsOf('office') };

/** Plants, and what gardens are kept with. */
export const Plants: Story = { args: thingsOf('plants') };

/** Sport and rest. */
export const Sport: Story = { args: thingsOf('sport') };

/** What photographers and artists work with. */
export const Studio: Story = { args: thingsOf('studio') };

/** Tools, and what houses are built of. */
export const Tools: Story = { args: thingsOf('tools') };

/** What is taken along on a journey. */
export const Travel: Story = { args: thingsOf('travel') };

/** Vehicles and their parts. */
export const Vehicles: Story = { args: thingsOf('vehicles') };

/** Clothes, jewelry and gifts. */
export const Wear: Story = { args: thingsOf('wear') };

/** What the image generator alone draws. */
export const InImagesAlone: Story = {
  args: { things: THING_NAMES.filter((thing) => !hasDrawing(thing)) },
};
