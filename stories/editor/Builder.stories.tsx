import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { aBuild } from '../fixtures/aBuild';
import { atRest, handover, panelsIn, plainPreview } from '../fixtures/builderAtRest';
import { builderWith, emptyBuilder, nothingAsked } from '../fixtures/builderContexts';
import { bakeryBuild, bilingualBuild, plumberBuild, yogaBuild } from '../fixtures/generatedBuilds';
import { inBuilder } from '../support/inBuilder';

const idle = { value: 'idle', context: nothingAsked } as const;
const italianPage = bilingualBuild.website.pages?.findLast(({ language }) => language === 'it');
const bakeryBuilder = builderWith([bakeryBuild, yogaBuild, plumberBuild]);

const arabic = {
  prompt: 'متجر صغير للخزف اليدوي في عمّان، مع قائمة أسعار ونموذج اتصال',
  title: 'خزف عمّان',
};
const rightToLeftBuilder = builderWith([
  {
    ...bakeryBuild,
    prompt: arabic.prompt,
    customization: {
      ...bakeryBuild.customization,
      content: { title: arabic.title, subtitle: arabic.prompt, description: arabic.prompt },
    },
  },
  yogaBuild,
]);
const manyBuilds = Array.from({ length: 999 }, (_, index) =>
  aBuild({ id: `many-${index}`, prompt: `Shop number ${999 - index}` }),
);

const meta = {
  title: 'Editor/Builder/Screen',
  component: inBuilder(),
  args: {
    actorRef: { value: 'ready', context: emptyBuilder },
    generationRef: idle,
    ...atRest,
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first visit: nothing described, the shop window is closed and says what to do. */
export const Empty: Story = { tags: ['phone'] };

/** Export was asked for before anything was generated; the message stands above the window. */
export const EmptyAfterMissingExport: Story = {
  args: {
    handoverRef: handover({ zip: 'missing' }),
  },
};

/** After Reset: the form is blank, the builds are still in the history. */
export const EmptyAfterReset: Story = {
  args: {
    actorRef: { value: 'ready', context: { ...emptyBuilder, history: [bakeryBuild, yogaBuild] } },
  },
};

/** A generated site in the preview, the Customize panel beside it, three builds in the history. */
export const Ready: Story = {
  args: { actorRef: { value: 'ready', context: bakeryBuilder } },
  tags: ['phone'],
};

/** The tablet width, 768 px, scaled to the pane where the pane is narrower; the ticket says the scale. */
export const ReadyAtTabletWidth: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    previewRef: { value: 'reading', context: { ...plainPreview, device: 'tablet' } },
  },
};

/** The phone width, 375 px. */
export const ReadyAtMobileWidth: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    previewRef: { value: 'reading', context: { ...plainPreview, device: 'mobile' } },
  },
};

/** A site of several pages in two languages: the tools have a choice of pages. */
export const ReadySeveralPages: Story = {
  args: { actorRef: { value: 'ready', context: builderWith([bilingualBuild, yogaBuild]) } },
};

/** The same on a phone, with the last page of the second language in view. */
export const ReadySeveralPagesOnAPhone: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([bilingualBuild], {
        page: { buildId: bilingualBuild.id, path: italianPage?.path ?? '' },
      }),
    },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** fault 24: a prompt of 100,000 characters without a space widens nothing. */
export const ReadyWithAnEndlessPrompt: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([{ ...bakeryBuild, prompt: 'W'.repeat(100_000) }, yogaBuild]),
    },
  },
  tags: ['phone'],
};

/** Right-to-left words in the prompt, in the names of builds and in the site. */
export const ReadyRightToLeft: Story = {
  args: { actorRef: { value: 'ready', context: rightToLeftBuilder } },
  tags: ['phone'],
};

/** A thousand builds in the history. */
export const ReadyWithAThousandBuilds: Story = {
  args: { actorRef: { value: 'ready', context: builderWith([bakeryBuild, ...manyBuilds]) } },
};

/** Every section switched off: the site keeps its title and description. */
export const ReadyWithoutSections: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([
        {
          ...bakeryBuild,
          customization: {
            ...bakeryBuild.customization,
            layout: {
              showHero: false,
              showFeatures: false,
              showPricing: false,
              showContact: false,
            },
          },
        },
      ]),
    },
  },
};

/** A color that is none: the field keeps what was typed, says why, and the site keeps its last color. */
export const ReadyWithAWrongColor: Story = {
  args: {
    actorRef: { value: 'ready', context: { ...bakeryBuilder, colorDrafts: { primary: '#GGG' } } },
  },
};

/** Another theme was chosen after generating; the preview says that it is not applied yet. */
export const ReadyWithAnotherTheme: Story = {
  args: { actorRef: { value: 'ready', context: { ...bakeryBuilder, theme: 'elegant' } } },
};

/** fault 38: the export could not be made; the message stands in the preview and everything stays. */
export const ReadyAfterFailedExport: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    handoverRef: handover({ zip: 'failed' }),
  },
};

/** Edit text is on: every text of the site is outlined, a line says how. */
export const ReadyTexts: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    previewRef: { value: 'editingTexts', context: plainPreview },
  },
};

/** What was understood was corrected: the site is drawn again in its place, the old one stays until then. */
export const Rebuilding: Story = {
  args: {
    actorRef: {
      value: 'rebuilding',
      context: {
        ...bakeryBuilder,
        pendingChanges: [
          {
            buildId: bakeryBuild.id,
            change: { corrections: { place: 'Faro' } },
            theme: bakeryBuild.theme,
            framework: bakeryBuild.framework,
          },
        ],
      },
    },
  },
};

/** The ZIP is being packed; everything else goes on, a copy and a tab too. */
export const Exporting: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    handoverRef: handover({ zip: 'packing' }),
  },
};

/** The page is drawn as one document for the clipboard. */
export const Copying: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    handoverRef: handover({ clipboard: 'copying' }),
  },
};

/** The page is drawn as one document for a tab of its own. */
export const Opening: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    handoverRef: handover({ tab: 'opening' }),
  },
};

/** fault 74: the browser opened no tab; a link to press stands in its place. */
export const ReadyAfterRefusedTab: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    handoverRef: handover({ tab: 'refused' }, { address: 'about:blank' }),
  },
};

/** The page could be made neither for the clipboard nor for a tab: each is said, and everything stays. */
export const ReadyAfterFailedPages: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    handoverRef: handover({ clipboard: 'failed', tab: 'failed' }),
  },
};

/** The browser gave no access to the clipboard: the HTML stands in a field to be copied by hand (fault 40). */
export const ReadyAfterRefusedCopy: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    handoverRef: handover(
      { clipboard: 'manualCopy' },
      { html: '<!doctype html>\n<html lang="en">\n<head>…' },
    ),
  },
};

/** A new site is generated while the last one stays in view; every control waits. */
export const GeneratingAnother: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    generationRef: {
      value: { generating: { work: 'working', pace: 'waiting', helper: 'designAssistant' } },
      context: nothingAsked,
    },
  },
};

/** The list of shortcuts lies over the builder; its last line switches the single key off. */
export const ListingShortcuts: Story = {
  args: { panelsRef: panelsIn({ sheet: 'listingShortcuts' }) },
};
