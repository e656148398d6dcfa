import { Box, chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { aboutToggleMachine } from '../../../machines/aboutToggle';
import { purposes } from '../../content/about';
import { chosenInForcedColors } from '../inForcedColors';

export interface PurposeToggleProps {
  actorRef: ActorRefFromLogic<typeof aboutToggleMachine>;
}

const PURPOSES = ['mission', 'vision'] as const;
type Purpose = (typeof PURPOSES)[number];

/** Mission or vision, as two tabs (specification section 4, "About"). Without scripts both texts can be read. */
export function PurposeToggle({ actorRef }: PurposeToggleProps) {
  const shown = useSelector(actorRef, ({ value }) => value);
  const choose = (purpose: Purpose) => actorRef.send({ type: `${purpose}.choose` });

  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = purposeFor(event.key, shown);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${next}-tab`)?.focus();
  };

  return (
    <Box>
      <Flex
        role="tablist"
        aria-label="Mission and vision"
        onKeyDown={chooseByKey}
        display="inline-flex"
        gap="1"
        p="1"
        bg="bg.muted"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="14px"
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        {PURPOSES.map((purpose) => (
          <Tab
            key={purpose}
            type="button"
            role="tab"
            id={`${purpose}-tab`}
            aria-controls={`${purpose}-text`}
            aria-selected={shown === purpose}
            tabIndex={shown === purpose ? 0 : -1}
            onClick={() => choose(purpose)}
          >
            {purposes[purpose].label}
          </Tab>
        ))}
      </Flex>
      <Box display="grid" mt="6">
        {PURPOSES.map((purpose) => (
          <Box
            key={purpose}
            role="tabpanel"
            id={`${purpose}-text`}
            aria-labelledby={`${purpose}-tab`}
            tabIndex={0}
            gridArea="1 / 1"
            borderRadius="tag"
            visibility={shown === purpose ? 'visible' : 'hidden'}
            css={{
              '@media (scripting: none)': {
                visibility: 'visible',
                gridArea: 'auto',
                marginBottom: '2rem',
              },
            }}
          >
            <chakra.h2 textStyle="h2">{purposes[purpose].heading}</chakra.h2>
            <chakra.p textStyle="lead" color="fg.muted" maxW="58ch" mt="4">
              {purposes[purpose].text}
            </chakra.p>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function purposeFor(key: string, shown: Purpose): Purpose | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return shown === 'mission' ? 'vision' : 'mission';
    case 'Home':
      return 'mission';
    case 'End':
      return 'vision';
    default:
      return null;
  }
}

const Tab = chakra('button', {
  base: {
    minHeight: 'touch',
    px: '6',
    borderRadius: 'control',
    textStyle: 'ui',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'button',
    '&[aria-selected=true]': { bg: 'enamel.900', color: 'sheet', ...chosenInForcedColors },
    '&[aria-selected=false]:hover': { bg: 'bg.panel', color: 'fg' },
  },
});
