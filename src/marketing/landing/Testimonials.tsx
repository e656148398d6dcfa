import { Box, chakra, Container, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';

import { type Testimonial, testimonials } from '../../content/testimonials';
import { SeededAvatar } from '../../ui/SeededAvatar';
import { chosenInForcedColors } from '../inForcedColors';
import { SECTION_PADDING } from '../sectionPadding';

export interface TestimonialsProps {
  /** Place of the one that stands out at first, from 0. */
  initial?: number;
}

/** Four owners; a press brings what one of them says to the front. Without scripts all four can be read. */
export function Testimonials({ initial = 0 }: TestimonialsProps) {
  const [highlighted, setHighlighted] = useState(initial);
  return (
    <Box as="section" aria-labelledby="testimonials" py={SECTION_PADDING}>
      <Container maxW="wide">
        <Box as="h2" id="testimonials" textStyle="h2" maxW="20ch">
          What owners might say
        </Box>
        <chakra.p textStyle="ui" color="fg.muted" mt="3">
          Illustrative examples: these people and shops are made up.
        </chakra.p>
        <Grid
          mt={{ base: '8', md: '12' }}
          columnGap={{ md: '8', xl: '16' }}
          rowGap="8"
          alignItems="stretch"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        >
          <Grid aria-live="polite" layerStyle="pane" borderRadius="panel" overflow="hidden">
            {testimonials.map((testimonial, index) => (
              <Quote
                key={testimonial.name}
                testimonial={testimonial}
                isShown={index === highlighted}
              />
            ))}
          </Grid>
          <chakra.ul
            listStyleType="none"
            display="grid"
            gap="3"
            alignContent="space-between"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'minmax(0, 1fr)',
            }}
          >
            {testimonials.map((testimonial, index) => (
              <li key={testimonial.name}>
                <Owner
                  testimonial={testimonial}
                  isHighlighted={index === highlighted}
                  onHighlight={() => setHighlighted(index)}
                />
              </li>
            ))}
          </chakra.ul>
        </Grid>
      </Container>
    </Box>
  );
}

/** All quotes share one place, as high as the longest, so that nothing moves when another one shows. */
function Quote({ testimonial, isShown }: { testimonial: Testimonial; isShown: boolean }) {
  return (
    <chakra.figure
      gridArea="1 / 1"
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      gap="8"
      p={{ base: '6', sm: '8', xl: '12' }}
      visibility={isShown ? 'visible' : 'hidden'}
      animation={isShown ? 'setIn 260ms cubic-bezier(0.2, 0.8, 0.2, 1)' : undefined}
      css={{ '@media (scripting: none)': { visibility: 'visible', gridArea: 'auto' } }}
    >
      <chakra.blockquote
        textStyle="h3"
        fontWeight="560"
        fontSize={{ base: '1.25rem', xl: '1.625rem' }}
        lineHeight="1.4"
        textWrap="pretty"
        maxW="36em"
      >
        {testimonial.feedback}
      </chakra.blockquote>
      <chakra.figcaption display="flex" alignItems="center" gap="4">
        <SeededAvatar seed={testimonial.avatar} size={64} />
        <Box>
          <chakra.span display="block" textStyle="prose" fontWeight="semibold" lineHeight="1.3">
            {testimonial.name}
          </chakra.span>
          <chakra.span textStyle="ui" color="fg.muted">
            {testimonial.company}
          </chakra.span>
        </Box>
      </chakra.figcaption>
    </chakra.figure>
  );
}

interface OwnerProps {
  testimonial: Testimonial;
  isHighlighted: boolean;
  onHighlight: () => void;
}

function Owner({ testimonial, isHighlighted, onHighlight }: OwnerProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={isHighlighted}
      onClick={onHighlight}
      display="flex"
      alignItems="center"
      gap="4"
      width="full"
      textAlign="start"
      px="4"
      py="3"
      borderRadius="card"
      borderWidth="1px"
      cursor="button"
      borderColor={isHighlighted ? 'enamel.900' : 'border.emphasized'}
      bg={isHighlighted ? 'enamel.900' : 'bg.panel'}
      color={isHighlighted ? 'sheet' : 'fg'}
      transitionProperty="background-color, color"
      transitionDuration="quick"
      _hover={{ bg: isHighlighted ? 'enamel.900' : 'bg.muted' }}
      css={isHighlighted ? chosenInForcedColors : undefined}
    >
      <SeededAvatar seed={testimonial.avatar} size={48} />
      <Flex as="span" direction="column" minW="0">
        <chakra.span textStyle="ui" fontWeight="semibold">
          {testimonial.name}
        </chakra.span>
        <chakra.span
          textStyle="ui"
          color={isHighlighted ? 'enamel.100' : 'fg.muted'}
          css={isHighlighted ? chosenInForcedColors : undefined}
        >
          {testimonial.company}
        </chakra.span>
      </Flex>
    </chakra.button>
  );
}
