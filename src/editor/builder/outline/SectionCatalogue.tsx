import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import type { RefCallback } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { type AddableSection, addableSections } from '../../../../machines/addingSections';
import type { Build } from '../../../../machines/entities';
import type { outlineMachine } from '../../../../machines/outline';
import type { OutlinePage } from '../../../../machines/outlineOf';
import { sectionNames } from '../../../content/siteWords';
import { fingerSize } from '../../../theme/fingerSize';
import { SectionSketch } from './SectionSketch';

export interface SectionCatalogueProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  build: Build;
  /** The page to which a section is added. */
  page: OutlinePage;
  isDisabled: boolean;
  headingRef: RefCallback<HTMLHeadingElement>;
  /** The way back to the outline was taken. */
  onBack: () => void;
  /** A section is to be added; its row has the focus then. */
  onAdd: (kind: string) => void;
}

const HOW: Record<AddableSection['how'], string | null> = {
  new: null,
  again: 'Another one',
  back: 'Put back',
};

/** Every kind of section with a small picture, to be added behind what is selected. */
export function SectionCatalogue({
  outlineRef,
  build,
  page,
  isDisabled,
  headingRef,
  onBack,
  onAdd,
}: SectionCatalogueProps) {
  const selectedId = useSelector(outlineRef, ({ context }) => context.selected?.id ?? null);
  const before = page.entries.find(({ id }) => id === selectedId);

  return (
    <Stack gap="3">
      <Stack gap="1" align="start">
        <Button size="sm" variant="ghost" ms="-2" css={fingerSize} onClick={onBack}>
          <ArrowLeft aria-hidden size={16} />
          Outline
        </Button>
        <Heading
          as="h2"
          id="outline-heading"
          ref={headingRef}
          tabIndex={-1}
          textStyle="h3"
          outline="none"
        >
          Add a section
        </Heading>
        <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {before === undefined ? `At the end of ${page.label}.` : `After ${before.label}.`} It is
          written from your description; what only you know is left for you to fill in.
        </Text>
      </Stack>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
        gap="2"
      >
        {addableSections(build).map(({ kind, how }) => (
          <li key={kind}>
            <KindButton {...{ outlineRef, kind, how, isDisabled, onAdd }} />
          </li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

interface KindButtonProps extends AddableSection {
  outlineRef: SectionCatalogueProps['outlineRef'];
  isDisabled: boolean;
  onAdd: (kind: string) => void;
}

function KindButton({ outlineRef, kind, how, isDisabled, onAdd }: KindButtonProps) {
  const canAdd = useSelector(outlineRef, (snapshot) => snapshot.can({ type: 'entry.add', kind }));
  return (
    <Button
      variant="outline"
      display="flex"
      flexDirection="column"
      alignItems="stretch"
      justifyContent="start"
      gap="1"
      width="100%"
      height="100%"
      minH="11"
      p="2"
      textAlign="start"
      whiteSpace="normal"
      disabled={isDisabled}
      aria-disabled={canAdd ? undefined : true}
      onClick={() => {
        if (canAdd) onAdd(kind);
      }}
    >
      <SectionSketch kind={kind} />
      <chakra.span textStyle="ui">{sectionNames[kind] ?? kind}</chakra.span>
      {HOW[how] === null ? null : (
        <chakra.span textStyle="caption" color="fg.muted" fontWeight="450">
          {HOW[how]}
        </chakra.span>
      )}
    </Button>
  );
}
