import { chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, use, useEffect } from 'react';

import type { OpenSiteProps } from './OpenSite';
import { BuilderPartsContext } from './BuilderPartsContext';
import { useSlotName } from './photos/slotNames';
import { watchFileDrags } from './watchFileDrags';

export interface SiteDropTargetProps extends OpenSiteProps {
  children: ReactNode;
}

/**
 * The builder as a place to drop an exported ZIP on; the button of `OpenSite` does the same by keyboard. While a file is
 * over the page the whole window takes it, so that a drop beside the builder never leads away from the work.
 */
export function SiteDropTarget({ actorRef, isDisabled, children }: SiteDropTargetProps) {
  const photosRef = use(BuilderPartsContext).photosRef;
  const slot = useSelector(photosRef, (snapshot) => snapshot?.context.slot ?? null);
  const slotName = useSlotName(photosRef, slot);
  const isOver = useSelector(actorRef, (snapshot) => snapshot.matches({ drag: 'over' }));

  useEffect(() => {
    const stop = watchFileDrags(document, () => actorRef.send({ type: 'drag.enter' }));
    return () => {
      stop();
      // What is read goes on elsewhere; a drag does not.
      actorRef.send({ type: 'drag.leave' });
    };
  }, [actorRef]);

  return (
    <chakra.div
      // A frame's drags do not reach the page around it.
      onLoadCapture={({ target }) => {
        const inside = target instanceof HTMLIFrameElement ? target.contentDocument : null;
        if (inside !== null) watchFileDrags(inside, () => actorRef.send({ type: 'drag.enter' }));
      }}
    >
      {children}
      {isOver ? (
        <Flex
          data-drop-target
          position="fixed"
          inset="0"
          zIndex="modal"
          align="center"
          justify="center"
          p="6"
          bg="bg/85"
          onDragLeave={() => actorRef.send({ type: 'drag.leave' })}
          // No drag is under way any more when the pointer moves. Browsers also report a move, of no way at all, when an
          // element appears under a resting pointer.
          onPointerMove={({ movementX, movementY }) => {
            if (movementX !== 0 || movementY !== 0) actorRef.send({ type: 'drag.leave' });
          }}
          onDrop={({ dataTransfer }) => {
            actorRef.send({ type: 'drag.leave' });
            if (isDisabled) return;
            const [file, ...others] = dataTransfer.files;
            // Whatever is no ZIP is looked at where a picture is asked for, and refused there.
            if (slot !== null && file !== undefined && others.length === 0 && !isZip(file))
              photosRef?.send({ type: 'file.choose', file });
            else actorRef.send({ type: 'files.choose', files: [...dataTransfer.files] });
          }}
        >
          <Flex
            direction="column"
            align="center"
            gap="3"
            px="8"
            py="12"
            w="full"
            maxW="560px"
            layerStyle="pane"
            borderWidth="2px"
            borderStyle="dashed"
            borderColor="enamel.solid"
            textAlign="center"
            pointerEvents="none"
          >
            <FolderOpen aria-hidden size={32} />
            <chakra.p textStyle="h3">
              {isDisabled
                ? 'A site is being generated'
                : slot === null
                  ? 'Drop the ZIP to open its site'
                  : `Drop a picture for: ${slotName}`}
            </chakra.p>
            <chakra.p color="fg.muted">
              {isDisabled
                ? 'Open the ZIP when it is done.'
                : 'What you have now stays in Build History.'}
            </chakra.p>
          </Flex>
        </Flex>
      ) : null}
    </chakra.div>
  );
}

const isZip = ({ name, type }: File): boolean => /zip/.test(type) || /\.zip$/i.test(name);
