import * as v from 'valibot';

import { PANELS } from '../../machines/builderPanels';
import { OPEN_FIELDS } from '../../machines/correctionFields';
import {
  type Build,
  COMPONENT_CATEGORIES,
  type Corrections,
  DEVICES,
  FRAMEWORKS,
  type GeneratedWebsite,
  type Plan,
  THEMES,
  type UIComponent,
} from '../../machines/entities';
import { type Image, IMAGE_QUALITIES, IMAGE_SIZES, IMAGE_STYLES } from '../../machines/image';
import { MODEL_SOURCES } from '../../machines/languageModel';
import type { SavedWork } from '../../machines/savedWork';
import type { PendingChange, SiteChange } from '../../machines/siteChange';
import { parseWebhookUrl } from '../../machines/webhookUrl';
import { correctionsSchema, directionSchema } from '../generator/correctionsSchema';
import { customizationSchema } from '../generator/customizationSchema';
import { siteEditSchema } from './siteEditSchema';

type StoredWebsite = Omit<
  GeneratedWebsite,
  'html' | 'css' | 'pages' | 'typefaces' | 'outline' | 'catalogue' | 'drawnEdits' | 'understanding'
>;
/** A build without the documents, which can be drawn again from its site. */
type StoredBuild = Omit<Build, 'website'> & { website: StoredWebsite };

const websiteSchema = v.pipe(
  v.object({
    components: v.array(v.string()),
    images: v.array(v.object({ name: v.string(), alt: v.string() })),
    site: v.string(),
    customization: customizationSchema,
  } satisfies Record<keyof StoredWebsite, v.GenericSchema>),
  v.transform((website): GeneratedWebsite => ({ ...website, html: '', css: '' })),
);

/** What is read back of a build, a component and an image. */
export const buildSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  prompt: v.string(),
  theme: v.picklist(THEMES),
  framework: v.picklist(FRAMEWORKS),
  createdAt: v.pipe(v.number(), v.finite()),
  name: v.exactOptional(v.string()),
  isOpened: v.exactOptional(v.literal(true)),
  customization: customizationSchema,
  corrections: v.exactOptional(correctionsSchema),
  direction: v.exactOptional(directionSchema),
  website: websiteSchema,
} satisfies Record<keyof Build, v.GenericSchema>);

export const componentSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  category: v.picklist(COMPONENT_CATEGORIES),
  framework: v.picklist(FRAMEWORKS),
  code: v.string(),
  // Work saved before these were kept has the preview instead, and counts for no month.
  prompt: v.optional(v.string(), ''),
  preview: v.optional(v.string(), ''),
  createdAt: v.optional(v.pipe(v.number(), v.finite()), 0),
} satisfies Record<keyof UIComponent, v.GenericSchema>);

export const imageSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.exactOptional(v.string()),
  url: v.nullable(v.string()),
  prompt: v.string(),
  style: v.picklist(IMAGE_STYLES),
  size: v.picklist(IMAGE_SIZES),
  quality: v.picklist(IMAGE_QUALITIES),
  createdAt: v.pipe(v.number(), v.finite()),
  alt: v.string(),
  // Images saved before this was kept tell of nothing that is missing.
  notDrawn: v.optional(v.array(v.string()), []),
  favorite: v.boolean(),
  origin: v.picklist(['sample', 'drawn']),
} satisfies Record<keyof Image, v.GenericSchema>);

/** A list without its invalid entries. */
const validItems = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items): T[] =>
      items.flatMap((item) => {
        const parsed = v.safeParse(schema, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/** As corrections; what is given as undefined is taken back. */
const changedCorrectionsSchema = v.object(
  Object.fromEntries(
    Object.entries(correctionsSchema.entries).map(([name, { wrapped }]) => [
      name,
      v.optional(wrapped as v.GenericSchema),
    ]),
  ),
) as v.GenericSchema<unknown, Corrections>;

const pendingChangeSchema: v.GenericSchema<unknown, PendingChange> = v.object({
  buildId: v.string(),
  theme: v.picklist(THEMES),
  framework: v.picklist(FRAMEWORKS),
  change: v.object({
    corrections: v.exactOptional(changedCorrectionsSchema),
    theme: v.exactOptional(v.picklist(THEMES)),
    framework: v.exactOptional(v.picklist(FRAMEWORKS)),
    direction: v.exactOptional(directionSchema),
    colors: v.exactOptional(customizationSchema.entries.colors),
    edits: v.exactOptional(v.pipe(v.array(siteEditSchema), v.maxLength(200))),
  } satisfies Record<keyof SiteChange, v.GenericSchema>),
} satisfies Record<keyof PendingChange, v.GenericSchema>);

/** What is read back of each part of the work; a part that does not parse is as if it had never been saved. */
export const savedWorkSchemas: {
  [Part in keyof SavedWork]: v.GenericSchema<unknown, SavedWork[Part]>;
} = {
  settings: v.object({
    betaFeatures: v.boolean(),
    notifications: v.boolean(),
    autoSave: v.boolean(),
  }),
  images: v.object({
    prompt: v.string(),
    style: v.picklist(IMAGE_STYLES),
    size: v.picklist(IMAGE_SIZES),
    quality: v.picklist(IMAGE_QUALITIES),
    images: validItems(imageSchema),
    isFavoritesOnly: v.boolean(),
  }),
  plan: v.object({ plan: v.picklist(['Free', 'Pro', 'Enterprise'] satisfies Plan[]) }),
  apiKey: v.object({ key: v.pipe(v.string(), v.regex(/^(wt_[A-Za-z0-9]{16})?$/)) }),
  webhooks: v.object({
    endpoints: v.pipe(
      v.array(v.unknown()),
      v.transform((urls) =>
        urls
          .filter((url) => typeof url === 'string')
          .filter((url) => parseWebhookUrl(url).url === url),
      ),
    ),
  }),
  languageModel: v.object({
    source: v.picklist(MODEL_SOURCES),
    address: v.pipe(v.string(), v.maxLength(2000)),
    model: v.nullable(v.string()),
  }),
  comparison: v.object({
    chosenIds: v.pipe(v.array(v.string()), v.maxLength(2)),
    device: v.nullable(v.picklist(DEVICES)),
  }),
  renaming: v.object({
    buildId: v.nullable(v.string()),
    before: v.string(),
    name: v.string(),
  }),
  correcting: v.object({
    field: v.nullable(v.picklist(OPEN_FIELDS)),
    draft: v.string(),
    // Work saved before offers had prices of their own has them in the draft.
    offers: v.optional(
      v.array(v.object({ id: v.string(), name: v.string(), price: v.string() })),
      [],
    ),
  }),
  componentLibrary: v.object({
    description: v.string(),
    framework: v.picklist(FRAMEWORKS),
    items: validItems(componentSchema),
  }),
  builderPanels: v.object({
    isDesktopHintShown: v.boolean(),
    // Work saved before this could be chosen has it switched on.
    isHelpKeyOn: v.optional(v.boolean(), true),
    isNavigationFolded: v.optional(v.boolean(), true),
    isPanelFolded: v.optional(v.boolean(), false),
    panel: v.optional(v.picklist(PANELS), 'customize'),
  }),
  preview: v.object({ device: v.nullable(v.picklist(DEVICES)) }),
  builder: v.pipe(
    v.object({
      prompt: v.string(),
      theme: v.picklist(THEMES),
      framework: v.picklist(FRAMEWORKS),
      currentId: v.nullable(v.string()),
      history: validItems(buildSchema),
      // Work saved before these were kept has none.
      pendingChanges: v.optional(validItems(pendingChangeSchema), []),
    }),
    v.transform((builder) => ({
      ...builder,
      currentId: builder.history.some(({ id }) => id === builder.currentId)
        ? builder.currentId
        : null,
    })),
  ),
};

/** A build as it is stored: the site stays, the documents drawn from it do not, so that many builds fit. */
export function storedBuild({ website, ...build }: Build): StoredBuild {
  const { components, images, site, customization } = website;
  return { ...build, website: { components, images, site, customization } };
}

/** A component as it is stored: the preview is drawn again from the description, being most of its size. */
export function storedComponent({ preview, ...component }: UIComponent): object {
  return component.prompt === '' ? { ...component, preview } : component;
}
