import { chakra, Menu } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Check, ListOrdered } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';
import type { OutlineEntry, OutlinePage } from '../../../../machines/outlineOf';
import { ToolButton } from './ToolButton';
import { menuEntry, menuLabel, MenuPane, PlaceEntry } from './PlaceMenu';

export interface SectionPlacesProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  entry: OutlineEntry;
  page: OutlinePage;
  /** All pages of the site, in order. */
  pages: readonly OutlinePage[];
  isDisabled: boolean;
}

/** Every place on the page, or on another one that is chosen first, named after what it would follow. */
export function SectionPlaces({ outlineRef, entry, page, pages, isDisabled }: SectionPlacesProps) {
  const placesOn = useSelector(outlineRef, ({ context }) => context.placesOn);
  const target = pages.find((one) => one.page.lead === placesOn) ?? page;
  const on = target.page.lead;
  const isHere = target === page;
  const isOpen = useSelector(outlineRef, (snapshot) =>
    snapshot.matches({ selected: 'choosingPlace' }),
  );
  const canOpen = useSelector(
    outlineRef,
    (snapshot) =>
      snapshot.can({ type: 'places.open' }) || snapshot.matches({ selected: 'choosingPlace' }),
  );
  const others = target.entries.filter(({ id }) => id !== entry.id);
  const at = isHere ? target.entries.findIndex(({ id }) => id === entry.id) : -1;
  const isFirstTaken = others[0]?.id === 'hero';
  const canLeave = pages.length > 1 && entry.id !== 'hero' && !entry.isTeaser;
  const places = [...others, entry].flatMap((_, to) => {
    const before = others[to - 1];
    if (before === undefined) return isFirstTaken ? [] : [{ to, label: 'First' }];
    return [{ to, label: `After ${before.label}` }];
  });

  return (
    <Menu.Root
      open={isOpen && !isDisabled}
      onOpenChange={({ open }) => outlineRef.send({ type: open ? 'places.open' : 'places.close' })}
      onSelect={({ value }) => {
        if (/^\d+$/.test(value))
          outlineRef.send({
            type: 'entry.arrange',
            asked: { act: 'place', to: Number(value), ...(isHere ? {} : { on }) },
          });
      }}
      positioning={{ placement: 'bottom-start' }}
    >
      <Menu.Trigger asChild>
        <ToolButton name="Move to…" icon={ListOrdered} canUse={canOpen} disabled={isDisabled} />
      </Menu.Trigger>
      <MenuPane>
        {canLeave ? (
          <Menu.RadioItemGroup
            value={on}
            onValueChange={({ value }) => outlineRef.send({ type: 'places.page', page: value })}
          >
            <Menu.ItemGroupLabel css={menuLabel}>Page</Menu.ItemGroupLabel>
            {pages.map(({ page: { lead }, label }) => (
              <Menu.RadioItem key={lead} value={lead} closeOnSelect={false} css={menuEntry}>
                <chakra.span minW="5" display="inline-flex" justifyContent="flex-end">
                  <Menu.ItemIndicator>
                    <Check aria-hidden size={16} />
                  </Menu.ItemIndicator>
                </chakra.span>
                <chakra.span overflowWrap="anywhere">{label}</chakra.span>
              </Menu.RadioItem>
            ))}
            <Menu.Separator my="1" borderColor="border" />
          </Menu.RadioItemGroup>
        ) : null}
        {places.map(({ to, label }) => (
          <PlaceEntry key={`${on}/${to}`} to={to} label={label} isHere={to === at} />
        ))}
      </MenuPane>
    </Menu.Root>
  );
}
