import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { generationMachine } from '../../../machines/generation';
import { IMAGE_QUALITIES, IMAGE_SIZES, IMAGE_STYLES } from '../../../machines/image';
import type { imageLibraryMachine } from '../../../machines/imageLibrary';
import { capitalized, isBlank } from '../../../machines/text';
import { imageSuggestions } from '../../content/imageSuggestions';
import { ChoiceGroup } from '../parts/ChoiceGroup';
import { PromptForm } from '../parts/PromptForm';
import { NothingDrawn } from './NothingDrawn';

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
  const refusal = useSelector(generationRef, ({ context }) => context.refusal);
  const isRefused = useSelector(generationRef, (snapshot) => snapshot.matches('refused'));

  const describe = (value: string) => {
    actorRef.send({ type: 'prompt.change', value });
    generationRef.send({ type: 'problem.dismiss' });
  };

  return (
    <PromptForm
      label="Describe your image"
      question="What should the image show?"
      placeholder="A lighthouse by the sea at sunset"
      hint="Name a subject, a place, a time of day, weather, colors or a mood."
      rows={4}
      value={prompt}
      suggestions={imageSuggestions}
      problem={problem}
      answer={
        isRefused && refusal !== null && 'notDrawn' in refusal ? (
          <NothingDrawn refusal={refusal} />
        ) : null
      }
      isBusy={isBusy}
      isBlank={isBlank(prompt)}
      choices={
        <>
          <ChoiceGroup
            label="Style"
            layout="grid"
            value={style}
            options={styleOptions}
            isDisabled={isBusy}
            onChoose={(value) => actorRef.send({ type: 'style.choose', style: value })}
          />
          <ChoiceGroup
            label="Size in pixels"
            layout="grid"
            value={size}
            options={sizeOptions}
            isDisabled={isBusy}
            onChoose={(value) => actorRef.send({ type: 'size.choose', size: value })}
          />
          <ChoiceGroup
            label="Quality"
            layout="grid"
            value={quality}
            options={qualityOptions}
            isDisabled={isBusy}
            onChoose={(value) => actorRef.send({ type: 'quality.choose', quality: value })}
          />
        </>
      }
      note="Images are drawn on your device by fixed rules, without an AI service. They are not photographs; the same description draws the same image."
      onChange={describe}
      onSuggestion={describe}
      onGenerate={() =>
        generationRef.send({
          type: 'generation.start',
          request: { kind: 'image', prompt, style, size, quality },
        })
      }
      onCancel={() => generationRef.send({ type: 'generation.cancel' })}
    />
  );
}
