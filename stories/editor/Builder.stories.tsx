import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { messages } from '../../machines/messages';
import { aBuild } from '../fixtures/aBuild';
import { atRest } from '../fixtures/builderAtRest';
import { deskWith, emptyDesk, nothingAsked } from '../fixtures/builderContexts';
import { bakeryBuild, bilingualBuild, plumberBuild, yogaBuild } from '../fixtures/generatedBuilds';
import { inBuilder } from '../support/inBuilder';

const idle = { value: 'idle', context: nothingAsked } as const;
const customizing = { built: 'customizing' } as const;
const italianPage = bilingualBuild.website.pages?.findLast(({ language }) => language === 'it');
const bakeryDesk = deskWith([bakeryBuild, yogaBuild, plumberBuild]);

const arabic = {
  prompt: 'متجر صغير للخزف اليدوي في عمّان، مع قائمة أسعار ونموذج اتصال',
  title: 'خزف عمّان',
};
const rightToLeftDesk = deskWith([
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
  title: 'Editor/Builder',
  component: inBuilder(),
  args: {
    actorRef: { value: 'empty', context: emptyDesk },
    generationRef: idle,
    ...atRest,
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first visit: nothing described, the shop window is closed and says what to do. */
export const Empty: Story = {};

/** The same on a phone: form first, then the window, then the history. */
export const EmptyOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** Export was asked for before anything was generated; the message stands above the window. */
export const EmptyAfterMissingExport: Story = {
  args: {
    actorRef: { value: 'empty', context: { ...emptyDesk, exportProblem: 'No website to export' } },
  },
};

/** After Reset: the form is blank, the builds are still in the history. */
export const EmptyAfterReset: Story = {
  args: {
    actorRef: { value: 'empty', context: { ...emptyDesk, history: [bakeryBuild, yogaBuild] } },
  },
};

/** A generated site in the preview, the Customize panel beside it, three builds in the history. */
export const Customizing: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
};

/** The tablet width, 768 px, scaled to the pane where the pane is narrower; the ticket says the scale. */
export const CustomizingAtTabletWidth: Story = {
  args: { actorRef: { value: customizing, context: { ...bakeryDesk, device: 'tablet' } } },
};

/** The phone width, 375 px. */
export const CustomizingAtMobileWidth: Story = {
  args: { actorRef: { value: customizing, context: { ...bakeryDesk, device: 'mobile' } } },
};

/** All of it on a phone: preview under the form, Customize under the preview. */
export const CustomizingOnAPhone: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
  globals: { viewport: { value: 'mobile' } },
};

/** A site of several pages in two languages: the tools have a choice of pages. */
export const CustomizingSeveralPages: Story = {
  args: { actorRef: { value: customizing, context: deskWith([bilingualBuild, yogaBuild]) } },
};

/** The same on a phone, with the last page of the second language in view. */
export const CustomizingSeveralPagesOnAPhone: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: deskWith([bilingualBuild], {
        page: { buildId: bilingualBuild.id, path: italianPage?.path ?? '' },
      }),
    },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** fault 24: a prompt of 100,000 characters without a space widens nothing. */
export const CustomizingWithAnEndlessPrompt: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: deskWith([{ ...bakeryBuild, prompt: 'W'.repeat(100_000) }, yogaBuild]),
    },
  },
};

/** The same on a phone. */
export const CustomizingWithAnEndlessPromptOnAPhone: Story = {
  ...CustomizingWithAnEndlessPrompt,
  globals: { viewport: { value: 'mobile' } },
};

/** Right-to-left words in the prompt, in the names of builds and in the site. */
export const CustomizingRightToLeft: Story = {
  args: { actorRef: { value: customizing, context: rightToLeftDesk } },
};

/** The same on a phone. */
export const CustomizingRightToLeftOnAPhone: Story = {
  ...CustomizingRightToLeft,
  globals: { viewport: { value: 'mobile' } },
};

/** A thousand builds in the history. */
export const CustomizingWithAThousandBuilds: Story = {
  args: { actorRef: { value: customizing, context: deskWith([bakeryBuild, ...manyBuilds]) } },
};

/** Every section switched off: the site keeps its title and description. */
export const CustomizingWithoutSections: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: deskWith([
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
export const CustomizingWithAWrongColor: Story = {
  args: {
    actorRef: { value: customizing, context: { ...bakeryDesk, colorDrafts: { primary: '#GGG' } } },
  },
};

/** Another theme was chosen after generating; the preview says that it is not applied yet. */
export const CustomizingWithAnotherTheme: Story = {
  args: { actorRef: { value: customizing, context: { ...bakeryDesk, theme: 'elegant' } } },
};

/** fault 38: the export could not be made; the message stands in the preview and everything stays. */
export const CustomizingAfterFailedExport: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: {
        ...bakeryDesk,
        exportProblem: 'The export could not be created. Please try again.',
      },
    },
  },
};

/** Edit text is on: every text of the site is outlined, a line says how. */
export const CustomizingTexts: Story = {
  args: { actorRef: { value: customizing, context: { ...bakeryDesk, isEditingTexts: true } } },
};

/** What was understood was corrected: the site is drawn again in its place, the old one stays until then. */
export const Rebuilding: Story = {
  args: {
    actorRef: {
      value: { built: 'rebuilding' },
      context: { ...bakeryDesk, siteChange: { corrections: { place: 'Faro' } } },
    },
  },
};

/** The ZIP is being packed; editing goes on. */
export const Exporting: Story = {
  args: { actorRef: { value: { built: 'exporting' }, context: bakeryDesk } },
};

/** The page is drawn as one document for the clipboard. */
export const Copying: Story = {
  args: { actorRef: { value: { built: 'copying' }, context: bakeryDesk } },
};

/** The page is drawn as one document for a tab of its own. */
export const Opening: Story = {
  args: { actorRef: { value: { built: 'opening' }, context: bakeryDesk } },
};

/** The browser gave no access to the clipboard: the HTML stands in a field to be copied by hand (fault 40). */
export const CustomizingAfterRefusedCopy: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: {
        ...bakeryDesk,
        exportProblem: messages.page.notCopied,
        uncopiedHtml: '<!doctype html>\n<html lang="en">\n<head>…',
      },
    },
  },
};

/** A new site is generated while the last one stays in view; every control waits. */
export const GeneratingAnother: Story = {
  args: {
    actorRef: { value: customizing, context: bakeryDesk },
    generationRef: {
      value: { generating: { work: 'working', pace: 'waiting', helper: 'designAssistant' } },
      context: nothingAsked,
    },
  },
};

/** The list of shortcuts lies over the builder; its last line switches the single key off. */
export const ListingShortcuts: Story = {
  args: { panelsRef: { value: 'listingShortcuts', context: { tab: 'colors' } } },
};
