import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

/** 'Read More' under a post's excerpt. */
export const ReadMoreLink = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    textStyle: 'ui',
    fontWeight: 'semibold',
    color: 'enamel.700',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    _hover: { color: 'enamel.900' },
  },
});
