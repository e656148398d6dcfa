import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import type { Customization } from '../../machines/entities';
import { inspectionMachine } from '../../machines/inspection';
import { listingFormMachine } from '../../machines/listingForm';
import { messages } from '../../machines/messages';
import type { SiteReport } from '../../machines/siteReport';
import { ListingSectionWith } from '../../src/editor/builder/listing/ListingSection';
import { aBuild } from '../fixtures/aBuild';
import { aReport } from '../fixtures/aReport';
import { builderWith } from '../fixtures/builderContexts';
import { noPageListed } from '../fixtures/builderAtRest';
import { inStates } from '../support/inState';

type Refs = Omit<ComponentProps<typeof ListingSectionWith>, 'isDisabled'>;

function InPanel(refs: Refs) {
  return (
    <Box layerStyle="pane" p="4" maxW="360px">
      <ListingSectionWith {...refs} isDisabled={false} />
    </Box>
  );
}

const builderOf = (listings?: Customization['listings']) => {
  const build = aBuild();
  const customization = { ...build.customization, ...(listings && { listings }) };
  return { value: 'ready', context: builderWith([{ ...build, customization }]) } as const;
};
const [home] = aReport.pages;
const bilingual: SiteReport = {
  ...aReport,
  pages: aReport.pages.flatMap((page) => [
    page,
    {
      ...page,
      page: 'menu',
      label: 'Menu',
      path: 'menu.html',
      title: 'Menu – Crumb & Ember',
      description: 'What comes out of the oven, with prices.',
    },
    {
      ...page,
      page: 'pt.hero',
      language: 'pt',
      label: 'Início',
      path: 'pt/index.html',
      title: 'Crumb & Ember – padaria no Porto',
      description: 'Pão de fermentação natural e café ao balcão.',
    },
  ]),
};
const checked = (report: SiteReport) =>
  ({ value: 'checked', context: { build: null, report } }) as const;
const openAt = (page: string) => ({
  value: { open: 'kept' } as const,
  context: { ...noPageListed, page },
});

const meta = {
  title: 'Editor/Builder/Search and sharing',
  component: inStates(
    { actorRef: builderMachine, listingRef: listingFormMachine, inspectionRef: inspectionMachine },
    InPanel,
    { actorRef: {}, listingRef: { builderRef: null }, inspectionRef: undefined },
    { listingRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: builderOf(),
    listingRef: { value: 'closed', context: noPageListed },
    inspectionRef: checked(bilingual),
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every page with the title that search results show, each language by its name. */
export const Closed: Story = {
  args: { actorRef: builderOf({ menu: { title: 'Bread, rolls and coffee – prices' } }) },
};

/** The site is checked; until then nothing is listed. */
export const ClosedWhileChecking: Story = {
  args: { inspectionRef: { value: 'checking', context: { build: null, report: null } } },
};

/** A page is open: the builder's words stand faintly in the fields, and as a search result and a shared link below. */
export const Kept: Story = { args: { listingRef: openAt('hero') } };

/** The person's own title is longer than search results show: it is told, and published whole. */
export const KeptBeyondWhatIsShown: Story = {
  args: {
    actorRef: builderOf({
      menu: {
        title:
          'Sourdough, rye, croissants and pastéis de nata from our own oven in the middle of Porto',
        description: 'What comes out of the oven today.',
      },
    }),
    listingRef: openAt('menu'),
  },
};

/** A page in the second language on a phone, right to left where its words are. */
export const KeptOnAPhone: Story = {
  args: {
    actorRef: builderOf({ 'pt.hero': { title: 'Pão quente no Porto' } }),
    listingRef: openAt('pt.hero'),
  },
  globals: { viewport: { value: 'mobile' } },
};

/** A title that no page could need stays in its field with the reason; the site keeps the one before. */
export const TooLong: Story = {
  args: {
    actorRef: builderOf({ hero: { title: 'Bread in Porto' } }),
    listingRef: {
      value: { open: 'tooLong' },
      context: {
        ...noPageListed,
        page: 'hero',
        draft: { field: 'title', value: 'Sourdough and coffee. '.repeat(15) },
      },
    },
  },
};

/** A page is opened, titled and left by keyboard; the focus goes to its heading and back to its row. */
export const TitlesAPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /^Menu/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('heading', { name: 'Search and sharing: Menu (English)' }),
    ).toHaveFocus();
    const title = canvas.getByRole('textbox', { name: 'Page title' });
    await expect(title).toHaveAttribute('placeholder', 'Menu – Crumb & Ember');
    await userEvent.type(title, 'Bread and prices');
    await expect(title).toHaveAccessibleDescription(
      '16 of about 60 characters that search results show.',
    );
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'listing.change',
      page: 'menu',
      field: 'title',
      value: 'Bread and prices',
    });
    const found = canvas.getByText('In search results').closest('figure');
    await expect(found).toHaveTextContent('www.example.com/menu.html');
    await expect(found).toHaveTextContent('Bread and prices');
    await userEvent.click(canvas.getByRole('button', { name: 'All listed pages' }));
    await expect(canvas.getByRole('button', { name: /^Menu/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^Menu/ })).toHaveTextContent(
      'Bread and prices',
    );
  },
};

/** What is too long is told and kept in its field; the generator's words are back once it is emptied. */
export const TellsALongTitle: Story = {
  args: { listingRef: openAt('hero') },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Page title' });
    await userEvent.click(title);
    await userEvent.paste('x'.repeat(301));
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.listing.tooLong(300));
    await expect(title).toHaveValue('x'.repeat(301));
    await userEvent.clear(title);
    await expect(canvas.getByText('As a shared link').closest('figure')).toHaveTextContent(
      home?.title ?? '',
    );
  },
};
