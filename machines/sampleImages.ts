import type { Image } from './image';

const shared = {
  style: 'realistic',
  size: '1024x1024',
  quality: 'standard',
  url: null,
  createdAt: 0,
  notDrawn: [],
  favorite: false,
  origin: 'sample',
} as const;

/** The two sample images of specification section 2; where their pictures stand is named in the content. */
export const SAMPLE_IMAGES: readonly Image[] = [
  {
    ...shared,
    id: 'sample-mountains',
    prompt: 'Snowy mountains above the clouds at sunset',
    alt: 'Sample image: mountains',
  },
  { ...shared, id: 'sample-cat', prompt: 'A ginger cat on a table', alt: 'Sample image: a cat' },
];
