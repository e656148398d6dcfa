import { capitalized } from '../../../machines/text';
import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';

import { COMPONENT_CATEGORIES, type ComponentRefusal } from '../../../machines/entities';
import { messages } from '../../../machines/messages';
import { InlineNote } from '../../ui/InlineNote';

/** Why no component was made of a description, what was understood of it, and what can be made. */
export function NothingFits({ refusal }: { refusal: ComponentRefusal }) {
  const { reason, understood, mentioned, kinds } = refusal;
  const count = Object.values(kinds).reduce((total, names) => total + names.length, 0);
  return (
    <Stack layerStyle="well" gap="2" p="4" textStyle="ui">
      <Stack gap="2" role="status">
        <InlineNote icon={Info}>
          No component fits this description yet. {messages.generation.component.refused[reason]}
        </InlineNote>
        {understood === '' ? null : (
          <Text color="fg.muted" overflowWrap="anywhere">
            Understood: “<bdi>{understood}</bdi>”
          </Text>
        )}
        {mentioned.length === 0 ? null : (
          <Text color="fg.muted">
            It mentions: {mentioned.join(', ')}. Describe one of them by itself.
          </Text>
        )}
      </Stack>
      <chakra.details>
        <chakra.summary cursor="button" py="1">
          What can be made: {count} kinds
        </chakra.summary>
        <Stack
          gap="2"
          pt="2"
          maxH="40vh"
          overflowY="auto"
          tabIndex={0}
          role="region"
          aria-label="Kinds"
        >
          {COMPONENT_CATEGORIES.map((category) => (
            <Box key={category}>
              <Text fontWeight="600">{capitalized(category)}</Text>
              <Text color="fg.muted">{kinds[category].join(', ')}</Text>
            </Box>
          ))}
        </Stack>
      </chakra.details>
    </Stack>
  );
}
