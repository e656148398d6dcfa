import { Box, Button, Container } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { faqMachine } from '../../../machines/faq';
import { FIRST_QUESTIONS } from '../../../machines/limits';
import { faq } from '../../content/faq';
import { SECTION_PADDING } from '../sectionPadding';
import { TitledColumns } from '../TitledColumns';
import { FaqEntry } from './FaqEntry';

export interface FaqProps {
  actorRef: ActorRefFromLogic<typeof faqMachine>;
}

/** The questions (specification sections 2 and 4, "FAQ"). Without scripts every answer can be read. */
export function Faq({ actorRef }: FaqProps) {
  const open = useSelector(actorRef, ({ context }) => context.open);
  const isWhole = useSelector(actorRef, (snapshot) => snapshot.matches({ list: 'whole' }));
  const listRef = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const id = useId();

  useEffect(() => {
    // Somebody at a keyboard would have to go back to reach what has just appeared.
    if (isWhole && movesFocus.current) {
      listRef.current?.querySelectorAll('button')[FIRST_QUESTIONS]?.focus();
    }
  }, [isWhole]);

  return (
    <Box as="section" aria-labelledby="faq" pb={SECTION_PADDING}>
      <Container maxW="wide">
        <TitledColumns
          id="faq"
          title="Frequently asked questions"
          lead="Short answers before you sign in."
          rowGap="8"
          isSticky
        >
          <Box>
            <div id={id} ref={listRef}>
              {faq.map((item, index) => (
                <FaqEntry
                  key={item.question}
                  {...item}
                  isShown={isWhole || index < FIRST_QUESTIONS}
                  isOpen={index === open}
                  onToggle={() => actorRef.send({ type: 'item.toggle', index })}
                />
              ))}
            </div>
            <Button
              variant="outline"
              mt="6"
              _expanded={{ bg: 'bg.panel' }}
              aria-expanded={isWhole}
              aria-controls={id}
              css={{ '@media (scripting: none)': { display: 'none' } }}
              onClick={(event) => {
                movesFocus.current = event.detail === 0;
                actorRef.send({ type: 'more.toggle' });
              }}
            >
              {isWhole ? 'Show Less' : 'Show More'}
            </Button>
          </Box>
        </TitledColumns>
      </Container>
    </Box>
  );
}
