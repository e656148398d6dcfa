import { Grid } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';
import type { AskedAct } from '../../../../machines/outlineAsked';
import type { OutlineEntry, OutlinePage } from '../../../../machines/outlineOf';
import { isLockable } from '../../../../machines/sectionLocks';
import { SectionPlaces } from './SectionPlaces';
import { Tool } from './Tool';

export interface EntryToolsProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  entry: OutlineEntry;
  page: OutlinePage;
  /** All pages of the site, in order. */
  pages: readonly OutlinePage[];
  isDisabled: boolean;
}

/** What can be done with the selected section. */
export function EntryTools({ outlineRef, entry, page, pages, isDisabled }: EntryToolsProps) {
  const isShown = entry.state === 'shown';
  const tool = (asked: AskedAct) => ({ outlineRef, asked, isDisabled });
  return (
    <Grid
      role="group"
      aria-label={entry.label}
      gap="2"
      templateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
    >
      <Tool {...tool({ act: 'up' })} name="Move up" icon={ArrowUp} />
      <Tool {...tool({ act: 'down' })} name="Move down" icon={ArrowDown} />
      <SectionPlaces {...{ outlineRef, entry, page, pages, isDisabled }} />
      <Tool {...tool({ act: 'duplicate' })} name="Duplicate" icon={Copy} />
      <Tool
        {...tool({ act: 'toggle' })}
        name={isShown ? 'Hide' : 'Show'}
        icon={isShown ? EyeOff : Eye}
      />
      {isLockable(entry.id) ? (
        <Tool
          {...tool({ act: 'lock' })}
          name={entry.isLocked ? 'Unlock' : 'Lock'}
          icon={entry.isLocked ? LockOpen : Lock}
        />
      ) : null}
      <Tool {...tool({ act: 'remove' })} name="Remove" icon={Trash2} />
    </Grid>
  );
}
