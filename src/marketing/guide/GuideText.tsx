import { Box, chakra, Flex } from '@chakra-ui/react';

import type { GuideBlock } from '../../content/parseGuide';
import { EnamelNumber } from '../EnamelNumber';

/** The text of a guide: headings, steps with house numbers, lists, questions with answers. */
export function GuideText({ blocks }: { blocks: readonly GuideBlock[] }) {
  return blocks.map((block, index) => <GuideBlockView key={index} block={block} />);
}

function GuideBlockView({ block }: { block: GuideBlock }) {
  switch (block.type) {
    case 'heading':
      return (
        <chakra.h2 id={block.id} textStyle="h2" mt="16" mb="4">
          {block.text}
        </chakra.h2>
      );
    case 'paragraph':
      return (
        <chakra.p textStyle="prose" mt="3">
          {block.text}
        </chakra.p>
      );
    case 'numbered':
    case 'dashes':
      return (
        <Box
          as={block.type === 'numbered' ? 'ol' : 'ul'}
          textStyle="prose"
          mt="3"
          ps="6"
          listStyleType="revert"
        >
          {block.items.map((item) => (
            <chakra.li
              key={item}
              overflowWrap="anywhere"
              mt="1.5"
              ps="1"
              _marker={{ color: 'enamel.600', fontWeight: 'semibold' }}
            >
              {item}
            </chakra.li>
          ))}
        </Box>
      );
    case 'questions':
      return (
        <Box mt="2">
          {block.items.map(({ question, answer }) => (
            <Box key={question} py="5" borderTopWidth="1px" borderColor="border">
              <chakra.h3 textStyle="h3">{question}</chakra.h3>
              <chakra.p textStyle="prose" color="fg.muted" mt="2">
                {answer}
              </chakra.p>
            </Box>
          ))}
        </Box>
      );
    case 'steps':
      return (
        <chakra.ol listStyleType="none" mt="6" display="grid" rowGap="8">
          {block.steps.map((step, index) => (
            <Flex as="li" key={step.title} columnGap={{ base: '4', sm: '6' }} align="flex-start">
              <EnamelNumber n={index + 1} />
              <Box flex="1" minW="0" pt="1">
                <chakra.h3 textStyle="h3">{step.title}</chakra.h3>
                <Box mt="-2" display="flow-root">
                  <GuideText blocks={step.blocks} />
                </Box>
              </Box>
            </Flex>
          ))}
        </chakra.ol>
      );
  }
}
