import { Button, Grid, Menu } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Eye,
  EyeOff,
  ListOrdered,
  type LucideIcon,
  Trash2,
} from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';
import type { AskedAct } from '../../../../machines/outlineAsked';
import type { OutlineEntry } from '../../../../machines/outlineOf';
import { MenuPane, PlaceEntry } from './PlaceMenu';

export interface EntryToolsProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  entry: OutlineEntry;
  /** All entries of its page, in order. */
  entries: readonly OutlineEntry[];
  isDisabled: boolean;
}

/** What can be done with the selected section. */
export function EntryTools({ outlineRef, entry, entries, isDisabled }: EntryToolsProps) {
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
      <PlaceMenu {...{ outlineRef, entry, entries, isDisabled }} />
      <Tool {...tool({ act: 'duplicate' })} name="Duplicate" icon={Copy} />
      <Tool
        {...tool({ act: 'toggle' })}
        name={isShown ? 'Hide' : 'Show'}
        icon={isShown ? EyeOff : Eye}
      />
      <Tool {...tool({ act: 'remove' })} name="Remove" icon={Trash2} />
    </Grid>
  );
}

interface ToolProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  asked: AskedAct;
  name: string;
  icon: LucideIcon;
  isDisabled: boolean;
}

/** A tool that cannot be used now keeps its focus: it may have been used until it could not. */
function Tool({ outlineRef, asked, name, icon: Icon, isDisabled }: ToolProps) {
  const canAsk = useSelector(outlineRef, (snapshot) =>
    snapshot.can({ type: 'entry.arrange', asked }),
  );
  return (
    <Button
      size="sm"
      variant="outline"
      minH="11"
      px="2"
      gap="1.5"
      disabled={isDisabled}
      aria-disabled={canAsk ? undefined : true}
      onClick={() => outlineRef.send({ type: 'entry.arrange', asked })}
    >
      <Icon aria-hidden size={16} />
      {name}
    </Button>
  );
}

/** Every place on the page, named after what it would follow. */
function PlaceMenu({ outlineRef, entry, entries, isDisabled }: EntryToolsProps) {
  const isOpen = useSelector(outlineRef, (snapshot) =>
    snapshot.matches({ selected: 'choosingPlace' }),
  );
  const canOpen = useSelector(
    outlineRef,
    (snapshot) =>
      snapshot.can({ type: 'places.open' }) || snapshot.matches({ selected: 'choosingPlace' }),
  );
  const others = entries.filter(({ id }) => id !== entry.id);
  const at = entries.findIndex(({ id }) => id === entry.id);
  const isFirstTaken = entries[0]?.id === 'hero';
  const places = entries.flatMap((_, to) => {
    const before = others[to - 1];
    if (before === undefined) return isFirstTaken ? [] : [{ to, label: 'First' }];
    return [{ to, label: `After ${before.label}` }];
  });

  return (
    <Menu.Root
      open={isOpen && !isDisabled}
      onOpenChange={({ open }) => outlineRef.send({ type: open ? 'places.open' : 'places.close' })}
      onSelect={({ value }) =>
        outlineRef.send({ type: 'entry.arrange', asked: { act: 'place', to: Number(value) } })
      }
      positioning={{ placement: 'bottom-start' }}
    >
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant="outline"
          minH="11"
          px="2"
          gap="1.5"
          disabled={isDisabled}
          aria-disabled={canOpen ? undefined : true}
        >
          <ListOrdered aria-hidden size={16} />
          Move to…
        </Button>
      </Menu.Trigger>
      <MenuPane>
        {places.map(({ to, label }) => (
          <PlaceEntry key={to} to={to} label={label} isHere={to === at} />
        ))}
      </MenuPane>
    </Menu.Root>
  );
}
