import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const style = {
  color: 'enamel.700',
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  _hover: { color: 'enamel.900', textDecorationThickness: '3px' },
} as const;

const RouteLink = chakra(Link, { base: style });
const OtherLink = chakra('a', { base: style });

export interface TextLinkProps extends Omit<ComponentProps<typeof OtherLink>, 'href'> {
  /** A path of this site, an address of another one, or `#id`. */
  href: string;
}

/** A link in running text. Paths of this site change the page without a reload. */
export function TextLink({ href, ...props }: TextLinkProps) {
  if (href.startsWith('/')) {
    return <RouteLink to={href} {...(props as Partial<ComponentProps<typeof RouteLink>>)} />;
  }
  return <OtherLink href={href} {...props} />;
}
