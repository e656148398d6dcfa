import { Box, chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

import { guides } from '../../content/guides';
import { chosenInForcedColors } from '../inForcedColors';
import { GUIDE_LOOK } from './guideLook';

/** All guides; the one that is read is marked. Beside the text on wide screens, above it on small ones. */
export function GuideNavigation({ currentId }: { currentId: string | null }) {
  return (
    <Box as="nav" aria-label="Guides" alignSelf="start" position={{ lg: 'sticky' }} top="24">
      <chakra.ul
        listStyleType="none"
        display={{ base: 'flex', lg: 'grid' }}
        flexWrap="wrap"
        columnGap="2"
        rowGap="1"
      >
        {guides.map(({ id, title, icon }) => {
          const { icon: Icon, color } = GUIDE_LOOK[icon];
          return (
            <li key={id}>
              <GuideLink
                to={`/learn/guide/${id}`}
                aria-current={id === currentId ? 'page' : undefined}
              >
                <chakra.span color={color} flexShrink="0">
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                </chakra.span>
                {title}
              </GuideLink>
            </li>
          );
        })}
      </chakra.ul>
    </Box>
  );
}

const GuideLink = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    px: '4',
    borderRadius: 'control',
    textStyle: 'ui',
    fontWeight: 'medium',
    color: 'fg',
    bg: { base: 'bg.panel', lg: 'transparent' },
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': {
      bg: 'enamel.100',
      fontWeight: 'semibold',
      boxShadow: 'inset 4px 0 0 {colors.enamel.600}',
      ...chosenInForcedColors,
    },
  },
});
