import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { builderPanelsMachine } from '../../machines/builderPanels';
import { comparisonMachine } from '../../machines/comparison';
import { correctingMachine } from '../../machines/correcting';
import { generationMachine } from '../../machines/generation';
import { handoverMachine } from '../../machines/handover';
import { messages } from '../../machines/messages';
import { openSiteMachine } from '../../machines/openSite';
import { itemListMachine } from '../../machines/itemList';
import { outlineMachine } from '../../machines/outline';
import { pointingMachine } from '../../machines/pointing';
import { previewMachine } from '../../machines/preview';
import { renamingMachine } from '../../machines/renaming';
import { shareLinkMachine } from '../../machines/shareLink';
import type { BuilderScreenProps } from '../../src/editor/builder/BuilderScreen';
import { OpenSite } from '../../src/editor/builder/OpenSite';
import { EditorLayout } from '../../src/editor/shell/EditorLayout';
import { ada } from '../fixtures/auth';
import { atRest, panelsIn } from '../fixtures/builderAtRest';
import { builderWith, emptyBuilder, nothingAsked } from '../fixtures/builderContexts';
import { bakeryBuild, plumberBuild, yogaBuild } from '../fixtures/generatedBuilds';
import { inStates } from '../support/inState';
import { LoadedBuilder } from '../support/LoadedBuilder';

interface WholeBuilderProps extends Omit<BuilderScreenProps, 'site' | 'openSite' | 'shareLinkRef'> {
  openSiteRef: ActorRefFromLogic<typeof openSiteMachine>;
  shareLinkRef: ActorRefFromLogic<typeof shareLinkMachine>;
}

/** As the editor shows it: with the ways to open a ZIP and to share a link. */
function WholeBuilder({ openSiteRef, ...builder }: WholeBuilderProps) {
  return (
    <EditorLayout
      title="Website Builder"
      user={ada}
      plan="Pro"
      signOutState="idle"
      onSignOut={() => undefined}
    >
      <LoadedBuilder
        {...builder}
        openSite={<OpenSite actorRef={openSiteRef} isDisabled={false} />}
      />
    </EditorLayout>
  );
}

const link = `https://example.com/view#1.${'7VdLbtswEL2KwVUC2JIs'.repeat(60)}.1f3k2`;

const meta = {
  title: 'Editor/Builder/Whole screen',
  component: inStates(
    {
      actorRef: builderMachine,
      generationRef: generationMachine,
      panelsRef: builderPanelsMachine,
      previewRef: previewMachine,
      comparisonRef: comparisonMachine,
      renamingRef: renamingMachine,
      correctingRef: correctingMachine,
      pointingRef: pointingMachine,
      handoverRef: handoverMachine,
      outlineRef: outlineMachine,
      itemListRef: itemListMachine,
      openSiteRef: openSiteMachine,
      shareLinkRef: shareLinkMachine,
    },
    WholeBuilder,
    {
      actorRef: {},
      generationRef: { kind: 'website' },
      panelsRef: { builderRef: null },
      previewRef: { builderRef: null },
      comparisonRef: { builderRef: null },
      renamingRef: { builderRef: null },
      correctingRef: { builderRef: null },
      pointingRef: undefined,
      handoverRef: { builderRef: null },
      outlineRef: { builderRef: null },
      itemListRef: { builderRef: null, outlineRef: null },
      openSiteRef: {},
      shareLinkRef: { builderRef: null },
    },
    {
      generationRef: ({ actorRef }) => ({ replyTo: actorRef }),
      panelsRef: ({ actorRef }) => ({ builderRef: actorRef }),
      comparisonRef: ({ actorRef }) => ({ builderRef: actorRef }),
      renamingRef: ({ actorRef }) => ({ builderRef: actorRef }),
      correctingRef: ({ actorRef }) => ({ builderRef: actorRef }),
      handoverRef: ({ actorRef }) => ({ builderRef: actorRef }),
      outlineRef: ({ actorRef }) => ({ builderRef: actorRef }),
      itemListRef: ({ actorRef, outlineRef }) => ({ builderRef: actorRef, outlineRef }),
      shareLinkRef: ({ actorRef }) => ({ builderRef: actorRef }),
      openSiteRef: ({ actorRef }) => ({ replyTo: actorRef }),
    },
  ),
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([bakeryBuild, yogaBuild, plumberBuild]),
    },
    generationRef: { value: 'idle', context: nothingAsked },
    ...atRest,
    openSiteRef: {
      value: { drag: 'away', file: 'idle' },
      context: { replyTo: null, fileName: '', problem: null },
    },
    shareLinkRef: { value: 'idle', context: { builderRef: null, link: null, problem: null } },
    onEvent: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A current site, and everything that can be done with it. */
export const Customizing: Story = { tags: ['phone'] };

/** The whole form, with the site beside it. */
export const CustomizingWithTheWholeForm: Story = {
  args: { panelsRef: panelsIn({ form: 'unfolded' }) },
};

/** The form is a line again, and its field and Generate are still there. */
export const FoldsTheForm: Story = {
  ...CustomizingWithTheWholeForm,
  play: async ({ args, canvas, userEvent }) => {
    const options = canvas.getByRole('button', { name: 'All options' });
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
    await userEvent.click(options);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'form.toggle' });
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Theme' })).toBeNull());
    await expect(options).toHaveFocus();
    await expect(options).toHaveAttribute('aria-expanded', 'false');
    await expect(
      canvas.getByRole('textbox', { name: 'What should your website be?' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeVisible();
  },
};

/** What was understood stands beside the preview. */
export const Understood: Story = { args: { panelsRef: panelsIn({}, { panel: 'understanding' }) } };

/** The pages and their sections stand beside the preview. */
export const Outlined: Story = { args: { panelsRef: panelsIn({}, { panel: 'outline' }) } };

/** The history stands beside the preview. */
export const WithItsHistory: Story = { args: { panelsRef: panelsIn({}, { panel: 'history' }) } };

/** The preview and one panel, nothing else. */
export const Focused: Story = {
  args: { panelsRef: panelsIn({ room: 'focused' }, { panel: 'outline' }) },
};

/** Form and panels are folded to a column: the preview has their room. */
export const WithThePanelsFolded: Story = {
  args: { panelsRef: panelsIn({}, { panel: 'outline', isPanelFolded: true }) },
};

/** They fold and unfold by keyboard, and the focus goes where they went; a panel is a press away. */
export const FoldsThePanels: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = () => canvas.getByRole('button', { name: 'Form and panels' });
    const site = () => canvas.getByRole('region', { name: 'Preview' }).offsetWidth;
    const before = site();
    toggle().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(toggle()).toHaveFocus());
    await expect(canvas.queryByRole('tab', { name: 'Customize' })).toBeNull();
    await waitFor(() => expect(site()).toBe(before + 276));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Customize' })).toHaveFocus());
    await expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle());
    await userEvent.click(await canvas.findByRole('button', { name: 'Outline' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Outline' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Outline' })).toBeVisible();
  },
};

/** The tabs lead through the panels with the arrow keys, and each shows its own. */
export const LeadsThroughThePanels: Story = {
  play: async ({ canvas, userEvent }) => {
    const customize = canvas.getByRole('tab', { name: 'Customize' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Customize' })).toBeVisible();
    await userEvent.click(customize);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Outline' })).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'What I understood' })).toBeVisible(),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Build History' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Customize' })).toBeNull();
  },
};

/** Nothing is built yet: a ZIP can be opened, there is nothing to share. */
export const Empty: Story = { args: { actorRef: { value: 'ready', context: emptyBuilder } } };

/** Both ways failed at once: each says so beside its own button, and the preview stays. */
export const CustomizingWithBothProblems: Story = {
  args: {
    openSiteRef: {
      value: { drag: 'away', file: 'failed' },
      context: { replyTo: null, fileName: 'holiday.zip', problem: messages.siteFile.notOurs },
    },
    shareLinkRef: {
      value: 'manualCopy',
      context: { builderRef: null, link, problem: messages.shareLink.notCopied },
    },
  },
};

/** The same on a phone. */
export const CustomizingWithBothProblemsOnAPhone: Story = {
  ...CustomizingWithBothProblems,
  globals: { viewport: { value: 'mobile' } },
};

/** On a phone the site keeps its room however much is said above it. */
export const KeepsRoomForTheSite: Story = {
  ...CustomizingWithBothProblemsOnAPhone,
  play: async ({ canvas }) => {
    const site = await canvas.findByTitle('Preview of Crumb & Ember');
    await waitFor(() => expect(site.offsetHeight).toBeGreaterThan(200));
  },
};

/** Tab goes from the description through its tools into those of the preview, in the order they are read. */
export const LeadsFromTheDescriptionToThePreview: Story = {
  play: async ({ canvas }) => {
    const inOrder = [
      canvas.getByRole('textbox', { name: 'What should your website be?' }),
      canvas.getByRole('button', { name: 'Generate' }),
      canvas.getByRole('button', { name: 'Open a ZIP' }),
      canvas.getByRole('button', { name: 'Keyboard shortcuts' }),
      canvas.getByRole('button', { name: 'Share link Beta' }),
      canvas.getByRole('button', { name: 'Export ZIP' }),
    ];
    for (const [index, element] of inOrder.slice(1).entries()) {
      const place = inOrder[index]?.compareDocumentPosition(element) ?? 0;
      await expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  },
};
