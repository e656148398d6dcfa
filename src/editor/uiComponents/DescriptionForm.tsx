import { Button, chakra, Field, Flex, Stack, Text, Textarea, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { componentLibraryMachine } from '../../../machines/componentLibrary';
import { FRAMEWORKS } from '../../../machines/entities';
import type { generationMachine } from '../../../machines/generation';
import { isBlank } from '../../../machines/text';
import { componentSuggestions } from '../../content/componentSuggestions';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { capitalized } from './capitalized';
import { SelectBox } from './SelectBox';

export interface DescriptionFormProps {
  actorRef: ActorRefFromLogic<typeof componentLibraryMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

const frameworkOptions = FRAMEWORKS.map((value) => ({ value, label: capitalized(value) }));

/** Describe a component, choose its framework, generate it (specification section 2, UI Components). */
export function DescriptionForm({ actorRef, generationRef }: DescriptionFormProps) {
  const description = useSelector(actorRef, ({ context }) => context.description);
  const framework = useSelector(actorRef, ({ context }) => context.framework);
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(generationRef, ({ context }) => context.problem);

  const describe = (value: string) => {
    actorRef.send({ type: 'description.change', value });
    generationRef.send({ type: 'problem.dismiss' });
  };
  const generate = () =>
    generationRef.send({
      type: 'generate',
      request: { kind: 'component', prompt: description, framework },
    });
  const generateOnShortcut = (event: KeyboardEvent) => {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.nativeEvent.isComposing) return;
    event.preventDefault();
    generate();
  };

  return (
    <chakra.form
      aria-label="Describe your component"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
    >
      <Stack gap="6">
        <Field.Root invalid={problem !== null} disabled={isBusy}>
          <Field.Label textStyle="ui" fontWeight="600">
            What should your component be?
          </Field.Label>
          <Textarea
            dir="auto"
            rows={4}
            maxH="40vh"
            resize="vertical"
            placeholder="A booking form with name, email, date and number of guests"
            value={description}
            onChange={(event) => describe(event.target.value)}
            onKeyDown={generateOnShortcut}
          />
          <Field.HelperText textStyle="caption">
            Say what it is, its words in quotes, and its fields, columns or links.
          </Field.HelperText>
          {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
        </Field.Root>

        <Stack gap="2" role="group" aria-label="Suggestions">
          <Text textStyle="caption" color="fg.muted">
            Or start from one of these
          </Text>
          <Wrap gap="2">
            {componentSuggestions.map(({ label, prompt }) => (
              <Button
                key={label}
                type="button"
                size="sm"
                variant="outline"
                disabled={isBusy}
                title={prompt}
                onClick={() => describe(prompt)}
              >
                {label}
              </Button>
            ))}
          </Wrap>
        </Stack>

        <SelectBox
          label="Framework"
          value={framework}
          options={frameworkOptions}
          isDisabled={isBusy}
          onChoose={(value) => actorRef.send({ type: 'framework.choose', framework: value })}
        />

        <Stack gap="3">
          <Flex gap="3" wrap="wrap">
            <BusyButton
              type="submit"
              variant="sign"
              size="lg"
              flex="1"
              busy={isBusy}
              busyText="Generating..."
              aria-disabled={isBlank(description) ? true : undefined}
            >
              Generate
            </BusyButton>
            {isBusy ? (
              <Button
                type="button"
                size="lg"
                variant="outline"
                onClick={() => generationRef.send({ type: 'cancel' })}
              >
                Cancel
              </Button>
            ) : null}
          </Flex>
          <Text textStyle="caption" color="fg.muted">
            Made in this browser by fixed rules, without an AI service. The code needs no script of
            its own, only the framework’s style sheet.
          </Text>
        </Stack>
      </Stack>
    </chakra.form>
  );
}
