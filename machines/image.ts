/** The image entity of specification section 3 and the choices of section 2, "Image Generator". */

export const IMAGE_STYLES = ['realistic', 'artistic', 'cartoon', 'abstract', 'minimalist'] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

/** Width × height in pixels. */
export const IMAGE_SIZES = ['512x512', '1024x1024', '1024x768', '768x1024'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

export const IMAGE_QUALITIES = ['standard', 'hd'] as const;
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];

/** All it takes to paint an image, and to paint the same one again. */
export interface ImageRequest {
  prompt: string;
  style: ImageStyle;
  size: ImageSize;
  quality: ImageQuality;
}

/** The defaults of specification section 9. */
export const DEFAULT_IMAGE_SETTINGS: Omit<ImageRequest, 'prompt'> = {
  style: 'realistic',
  size: '1024x1024',
  quality: 'standard',
};

export interface Image extends ImageRequest {
  id: string;
  /** What the person calls it; left out while it goes by its prompt. */
  name?: string;
  /** Where the picture stands: an object URL of this page, an address, or null while it has to be painted again. */
  url: string | null;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** What is drawn, and nothing else. */
  alt: string;
  /** What the prompt names and the picture does not show, in the person's own words. */
  notDrawn: readonly string[];
  favorite: boolean;
  /** `sample` for the two built-in images, which come from the stock host; `drawn` for those of this device. */
  origin: 'sample' | 'drawn';
}

/** A painted picture: its object URL, what is drawn and what is not. */
export interface Painted extends Pick<Image, 'alt' | 'notDrawn'> {
  url: string;
}

/** Nothing that a prompt names can be drawn: its own words for it. */
export type ImageRefusal = Pick<Image, 'notDrawn'>;

/** What an image is called: its own name, or its prompt. */
export function imageName({ name, prompt }: Pick<Image, 'name' | 'prompt'>): string {
  return name ?? prompt;
}

/** What a site keeps of an image that is its hero: all it takes to paint it again, with its alternative text. */
export function heroOf({
  prompt,
  style,
  size,
  quality,
  alt,
}: Image): ImageRequest & { alt: string } {
  return { prompt, style, size, quality, alt };
}

/** Width and height of an image size in pixels. */
export function pixelsOf(size: ImageSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
