import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import { messages } from '../../machines/messages';
import { type ShareLinkContext, shareLinkMachine } from '../../machines/shareLink';
import {
  ShareLinkButton,
  type ShareLinkButtonProps,
  ShareLinkNotice,
} from '../../src/editor/builder/ShareLink';
import { aPhoto } from '../fixtures/aPhoto';
import { builderWith, emptyBuilder } from '../fixtures/builderContexts';
import { bakeryBuild } from '../fixtures/generatedBuilds';
import { inStates } from '../support/inState';

function ShareLinkInItsPane(props: Pick<ShareLinkButtonProps, 'actorRef' | 'builderRef'>) {
  return (
    <Box layerStyle="pane" p="4" maxW="720px" mb="40">
      <Box position="relative">
        <ShareLinkButton {...props} isDisabled={false} />
      </Box>
      <ShareLinkNotice
        actorRef={props.actorRef}
        onClose={() => document.querySelector<HTMLButtonElement>('[data-share-link]')?.focus()}
      />
    </Box>
  );
}

const nothingMade: ShareLinkContext = { builderRef: null, link: null, problem: null };
const link = `https://example.com/view#1.${'7VdLbtswEL2KwVUC2JIs'.repeat(60)}.1f3k2`;
const manualCopy = {
  value: 'manualCopy',
  context: { ...nothingMade, link, problem: messages.shareLink.notCopied },
} as const;

const meta = {
  title: 'Editor/Builder/Share link',
  component: inStates(
    { builderRef: builderMachine, actorRef: shareLinkMachine },
    ShareLinkInItsPane,
    { builderRef: {}, actorRef: { builderRef: null } },
    { actorRef: ({ builderRef }) => ({ builderRef }) },
  ),
  args: {
    actorRef: { value: 'idle', context: nothingMade },
    builderRef: { value: 'ready', context: builderWith([bakeryBuild]) },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A site is built: it can be shared. */
export const Idle: Story = { tags: ['phone'] };

/** Nothing is built yet: there is nothing to share. */
export const IdleWithoutASite: Story = {
  args: { builderRef: { value: 'ready', context: emptyBuilder } },
};

/** The site is being packed. */
export const Making: Story = { args: { actorRef: { value: 'making', context: nothingMade } } };

/** The link is on the clipboard; what is in it, and what is beta about it, is said below. */
export const Copied: Story = { args: { actorRef: { value: 'copied', context: nothingMade } } };

/** The site has photos of the person's own: that they are left out is said as well. */
export const CopiedWithoutItsPhotos: Story = {
  args: {
    ...Copied.args,
    builderRef: {
      value: 'ready',
      context: builderWith([
        {
          ...bakeryBuild,
          customization: { ...bakeryBuild.customization, photos: { logo: aPhoto } },
        },
      ]),
    },
  },
  tags: ['phone'],
};

/** The browser gave no access to the clipboard: the link stands in a field to be copied by hand (fault 40). */
export const ManualCopy: Story = { args: { actorRef: manualCopy }, tags: ['phone'] };

/** The site fits in no link. */
export const TooLarge: Story = {
  args: {
    actorRef: {
      value: 'tooLarge',
      context: { ...nothingMade, problem: messages.shareLink.tooLarge('42 kB', '32 kB') },
    },
  },
};

/** The link could not be made. */
export const Failed: Story = {
  args: {
    actorRef: { value: 'failed', context: { ...nothingMade, problem: messages.shareLink.failed } },
  },
};

/** The button asks for a link of the site as it is now. */
export const MakesALink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share link Beta' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'link.make' });
    await expect(canvas.getByRole('button', { name: /Making…/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** What is beta about the link is said as soon as the button has the focus, until Escape. */
export const SaysWhatIsBeta: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share link Beta' });
    const beta = canvas.getByText('Beta: a large site may not fit, and some apps cut long links.');
    await expect(beta).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(beta).toBeVisible();
    await expect(button).toHaveAccessibleDescription(/^The link contains the whole site/);
    await userEvent.keyboard('{Escape}');
    await expect(beta).not.toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** The link in the field is selected as soon as the field has focus; Escape closes it and gives focus back. */
export const SelectsAndClosesTheLink: Story = {
  args: { actorRef: manualCopy },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Share link' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'link.dismiss' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Share link Beta' })).toHaveFocus();
  },
};
