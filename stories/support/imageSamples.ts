import type { heroPictureMachine } from '../../machines/heroPicture';
import type { imageLibraryMachine } from '../../machines/imageLibrary';
import { aDrawnImage, aHero } from '../fixtures/anImage';
import type { SamplesOf } from './samples';

const cat = aDrawnImage();
const sample = { 'the sample cat': { id: 'sample-cat' } };

export const imageLibrary: SamplesOf<typeof imageLibraryMachine> = {
  events: {
    'work.learned': { 'another tab: none': { learned: { changed: [], removed: ['gone'] } } },
    'prompt.change': { 'a cat': { value: cat.prompt }, nothing: { value: '' } },
    'style.choose': { cartoon: { style: 'cartoon' } },
    'size.choose': { portrait: { size: '768x1024' } },
    'quality.choose': { hd: { quality: 'hd' } },
    'settings.use': sample,
    'favorite.toggle': sample,
    'image.download': sample,
    'image.repaint': { 'the drawn cat': { id: cat.id } },
    'entry.rename': { 'the drawn cat': { id: cat.id, name: cat.prompt } },
    'name.change': { 'Shop cat': { value: 'Shop cat' }, nothing: { value: '' } },
    'entry.delete': { 'the drawn cat': { id: cat.id } },
    'generation.finished': {
      'a cat': { generated: { kind: 'image', image: cat } },
      'a cat to draw again': { generated: { kind: 'image', image: { ...cat, url: null } } },
    },
  },
  done: { paint: { 'a picture': '/images/sample-cat.webp' } },
};

export const heroPicture: SamplesOf<typeof heroPictureMachine> = {
  events: { 'hero.changed': { 'a cat': { hero: aHero }, 'the drawing': { hero: null } } },
  done: { paint: { 'a picture': '/images/sample-cat.webp' } },
};
