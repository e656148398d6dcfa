import { Button, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import { emptiedTexts } from '../../../machines/emptiedTexts';
import type { SiteContent } from '../../../machines/entities';
import { DeliverySection } from './delivery/DeliverySection';
import { DetailsSection } from './details/DetailsSection';
import { LinksSection } from './links/LinksSection';
import { HeroField } from './HeroField';
import { ListingSection } from './listing/ListingSection';
import { PhotosSection } from './photos/PhotosSection';

export interface ContentTabProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

const fields: { field: keyof SiteContent; label: string; rows: number }[] = [
  { field: 'title', label: 'Site Title', rows: 1 },
  { field: 'subtitle', label: 'Subtitle', rows: 1 },
  { field: 'description', label: 'Description', rows: 4 },
];

/** The three texts of the site that the panel edits (specification section 2), how it is reached, where its links lead, its
 * pictures, where its messages go, and how its pages are listed. */
export function ContentTab({ actorRef, isDisabled }: ContentTabProps) {
  return (
    <Stack gap="4">
      {fields.map(({ field, label, rows }) => (
        <ContentField
          key={field}
          actorRef={actorRef}
          isDisabled={isDisabled}
          field={field}
          label={label}
          rows={rows}
        />
      ))}
      <EmptiedTexts actorRef={actorRef} isDisabled={isDisabled} />
      <DetailsSection actorRef={actorRef} isDisabled={isDisabled} />
      <LinksSection actorRef={actorRef} isDisabled={isDisabled} />
      <HeroField actorRef={actorRef} isDisabled={isDisabled} />
      <PhotosSection actorRef={actorRef} isDisabled={isDisabled} />
      <DeliverySection actorRef={actorRef} isDisabled={isDisabled} />
      <ListingSection actorRef={actorRef} isDisabled={isDisabled} />
      <Text textStyle="caption" color="fg.muted">
        The preview and the export change as you type.
      </Text>
    </Stack>
  );
}

function ContentField({
  actorRef,
  isDisabled,
  field,
  label,
  rows,
}: ContentTabProps & (typeof fields)[number]) {
  const value = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.content[field] ?? '',
  );
  const shared = {
    dir: 'auto',
    value,
    onChange: (event: { target: { value: string } }) =>
      actorRef.send({ type: 'content.change', field, value: event.target.value }),
    onBlur: () => actorRef.send({ type: 'edit.end' }),
  };

  return (
    <Field.Root disabled={isDisabled}>
      <Field.Label textStyle="ui" fontWeight="600">
        {label}
      </Field.Label>
      {rows === 1 ? <Input {...shared} /> : <Textarea rows={rows} {...shared} />}
    </Field.Root>
  );
}

/** What was emptied is out of reach on the page; here it comes back. */
function EmptiedTexts({ actorRef, isDisabled }: ContentTabProps) {
  const count = useSelector(actorRef, ({ context }) => {
    const build = findBuild(context, context.currentId);
    return build === null ? 0 : emptiedTexts(build.customization).length;
  });
  if (count === 0) return null;
  return (
    <Button
      variant="outline"
      alignSelf="flex-start"
      minH="11"
      disabled={isDisabled}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus();
        actorRef.send({ type: 'texts.restore' });
      }}
    >
      {count === 1 ? 'Bring back the emptied text' : `Bring back ${count} emptied texts`}
    </Button>
  );
}
