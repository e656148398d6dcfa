import { Box, chakra, Container, Flex, Grid } from '@chakra-ui/react';

import { pictureOf } from '../../content/pictures';
import { sample } from '../../content/sample';
import { PageHeading } from '../../ui/PageHeading';
import { SitePicture } from '../SitePicture';
import { PromptTicket } from '../PromptTicket';

/** One prompt and the three sites it makes, one a theme. The pictures are of generated sites. */
export function FeaturesHero() {
  return (
    <Container maxW="wide" pt={{ base: '8', md: '12' }} pb="clamp(40px, 5vw, 72px)">
      <Grid
        columnGap={{ md: '8', xl: '16' }}
        rowGap="10"
        alignItems="center"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5.4fr) minmax(0, 6.6fr)' }}
      >
        <Box>
          <PageHeading>One sentence in, a whole site out</PageHeading>
          <chakra.p textStyle="lead" color="fg.muted" maxW="40ch" mt="5">
            Four helpers turn your description into a site, one after the other. Here is what each
            of them does, and where it stops.
          </chakra.p>
        </Box>
        <chakra.figure>
          <Flex
            role="img"
            aria-label="The same bakery page on three phones: quiet in the modern theme, bold blue in the vibrant one, with serif letters in the elegant one."
            align="flex-end"
            justify="center"
            gap={{ base: '2', sm: '4' }}
            borderBottomWidth="10px"
            borderColor="enamel.900"
          >
            <Phone name="phone-modern" share="1fr" />
            <Phone name="phone-vibrant" share="1.16fr" />
            <Phone name="phone-elegant" share="1fr" />
          </Flex>
          <chakra.figcaption position="relative" mt="-3" px={{ base: '2', sm: '6' }}>
            <PromptTicket maxW="480px" mx="auto">
              {sample.prompt}
            </PromptTicket>
          </chakra.figcaption>
        </chakra.figure>
      </Grid>
    </Container>
  );
}

function Phone({ name, share }: { name: string; share: string }) {
  return (
    <Box
      flexGrow={share === '1fr' ? 1 : 1.16}
      flexBasis="0"
      maxW={share === '1fr' ? '220px' : '255px'}
      borderWidth={{ base: '4px', sm: '7px' }}
      borderBottomWidth="0"
      borderColor="ink.950"
      borderTopRadius={{ base: '18px', sm: '30px' }}
      overflow="hidden"
      boxShadow="float"
    >
      <SitePicture
        picture={pictureOf(name)}
        alt=""
        sizes="(min-width: 1200px) 230px, (min-width: 805px) 17vw, 30vw"
        isFirst
      />
    </Box>
  );
}
