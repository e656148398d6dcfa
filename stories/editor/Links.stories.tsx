import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import type { Customization } from '../../machines/entities';
import { type LinkFormContext, linkFormMachine } from '../../machines/linkForm';
import { messages } from '../../machines/messages';
import { LinksSectionWith } from '../../src/editor/builder/links/LinksSection';
import { outlinedBuild } from '../fixtures/aBuild';
import { noLink } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

type Refs = Omit<ComponentProps<typeof LinksSectionWith>, 'isDisabled'>;

function InPanel(refs: Refs) {
  return (
    <Box layerStyle="pane" p="4" maxW="360px">
      <LinksSectionWith {...refs} isDisabled={false} />
    </Box>
  );
}

const LINKS = [
  ['hero.action.1', 'Order bread', 'data-leads-to="contact"'],
  ['hero.action.2', 'See the gallery', 'data-page="gallery.html"'],
  ['gallery.nav', 'Gallery', 'data-page="gallery.html"'],
] as const;
const PAGES = [
  ['index.html', 'Home', 'hero'],
  ['gallery.html', 'Gallery', 'gallery'],
] as const;
const html = LINKS.map(
  ([id, label, leads]) => `<a href="#main" ${leads}><span data-text="${id}">${label}</span></a>`,
).join('');

const builderOf = (over: Partial<Customization> = {}) => {
  const { website, customization } = outlinedBuild;
  const build = {
    ...outlinedBuild,
    website: {
      ...website,
      html,
      pages: PAGES.map(([path, label, lead]) => ({ path, label, lead, language: 'en', html })),
    },
    customization: { ...customization, ...over },
  };
  return { value: 'ready', context: builderWith([build]) } as const;
};
const opened = (over: Partial<LinkFormContext> = {}): LinkFormContext => ({
  ...noLink,
  link: { id: 'hero.action.1', label: 'Order bread', target: '#contact' },
  ...over,
});

const meta = {
  title: 'Editor/Builder/Buttons and links',
  component: inStates(
    { actorRef: builderMachine, linkFormRef: linkFormMachine },
    InPanel,
    { actorRef: {}, linkFormRef: { builderRef: null } },
    { linkFormRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: builderOf(),
    linkFormRef: { value: 'closed', context: noLink },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons and links of the site, none of them chosen. */
export const Closed: Story = {};

/** A button leads where it was generated to lead; pages, sections and more are offered. */
export const Choosing: Story = {
  args: { linkFormRef: { value: { open: 'choosing' }, context: opened() } },
};

/** A button leads to a web address, on a phone. */
export const ChoosingOnAPhone: Story = {
  args: {
    actorRef: builderOf({ links: { 'hero.action.1': 'https://shop.example/bread' } }),
    linkFormRef: { value: { open: 'choosing' }, context: opened() },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** The section that a button was to lead to is not shown: it leads as generated, and the panel says so. */
export const ChoosingAfterItsSectionWent: Story = {
  args: {
    actorRef: builderOf({
      links: { 'hero.action.1': '#faq', 'hero.action.2': '#faq' },
      arrangement: { away: { faq: 'removed' } },
    }),
    linkFormRef: { value: { open: 'choosing' }, context: opened() },
  },
};

/** A web address is typed; the button leads there once it is saved. */
export const Typing: Story = {
  args: {
    linkFormRef: { value: { open: 'typing' }, context: opened({ draft: 'https://shop.exa' }) },
  },
};

/** An address that is none is refused beside its field, and stays as it was typed. */
export const Refused: Story = {
  args: {
    linkFormRef: {
      value: { open: 'refused' },
      context: opened({ draft: 'http://shop.example', problem: messages.links.notSecure }),
    },
  },
};

/** A button is led to a section, then to a web address, by keyboard. */
export const LeadsAButtonElsewhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Button or link' }),
      'hero.action.1',
    );
    const target = canvas.getByRole('combobox', { name: '“Order bread” leads to' });
    await userEvent.selectOptions(target, 'Section: Prices');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'link.choose',
      id: 'hero.action.1',
      target: '#pricing',
    });
    await userEvent.selectOptions(target, 'A web address');
    const address = canvas.getByRole('textbox', { name: 'Web address' });
    await expect(address).toHaveFocus();
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.links.invalidAddress);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://shop.example/bread{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'link.choose',
      id: 'hero.action.1',
      target: 'https://shop.example/bread',
    });
    await expect(target).toHaveFocus();
  },
};
