import { capitalized } from '../../../machines/text';
import {
  Box,
  Button,
  chakra,
  Field,
  Flex,
  Grid,
  Heading,
  Input,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import {
  type CategoryFilter,
  type componentLibraryMachine,
  shownComponents,
} from '../../../machines/componentLibrary';
import { COMPONENT_CATEGORIES, type UIComponent } from '../../../machines/entities';
import { InlineProblem } from '../../ui/InlineProblem';
import { ShopWindow } from '../../ui/ShopWindow';
import { PanelBoundary } from '../parts/PanelBoundary';
import { UndoOffer } from '../parts/UndoOffer';
import { ComponentCard } from './ComponentCard';
import { SelectBox } from '../parts/SelectBox';

export interface ComponentListProps {
  actorRef: ActorRefFromLogic<typeof componentLibraryMachine>;
}

const categoryOptions = (['all', ...COMPONENT_CATEGORIES] satisfies CategoryFilter[]).map(
  (value) => ({ value, label: capitalized(value) }),
);

/** Search, category and the components that they leave, newest first. */
export function ComponentList({ actorRef }: ComponentListProps) {
  const search = useSelector(actorRef, ({ context }) => context.search);
  const category = useSelector(actorRef, ({ context }) => context.category);
  const shown = useSelector(actorRef, ({ context }) => shownComponents(context), listTheSame);
  const samples = useSelector(actorRef, ({ context }) => context.samples);
  const isDrawing = useSelector(actorRef, (snapshot) => snapshot.matches({ samples: 'drawing' }));
  const isMissing = useSelector(actorRef, (snapshot) => snapshot.matches({ samples: 'missing' }));
  const lastChange = useSelector(actorRef, ({ context }) => context.changes.at(-1));
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isFiltered = search.trim() !== '' || category !== 'all';

  return (
    <Stack as="section" aria-labelledby="library-heading" gap="5" minW="0">
      <Flex gap="4" wrap="wrap" align="end">
        <Box flex="1 1 100%">
          <Heading
            as="h2"
            id="library-heading"
            ref={headingRef}
            tabIndex={-1}
            textStyle="h3"
            width="fit-content"
          >
            Your components
          </Heading>
          <Text role="status" textStyle="caption" color="fg.muted">
            {isDrawing ? 'Drawing the two samples…' : countOf(shown.length)}
          </Text>
          <UndoOffer
            done={lastChange ? { kind: lastChange.kind, name: lastChange.entry.name } : null}
            onUndo={() => {
              actorRef.send({ type: 'entry.undo' });
              headingRef.current?.focus();
            }}
          />
        </Box>
        <Field.Root flex="2 1 220px" w="auto">
          <Field.Label textStyle="ui" fontWeight="600">
            Search
          </Field.Label>
          <Input
            type="search"
            dir="auto"
            value={search}
            placeholder="Name, category, framework or code"
            onChange={(event) =>
              actorRef.send({ type: 'search.change', value: event.target.value })
            }
          />
        </Field.Root>
        <Box flex="1 1 160px">
          <SelectBox
            label="Category"
            value={category}
            options={categoryOptions}
            onChoose={(value) => actorRef.send({ type: 'category.choose', category: value })}
          />
        </Box>
      </Flex>

      {isMissing ? (
        <Flex gap="3" align="center" wrap="wrap">
          <InlineProblem role="alert">The two samples could not be drawn.</InlineProblem>
          <Button
            size="sm"
            variant="outline"
            onClick={() => actorRef.send({ type: 'library.open' })}
          >
            Try again
          </Button>
        </Flex>
      ) : null}

      {shown.length === 0 && !isDrawing ? (
        <Empty isFiltered={isFiltered} onClear={() => actorRef.send({ type: 'filters.clear' })} />
      ) : (
        <Grid
          as="ul"
          listStyleType="none"
          gap="5"
          templateColumns="repeat(auto-fill, minmax(min(100%, 340px), 1fr))"
        >
          {shown.map((component) => (
            <chakra.li key={component.id} minW="0">
              <PanelBoundary name="This component">
                <ComponentCard
                  actorRef={actorRef}
                  component={component}
                  isSample={samples.includes(component)}
                  onDelete={(id) => {
                    actorRef.send({ type: 'entry.delete', id });
                    headingRef.current?.focus();
                  }}
                />
              </PanelBoundary>
            </chakra.li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <Stack align="center" textAlign="center" gap="5" py="8">
      <Box w="full" maxW="320px">
        <ShopWindow kind="closed" />
      </Box>
      <Stack gap="2">
        <Heading as="h3" textStyle="h3">
          No components found
        </Heading>
        <Text color="fg.muted">
          {isFiltered
            ? 'No component in this category matches your search.'
            : 'Describe a component and generate it: it appears here.'}
        </Text>
      </Stack>
      {isFiltered ? (
        <Button variant="outline" onClick={onClear}>
          Show all components
        </Button>
      ) : null}
    </Stack>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 component' : `${count} components`;
}

function listTheSame(one: readonly UIComponent[], other: readonly UIComponent[]): boolean {
  return one.length === other.length && one.every((component, index) => component === other[index]);
}
