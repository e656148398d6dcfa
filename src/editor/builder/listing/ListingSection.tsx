import { chakra, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { listingOf } from '../../../../machines/listings';
import type { ListedPage } from '../../../../machines/pageListing';
import { isBlank } from '../../../../machines/text';
import { BuilderPartsContext, type ListingRefs } from '../BuilderPartsContext';
import { EntryButton } from '../EntryButton';
import { PageListingForm } from './PageListingForm';
import { pageName } from './pageName';
import { useCurrentBuild } from '../useCurrentBuild';

export interface ListingSectionProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** How search results and shared links show the pages: all of them, or one. */
export function ListingSection(props: ListingSectionProps) {
  const refs = use(BuilderPartsContext).listing;
  return refs === undefined ? null : <ListingSectionWith {...props} {...refs} />;
}

export function ListingSectionWith({
  actorRef,
  listingRef,
  inspectionRef,
  isDisabled,
}: ListingSectionProps & ListingRefs) {
  const open = useSelector(listingRef, ({ context }) => context.page);
  const report = useSelector(inspectionRef, ({ context }) => context.report);
  const customization = useCurrentBuild(actorRef)?.customization;
  const list = useRef<HTMLUListElement>(null);
  const lastPage = useRef<ListedPage | null>(null);
  const pages = report?.pages ?? [];
  const page = pages.find((one) => one.page === open);
  const isOpen = page !== undefined;

  useEffect(() => {
    if (!isOpen && lastPage.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-entry="${lastPage.current}"]`)?.focus();
    lastPage.current = isOpen ? open : null;
  }, [isOpen, open]);

  if (customization === undefined) return null;
  if (page !== undefined && report !== null)
    return (
      <PageListingForm
        key={page.page}
        {...{ actorRef, listingRef, page, pages, isDisabled }}
        drawn={report.listing}
      />
    );
  return (
    <Stack as="section" gap="2" aria-labelledby="listing-heading">
      <chakra.h3 id="listing-heading" textStyle="ui" fontWeight="600">
        Search and sharing
      </chakra.h3>
      <Text textStyle="caption" color="fg.muted">
        {pages.length === 0
          ? 'Checking the site …'
          : 'The title, the description and the picture with which search results and shared links show each page.'}
      </Text>
      <chakra.ul ref={list} listStyleType="none" m="0" p="0" aria-label="Listed pages">
        {pages.map((one) => {
          const own = listingOf(customization, one.page).title ?? '';
          return (
            <chakra.li key={one.page} borderTopWidth="1px" borderColor="border">
              <EntryButton
                entry={one.page}
                name={pageName(one, pages)}
                note={isBlank(own) ? one.title : own}
                isDisabled={isDisabled}
                onOpen={() => listingRef.send({ type: 'page.open', page: one.page })}
              />
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Stack>
  );
}
