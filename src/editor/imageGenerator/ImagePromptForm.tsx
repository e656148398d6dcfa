import { Button, chakra, Field, Flex, Kbd, Stack, Text, Textarea, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { generationMachine } from '../../../machines/generation';
import { IMAGE_QUALITIES, IMAGE_SIZES, IMAGE_STYLES } from '../../../machines/image';
import type { imageLibraryMachine } from '../../../machines/imageLibrary';
import { isBlank } from '../../../machines/text';
import { imageSuggestions } from '../../content/imageSuggestions';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { Choices } from './Choices';

export interface ImagePromptFormProps {
  actorRef: ActorRefFromLogic<typeof imageLibraryMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

const styleOptions = IMAGE_STYLES.map((value) => ({ value, label: capitalized(value) }));
const sizeOptions = IMAGE_SIZES.map((value) => ({ value, label: value.replace('x', ' × ') }));
const qualityOptions = IMAGE_QUALITIES.map((value) => ({
  value,
  label: value === 'hd' ? 'HD' : 'Standard',
}));

/** Describe the image, choose style, size and quality, generate (specification section 2, Image Generator). */
export function ImagePromptForm({ actorRef, generationRef }: ImagePromptFormProps) {
  const prompt = useSelector(actorRef, ({ context }) => context.prompt);
  const style = useSelector(actorRef, ({ context }) => context.style);
  const size = useSelector(actorRef, ({ context }) => context.size);
  const quality = useSelector(actorRef, ({ context }) => context.quality);
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(generationRef, ({ context }) => context.problem);

  const generate = () =>
    generationRef.send({
      type: 'generate',
      request: { kind: 'image', prompt, style, size, quality },
    });
  const describe = (value: string) => {
    actorRef.send({ type: 'prompt.change', value });
    generationRef.send({ type: 'problem.dismiss' });
  };
  const generateOnShortcut = (event: KeyboardEvent) => {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.nativeEvent.isComposing) return;
    event.preventDefault();
    generate();
  };

  return (
    <chakra.form
      aria-label="Describe your image"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
    >
      <Stack gap="5">
        <Field.Root invalid={problem !== null} disabled={isBusy}>
          <Field.Label textStyle="ui" fontWeight="600">
            What should the image show?
          </Field.Label>
          <Textarea
            dir="auto"
            rows={4}
            maxH="40vh"
            resize="vertical"
            placeholder="A lighthouse by the sea at sunset"
            value={prompt}
            onChange={(event) => describe(event.target.value)}
            onKeyDown={generateOnShortcut}
          />
          <Field.HelperText textStyle="caption">
            Name a subject, a place, a time of day, weather, colors or a mood.
          </Field.HelperText>
          {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
        </Field.Root>

        <Stack gap="2" role="group" aria-label="Suggestions">
          <Text textStyle="caption" color="fg.muted">
            Or start from one of these
          </Text>
          <Wrap gap="2">
            {imageSuggestions.map(({ label, prompt: suggestion }) => (
              <Button
                key={label}
                type="button"
                size="sm"
                variant="outline"
                disabled={isBusy}
                title={suggestion}
                onClick={() => describe(suggestion)}
              >
                {label}
              </Button>
            ))}
          </Wrap>
        </Stack>

        <Choices
          label="Style"
          value={style}
          options={styleOptions}
          isDisabled={isBusy}
          onChoose={(value) => actorRef.send({ type: 'style.choose', style: value })}
        />
        <Choices
          label="Size in pixels"
          value={size}
          options={sizeOptions}
          isDisabled={isBusy}
          onChoose={(value) => actorRef.send({ type: 'size.choose', size: value })}
        />
        <Choices
          label="Quality"
          value={quality}
          options={qualityOptions}
          isDisabled={isBusy}
          onChoose={(value) => actorRef.send({ type: 'quality.choose', quality: value })}
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
            ) : null}
          </Flex>
          <Text textStyle="caption" color="fg.muted">
            <chakra.span hideBelow="md">
              <Kbd size="sm">Ctrl</Kbd> or <Kbd size="sm">⌘</Kbd> + <Kbd size="sm">Enter</Kbd>{' '}
              generates.{' '}
            </chakra.span>
            Images are drawn on your device by fixed rules, without an AI service. They are not
            photographs; the same description draws the same image.
          </Text>
        </Stack>
      </Stack>
    </chakra.form>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
