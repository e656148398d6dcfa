import { builderMachine } from '../../machines/builder';
import { generationMachine } from '../../machines/generation';
import { imageLibraryMachine } from '../../machines/imageLibrary';
import { ImageGeneratorScreen } from '../../src/editor/imageGenerator/ImageGeneratorScreen';
import { inStates } from './inState';

/** The image generator with its machines. */
export function inImageGenerator() {
  return inStates(
    {
      actorRef: imageLibraryMachine,
      generationRef: generationMachine,
      builderRef: builderMachine,
    },
    ImageGeneratorScreen,
    { actorRef: {}, generationRef: { kind: 'image' }, builderRef: {} },
    { generationRef: ({ actorRef }) => ({ replyTo: actorRef }) },
  );
}

/** The library while nothing is painted or downloaded. */
export const libraryResting = { pictures: 'painted', download: 'ready' } as const;

/** No image is being generated. */
export const noImageAsked = {
  value: 'idle',
  context: {
    kind: 'image',
    replyTo: null,
    request: null,
    generated: null,
    refusal: null,
    problem: null,
  },
} as const;
