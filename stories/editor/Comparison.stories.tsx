import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { comparisonMachine } from '../../machines/comparison';
import { Comparison } from '../../src/editor/builder/Comparison';
import { framedDocument } from '../../src/ui/framedDocument';
import { aBuild } from '../fixtures/aBuild';
import { aLogo } from '../fixtures/aPhoto';
import { nothingCompared } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { bakeryBuild, bilingualBuild, plumberBuild, yogaBuild } from '../fixtures/generatedBuilds';
import { inStates } from '../support/inState';

interface ViewProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
}

/** The button stands for Compare in the history: focus comes back to it. */
function View({ actorRef, comparisonRef }: ViewProps) {
  return (
    <>
      <button type="button" onClick={() => comparisonRef.send({ type: 'comparison.open' })}>
        Compare
      </button>
      <Comparison actorRef={actorRef} comparisonRef={comparisonRef} />
    </>
  );
}

const comparing = (chosenIds: [string, string]) => ({
  value: 'comparing' as const,
  context: { ...nothingCompared, chosenIds },
});

const recolored = {
  ...bakeryBuild,
  id: 'recolored',
  name: 'Warmer, without prices',
  customization: {
    ...bakeryBuild.customization,
    colors: { ...bakeryBuild.customization.colors, primary: '#7c2d12', accent: '#0a6a4d' },
    layout: { ...bakeryBuild.customization.layout, showPricing: false },
    content: { ...bakeryBuild.customization.content, title: 'Crumb & Ember, Porto' },
    style: { typefaces: 'oswaldSpectral', corners: 'round' } as const,
    listings: { hero: { title: 'Bread in Porto' } },
    sections: { features: { wording: 1 } },
    links: { 'hero.action.1': '#about' },
    delivery: { to: 'netlify' } as const,
  },
};

const furnished = {
  ...bilingualBuild,
  id: 'furnished',
  name: 'With a logo, and About locked',
  customization: {
    ...bilingualBuild.customization,
    texts: { 'pricing.heading': 'By hand', 'it.visit.heading': '' },
    locked: ['about'],
    photos: { logo: aLogo },
  },
};

const longName = 'Unpronounceable'.repeat(30);
const extremes = [
  aBuild({ id: 'long', prompt: 'endless '.repeat(12_500), name: longName }),
  aBuild({ id: 'rtl', prompt: 'متجر صغير للخزف اليدوي في عمّان', createdAt: Number.NaN }),
] as const;

const meta = {
  title: 'Editor/Builder/Comparison',
  component: inStates(
    { actorRef: builderMachine, comparisonRef: comparisonMachine },
    View,
    { actorRef: {}, comparisonRef: { builderRef: null } },
    { comparisonRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([
        bakeryBuild,
        yogaBuild,
        plumberBuild,
        recolored,
        bilingualBuild,
        furnished,
        ...extremes,
      ]),
    },
    comparisonRef: comparing([bakeryBuild.id, yogaBuild.id]),
    onEvent: fn(),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two sites side by side at the same width, each with what it was made with; below, what differs. */
export const Comparing: Story = { tags: ['phone'] };

/** At phone width, 375 px, in both previews. */
export const ComparingAtMobileWidth: Story = {
  args: {
    comparisonRef: {
      value: 'comparing',
      context: {
        ...nothingCompared,
        chosenIds: [yogaBuild.id, plumberBuild.id],
        device: 'mobile',
      },
    },
  },
};

/** The same site twice, one of them recolored, retitled and without prices. */
export const ComparingTwoOfOnePrompt: Story = {
  args: { comparisonRef: comparing([bakeryBuild.id, recolored.id]) },
};

/** Two versions of a site of several pages in two languages: what differs on any of them is listed. */
export const ComparingSitesOfSeveralPages: Story = {
  args: { comparisonRef: comparing([bilingualBuild.id, furnished.id]) },
  tags: ['phone'],
};

/** A name without spaces, a prompt of 100,000 characters, right-to-left text and no time. */
export const ComparingExtremes: Story = {
  args: { comparisonRef: comparing(['long', 'rtl']) },
  tags: ['phone'],
};

/** What the row of a name says, cell by cell. */
const cellsIn = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** What differs is said in words: colors with their values, typefaces and corners, the section that only one has, the texts by number. */
export const NamesWhatDiffers: Story = {
  args: { comparisonRef: comparing([bakeryBuild.id, recolored.id]) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare two builds' }));
    const summary = dialog.getByText(
      'These builds differ in colors, looks, sections, layout and wording, links, messages, search and sharing, and texts.',
    );
    await waitFor(() => expect(summary).toBeVisible());
    const cells = (name: string) => cellsIn(dialog, name);
    await expect(cells('Prompt')).toEqual([`The same: ${bakeryBuild.prompt}`]);
    await expect(cells('Theme')).toEqual(['The same: Modern']);
    await expect(cells('Colors')[1]).toContain('Primary#7c2d12');
    await expect(cells('Looks')).toEqual([
      'As the design has them',
      'Oswald and Spectral: newspaper; Round corners',
    ]);
    await expect(cells('Search and sharing')).toEqual(['Different titles, descriptions or images']);
    await expect(cells('Layout and wording')[0]).toMatch(/^Different in: .+/);
    await expect(cells('Pictures')).toEqual(['The same']);
    await expect(cells('Links')).toEqual(['Some go elsewhere']);
    await expect(cells('Messages')).toEqual(['Sent elsewhere']);
    await expect(cells('Sections')).toEqual(['Only here: Prices', 'No others']);
    await expect(cells('Texts')).toEqual(['6 texts differ']);
    await expect(cells('Hero')).toEqual(['Crumb & Ember', 'Crumb & Ember, Porto']);
  },
};

/** Texts of all pages and languages are listed with their sections; a lock and a logo are named, too. */
export const ListsTheTextsOfAllPages: Story = {
  args: { comparisonRef: comparing([bilingualBuild.id, furnished.id]) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare two builds' }));
    await waitFor(() =>
      expect(dialog.getByText('These builds differ in locks, pictures, and texts.')).toBeVisible(),
    );
    await expect(cellsIn(dialog, 'Locks')).toEqual(['No others', 'Only here: About']);
    await expect(cellsIn(dialog, 'Pictures')).toEqual(['Different in: Logo']);
    await expect(cellsIn(dialog, 'Languages')).toEqual(['The same']);
    await expect(cellsIn(dialog, 'Texts')).toEqual(['2 texts differ']);
    await expect(cellsIn(dialog, 'Prices')[1]).toBe('By hand');
    await expect(cellsIn(dialog, 'How to find us, Italiano')[1]).toBe('Empty');
  },
};

/** Two sites of different prompts have too many texts to list: the first are, with the number of the others. */
export const CutsALongListOfTexts: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare two builds' }));
    await waitFor(() => expect(cellsIn(dialog, 'Texts')[0]).toMatch(/^\d+ texts differ$/));
    const count = Number.parseInt(cellsIn(dialog, 'Texts')[0] ?? '', 10);
    await expect(dialog.getByText(`And ${count - 12} more texts`)).toBeInTheDocument();
    await expect(dialog.getAllByRole('cell', { name: 'Not here' }).length).toBeGreaterThan(0);
  },
};

/** The width switch changes both previews at once; in neither a script can run. */
export const ChangesTheWidthOfBoth: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare two builds' }));
    const frames = dialog.getAllByTitle(/^Preview of /);
    await expect(frames).toHaveLength(2);
    for (const frame of frames) {
      await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
      const shown = frame.getAttribute('srcdoc') ?? '';
      await expect(shown.startsWith(framedDocument(''))).toBe(true);
    }
    await userEvent.click(dialog.getByRole('radio', { name: 'Mobile' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'device.choose', device: 'mobile' });
    await waitFor(async () => {
      for (const frame of frames) await expect(frame.offsetWidth).toBe(375);
    });
  },
};

/** Load Build asks for that build and closes the comparison. */
export const LoadsOneOfTheTwo: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare two builds' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Load Build B: A yoga studio/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'side.load', side: 'second' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape closes the comparison, keeps the choice and gives focus back to Compare. */
export const ClosesAndReturnsFocus: Story = {
  args: {
    comparisonRef: {
      value: { choosing: 'bothChosen' },
      context: { ...nothingCompared, chosenIds: [bakeryBuild.id, yogaBuild.id] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const compare = canvas.getByRole('button', { name: 'Compare' });
    await userEvent.click(compare);
    await screen.findByRole('dialog', { name: 'Compare two builds' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(compare).toHaveFocus());
    await userEvent.click(compare);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
