import {
  Box,
  Button,
  chakra,
  Flex,
  IconButton,
  Input,
  Stack,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { correctingMachine } from '../../../../machines/correcting';
import type { Customization } from '../../../../machines/entities';
import { LIST_PROBLEM, newOfferId, type OfferPart, problemKey } from '../../../../machines/offers';
import { fingerSize } from '../../../theme/fingerSize';
import { InlineProblem } from '../../../ui/InlineProblem';
import { FIELD_LABELS } from './fieldTexts';
import { GroupLegend } from '../../parts/GroupLegend';

export interface OffersFieldProps {
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  /** Words of the person's, so that a new offer takes none of them. */
  texts: Customization['texts'];
  isDisabled: boolean;
}

/** What is offered, each with its price; an offer keeps its words wherever it is moved. */
export function OffersField({ correctingRef, texts, isDisabled }: OffersFieldProps) {
  const offers = useSelector(correctingRef, ({ context }) => context.offers);
  const movedId = useSelector(correctingRef, ({ context }) => context.movedId);
  const problem = useSelector(correctingRef, ({ context }) => context.problems[LIST_PROBLEM]);
  const add = useRef<HTMLButtonElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const place = offers.findIndex(({ id }) => id === movedId);

  // What React moves in the document loses the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focused.current?.focus();
  }, [offers]);

  return (
    <chakra.fieldset
      disabled={isDisabled}
      border="none"
      p="0"
      m="0"
      minW="0"
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      <GroupLegend>{FIELD_LABELS.offerings}</GroupLegend>
      <Stack gap="3">
        {offers.map(({ id, name }, index) => (
          <Flex
            key={id}
            role="group"
            aria-label={`Offer ${index + 1}`}
            columnGap="2"
            rowGap="1.5"
            wrap="wrap"
          >
            <OfferInput
              {...{ correctingRef, id }}
              part="name"
              label={`Name of offer ${index + 1}`}
              isFocused={index === 0 || (index === offers.length - 1 && name === '')}
            />
            <Flex gap="2" flex="1 1 12rem">
              <OfferInput
                {...{ correctingRef, id }}
                part="price"
                label={`Price of offer ${index + 1}`}
              />
              <Flex flexShrink="0">
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={`Move offer ${index + 1} up`}
                  aria-disabled={index === 0}
                  onClick={() => correctingRef.send({ type: 'offer.move', id, by: -1 })}
                >
                  <ArrowUp aria-hidden size={16} />
                </IconButton>
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={`Move offer ${index + 1} down`}
                  aria-disabled={index === offers.length - 1}
                  onClick={() => correctingRef.send({ type: 'offer.move', id, by: 1 })}
                >
                  <ArrowDown aria-hidden size={16} />
                </IconButton>
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={`Remove offer ${index + 1}`}
                  onClick={() => {
                    correctingRef.send({ type: 'offer.remove', id });
                    add.current?.focus();
                  }}
                >
                  <X aria-hidden size={16} />
                </IconButton>
              </Flex>
            </Flex>
          </Flex>
        ))}
        <Box>
          <Button
            ref={add}
            type="button"
            size="sm"
            variant="outline"
            onClick={() => correctingRef.send({ type: 'offer.add', id: newOfferId(offers, texts) })}
          >
            <Plus aria-hidden size={14} />
            Add an offer
          </Button>
        </Box>
        {problem === undefined ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
      </Stack>
      <VisuallyHidden role="status">
        {place < 0 ? '' : `${offers[place]?.name}: ${place + 1} of ${offers.length}`}
      </VisuallyHidden>
    </chakra.fieldset>
  );
}

interface OfferInputProps {
  correctingRef: OffersFieldProps['correctingRef'];
  id: string;
  part: OfferPart;
  label: string;
  isFocused?: boolean;
}

/** In a narrow panel the name has a line of its own. */
const SIZES = { name: '2 1 10rem', price: '1 1 5rem' } as const;
const PLACEHOLDERS = { name: 'Name', price: 'Price' } as const;

function OfferInput({ correctingRef, id, part, label, isFocused = false }: OfferInputProps) {
  const value = useSelector(
    correctingRef,
    ({ context }) => context.offers.find((offer) => offer.id === id)?.[part] ?? '',
  );
  const problem = useSelector(
    correctingRef,
    ({ context }) => context.problems[problemKey(id, part)],
  );
  const problemId = useId();
  return (
    <Box flex={SIZES[part]} minW="0">
      <Input
        size="sm"
        css={fingerSize}
        dir="auto"
        autoComplete="off"
        autoFocus={isFocused}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        placeholder={PLACEHOLDERS[part]}
        value={value}
        onChange={({ target }) =>
          correctingRef.send({ type: 'offer.change', id, part, value: target.value })
        }
      />
      {problem === undefined ? null : (
        <InlineProblem id={problemId} role="alert" mt="1">
          {problem}
        </InlineProblem>
      )}
    </Box>
  );
}
