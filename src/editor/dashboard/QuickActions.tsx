import { chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

import { QUICK_ACTIONS } from './quickActions';

/** The ways to start something new (specification section 2, Dashboard). */
export function QuickActions() {
  return (
    <chakra.section aria-labelledby="quick-actions">
      <chakra.h2 id="quick-actions" textStyle="h3">
        Quick actions
      </chakra.h2>
      <chakra.ul
        listStyleType="none"
        mt="4"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', xl: 'repeat(3, minmax(0, 1fr))' }}
      >
        {QUICK_ACTIONS.map(({ label, hint, to, icon: Icon }) => (
          <chakra.li key={to} layerStyle="paneInteractive" position="relative" p="5">
            <Flex gap="4" align="center" minH="full">
              <Flex
                boxSize="11"
                flexShrink="0"
                align="center"
                justify="center"
                borderRadius="control"
                bg="enamel.subtle"
                color="enamel.fg"
              >
                <Icon aria-hidden size={22} strokeWidth={1.75} />
              </Flex>
              <chakra.div flex="1" minW="0">
                <chakra.span
                  textStyle="h3"
                  css={{
                    '& a::after': {
                      content: '""',
                      position: 'absolute',
                      inset: '0',
                      borderRadius: 'card',
                    },
                    '& a:focus-visible': { outline: 'none' },
                    '& a:focus-visible::after': {
                      outline: '3px solid',
                      outlineColor: 'enamel.focusRing',
                      outlineOffset: '2px',
                    },
                  }}
                >
                  <RouterLink to={to}>{label}</RouterLink>
                </chakra.span>
                <chakra.p textStyle="ui" color="fg.muted">
                  {hint}
                </chakra.p>
              </chakra.div>
              <ArrowRight aria-hidden size={20} />
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
