import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import {
  type CookieConsentContext,
  cookieConsentMachine,
  type CookieConsentRef,
} from '../../machines/cookieConsent';
import { EVERYTHING, NOTHING_OPTIONAL } from '../../machines/cookiePreferences';
import { ConsentBanner } from '../../src/marketing/shell/ConsentBanner';
import { ConsentDialog } from '../../src/marketing/shell/ConsentDialog';
import { inState } from '../support/inState';

/** A page with both parts of the consent, and the footer's way into the dialog. */
function PageWithConsent({ actorRef }: { actorRef: CookieConsentRef }) {
  return (
    <chakra.div display="flex" flexDirection="column">
      <ConsentBanner actorRef={actorRef} />
      <chakra.main minH="100svh" p="6">
        <chakra.h1 textStyle="h1">The page behind</chakra.h1>
        <chakra.button
          type="button"
          mt="4"
          minH="11"
          textDecoration="underline"
          onClick={() => actorRef.send({ type: 'settings.open' })}
        >
          Open the settings
        </chakra.button>
      </chakra.main>
      <ConsentDialog actorRef={actorRef} />
    </chakra.div>
  );
}

const undecided: CookieConsentContext = {
  choice: null,
  asksForPrivacy: false,
  draft: NOTHING_OPTIONAL,
};

const meta = {
  title: 'Marketing/Cookie Consent',
  component: inState(cookieConsentMachine, PageWithConsent, undefined),
  args: { value: 'banner', context: undecided, onEvent: fn() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not read yet whether there is a choice: nothing shows. */
export const Reading: Story = { args: { value: 'reading' } };

/** The first visit: two equal buttons and a way to choose in detail. The page stays usable. */
export const Banner: Story = {};

/** The same on a phone. */
export const BannerOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** The browser asks for privacy, and the banner says what follows from that. */
export const BannerForAPrivateBrowser: Story = {
  args: { context: { ...undecided, asksForPrivacy: true } },
};

/** The settings on a first visit: nothing optional is ticked, Essential cannot be changed. */
export const Customizing: Story = { args: { value: 'customizing' } };

/** The settings of somebody who allowed everything, on a phone. */
export const CustomizingAfterAcceptingAll: Story = {
  args: {
    value: 'customizing',
    context: { ...undecided, choice: EVERYTHING, draft: EVERYTHING },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** The settings where the browser asks for privacy. */
export const CustomizingInAPrivateBrowser: Story = {
  args: { value: 'customizing', context: { ...undecided, asksForPrivacy: true } },
};

/** There is a choice: neither banner nor dialog. */
export const Decided: Story = {
  args: { value: 'decided', context: { ...undecided, choice: NOTHING_OPTIONAL } },
};

/** One press allows everything and the banner is gone. */
export const AcceptsAll: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept All' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'accept.all' });
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** Refusing takes as much: one press on a button of the same size. */
export const RejectsAll: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const accept = canvas.getByRole('button', { name: 'Accept All' });
    const reject = canvas.getByRole('button', { name: 'Reject All' });
    await expect(getComputedStyle(reject).backgroundColor).toBe(
      getComputedStyle(accept).backgroundColor,
    );
    await expect(reject.getBoundingClientRect().height).toBe(accept.getBoundingClientRect().height);
    await userEvent.click(reject);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'reject.all' });
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** Ticks one box of two and saves: the dialog and the banner are gone. */
export const SavesPreferences: Story = {
  args: { value: 'customizing' },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Cookie Settings' });
    await expect(canvas.getByRole('checkbox', { name: /Essential/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Essential/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Marketing/ }));
    await expect(canvas.getByRole('checkbox', { name: /Marketing/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Analytics/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'preferences.save' });
    await waitFor(() => expect(dialog).not.toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** Closing the dialog decides nothing: the banner is back. */
export const ClosesWithoutAChoice: Story = {
  args: { value: 'customizing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Your choice about cookies' })).toBeVisible(),
    );
  },
};
