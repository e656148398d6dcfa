import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { savedWorkSchemas } from '../../src/services/savedWorkSchemas';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';

const { components, images, site, customization } = crumbAndEmber.website;
const build = {
  id: crumbAndEmber.id,
  prompt: crumbAndEmber.prompt,
  theme: crumbAndEmber.theme,
  framework: crumbAndEmber.framework,
  createdAt: crumbAndEmber.createdAt,
  customization: crumbAndEmber.customization,
  website: { components, images, site, customization },
};

/** Each part with the keys that it had when it was first kept; what came later has a default. Only ever add parts here. */
const first = {
  settings: { betaFeatures: true, notifications: false, autoSave: true },
  builder: {
    prompt: 'A florist in Ghent',
    theme: 'elegant',
    framework: 'bootstrap',
    currentId: build.id,
    history: [build],
  },
  builderPanels: { isDesktopHintShown: false },
  preview: { device: 'mobile' },
  comparison: { chosenIds: [build.id], device: 'tablet' },
  renaming: { buildId: build.id, before: 'Bakery', name: 'The bake' },
  correcting: { field: 'place', draft: 'Far' },
  componentLibrary: {
    description: 'A sign-up form',
    framework: 'vuetify',
    items: [
      {
        id: 'component-1',
        name: 'Buttons labelled Save',
        category: 'buttons',
        framework: 'tailwind',
        code: '<button type="button">Save</button>',
      },
    ],
  },
  images: {
    prompt: 'A lighthouse',
    style: 'cartoon',
    size: '512x512',
    quality: 'hd',
    images: [
      {
        id: 'image-1',
        url: null,
        prompt: 'A forest at dawn',
        style: 'artistic',
        size: '1024x768',
        quality: 'standard',
        createdAt: 1,
        alt: 'A forest at dawn',
        favorite: true,
        origin: 'drawn',
      },
    ],
    isFavoritesOnly: false,
  },
  plan: { plan: 'Pro' },
  apiKey: { key: 'wt_0123456789abcdef' },
  webhooks: { endpoints: ['https://example.com/hook'] },
  languageModel: { source: 'server', address: 'http://localhost:1234', model: 'small' },
} satisfies Record<keyof typeof savedWorkSchemas, object>;

describe('work that an earlier version kept', () => {
  it.each(Object.keys(first) as (keyof typeof first)[])('is read whole: %s', (part) => {
    expect(v.parse(savedWorkSchemas[part] as v.GenericSchema, first[part])).toMatchObject(
      first[part],
    );
  });
});
