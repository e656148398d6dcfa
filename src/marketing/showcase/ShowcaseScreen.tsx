import { Box, chakra, Container, Grid } from '@chakra-ui/react';

import { showcase } from '../../content/showcase';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeading } from '../../ui/PageHeading';
import { ClosingSign } from '../ClosingSign';
import { ShowcaseCard } from './ShowcaseCard';

/** Four kinds of site, each with the sentence that made it (specification section 2, "Showcase"). */
export function ShowcaseScreen() {
  return (
    <>
      <Container maxW="wide" pt={{ base: '8', md: '16' }}>
        <Grid
          columnGap={{ lg: '12', xl: '20' }}
          rowGap="5"
          alignItems="end"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7.4fr) minmax(0, 4.6fr)' }}
        >
          <PageHeading textStyle="display" fontSize="clamp(2.5rem, 1.6rem + 3.8vw, 4.75rem)">
            Four prompts, four websites
          </PageHeading>
          <Box>
            <chakra.p textStyle="lead" color="fg.muted" maxW="46ch">
              Every picture shows a site that the builder made from the words beneath it. Nothing
              was retouched. The businesses are made up.
            </chakra.p>
            <LinkButton to="#examples" variant="outline" mt="5">
              See the examples
            </LinkButton>
          </Box>
        </Grid>
      </Container>
      <Box as="section" id="examples" aria-labelledby="examples-title" py="clamp(48px, 6vw, 88px)">
        <Container maxW="wide">
          <chakra.h2 id="examples-title" textStyle="h2">
            Examples
          </chakra.h2>
          <chakra.ul
            listStyleType="none"
            mt={{ base: '6', md: '8' }}
            display="grid"
            columnGap={{ md: '8', xl: '12' }}
            rowGap={{ base: '14', md: '16' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            {showcase.map((example, index) => (
              <li key={example.kind}>
                <ShowcaseCard example={example} isFirst={index === 0} />
              </li>
            ))}
          </chakra.ul>
        </Container>
      </Box>
      <ClosingSign
        title="Make the next one yours"
        action={
          <>
            <LinkButton to="/editor" variant="sign" size="lg">
              Write your sentence
            </LinkButton>
            <HomeLink to="/" size="lg">
              Back to the home page
            </HomeLink>
          </>
        }
      >
        Take one of the prompts and put your own name, town and offers into it. That is the fastest
        way to a first draft.
      </ClosingSign>
    </>
  );
}

const HomeLink = chakra(LinkButton, {
  base: {
    bg: 'transparent',
    color: 'sheet',
    borderWidth: '1px',
    borderColor: 'enamel.200',
    _hover: { bg: 'enamel.800' },
  },
});
