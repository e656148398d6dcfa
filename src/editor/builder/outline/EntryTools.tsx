import { Grid } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react';

import type { AskedAct } from '../../../../machines/outlineAsked';
import { isLockable } from '../../../../machines/sectionLocks';
import { SectionPlaces, type SectionPlacesProps } from './SectionPlaces';
import { Tool } from './Tool';

/** What can be done with the selected section. */
export function EntryTools({ outlineRef, entry, page, pages, isDisabled }: SectionPlacesProps) {
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
