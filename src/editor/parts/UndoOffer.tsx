import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';

import { firstGraphemes } from '../../../machines/text';

export interface UndoOfferProps {
  /** What was done last, or null when there is nothing to undo. */
  done: { kind: 'deleted' | 'renamed'; name: string } | null;
  isDisabled?: boolean;
  onUndo: () => void;
}

/** The entry of a list that was deleted or renamed last, announced, with the way back. */
export function UndoOffer({ done, isDisabled = false, onUndo }: UndoOfferProps) {
  return (
    <Box role="status">
      {done === null ? null : (
        <Flex layerStyle="well" borderRadius="control" align="center" gap="3" p="2" ps="3" my="3">
          <Text textStyle="ui" flex="1" minW="0" overflowWrap="anywhere">
            {done.kind === 'deleted' ? 'Deleted' : 'Renamed'}{' '}
            <chakra.bdi>{firstGraphemes(done.name, 40)}</chakra.bdi>
          </Text>
          <Button size="sm" variant="outline" disabled={isDisabled} onClick={onUndo}>
            {done.kind === 'deleted' ? 'Undo delete' : 'Undo rename'}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
