import { Box, chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

import type { Block, Inline } from '../content/markdown';
import { TextLink } from './TextLink';

/** Running text of a post or a legal page: blocks become elements, so no markup of a text is ever read as HTML. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Box textStyle="prose" maxW="measure" display="flow-root" mt="-4">
      {blocks.map((block, index) => (
        <ProseBlock key={index} block={block} />
      ))}
    </Box>
  );
}

function ProseBlock({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'heading':
      return (
        <Box
          as={block.level === 2 ? 'h2' : 'h3'}
          id={block.id}
          textStyle={block.level === 2 ? 'h2' : 'h3'}
          fontSize={block.level === 2 ? 'clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem)' : undefined}
          mt={block.level === 2 ? '12' : '8'}
          mb="3"
        >
          {inlines(block.children)}
        </Box>
      );
    case 'paragraph':
      return <chakra.p mt="4">{inlines(block.children)}</chakra.p>;
    case 'list':
      return (
        <Box as={block.isOrdered ? 'ol' : 'ul'} mt="4" {...LIST}>
          {block.items.map((item, index) => (
            <chakra.li key={index} mt="2" ps="1" _marker={MARKER}>
              {item.map((child, position) =>
                child.type === 'paragraph' && position === 0 ? (
                  <Fragment key={position}>{inlines(child.children)}</Fragment>
                ) : (
                  <ProseBlock key={position} block={child} />
                ),
              )}
            </chakra.li>
          ))}
        </Box>
      );
    case 'quote':
      return (
        <chakra.blockquote
          my="8"
          py="1"
          ps="6"
          borderInlineStartWidth="4px"
          borderColor="marigold.300"
          textStyle="h3"
          fontWeight="600"
          css={{ '& > p': { marginTop: 0 } }}
        >
          {block.children.map((child, index) => (
            <ProseBlock key={index} block={child} />
          ))}
        </chakra.blockquote>
      );
    case 'code':
      return (
        <chakra.pre
          my="6"
          px="5"
          py="4"
          bg="enamel.950"
          color="enamel.50"
          borderRadius="card"
          textStyle="ui"
          fontFamily="mono"
          lineHeight="1.6"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          <code>{block.value}</code>
        </chakra.pre>
      );
  }
}

const LIST = { ps: '6', listStyleType: 'revert' } as const;
const MARKER = { color: 'enamel.600', fontWeight: 'semibold' } as const;

function inlines(children: readonly Inline[]): ReactNode {
  return children.map((inline, index) => {
    if (typeof inline === 'string') return inline;
    switch (inline.type) {
      case 'strong':
        return (
          <chakra.strong key={index} fontWeight="bold">
            {inlines(inline.children)}
          </chakra.strong>
        );
      case 'emphasis':
        return <em key={index}>{inlines(inline.children)}</em>;
      case 'code':
        return (
          <chakra.code
            key={index}
            px="1.5"
            py="0.5"
            bg="bg.muted"
            borderRadius="tag"
            fontFamily="mono"
            fontSize="0.92em"
          >
            {inline.value}
          </chakra.code>
        );
      case 'link':
        return (
          <TextLink key={index} href={inline.href}>
            {inlines(inline.children)}
          </TextLink>
        );
    }
  });
}
