import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';

import { messages } from '../../../../machines/messages';
import type { UnreadWords } from '../../../../machines/requestedChanges';
import { fingerSize } from '../../../theme/fingerSize';

export interface UnreadListProps {
  unread: readonly UnreadWords[];
  /** Whether what can be said is told too. */
  hasExamples: boolean;
  onChoose: (words: string) => void;
}

const EXAMPLES = [
  'make it darker',
  'call it …',
  'add a team section',
  'put prices before about',
  'use a serif font',
  'add a page called …',
  'change “…” to “…”',
] as const;

/** Words that change nothing, each with the reason, and what can be said instead; those that were understood by themselves. */
export function UnreadList({ unread, hasExamples, onChoose }: UnreadListProps) {
  return (
    <Box>
      <Words title="Not understood" unread={unread.filter(({ reason }) => reason === 'unknown')} />
      <Words title="Not changed" unread={unread.filter(({ reason }) => reason !== 'unknown')} />
      {hasExamples ? (
        <Flex gap="2" wrap="wrap" align="center" pt="1">
          <Text textStyle="caption" color="fg.muted">
            You can say, for example:
          </Text>
          {EXAMPLES.map((words) => (
            <Button
              key={words}
              size="xs"
              variant="outline"
              css={fingerSize}
              onClick={() => onChoose(words)}
            >
              {words}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}

function Words({ title, unread }: Pick<UnreadListProps, 'unread'> & { title: string }) {
  return unread.length === 0 ? null : (
    <>
      <Text textStyle="ui" fontWeight="600">
        {title}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={title}>
        {unread.map(({ words, reason }) => (
          <chakra.li key={words} textStyle="ui" py="1" overflowWrap="anywhere">
            “<bdi>{words}</bdi>”{' '}
            <chakra.span color="fg.muted">{messages.changeRequest.unread[reason]}</chakra.span>
          </chakra.li>
        ))}
      </Box>
    </>
  );
}
