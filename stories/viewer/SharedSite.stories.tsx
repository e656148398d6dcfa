import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sharedSiteMachine, type SharedSiteContext } from '../../machines/sharedSite';
import { framedDocument } from '../../src/ui/framedDocument';
import { SharedSiteScreen, type SharedSiteScreenProps } from '../../src/viewer/SharedSiteScreen';
import { bakeryBuild, bilingualBuild, plumberBuild } from '../fixtures/generatedBuilds';
import { inState } from '../support/inState';

const fragment = '1.7VdLbtswEL2KwVUC2JIs.abc';
const opened: SharedSiteContext = { fragment, site: null, pagePath: null };
const shown = (title: string, { website } = bakeryBuild): SharedSiteContext => ({
  fragment,
  site: { title, html: website.html, ...(website.pages ? { pages: website.pages } : {}) },
  pagePath: null,
});
const reload = fn();

function Viewer({ actorRef }: Pick<SharedSiteScreenProps, 'actorRef'>) {
  return <SharedSiteScreen actorRef={actorRef} onReload={reload} />;
}

const onAPhone = { viewport: { value: 'mobile' } };

const meta = {
  title: 'Viewer/Shared site',
  component: inState(sharedSiteMachine, Viewer, { fragment }),
  args: { value: 'shown', context: shown('Crumb & Ember'), onEvent: fn() },
  parameters: { route: '/view' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The site in the link, under a thin bar that says whose word it is. */
export const Shown: Story = { tags: ['phone'] };

/** A title that goes on and on is cut in the bar, and one that is written from right to left stays in its place. */
export const ShownWithALongTitle: Story = {
  args: {
    context: shown(
      `متجر الخزف اليدوي ${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)}`,
      plumberBuild,
    ),
  },
  globals: onAPhone,
};

/** A site of several pages in two languages: which page is in view is chosen in the bar. */
export const ShownWithSeveralPages: Story = {
  args: { context: shown('Olmo', bilingualBuild) },
  tags: ['phone'],
};

/** The link was just opened; its site is being drawn. */
export const Reading: Story = { args: { value: 'reading', context: opened } };

/** The address has nothing after its # sign. */
export const Empty: Story = {
  args: { value: 'empty', context: { fragment: '', site: null, pagePath: null } },
  tags: ['phone'],
};

/** The link was cut or changed on its way. */
export const Damaged: Story = { args: { value: 'damaged', context: opened } };

/** The link holds more than a link may hold. */
export const TooLarge: Story = { args: { value: 'tooLarge', context: opened } };

/** A newer version of the product made the link: loading the page again gets that version. */
export const NewerVersion: Story = { args: { value: 'newerVersion', context: opened } };

/** The site could not be drawn: it can be tried again. */
export const Failed: Story = { args: { value: 'failed', context: opened }, tags: ['phone'] };

/** Choosing a page shows it. */
export const ChoosesAPage: Story = {
  ...ShownWithSeveralPages,
  play: async ({ args, canvas, userEvent }) => {
    const frame = canvas.getByTitle('Shared site: Olmo');
    const before = (frame as HTMLIFrameElement).srcdoc;
    await userEvent.selectOptions(canvas.getByLabelText('Page of the site'), 'menu.html');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'page.show', path: 'menu.html' });
    await expect((frame as HTMLIFrameElement).srcdoc).not.toBe(before);
  },
};

/** Try again reads the same link again. */
export const RetriesAFailure: Story = {
  ...Failed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'site.retry' });
    await expect(canvas.getByRole('heading', { name: 'Opening the site' })).toBeVisible();
  },
};

/** Reload loads the page, and with it the newest version. */
export const ReloadsForANewerVersion: Story = {
  ...NewerVersion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalled();
  },
};

/** The site gets nothing: no script, no origin, no way to another page (faults 27 and 31). */
export const KeepsTheSiteLocked: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Shared site: Crumb & Ember');
    await expect(frame).toHaveAttribute('sandbox', '');
    const shown = frame.getAttribute('srcdoc') ?? '';
    await expect(shown.startsWith(framedDocument(''))).toBe(true);
    await expect((frame as HTMLIFrameElement).contentDocument).toBeNull();
  },
};
