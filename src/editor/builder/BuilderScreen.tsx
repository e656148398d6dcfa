import { Box, Grid, useMediaQuery } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { generationMachine } from '../../../machines/generation';
import { BuildHistory } from './BuildHistory';
import { DesktopHint } from './DesktopHint';
import { CustomizePanel } from './CustomizePanel';
import { CustomizeSheet } from './CustomizeSheet';
import { PreviewPane } from './PreviewPane';
import { WebsiteForm } from './WebsiteForm';
import { ShortcutHelp } from './ShortcutHelp';
import { useShortcuts } from './useShortcuts';

export interface BuilderScreenProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

const areas = {
  base: '"hint" "prompt" "preview" "customize" "history"',
  xl: '"prompt preview" "customize preview" "history preview" ". preview"',
  '3xl': '"prompt preview customize" "history preview ." ". preview ."',
};

/** Website Builder (specification section 2): describe on the left, see it live beside, change it in place. */
export function BuilderScreen({ actorRef, generationRef }: BuilderScreenProps) {
  const isBuilt = useSelector(actorRef, (snapshot) => snapshot.hasTag('built'));
  const isHintShown = useSelector(actorRef, ({ context }) => context.isDesktopHintShown);
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const [isSmall = false] = useMediaQuery(['(width < 64rem)'], { ssr: false });
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const step = (type: 'undo' | 'redo') => {
    if (isBusy) return;
    actorRef.send({ type: 'edit.end' });
    actorRef.send({ type });
  };
  useShortcuts({
    undo: () => step('undo'),
    redo: () => step('redo'),
    help: () => setIsHelpOpen(true),
  });

  return (
    <Grid
      gap="4"
      p={{ base: '3', sm: '4', md: '6' }}
      alignItems="start"
      templateAreas={areas}
      templateColumns={{
        base: 'minmax(0, 1fr)',
        xl: 'minmax(300px, 360px) minmax(0, 1fr)',
        '3xl': isBuilt ? '360px minmax(0, 1fr) 320px' : '360px minmax(0, 1fr) 0',
      }}
      templateRows={{ xl: 'auto auto auto 1fr', '3xl': 'auto auto 1fr' }}
    >
      {isHintShown ? <DesktopHint actorRef={actorRef} /> : null}
      <Box gridArea="prompt" layerStyle="pane" p={{ base: '4', md: '5' }}>
        <WebsiteForm actorRef={actorRef} generationRef={generationRef} />
        <Box mt="2">
          <ShortcutHelp isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} />
        </Box>
      </Box>
      <Box
        gridArea="preview"
        position={{ xl: 'sticky' }}
        top={{ xl: 'calc(64px + 24px)' }}
        height={{ xl: 'calc(100svh - 64px - 48px)' }}
      >
        <PreviewPane actorRef={actorRef} generationRef={generationRef} />
      </Box>
      {isBuilt ? (
        <Box gridArea="customize">
          {isSmall ? (
            <CustomizeSheet actorRef={actorRef} isDisabled={isBusy} />
          ) : (
            <CustomizePanel actorRef={actorRef} isDisabled={isBusy} />
          )}
        </Box>
      ) : null}
      <Box gridArea="history">
        <BuildHistory actorRef={actorRef} isDisabled={isBusy} />
      </Box>
    </Grid>
  );
}
