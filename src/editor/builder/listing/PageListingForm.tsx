import { Button, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ImageUp } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/builderDocument';
import { shownField } from '../../../../machines/listingForm';
import { listingOf } from '../../../../machines/listings';
import { LISTING_LENGTH, type ListingField, shareSlot } from '../../../../machines/pageListing';
import { messages } from '../../../../machines/messages';
import type { GeneratedListing, SiteListing } from '../../../../machines/siteReport';
import { graphemesIn, isBlank } from '../../../../machines/text';
import { InlineProblem } from '../../../ui/InlineProblem';
import { BackHeading } from '../BackHeading';
import { PhotoEditor } from '../photos/PhotoEditor';
import { BuilderPartsContext, type ListingRefs, type PhotosRef } from '../BuilderPartsContext';
import { ListingPreview } from '../publish/ListingPreview';
import { pageName } from './pageName';
import { usePhotoAddress } from './usePhotoAddress';
import { useCurrentBuild } from '../useCurrentBuild';

export interface PageListingFormProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  listingRef: ListingRefs['listingRef'];
  page: GeneratedListing;
  /** All pages of the site, this one among them. */
  pages: readonly GeneratedListing[];
  /** The picture that the generator drew, and the address of the site. */
  drawn: Pick<SiteListing, 'image' | 'webAddress'>;
  isDisabled: boolean;
}

/** One page as search results and shared links show it, with the words and the picture that its person gave it. */
export function PageListingForm({
  actorRef,
  listingRef,
  page,
  pages,
  drawn,
  isDisabled,
}: PageListingFormProps) {
  const photosRef = use(BuilderPartsContext).photosRef;
  const slot = shareSlot(page.page);
  const customization = useCurrentBuild(actorRef)?.customization;
  const heading = useRef<HTMLHeadingElement>(null);
  const ownImage = usePhotoAddress(photosRef, customization?.photos?.[slot]);

  useEffect(() => heading.current?.focus(), []);

  if (customization === undefined) return null;
  const own = listingOf(customization, page.page);
  const words = (field: ListingField) =>
    (isBlank(own[field] ?? '') ? page[field] : own[field]) ?? '';
  return (
    <Stack as="section" gap="4" aria-labelledby="listed-page-heading">
      <BackHeading
        id="listed-page-heading"
        ref={heading}
        back="All listed pages"
        onBack={() => listingRef.send({ type: 'page.close' })}
      >
        Search and sharing: <bdi>{pageName(page, pages)}</bdi>
      </BackHeading>
      <ListingTextField field="title" {...{ actorRef, listingRef, page, isDisabled }} />
      <ListingTextField field="description" {...{ actorRef, listingRef, page, isDisabled }} />
      {photosRef === undefined ? null : (
        <ShareImageField {...{ actorRef, photosRef, slot, isDisabled }} />
      )}
      <ListingPreview
        listing={{
          title: words('title'),
          description: words('description'),
          webAddress: drawn.webAddress,
          image: ownImage ?? drawn.image,
        }}
        path={page.path}
      />
    </Stack>
  );
}

const LABELS: Record<ListingField, string> = { title: 'Page title', description: 'Description' };

interface ListingTextFieldProps extends Pick<
  PageListingFormProps,
  'actorRef' | 'listingRef' | 'page' | 'isDisabled'
> {
  field: ListingField;
}

/** Words of a listing; while the field is empty the generator's stand in it, faintly. */
function ListingTextField({
  actorRef,
  listingRef,
  page,
  field,
  isDisabled,
}: ListingTextFieldProps) {
  const draft = useSelector(listingRef, ({ context }) => context.draft);
  const value = useSelector(actorRef, ({ context }) => {
    const build = findBuild(context, context.currentId);
    return build === null ? '' : shownField({ page: page.page, draft }, build, field);
  });
  const isTooLong = draft?.field === field;
  const { shown, most } = LISTING_LENGTH[field];
  const count = graphemesIn(value);
  const shared = {
    dir: 'auto',
    value,
    placeholder: page[field],
    onChange: ({ target }: { target: { value: string } }) =>
      listingRef.send({ type: 'field.change', field, value: target.value }),
    onBlur: () => listingRef.send({ type: 'field.leave' }),
  };
  return (
    <Field.Root disabled={isDisabled} invalid={isTooLong}>
      <Field.Label textStyle="ui" fontWeight="600">
        {LABELS[field]}
      </Field.Label>
      {field === 'title' ? <Input {...shared} /> : <Textarea rows={4} {...shared} />}
      <Field.HelperText textStyle="caption" color={count > shown ? 'marigold.fg' : 'fg.muted'}>
        {lengthWords(value, shown)}
      </Field.HelperText>
      {isTooLong ? (
        <InlineProblem role="alert">{messages.listing.tooLong(most)}</InlineProblem>
      ) : null}
    </Field.Root>
  );
}

/** How long the words are, and what a search result makes of that. */
function lengthWords(value: string, shown: number): string {
  if (isBlank(value)) return 'Empty: the generated text is used.';
  const count = graphemesIn(value);
  return count > shown
    ? `${count} characters. Search results show about ${shown} and cut the rest; the page keeps them all.`
    : `${count} of about ${shown} characters that search results show.`;
}

interface ShareImageFieldProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  photosRef: PhotosRef;
  slot: string;
  isDisabled: boolean;
}

/** The picture of the page's shared links: drawn, or the person's own. */
function ShareImageField({ actorRef, photosRef, slot, isDisabled }: ShareImageFieldProps) {
  const isOpen = useSelector(photosRef, ({ context }) => context.slot === slot);
  const photo = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.photos?.[slot] ?? null,
  );
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen)
    return (
      <PhotoEditor
        {...{ photosRef, slot, photo, isDisabled }}
        takerRef={actorRef}
        onWritten={() => actorRef.send({ type: 'edit.end' })}
        back="Back to the page"
      />
    );
  return (
    <Stack gap="2" align="flex-start">
      <Text as="h4" textStyle="ui" fontWeight="600">
        Share image
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {photo === null
          ? 'The builder draws it in the colors of the site, with your logo where you gave one.'
          : isBlank(photo.alt)
            ? 'Your picture. Describe what it shows.'
            : photo.alt}
      </Text>
      <Button
        ref={button}
        variant="outline"
        minH="11"
        disabled={isDisabled}
        onClick={() => photosRef.send({ type: 'slot.open', slot })}
      >
        <ImageUp aria-hidden size={18} />
        {photo === null ? 'Use a picture of yours' : 'Change the picture'}
      </Button>
    </Stack>
  );
}
