import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import { builderPanelsMachine } from '../../machines/builderPanels';
import { inspectionMachine } from '../../machines/inspection';
import { previewMachine } from '../../machines/preview';
import type { SiteReport } from '../../machines/siteReport';
import {
  PublishPanel,
  type PublishPanelProps,
} from '../../src/editor/builder/publish/PublishPanel';
import { crumbAndEmber } from '../fixtures/aBuild';
import { aReport } from '../fixtures/aReport';
import { panelsIn, plainPreview } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

const checked = (report: SiteReport) => ({
  value: 'checked' as const,
  context: { build: crumbAndEmber, report },
});

type Refs = Pick<PublishPanelProps, 'previewRef' | 'panelsRef' | 'inspectionRef'>;

function Publish(refs: Refs) {
  return <PublishPanel {...refs} isDisabled={false} />;
}

const meta = {
  title: 'Editor/Builder/Publish',
  component: inStates(
    {
      actorRef: builderMachine,
      previewRef: previewMachine,
      panelsRef: builderPanelsMachine,
      inspectionRef: inspectionMachine,
    },
    Publish,
    {
      actorRef: {},
      previewRef: { builderRef: null },
      panelsRef: { builderRef: null },
      inspectionRef: undefined,
    },
    { previewRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: { value: 'ready', context: builderWith([crumbAndEmber]) },
    previewRef: { value: 'reading', context: plainPreview },
    panelsRef: panelsIn({}),
    inspectionRef: checked(aReport),
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All checks passed, three gaps to fill. */
export const Checked: Story = { tags: ['phone'] };

/** A form service receives the messages, and a photo has no words yet. */
export const CheckedWithAServiceAndAPhoto: Story = {
  args: {
    inspectionRef: checked({
      ...aReport,
      forms: { delivery: { to: 'formspree', key: 'abcdwxyz' }, hasThanks: true },
      photosToDescribe: ['hero'],
    }),
  },
};

/** A page that was added says nothing yet, and nothing of another one is shown. */
export const CheckedWithPagesToFill: Story = {
  args: {
    inspectionRef: checked({
      ...aReport,
      pagesToFill: [
        { textId: 'topic-page1.page', label: 'Weddings', isLeftOut: false },
        { textId: 'gallery.page', label: 'Gallery', isLeftOut: true },
      ],
    }),
  },
};

/** Nothing is left to fill in, and the site knows its address. */
export const CheckedWithoutGaps: Story = {
  args: {
    inspectionRef: checked({
      ...aReport,
      gaps: [],
      listing: { ...aReport.listing, webAddress: 'www.crumbandember.example' },
    }),
  },
};

/** A check that found something says what. */
export const CheckedWithAProblem: Story = {
  args: {
    inspectionRef: checked({
      ...aReport,
      checks: aReport.checks.map((check) =>
        check.id === 'search'
          ? {
              ...check,
              isPassed: false,
              summary: '1 thing to look at.',
              problems: ['index.html: its title has 92 characters'],
            }
          : check,
      ),
    }),
  },
};

/** fault 24: endless words and forty gaps widen nothing. */
export const CheckedWithExtremes: Story = {
  args: {
    inspectionRef: checked({
      ...aReport,
      gaps: Array.from({ length: 40 }, (_, index) => ({
        textId: `offerings.${index + 1}.detail`,
        section: 'offerings',
        words: 'W'.repeat(200),
      })),
      listing: { ...aReport.listing, title: 'W'.repeat(300), description: 'W'.repeat(600) },
    }),
  },
};

/** An Arabic site: its words run from the right, the address and the names of sections from the left. */
export const CheckedInArabic: Story = {
  args: {
    inspectionRef: checked({
      ...aReport,
      gaps: [
        { textId: 'about.story.body', section: 'about', words: 'أضف جملتين أو ثلاثًا بكلماتك.' },
        { textId: 'visit.address.body', section: 'visit', words: 'أضف العنوان' },
      ],
      listing: {
        ...aReport.listing,
        title: 'خبز الدار – خبز الطابون والكعك في عمان',
        description: 'خبز الدار في عمان: خبز الطابون والكعك والمعجنات. خبز لمائدة كل يوم.',
      },
    }),
  },
};

/** No site is current. */
export const Nothing: Story = {
  args: { inspectionRef: { value: 'nothing', context: { build: null, report: null } } },
};

/** The site has just changed and rests a moment. */
export const Resting: Story = {
  args: { inspectionRef: { value: 'resting', context: { build: crumbAndEmber, report: null } } },
};

/** The first check is under way. */
export const Checking: Story = {
  args: { inspectionRef: { value: 'checking', context: { build: crumbAndEmber, report: null } } },
};

/** The site could not be checked; it can be tried again. */
export const Failed: Story = {
  args: { inspectionRef: { value: 'failed', context: { build: crumbAndEmber, report: null } } },
};

/** A gap leads to its place in the preview. */
export const LeadsToAGap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add your address/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'text.seek',
      id: 'visit.address.body',
    });
  },
};
