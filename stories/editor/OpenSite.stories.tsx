import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { messages } from '../../machines/messages';
import { type OpenSiteContext, openSiteMachine } from '../../machines/openSite';
import { OpenSite, type OpenSiteProps } from '../../src/editor/builder/OpenSite';
import { SiteDropTarget } from '../../src/editor/builder/SiteDropTarget';
import { inState } from '../support/inState';

function OpenSiteInItsPane({ actorRef }: Pick<OpenSiteProps, 'actorRef'>) {
  return (
    <SiteDropTarget actorRef={actorRef} isDisabled={false}>
      <Box layerStyle="pane" p="5" maxW="360px">
        <OpenSite actorRef={actorRef} isDisabled={false} />
      </Box>
    </SiteDropTarget>
  );
}

const nothingChosen: OpenSiteContext = { replyTo: null, fileName: '', problem: null };
const chosen: OpenSiteContext = { ...nothingChosen, fileName: 'crumb-ember.zip' };
const refused = (problem: string) => ({
  value: { drag: 'away', file: 'failed' } as const,
  context: { ...chosen, problem },
});
const onAPhone = { viewport: { value: 'mobile' } };

const meta = {
  title: 'Editor/Builder/Open a ZIP',
  component: inState(openSiteMachine, OpenSiteInItsPane, {}),
  args: { value: { drag: 'away', file: 'idle' }, context: nothingChosen, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was chosen yet. */
export const Idle: Story = { tags: ['phone'] };

/** A file is being read and its site drawn. */
export const Reading: Story = {
  args: { value: { drag: 'away', file: 'reading' }, context: chosen },
};

/** The site is current. */
export const Opened: Story = {
  args: { value: { drag: 'away', file: 'opened' }, context: chosen },
};

/** A name that goes on and on breaks; one written from right to left keeps its place. */
export const OpenedUnderALongName: Story = {
  args: {
    value: { drag: 'away', file: 'opened' },
    context: { ...chosen, fileName: `متجر-${'pneumonoultramicroscopic-'.repeat(5)}.zip` },
  },
};

/** The site is current, and the disk has no room for its pictures: what that means stands there until the next file. */
export const Unkept: Story = {
  args: {
    value: { drag: 'away', file: 'unkept' },
    context: { ...chosen, problem: messages.siteFile.unkept.full },
  },
};

/** The same on a phone, in a browser that did not store them for another reason. */
export const UnkeptOnAPhone: Story = {
  args: {
    value: { drag: 'away', file: 'unkept' },
    context: { ...chosen, problem: messages.siteFile.unkept.unavailable },
  },
  globals: onAPhone,
};

/** The file is no ZIP at all. */
export const FailedForNoZip: Story = { args: refused(messages.siteFile.notZip) };

/** A ZIP, but not one of ours. */
export const FailedForAnotherZip: Story = { args: refused(messages.siteFile.notOurs) };

/** The ZIP is damaged; on a phone. */
export const FailedForDamage: Story = {
  args: refused(messages.siteFile.damaged),
  globals: onAPhone,
};

/** A newer version made the ZIP. */
export const FailedForANewerVersion: Story = { args: refused(messages.siteFile.newerVersion) };

/** A file is over the page: the whole window takes it. */
export const DraggedOver: Story = {
  args: { value: { drag: 'over', file: 'idle' } },
  tags: ['phone'],
};

/** Picking a file sends it to be read, and the name of what is read is told. */
export const PicksAFile: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('There is no file field.');
    const picked = fn();
    input.addEventListener('click', picked);
    await userEvent.click(canvas.getByRole('button', { name: 'Open a ZIP' }));
    await expect(picked).toHaveBeenCalled();
    const file = new File(['PK'], 'crumb-ember.zip', { type: 'application/zip' });
    await userEvent.upload(input, file);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'files.choose', files: [file] });
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening crumb-ember.zip…');
  },
};

/** A file dragged over the page shows where to drop it; dropping it sends it to be read. Text that is dragged does not. */
export const DropsAFile: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const target = () => document.querySelector('[data-drop-target]');
    const drag = (type: string, over: Element, dataTransfer: DataTransfer) =>
      over.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    const files = new DataTransfer();
    const file = new File(['PK'], 'crumb-ember.zip', { type: 'application/zip' });
    files.items.add(file);
    // A story may begin to play before the page listens.
    const dragOver = () =>
      waitFor(async () => {
        drag('dragenter', canvasElement, files);
        await expect(target()).toBeVisible();
      });

    await dragOver();
    drag('dragleave', target() as Element, files);
    await waitFor(() => expect(target()).toBeNull());

    const text = new DataTransfer();
    text.setData('text/plain', 'crumb-ember.zip');
    drag('dragenter', canvasElement, text);
    await new Promise(requestAnimationFrame);
    await expect(target()).toBeNull();

    await dragOver();
    // Refused, the browser would open the file in place of the page.
    await expect(drag('dragover', target() as Element, files)).toBe(false);
    await expect(drag('drop', target() as Element, files)).toBe(false);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'files.choose', files: [file] });
    await waitFor(() => expect(target()).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening crumb-ember.zip…');
  },
};
