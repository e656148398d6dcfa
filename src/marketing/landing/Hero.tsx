import { Box, Container, Grid } from '@chakra-ui/react';

import { PageHeading } from '../../ui/PageHeading';
import { HeroSample } from './HeroSample';
import { LinkButton } from '../../ui/LinkButton';

export function Hero() {
  return (
    <Container maxW="wide">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5.6fr)' }}
        columnGap={{ md: '8', xl: '16' }}
        rowGap="12"
        alignItems="center"
        minH={{ md: 'min(calc(86svh - 72px), 820px)' }}
        pt={{ base: '8', md: '6' }}
        pb={{ base: '16', md: '20' }}
      >
        <Box>
          <PageHeading textStyle="display" maxW="12ch">
            AI- Website Creator for All
          </PageHeading>
          <Box as="p" textStyle="lead" color="fg.muted" maxW="34ch" mt="6">
            Describe your shop, studio or service. Get a responsive page you can restyle, reword and
            take with you.
          </Box>
          <LinkButton to="/editor" variant="sign" size="lg" mt="8">
            Attempt The Development
          </LinkButton>
        </Box>
        <HeroSample />
      </Grid>
    </Container>
  );
}
