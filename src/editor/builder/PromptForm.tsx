import { Button, chakra, Field, Flex, Kbd, Stack, Text, Textarea, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { FRAMEWORKS, THEMES } from '../../../machines/entities';
import type { generationMachine } from '../../../machines/generation';
import { isBlank } from '../../../machines/text';
import { websiteSuggestions } from '../../content/suggestions';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { ChoiceGroup } from './ChoiceGroup';
import { GenerationProgress } from './GenerationProgress';

export interface PromptFormProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

const themeOptions = THEMES.map((value) => ({ value, label: capitalized(value) }));
const frameworkOptions = FRAMEWORKS.map((value) => ({ value, label: capitalized(value) }));

/** Describe the site, choose theme and framework, generate (specification section 2, Builder). */
export function PromptForm({ actorRef, generationRef }: PromptFormProps) {
  const prompt = useSelector(actorRef, ({ context }) => context.prompt);
  const theme = useSelector(actorRef, ({ context }) => context.theme);
  const framework = useSelector(actorRef, ({ context }) => context.framework);
  const canReset = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'reset' }));
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(generationRef, ({ context }) => context.problem);

  const generate = () =>
    generationRef.send({
      type: 'generate',
      request: { kind: 'website', prompt, theme, framework },
    });

  const generateOnShortcut = (event: KeyboardEvent) => {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.nativeEvent.isComposing) return;
    event.preventDefault();
    generate();
  };

  return (
    <chakra.form
      aria-label="Describe your website"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
    >
      <Stack gap="6">
        <Field.Root invalid={problem !== null} disabled={isBusy}>
          <Field.Label textStyle="ui" fontWeight="600">
            What should your website be?
          </Field.Label>
          <Textarea
            dir="auto"
            rows={5}
            maxH="40vh"
            resize="vertical"
            placeholder="A bakery called … in …, with a menu and a contact form"
            value={prompt}
            onChange={(event) => {
              actorRef.send({ type: 'prompt.change', value: event.target.value });
              generationRef.send({ type: 'problem.dismiss' });
            }}
            onKeyDown={generateOnShortcut}
            onBlur={() => actorRef.send({ type: 'edit.end' })}
          />
          <Field.HelperText textStyle="caption">
            Name, place and what you offer go into the site as you write them.
          </Field.HelperText>
          {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
        </Field.Root>

        <Stack gap="2" role="group" aria-label="Suggestions">
          <Text textStyle="caption" color="fg.muted">
            Or start from one of these
          </Text>
          <Wrap gap="2">
            {websiteSuggestions.map(({ label, prompt: suggestion }) => (
              <Button
                key={label}
                type="button"
                size="sm"
                variant="outline"
                disabled={isBusy}
                title={suggestion}
                onClick={() => {
                  actorRef.send({ type: 'suggestion.choose', prompt: suggestion });
                  generationRef.send({ type: 'problem.dismiss' });
                }}
              >
                {label}
              </Button>
            ))}
          </Wrap>
        </Stack>

        <ChoiceGroup
          label="Theme"
          value={theme}
          options={themeOptions}
          isDisabled={isBusy}
          onChoose={(value) => actorRef.send({ type: 'theme.choose', theme: value })}
        />
        <ChoiceGroup
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
              aria-disabled={isBlank(prompt) ? true : undefined}
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
            ) : (
              <Button
                type="button"
                size="lg"
                variant="outline"
                disabled={!canReset}
                onClick={() => actorRef.send({ type: 'reset' })}
              >
                <RotateCcw aria-hidden size={18} />
                Reset
              </Button>
            )}
          </Flex>
          {isBusy ? <GenerationProgress actorRef={generationRef} /> : null}
          <Text textStyle="caption" color="fg.muted">
            <chakra.span hideBelow="md">
              <Kbd size="sm">Ctrl</Kbd> or <Kbd size="sm">⌘</Kbd> + <Kbd size="sm">Enter</Kbd>{' '}
              generates.{' '}
            </chakra.span>
            Your site is made in this browser by fixed rules, without an AI service; what you type
            is not sent anywhere.
          </Text>
        </Stack>
      </Stack>
    </chakra.form>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
