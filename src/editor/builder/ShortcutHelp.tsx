import { IconButton, chakra, CloseButton, Dialog, Kbd, Portal, Switch } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Keyboard } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderPanelsMachine } from '../../../machines/builderPanels';

export interface ShortcutHelpProps {
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
}

const shortcuts: { does: string; keys: string[][] }[] = [
  {
    does: 'Generate, while you type the description',
    keys: [
      ['Ctrl', 'Enter'],
      ['⌘', 'Enter'],
    ],
  },
  {
    does: 'Undo',
    keys: [
      ['Ctrl', 'Z'],
      ['⌘', 'Z'],
    ],
  },
  {
    does: 'Redo',
    keys: [
      ['Shift', 'Ctrl', 'Z'],
      ['Shift', '⌘', 'Z'],
      ['Ctrl', 'Y'],
    ],
  },
  { does: 'Show this list', keys: [['?']] },
];

/** Every keyboard shortcut of the builder, behind a button and behind '?'. */
export function ShortcutHelp({ panelsRef }: ShortcutHelpProps) {
  const isOpen = useSelector(panelsRef, (snapshot) =>
    snapshot.matches({ sheet: 'listingShortcuts' }),
  );
  const isHelpKeyOn = useSelector(panelsRef, ({ context }) => context.isHelpKeyOn);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => panelsRef.send({ type: open ? 'shortcuts.open' : 'panel.close' })}
    >
      <Dialog.Trigger asChild>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts"
        >
          <Keyboard aria-hidden size={20} />
        </IconButton>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>Keyboard shortcuts</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <chakra.dl
                display="grid"
                gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) auto' }}
                columnGap="6"
                rowGap="3"
              >
                {shortcuts.map(({ does, keys }) => (
                  <chakra.div key={does} display="contents">
                    <chakra.dt textStyle="ui">{does}</chakra.dt>
                    <chakra.dd
                      display="flex"
                      flexDirection="column"
                      gap="1"
                      textStyle="ui"
                      mb={{ base: '2', sm: '0' }}
                    >
                      {keys.map((combination) => (
                        <span key={combination.join()}>
                          {combination.map((key, index) => (
                            <span key={key}>
                              {index === 0 ? null : ' + '}
                              <Kbd>{key}</Kbd>
                            </span>
                          ))}
                        </span>
                      ))}
                    </chakra.dd>
                  </chakra.div>
                ))}
              </chakra.dl>
              <chakra.p textStyle="caption" color="fg.muted" mt="4">
                Inside a text field, the keys belong to the field. Undo reaches back over 200 steps,
                to when this page was opened or reloaded; Build History stays.
              </chakra.p>
              <Switch.Root
                mt="4"
                minH="11"
                checked={isHelpKeyOn}
                onCheckedChange={() => panelsRef.send({ type: 'helpKey.toggle' })}
              >
                <Switch.HiddenInput />
                <Switch.Control>
                  <Switch.Thumb />
                </Switch.Control>
                <Switch.Label textStyle="ui">Open this list with the ? key</Switch.Label>
              </Switch.Root>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close keyboard shortcuts" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
