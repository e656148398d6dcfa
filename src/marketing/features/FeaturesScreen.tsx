import { Box, chakra, Container, Grid } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { extras, type Feature, features } from '../../content/features';
import { LinkButton } from '../../ui/LinkButton';
import { ClosingSign } from '../ClosingSign';
import { EnamelBand } from '../EnamelBand';
import { SECTION_PADDING } from '../sectionPadding';
import { ContentWindow } from './ContentWindow';
import { DesignWindow } from './DesignWindow';
import { EditingWindow } from './EditingWindow';
import { FeaturesHero } from './FeaturesHero';
import { LayoutWindow } from './LayoutWindow';

const WINDOWS: Record<Feature['id'], ReactNode> = {
  layout: <LayoutWindow />,
  content: <ContentWindow />,
  design: <DesignWindow />,
  editing: <EditingWindow />,
};

/** What the product does, helper by helper (specification section 2, "Features"). */
export function FeaturesScreen() {
  return (
    <>
      <FeaturesHero />
      {features.map((feature, index) => (
        <FeatureSection key={feature.id} feature={feature} isMirrored={index % 2 === 1} />
      ))}
      <Extras />
      <ClosingSign
        title="See what your sentence turns into"
        action={
          <LinkButton to="/editor" variant="sign" size="lg">
            Open the editor
          </LinkButton>
        }
      >
        Signing in takes an e-mail address, the first draft about two seconds.
      </ClosingSign>
    </>
  );
}

function FeatureSection({ feature, isMirrored }: { feature: Feature; isMirrored: boolean }) {
  const { id, tone, title, helper, text, points } = feature;
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} py="clamp(40px, 5vw, 72px)">
      <Container maxW="wide">
        <Grid
          columnGap={{ md: '10', xl: '20' }}
          rowGap="8"
          alignItems="center"
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: isMirrored ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 7fr)',
          }}
        >
          <Box order={{ md: isMirrored ? 2 : 1 }}>
            <Box w="14" h="6px" bg={`${tone}.400`} borderRadius="tag" mb="5" />
            <chakra.h2 id={`${id}-title`} textStyle="h2">
              {title}
            </chakra.h2>
            <chakra.p textStyle="h3" color={`${tone}.700`} mt="2">
              {helper}
            </chakra.p>
            <chakra.p textStyle="prose" color="fg.muted" mt="4" maxW="52ch">
              {text}
            </chakra.p>
            <chakra.ul listStyleType="none" mt="5" display="grid" rowGap="2.5">
              {points.map((point) => (
                <chakra.li key={point} display="flex" gap="3" textStyle="prose" lineHeight="1.5">
                  <chakra.span color={`${tone}.600`} flexShrink="0" pt="0.5">
                    <Check aria-hidden size={20} strokeWidth={2.5} />
                  </chakra.span>
                  {point}
                </chakra.li>
              ))}
            </chakra.ul>
          </Box>
          <Box order={{ md: isMirrored ? 1 : 2 }}>{WINDOWS[id]}</Box>
        </Grid>
      </Container>
    </Box>
  );
}

function Extras() {
  return (
    <EnamelBand
      id="extras"
      title="Also included"
      lead="This version simulates the AI with fixed rules on your device. The same words always give the same site."
      mt="clamp(40px, 5vw, 72px)"
      mb={SECTION_PADDING}
    >
      <chakra.dl
        display="grid"
        columnGap="12"
        rowGap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        {extras.map((extra) => (
          <Box key={extra.title} borderTopWidth="3px" borderColor="enamel.600" pt="4">
            <chakra.dt textStyle="h3">{extra.title}</chakra.dt>
            <chakra.dd textStyle="prose" color="enamel.100" mt="1" ms="0">
              {extra.text}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </EnamelBand>
  );
}
