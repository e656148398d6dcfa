import { Box, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { correctingMachine } from '../../../../machines/correcting';
import { CORRECTION_FIELDS } from '../../../../machines/correctionFields';
import { findBuild } from '../../../../machines/builderDocument';
import type { Passage } from '../../../../machines/entities';
import { newOfferId, shownOfferings } from '../../../../machines/offers';
import { InlineProblem } from '../../../ui/InlineProblem';
import { useLateSelector } from '../../useLateSelector';
import { asAsked } from './asAsked';
import { Chip } from './Chip';
import { CorrectionEditor } from './CorrectionEditor';
import { FIELD_LABELS, PASSAGE_GROUPS, ROLE_LABELS, stateOf } from './fieldTexts';
import { Origin, originOf } from './Origin';
import { PassageEditor } from './PassageEditor';

export interface UnderstandingPanelProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  isDisabled: boolean;
}

/** What the generator took from the prompt, as chips: each can be corrected, and the site follows (specification section 2). */
export function UnderstandingPanel({
  actorRef,
  correctingRef,
  isDisabled,
}: UnderstandingPanelProps) {
  const build = useLateSelector(actorRef, ({ context }) => findBuild(context, context.currentId));
  const asked = useSelector(
    actorRef,
    ({ context: { pendingChanges, currentId } }) =>
      pendingChanges.find(({ buildId }) => buildId === currentId)?.change.corrections,
  );
  const problem = useSelector(actorRef, ({ context }) => context.rebuildProblem);
  const field = useSelector(correctingRef, ({ context }) => context.field);
  const openWords = useSelector(correctingRef, ({ context }) =>
    context.field === 'passage' ? context.draft : null,
  );
  const chips = useRef<HTMLDivElement>(null);
  const focusedChip = useRef<string | null>(null);
  const [pointedChip, setPointedChip] = useState<string | null>(null);
  const groupId = useId();

  const focusChip = (id: string | null) =>
    [...(chips.current?.querySelectorAll<HTMLButtonElement>('[data-chip]') ?? [])]
      .find(({ dataset }) => dataset.chip === id)
      ?.focus();

  // A chip that goes over to another group takes the focus along; what React removes it does not report as blurred.
  useLayoutEffect(() => {
    if (focusedChip.current === null || document.activeElement !== document.body) return;
    focusChip(focusedChip.current);
  });
  if (build?.website.understanding === undefined) return null;

  const { corrections, customization } = build;
  const { texts } = customization;
  const understanding = asAsked(build.website.understanding, asked);
  const offers = shownOfferings(understanding, texts);
  const states = CORRECTION_FIELDS.map((name) => {
    const state = stateOf(name, understanding, offers, texts);
    return {
      name,
      ...state,
      isCorrected: corrections?.[name] !== undefined,
      isByModel: understanding.passages.some(
        (passage) => passage.isByModel === true && passage.words === state.evidence,
      ),
    };
  });
  const pointed = states.find(({ name }) => name === pointedChip);
  const pointedPassage = understanding.passages.find(
    ({ words }) => passageChip(words) === pointedChip,
  );
  const openChip = openWords === null ? field : passageChip(openWords);
  const toggle = (id: string, open: Parameters<typeof correctingRef.send>[0]) =>
    correctingRef.send(openChip === id ? { type: 'field.close' } : open);
  const shared = { isDisabled, onPoint: setPointedChip };

  const fieldChip = ({ isByModel, ...state }: (typeof states)[number]) => {
    const { name, shown, draft, evidence, isCorrected } = state;
    return (
      <Fragment key={name}>
        <Chip
          {...shared}
          id={name}
          label={FIELD_LABELS[name]}
          shown={shown}
          about={originOf({ field: name, shown, evidence, isCorrected, isByModel })}
          isOpen={openChip === name}
          onOpen={() =>
            toggle(name, {
              type: 'field.open',
              field: name,
              draft,
              ...(name === 'offerings' ? { offers: offersToEdit() } : {}),
            })
          }
        />
        {openChip === name ? (
          <CorrectionEditor
            {...{ correctingRef, shown, evidence, isCorrected, isByModel }}
            {...{ understanding, texts, isDisabled }}
            field={name}
            onEnd={() => focusChip(name)}
          />
        ) : null}
      </Fragment>
    );
  };
  const offersToEdit = () =>
    offers.length > 0 ? offers : [{ id: newOfferId(offers, texts), name: '', price: '' }];

  const passageChipOf = (passage: Passage) => {
    const { words } = passage;
    const id = passageChip(words);
    return (
      <Fragment key={id}>
        <Chip
          {...shared}
          id={id}
          label={passage.isPlaced ? ROLE_LABELS[passage.role] : ''}
          shown={words}
          about={passageAbout(passage)}
          isOpen={openChip === id}
          onOpen={() => toggle(id, { type: 'field.open', field: 'passage', draft: words })}
        />
        {openChip === id ? (
          <PassageEditor
            {...{ correctingRef, passage, isDisabled }}
            site={{ understanding, corrections, texts }}
            onEnd={() => focusChip(id)}
          />
        ) : null}
      </Fragment>
    );
  };

  return (
    <Stack as="section" gap="3" aria-labelledby="understanding-heading">
      <Box>
        <Heading as="h2" id="understanding-heading" textStyle="h3">
          What I understood
        </Heading>
        <Box minH={{ base: '2lh', sm: '1lh', xl: '2lh' }} textStyle="caption" color="fg.muted">
          <Text lineClamp={{ base: '2', sm: '1', xl: '2' }} overflowWrap="anywhere">
            {pointed !== undefined ? (
              <>
                {FIELD_LABELS[pointed.name]}: <Origin field={pointed.name} {...pointed} />
              </>
            ) : pointedPassage !== undefined ? (
              <>
                {passageAbout(pointedPassage)} “<bdi>{pointedPassage.words}</bdi>”
              </>
            ) : (
              'Corrections show on the site at once and don’t count toward your plan.'
            )}
          </Text>
        </Box>
      </Box>
      <Stack
        ref={chips}
        gap="3"
        onFocus={({ target }) => {
          focusedChip.current = target.dataset.chip ?? null;
        }}
        onBlur={() => {
          focusedChip.current = null;
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Escape' || nativeEvent.isComposing || openChip === null) return;
          correctingRef.send({ type: 'field.close' });
          focusChip(openChip);
        }}
      >
        <Wrap gap="2" role="group" aria-label="Understood">
          {states.filter(({ shown }) => shown !== null).map(fieldChip)}
        </Wrap>
        {states.some(({ shown }) => shown === null) ? (
          <Wrap gap="2" role="group" aria-label="To add">
            {states.filter(({ shown }) => shown === null).map(fieldChip)}
          </Wrap>
        ) : null}
        {PASSAGE_GROUPS.map(({ title, has }, index) =>
          understanding.passages.some(has) ? (
            <Stack key={title} gap="1.5" role="group" aria-labelledby={`${groupId}-${index}`}>
              <Text id={`${groupId}-${index}`} textStyle="caption" color="fg.muted">
                {title}
              </Text>
              <Wrap gap="2">{understanding.passages.filter(has).map(passageChipOf)}</Wrap>
            </Stack>
          ) : null,
        )}
      </Stack>
      {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
    </Stack>
  );
}

const passageChip = (words: string) => `passage ${words}`;

const passageAbout = ({ role, isPlaced, isByModel }: Passage) => {
  if (isByModel === true) return 'Read by your language model.';
  return isPlaced ? 'Set by you.' : `${ROLE_LABELS[role]}, from your words.`;
};
