import { Box, Container, Flex, Grid, Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

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
            Describe your shop, studio or service. Get a responsive site you can restyle, reword and
            take with you.
          </Box>
          <Flex mt="8" columnGap="6" rowGap="2" wrap="wrap" align="center">
            <LinkButton to="/editor" variant="sign" size="lg">
              Attempt The Development
            </LinkButton>
            <Link
              asChild
              color="fg"
              fontWeight="semibold"
              minH="touch"
              display="inline-flex"
              alignItems="center"
              textDecoration="underline"
              textDecorationColor="border.emphasized"
              textUnderlineOffset="0.3em"
              _hover={{ color: 'enamel.700', textDecorationColor: 'currentColor' }}
            >
              <RouterLink to="/showcase#examples">See examples</RouterLink>
            </Link>
          </Flex>
        </Box>
        <HeroSample />
      </Grid>
    </Container>
  );
}
