import * as v from 'valibot';

import type { Customization, HeroImage } from '../../machines/entities';
import { IMAGE_QUALITIES, IMAGE_SIZES, IMAGE_STYLES } from '../../machines/image';

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

export const layoutSchema = v.object({
  showHero: v.boolean(),
  showFeatures: v.boolean(),
  showPricing: v.boolean(),
  showContact: v.boolean(),
});

const heroSchema = v.object({
  prompt: v.pipe(v.string(), v.maxLength(200_000)),
  style: v.picklist(IMAGE_STYLES),
  size: v.picklist(IMAGE_SIZES),
  quality: v.picklist(IMAGE_QUALITIES),
  alt: v.string(),
} satisfies Record<keyof HeroImage, v.GenericSchema>);

/** What a customization must be wherever one is read: saved work, an exported site, a shared link (faults 27 and 28). */
export const customizationSchema = v.object({
  colors: v.object({
    primary: color,
    secondary: color,
    accent: color,
    background: color,
    text: color,
  }),
  layout: layoutSchema,
  content: v.object({ title: v.string(), subtitle: v.string(), description: v.string() }),
  texts: v.exactOptional(
    v.record(v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,80}$/)), v.string()),
  ),
  hero: v.exactOptional(heroSchema),
} satisfies Record<keyof Customization, v.GenericSchema>);
