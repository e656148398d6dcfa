import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';

import { pictureOf } from '../../content/pictures';
import { builderAddress, type ShowcaseExample } from '../../content/showcase';
import { LinkButton } from '../../ui/LinkButton';
import { ShopWindow } from '../../ui/ShopWindow';
import { SitePicture } from '../SitePicture';
import { useReveal } from '../useReveal';
import { PromptTicket } from '../PromptTicket';

export interface ShowcaseCardProps {
  example: ShowcaseExample;
  /** On the first screen, where its picture is the largest thing. */
  isFirst: boolean;
}

const UP = { transform: 'none', visibility: 'visible' };

/**
 * A generated site in its window, the prompt as a ticket under it, and a spec sheet that comes up on hover and focus.
 * Where nothing can hover, and without scripts, the sheet stands under the picture.
 */
export function ShowcaseCard({ example, isFirst }: ShowcaseCardProps) {
  const { kind, title, name, prompt, alt } = example;
  const reveal = useReveal();
  return (
    <article className="group" aria-labelledby={`${kind}-title`} {...reveal}>
      <ShopWindow kind={kind} title={name} note={title}>
        <Box position="relative" overflow="hidden">
          <SitePicture
            picture={pictureOf(kind)}
            alt={alt}
            sizes="(min-width: 1360px) 600px, (min-width: 805px) 44vw, 90vw"
            isFirst={isFirst}
          />
          <SpecSheet example={example} />
        </Box>
      </ShopWindow>
      <Box px={{ base: '3', sm: '6' }} mt="-4" position="relative">
        <PromptTicket transform="rotate(-0.8deg)">{prompt}</PromptTicket>
      </Box>
      <Flex mt="5" align="center" justify="space-between" wrap="wrap" gap="3">
        <chakra.h3 id={`${kind}-title`} textStyle="h3">
          {title}
        </chakra.h3>
        <LinkButton
          to={builderAddress(prompt)}
          variant="outline"
          aria-label={`Build from this prompt: ${title}`}
        >
          Build from this prompt
          <ArrowRight aria-hidden size={18} />
        </LinkButton>
      </Flex>
    </article>
  );
}

function SpecSheet({ example: { theme, framework, used, remark } }: { example: ShowcaseExample }) {
  return (
    <Box
      bg="enamel.900"
      color="sheet"
      px={{ base: '5', sm: '6' }}
      pt="5"
      pb="8"
      css={{
        '@media (hover: hover) and (scripting: enabled)': {
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          transform: 'translateY(101%)',
          transition: 'transform var(--sf-durations-settle) var(--sf-easings-out)',
        },
        '.group:not([data-dismissed]):is(:hover, :focus-within) &': UP,
      }}
    >
      <chakra.p textStyle="ui" fontWeight="medium">
        {remark}
      </chakra.p>
      <Flex as="dl" mt="3" columnGap="8" rowGap="2" wrap="wrap" textStyle="ui">
        <Fact term="Theme">{theme}</Fact>
        <Fact term="Framework">{framework}</Fact>
      </Flex>
      <chakra.p textStyle="caption" color="enamel.100" mt="3">
        Read from the prompt
      </chakra.p>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5" mt="1.5">
        {used.map((words) => (
          <chakra.li
            key={words}
            px="2"
            py="0.5"
            borderRadius="tag"
            bg="enamel.800"
            textStyle="caption"
          >
            {words}
          </chakra.li>
        ))}
      </Flex>
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <Flex gap="2">
      <chakra.dt color="enamel.100">{term}</chakra.dt>
      <chakra.dd ms="0" fontWeight="semibold" textTransform="capitalize">
        {children}
      </chakra.dd>
    </Flex>
  );
}
