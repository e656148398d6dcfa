import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import { contactDetailsMachine } from '../../machines/contactDetails';
import { type DetailsDraft, draftOfDetails } from '../../machines/detailsDraft';
import { messages } from '../../machines/messages';
import { weekOf } from '../../machines/openingWeek';
import { DetailsSectionWith } from '../../src/editor/builder/details/DetailsSection';
import { aBuild } from '../fixtures/aBuild';
import { nothingDetailed } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

type Refs = Omit<ComponentProps<typeof DetailsSectionWith>, 'isDisabled'>;

function InPanel(refs: Refs) {
  return (
    <Box layerStyle="pane" p="4" maxW="360px">
      <DetailsSectionWith {...refs} isDisabled={false} />
    </Box>
  );
}

const drafted = (draft: Partial<DetailsDraft>) => ({
  ...nothingDetailed,
  draft: { ...draftOfDetails(aBuild()), ...draft },
});
const wrongWeek = weekOf('Mon–Fri 9 am–5 pm')?.with(0, { opens: '17:00', closes: '09:00' }) ?? null;

const meta = {
  title: 'Editor/Builder/Contact details',
  component: inStates(
    { actorRef: builderMachine, detailsRef: contactDetailsMachine },
    InPanel,
    { actorRef: {}, detailsRef: { builderRef: null } },
    { detailsRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: { value: 'ready', context: builderWith([aBuild()]) },
    detailsRef: { value: 'unchanged', context: nothingDetailed },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the site tells of how the business is reached. */
export const Unchanged: Story = {};

/** A number and two profiles are typed; nothing of it is in the site before it is saved. */
export const Changed: Story = {
  args: {
    detailsRef: {
      value: 'changed',
      context: drafted({
        phone: '+44 20 7946 0018',
        profiles: ['https://www.instagram.com/crumb', 'https://www.facebook.com/crumb'],
      }),
    },
  },
};

/** The opening hours as a table of the week, on a phone. */
export const ChangedHoursOnAPhone: Story = {
  args: {
    detailsRef: {
      value: 'changed',
      context: drafted({ week: weekOf('Mon–Fri 9 am–5 pm, Sat 10 am–2 pm') }),
    },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** What cannot be used stays as it was typed, with what is wrong beside each field. */
export const Refused: Story = {
  args: {
    detailsRef: {
      value: 'refused',
      context: {
        ...drafted({
          phone: 'ring us',
          email: 'crumb.example',
          week: wrongWeek,
          profiles: ['http://www.instagram.com/crumb'],
        }),
        problems: {
          phone: messages.understanding.invalidPhone,
          email: messages.understanding.invalidEmail,
          hours: messages.items.wrongDay,
          'profiles.0': messages.links.notSecure,
        },
      },
    },
  },
};

/** A number that is none is refused and typed again; a profile is added, all by keyboard. */
export const SavesANumberAndAProfile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, 'ring us{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.understanding.invalidPhone);
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue('ring us');
    await userEvent.clear(phone);
    await userEvent.type(phone, '+44 20 7946 0018');
    canvas.getByRole('button', { name: 'Add a profile' }).focus();
    await userEvent.keyboard('{Enter}');
    const profile = await canvas.findByRole('textbox', { name: 'Profile 1' });
    await waitFor(() => expect(profile).toHaveFocus());
    await userEvent.type(profile, 'instagram.com/crumb{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'site.change',
      change: {
        corrections: {
          phone: '+44 20 7946 0018',
          profiles: ['https://instagram.com/crumb'],
        },
      },
    });
    await expect(phone).toHaveFocus();
  },
};
