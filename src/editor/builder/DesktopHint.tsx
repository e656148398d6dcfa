import { Flex, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderPanelsMachine } from '../../../machines/builderPanels';
import { MAIN_ID } from '../../ui/SkipLink';

export interface DesktopHintProps {
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
}

/** On small screens only: the builder works here, and works better on a larger one. */
export function DesktopHint({ panelsRef }: DesktopHintProps) {
  return (
    <Flex
      gridArea="hint"
      hideFrom="md"
      align="center"
      justify="space-between"
      gap="3"
      ps="4"
      pe="1"
      py="1"
      borderRadius="control"
      bg="sky.subtle"
      color="sky.fg"
    >
      <Text textStyle="ui">
        The builder is made for larger screens. Everything works here, too.
      </Text>
      <IconButton
        aria-label="Dismiss this note"
        variant="ghost"
        color="inherit"
        onClick={() => {
          panelsRef.send({ type: 'desktopHint.dismiss' });
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        <X aria-hidden size={18} />
      </IconButton>
    </Flex>
  );
}
