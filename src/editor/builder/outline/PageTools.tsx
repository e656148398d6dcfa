import { Grid, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { RefCallback } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';
import type { OutlinePage } from '../../../../machines/outlineOf';
import { Tool } from './Tool';
import { ToolButton } from './ToolButton';

export interface PageToolsProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  page: OutlinePage;
  /** How many pages the site has. */
  count: number;
  isDisabled: boolean;
  /** The person added it, and the site has two languages: it has one name for both. */
  hasOneName: boolean;
  renameRef: RefCallback<HTMLButtonElement>;
}

/** What can be done with the selected page. The home page stays first, and is called nothing while it is the only one. */
export function PageTools({
  outlineRef,
  page,
  count,
  isDisabled,
  hasOneName,
  renameRef,
}: PageToolsProps) {
  const canRename = useSelector(outlineRef, (snapshot) => snapshot.can({ type: 'page.rename' }));
  const isHome = page.page.lead === 'hero';
  const tool = { outlineRef, isDisabled };
  return (
    <>
      <Grid
        role="group"
        aria-label={`Page ${page.label}`}
        gap="2"
        templateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
      >
        {count > 1 ? (
          <ToolButton
            ref={renameRef}
            name="Rename"
            icon={Pencil}
            canUse={canRename}
            disabled={isDisabled}
            onClick={() => outlineRef.send({ type: 'page.rename' })}
          />
        ) : null}
        {isHome ? null : (
          <>
            <Tool {...tool} asked={{ act: 'up' }} name="Move up" icon={ArrowUp} />
            <Tool {...tool} asked={{ act: 'down' }} name="Move down" icon={ArrowDown} />
            <Tool {...tool} asked={{ act: 'remove' }} name="Remove" icon={Trash2} />
          </>
        )}
      </Grid>
      <Text textStyle="caption" color="fg.muted">
        {isHome
          ? 'The home page is the first page, and stays.'
          : 'Its sections are removed with it. They can be put back on the home page.'}
      </Text>
      {hasOneName ? (
        <Text textStyle="caption" color="fg.muted">
          In the other language it is called the same, until you write over its heading there with
          Edit text.
        </Text>
      ) : null}
    </>
  );
}
