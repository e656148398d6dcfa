import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';

import type { OutlinePage } from '../../../../machines/outlineOf';

interface RemovedSectionsProps {
  pages: readonly OutlinePage[];
  isDisabled: boolean;
  onPutBack: (removed: { page: string; id: string }) => void;
}

/** What was taken out, with the way back. */
export function RemovedSections({ pages, isDisabled, onPutBack }: RemovedSectionsProps) {
  const removed = pages.flatMap(({ page, removed: entries }) =>
    entries.map(({ id, label }) => ({ page: page.lead, id, label })),
  );
  if (removed.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" textStyle="ui" fontWeight="600" mb="1">
        Removed
      </Heading>
      <chakra.ul listStyleType="none">
        {removed.map(({ page, id, label }) => (
          <Flex
            as="li"
            key={`${page}/${id}`}
            align="center"
            justify="space-between"
            gap="2"
            minH="11"
          >
            <Text textStyle="ui" overflowWrap="anywhere">
              {label}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              flexShrink="0"
              disabled={isDisabled}
              aria-label={`Put back ${label}`}
              onClick={() => onPutBack({ page, id })}
            >
              <Undo2 aria-hidden size={16} />
              Put back
            </Button>
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}
