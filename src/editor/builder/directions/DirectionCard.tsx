import { capitalized } from '../../../../machines/text';
import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';

import type { Direction } from '../../../../machines/directions';
import type { SiteColors } from '../../../../machines/entities';
import { withTypefaces } from '../../../generator/preview/withTypefaces';
import { DocumentFrame } from '../../../ui/DocumentFrame';
import { useElementWidth } from '../useElementWidth';

export interface DirectionCardProps {
  direction: Direction;
  /** 1, 2 or 3. */
  place: number;
  onChoose: () => void;
}

/** The width at which a design is drawn, in px; the card shows it smaller. */
const DRAWN_WIDTH = 1120;
const HEIGHT = { base: 'max(320px, 60svh)', md: 'max(360px, calc(100svh - 136px))' };
const SWATCHES: (keyof SiteColors)[] = ['primary', 'secondary', 'accent', 'background', 'text'];

/** The place of a design that is still being drawn. */
export function AwaitedDirection({ place }: Pick<DirectionCardProps, 'place'>) {
  return (
    <chakra.li layerStyle="pane" overflow="hidden" height={HEIGHT}>
      <Text p="3" minH="15" textStyle="ui" color="fg.muted" borderBottomWidth="1px">
        {place}: being drawn …
      </Text>
    </chakra.li>
  );
}

/** One design: its theme and colors, how the site looks in it, and choosing it. */
export function DirectionCard({
  direction: { theme, colors, html, typefaces },
  place,
  onChoose,
}: DirectionCardProps) {
  const [boxRef, boxWidth] = useElementWidth();
  const scale = boxWidth === 0 ? 0.3 : boxWidth / DRAWN_WIDTH;
  const name = `${place}: ${capitalized(theme)}`;
  return (
    <chakra.li
      layerStyle="pane"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      minW="0"
      height={HEIGHT}
    >
      <Flex gap="3" p="3" align="center" wrap="wrap" borderBottomWidth="1px" borderColor="border">
        <Heading as="h3" textStyle="ui" fontWeight="600" me="auto">
          {name}
        </Heading>
        <Flex aria-hidden>
          {SWATCHES.map((role) => (
            <Box
              key={role}
              boxSize="5"
              borderRadius="full"
              borderWidth="1px"
              borderColor="border.emphasized"
              ms="-1"
              style={{ background: colors[role] }}
            />
          ))}
        </Flex>
        <Button size="sm" onClick={onChoose} aria-label={`Use this design: ${name}`}>
          Use this design
        </Button>
      </Flex>
      <Box ref={boxRef} flex="1" minH="0" position="relative" overflow="hidden">
        <DocumentFrame
          title={`Design ${name}`}
          onLoad={({ currentTarget }) => makeOneStop(currentTarget.contentDocument)}
          html={withTypefaces(html, typefaces)}
          isWithinReach
          border="none"
          bg="white"
          transformOrigin="top left"
          position="absolute"
          top="0"
          left="0"
          style={{
            width: `${DRAWN_WIDTH}px`,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      </Box>
    </chakra.li>
  );
}

/** The links of a design lead nowhere: the Tab key stops at it once, to scroll it. */
function makeOneStop(design: Document | null) {
  if (design === null) return;
  for (const control of design.querySelectorAll('a, button, input, select, textarea, summary')) {
    control.setAttribute('tabindex', '-1');
  }
  design.body.tabIndex = 0;
}
