import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import type { Delivery, DeliveryDraft } from '../../machines/delivery';
import { deliveryFormMachine } from '../../machines/deliveryForm';
import { messages } from '../../machines/messages';
import { DeliverySectionWith } from '../../src/editor/builder/delivery/DeliverySection';
import { aBuild } from '../fixtures/aBuild';
import { nothingDelivered } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

type Refs = Omit<ComponentProps<typeof DeliverySectionWith>, 'isDisabled'>;

function InPanel(refs: Refs) {
  return (
    <Box layerStyle="pane" p="4" maxW="360px">
      <DeliverySectionWith {...refs} isDisabled={false} />
    </Box>
  );
}

const builderOf = (delivery: Delivery) => {
  const build = aBuild();
  const customization = { ...build.customization, delivery };
  return { value: 'ready', context: builderWith([{ ...build, customization }]) } as const;
};
const drafted = (draft: Partial<DeliveryDraft>) => ({
  ...nothingDelivered,
  draft: { to: 'other', address: '', endpoint: '', key: '', ...draft } as DeliveryDraft,
});

const meta = {
  title: 'Editor/Builder/Where messages go',
  component: inStates(
    { actorRef: builderMachine, deliveryRef: deliveryFormMachine },
    InPanel,
    { actorRef: {}, deliveryRef: { builderRef: null } },
    { deliveryRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: builderOf({ to: 'nowhere' }),
    deliveryRef: { value: 'unchanged', context: nothingDelivered },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody receives the form yet, and the panel says so. */
export const Unchanged: Story = {};

/** The form opens the visitor's e-mail program. */
export const UnchangedWithAnAddress: Story = {
  args: { actorRef: builderOf({ to: 'mail', address: 'hello@crumb.example' }) },
};

/** A service receives the form: its host is named. */
export const UnchangedWithAService: Story = {
  args: { actorRef: builderOf({ to: 'formspree', key: 'abcdwxyz' }) },
};

/** Another service is chosen and its address is typed; nothing of it is in the site before it is saved. */
export const Changed: Story = {
  args: {
    deliveryRef: {
      value: 'changed',
      context: drafted({ endpoint: 'https://forms.example.com/f/1' }),
    },
  },
};

/** A choice that needs nothing more, on a phone. */
export const ChangedOnAPhone: Story = {
  args: { deliveryRef: { value: 'changed', context: drafted({ to: 'netlify' }) } },
  globals: { viewport: { value: 'mobile' } },
};

/** An address without https is refused beside its field, and stays as it was typed. */
export const Refused: Story = {
  args: {
    deliveryRef: {
      value: 'refused',
      context: {
        ...drafted({ endpoint: 'http://forms.example.com/f/1' }),
        problems: { endpoint: messages.delivery.notSecure },
      },
    },
  },
};

/** A key is chosen, typed, refused, typed again and saved by keyboard. */
export const SavesAKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Messages from the form go to' });
    await userEvent.selectOptions(choice, 'web3forms');
    const key = canvas.getByRole('textbox', { name: 'Access key' });
    await userEvent.type(key, 'no key!{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.delivery.noWeb3formsKey);
    await expect(key).toHaveFocus();
    await userEvent.clear(key);
    await userEvent.type(key, 'a1b2c3d4-0000-4000-8000-123456789abc{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'delivery.choose',
      delivery: { to: 'web3forms', key: 'a1b2c3d4-0000-4000-8000-123456789abc' },
    });
    await expect(choice).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Messages are sent to api.web3forms.com',
    );
  },
};
