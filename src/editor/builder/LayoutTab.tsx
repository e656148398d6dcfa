import { Box, Flex, Stack, Switch, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import type { SiteLayout } from '../../../machines/entities';
import { StyleFields } from './style/StyleFields';

export interface LayoutTabProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

const sections: { section: keyof SiteLayout; label: string }[] = [
  { section: 'showHero', label: 'Hero' },
  { section: 'showFeatures', label: 'Features' },
  { section: 'showPricing', label: 'Pricing' },
  { section: 'showContact', label: 'Contact Form' },
];

/** Which sections the site shows (specification section 2), and its typefaces, corners and spacing. */
export function LayoutTab({ actorRef, isDisabled }: LayoutTabProps) {
  return (
    <Stack gap="1">
      {sections.map(({ section, label }) => (
        <SectionSwitch
          key={section}
          actorRef={actorRef}
          isDisabled={isDisabled}
          section={section}
          label={label}
        />
      ))}
      <Text textStyle="caption" color="fg.muted" mt="2">
        The hero is the large area at the top. Without it, the title and description stay as a plain
        heading.
      </Text>
      <Box pt="4">
        <StyleFields actorRef={actorRef} isDisabled={isDisabled} />
      </Box>
    </Stack>
  );
}

function SectionSwitch({
  actorRef,
  isDisabled,
  section,
  label,
}: LayoutTabProps & (typeof sections)[number]) {
  const isShown = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.layout[section] ?? false,
  );

  return (
    <Switch.Root
      checked={isShown}
      disabled={isDisabled}
      onCheckedChange={() => actorRef.send({ type: 'section.toggle', section })}
      minH="11"
      width="100%"
      asChild
    >
      <Flex as="label" justify="space-between">
        <Switch.Label textStyle="ui">{label}</Switch.Label>
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Flex>
    </Switch.Root>
  );
}
