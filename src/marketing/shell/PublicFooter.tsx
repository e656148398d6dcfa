import { chakra, Container, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { companyProfiles, socialProfiles } from '../../content/siteProfiles';
import { Wordmark } from '../../ui/Wordmark';
import { ShopDoors } from './ShopDoors';

const FooterLink = chakra(Link);

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
  textStyle: 'ui',
  color: 'sheet',
  textDecoration: 'underline',
  textDecorationColor: 'enamel.500',
  textUnderlineOffset: '0.3em',
  _hover: { textDecorationColor: 'marigold.300' },
} as const;

const QUICK_LINKS = [
  { to: '/features', label: 'Features' },
  { to: '/showcase', label: 'Showcase' },
  { to: '/learn', label: 'Learn' },
  { to: '/about', label: 'About' },
];

export interface PublicFooterProps {
  /** Printed in the copyright line. */
  year: number;
  onOpenCookieSettings: () => void;
}

/** The foot of every public page (specification section 2). */
export function PublicFooter({ year, onOpenCookieSettings }: PublicFooterProps) {
  return (
    <chakra.footer>
      <Container maxW="wide">
        <ShopDoors />
      </Container>
      <chakra.div layerStyle="enamelBand" borderTopWidth="8px" borderColor="ink.800">
        <Container maxW="wide" py={{ base: '12', md: '16' }}>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', md: '6fr 3fr 3fr' }}
            columnGap="12"
            rowGap="8"
          >
            <chakra.div gridColumn={{ sm: '1 / -1', md: 'auto' }}>
              <Wordmark onEnamel />
              <chakra.p textStyle="ui" color="enamel.100" maxW="46ch" mt="4">
                Describe your business and get a responsive site to restyle, reword and take with
                you. For small shops, freelancers and everyone with something to show.
              </chakra.p>
            </chakra.div>
            <LinkColumn heading="Follow us">
              {socialProfiles.map((profile) => (
                <ExternalLink key={profile.label} {...profile} />
              ))}
            </LinkColumn>
            <LinkColumn heading="Company">
              <FooterLink to="/terms" css={link}>
                Terms and Conditions
              </FooterLink>
              <FooterLink to="/privacy" css={link}>
                Privacy Policy
              </FooterLink>
              {companyProfiles.map((profile) => (
                <ExternalLink key={profile.label} {...profile} />
              ))}
            </LinkColumn>
          </Grid>
          <Flex
            mt="12"
            pt="6"
            borderTopWidth="1px"
            borderColor="enamel.700"
            columnGap="8"
            rowGap="4"
            wrap="wrap"
            align="center"
            justify="space-between"
          >
            <chakra.p textStyle="ui" color="enamel.100">
              © {year} AI Website Builder. All rights reserved.
            </chakra.p>
            <Flex columnGap="6" rowGap="1" wrap="wrap" align="center">
              <chakra.nav aria-label="Quick links">
                <chakra.ul display="flex" flexWrap="wrap" columnGap="6" listStyleType="none">
                  {QUICK_LINKS.map(({ to, label }) => (
                    <li key={to}>
                      <FooterLink to={to} css={link}>
                        {label}
                      </FooterLink>
                    </li>
                  ))}
                </chakra.ul>
              </chakra.nav>
              <chakra.button
                type="button"
                cursor="pointer"
                css={link}
                onClick={onOpenCookieSettings}
              >
                Cookie Settings
              </chakra.button>
            </Flex>
          </Flex>
        </Container>
      </chakra.div>
    </chakra.footer>
  );
}

function LinkColumn({ heading, children }: { heading: string; children: ReactNode[] }) {
  return (
    <chakra.div>
      <chakra.h2 textStyle="ui" fontWeight="semibold" color="marigold.200">
        {heading}
      </chakra.h2>
      <chakra.ul listStyleType="none" mt="2">
        {children.flat().map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function ExternalLink({ label, href }: { label: string; href: string }) {
  return (
    <chakra.a href={href} rel="noopener" css={link}>
      {label}
    </chakra.a>
  );
}
