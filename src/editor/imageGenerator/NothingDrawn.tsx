import { Stack, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';

import type { ImageRefusal } from '../../../machines/image';
import { messages } from '../../../machines/messages';
import { InlineNote } from '../../ui/InlineNote';
import { NotDrawn } from './NotDrawn';

/** Why no image was drawn, what the description names, and what can be drawn. */
export function NothingDrawn({ refusal }: { refusal: ImageRefusal }) {
  return (
    <Stack layerStyle="well" gap="2" p="4" textStyle="ui" role="status">
      <InlineNote icon={Info}>{messages.generation.image.refused}</InlineNote>
      <NotDrawn label="Not drawn yet" words={refusal.notDrawn} />
      <Text color="fg.muted">
        Try a place, such as a forest, a street or a café, or a thing, such as a boat, a cat or a
        guitar.
      </Text>
    </Stack>
  );
}
