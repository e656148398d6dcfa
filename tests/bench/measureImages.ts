import {
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  type ImageRequest,
} from '../../machines/image';
import { imageSuggestions } from '../../src/content/imageSuggestions';
import { encodePng } from '../../src/generator/images/encodePng';
import { paintImage } from '../../src/generator/images/paintImage';

/** The row that every other one is compared with. */
export const YARDSTICK = 'realistic 512x512 standard';

/**
 * Milliseconds a whole image took, from its prompt to its PNG file, by `style size quality`: the first suggestion
 * prompts in turn, after one warm-up a row.
 */
export async function measureImages(rounds = 3): Promise<Record<string, number[]>> {
  const samples: Record<string, number[]> = {};
  for (const style of IMAGE_STYLES) {
    for (const size of IMAGE_SIZES) {
      for (const quality of IMAGE_QUALITIES) {
        const times: number[] = [];
        for (let round = -1; round < rounds; round += 1) {
          const { prompt } = imageSuggestions[(round + 1) % imageSuggestions.length] ?? {
            prompt: '',
          };
          const time = await measureOnce({ prompt, style, size, quality });
          if (round >= 0) times.push(time);
        }
        samples[`${style} ${size} ${quality}`] = times;
      }
    }
  }
  return samples;
}

async function measureOnce(request: ImageRequest): Promise<number> {
  const startedAt = performance.now();
  encodePng(await paintImage(request));
  return performance.now() - startedAt;
}
