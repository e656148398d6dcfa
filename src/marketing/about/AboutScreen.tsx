import { Box, chakra, Container, Grid } from '@chakra-ui/react';
import {
  Accessibility,
  Braces,
  FileLock,
  KeyRound,
  MonitorSmartphone,
  Repeat2,
  Scale,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { aboutToggleMachine } from '../../../machines/aboutToggle';
import { philosophy, reasons, technology } from '../../content/about';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeading } from '../../ui/PageHeading';
import { ShutterCard, type ShutterCardProps } from './ShutterCard';
import { ClosingSign } from '../ClosingSign';
import { EnamelBand } from '../EnamelBand';
import { SECTION_PADDING } from '../sectionPadding';
import { PurposeToggle } from './PurposeToggle';
import { Street } from './Street';

export interface AboutScreenProps {
  actorRef: ActorRefFromLogic<typeof aboutToggleMachine>;
}

type Look = Pick<ShutterCardProps, 'icon' | 'tone'>;
type Looks = readonly [Look, ...Look[]];

const PHILOSOPHY_LOOK: Looks = [
  { icon: Scale, tone: 'tomato' },
  { icon: Accessibility, tone: 'enamel' },
  { icon: KeyRound, tone: 'marigold' },
];
const TECHNOLOGY_LOOK: Looks = [
  { icon: MonitorSmartphone, tone: 'sky' },
  { icon: Repeat2, tone: 'enamel' },
  { icon: Braces, tone: 'tomato' },
  { icon: FileLock, tone: 'marigold' },
];

/** Who is behind the product and what they hold to (specification section 2, "About"). */
export function AboutScreen({ actorRef }: AboutScreenProps) {
  return (
    <>
      <Container maxW="wide" pt={{ base: '8', md: '16' }}>
        <PageHeading maxW="17ch">We build websites for people with work to do</PageHeading>
        <Grid
          mt={{ base: '8', md: '12' }}
          columnGap={{ md: '8', xl: '16' }}
          rowGap="10"
          alignItems="end"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        >
          <PurposeToggle actorRef={actorRef} />
          <Street />
        </Grid>
      </Container>
      <Shutters
        id="philosophy"
        title="Our principles"
        lead="Three rules that settle most arguments here."
        columns={3}
      >
        {philosophy.map((principle, index) => (
          <li key={principle.title}>
            <ShutterCard title={principle.title} {...lookAt(PHILOSOPHY_LOOK, index)}>
              {principle.text}
            </ShutterCard>
          </li>
        ))}
      </Shutters>
      <EnamelBand
        id="reasons"
        title="Why choose us"
        lead="Five reasons, each of which you can check in ten minutes."
      >
        <chakra.ol listStyleType="none">
          {reasons.map(({ title, text }, index) => (
            <chakra.li
              key={title}
              display="grid"
              gridTemplateColumns="3.5rem minmax(0, 1fr)"
              py="5"
              borderTopWidth="1px"
              borderColor="enamel.700"
            >
              <chakra.span
                aria-hidden="true"
                textStyle="price"
                fontSize="2.25rem"
                color="marigold.300"
              >
                {index + 1}
              </chakra.span>
              <Box>
                <chakra.h3 textStyle="h3">{title}</chakra.h3>
                <chakra.p textStyle="prose" color="enamel.100" mt="1">
                  {text}
                </chakra.p>
              </Box>
            </chakra.li>
          ))}
        </chakra.ol>
      </EnamelBand>
      <Shutters
        id="technology"
        title="How it works"
        lead="What happens on your device, and what does not."
        columns={4}
      >
        {technology.map((principle, index) => (
          <li key={principle.title}>
            <ShutterCard title={principle.title} {...lookAt(TECHNOLOGY_LOOK, index)}>
              {principle.text}
            </ShutterCard>
          </li>
        ))}
      </Shutters>
      <ClosingSign
        title="Make a website of your own"
        action={
          <LinkButton to="/editor" variant="sign" size="lg">
            Build your site
          </LinkButton>
        }
      >
        Start with one sentence. You can take everything with you if you move on.
      </ClosingSign>
    </>
  );
}

interface ShuttersProps {
  id: string;
  title: string;
  lead: string;
  columns: 3 | 4;
  children: ReactNode;
}

function Shutters({ id, title, lead, columns, children }: ShuttersProps) {
  return (
    <Box as="section" aria-labelledby={id} py={SECTION_PADDING}>
      <Container maxW="wide">
        <chakra.h2 id={id} textStyle="h2">
          {title}
        </chakra.h2>
        <chakra.p textStyle="lead" color="fg.muted" maxW="60ch" mt="3">
          {lead}
        </chakra.p>
        <chakra.ul
          listStyleType="none"
          mt={{ base: '8', md: '10' }}
          display="grid"
          gap="6"
          gridTemplateColumns={
            columns === 3
              ? 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))'
              : {
                  base: 'minmax(0, 1fr)',
                  sm: 'repeat(2, minmax(0, 1fr))',
                  xl: 'repeat(4, minmax(0, 1fr))',
                }
          }
        >
          {children}
        </chakra.ul>
      </Container>
    </Box>
  );
}

function lookAt(looks: Looks, index: number): Look {
  return looks[index] ?? looks[0];
}
