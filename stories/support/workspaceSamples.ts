import type { builderMachine } from '../../machines/builder';
import type { generationMachine } from '../../machines/generation';
import type { handoverMachine } from '../../machines/handover';
import { NetworkMissingError } from '../../machines/networkMissing';
import { aHero } from '../fixtures/anImage';
import { aPhoto } from '../fixtures/aPhoto';
import { unnamed } from '../fixtures/components';
import { bakeryBuild, yogaBuild } from '../fixtures/generatedBuilds';
import type { SamplesOf } from './samples';

const { prompt, theme, framework } = bakeryBuild;
const request = { kind: 'website', prompt, theme, framework } as const;

export const generation: SamplesOf<typeof generationMachine> = {
  events: {
    'generation.start': {
      'a bakery': { request },
      'an empty prompt': { request: { ...request, prompt: ' ' } },
    },
  },
  done: {
    generate: {
      'the bakery': { kind: 'website', build: bakeryBuild },
      'nothing fits': { refusal: unnamed },
    },
  },
  error: { generate: { 'no network': new NetworkMissingError() } },
};

export const handover: SamplesOf<typeof handoverMachine> = {
  events: {},
  done: {
    exportWebsite: {
      'the bakery': { fileName: 'crumb-ember.zip', paths: ['index.html', 'styles.css'] },
    },
    copyPage: {
      copied: { html: '<!doctype html>', isCopied: true },
      refused: { html: '<!doctype html>', isCopied: false },
    },
    openPage: {
      opened: { isOpened: true },
      refused: { isOpened: false, address: 'about:blank' },
    },
  },
};

export const builder: SamplesOf<typeof builderMachine> = {
  done: {
    rebuildWebsite: {
      'another theme': {
        from: bakeryBuild,
        site: { ...bakeryBuild, theme: 'elegant' },
      },
    },
  },
  events: {
    'work.learned': { 'another tab: none': { learned: { changed: [], removed: ['gone'] } } },
    'version.keep': {
      'the first version': { id: 'version-1', createdAt: 1_800_000_000_000, name: 'Version 1' },
    },
    'appearance.choose': { dark: { appearance: 'dark' } },
    'style.choose': {
      'a pair of typefaces': { choice: { typefaces: 'oswaldSpectral' } },
      'round corners': { choice: { corners: 'round' } },
      'the theme’s own corners': { choice: { corners: null } },
    },
    'listing.change': {
      'a title': { page: 'hero', field: 'title', value: 'Sourdough in Porto' },
      'the generator’s': { page: 'hero', field: 'title', value: '' },
    },
    'prompt.change': { 'a bakery': { value: prompt }, nothing: { value: '' } },
    'suggestion.choose': { 'a yoga studio': { prompt: yogaBuild.prompt } },
    'theme.choose': { elegant: { theme: 'elegant' } },
    'framework.choose': { bootstrap: { framework: 'bootstrap' } },
    'preset.choose': { Green: { preset: 'Green' } },
    'color.change': {
      'a color': { role: 'primary', value: '#0a6a4d' },
      'not a color': { role: 'primary', value: 'green' },
    },
    'section.toggle': { pricing: { section: 'showPricing' } },
    'sections.arrange': {
      'contact comes first': { page: 'hero', done: { act: 'move', id: 'contact', to: 1 } },
    },
    'items.change': {
      'a price is added': {
        section: 'pricing',
        done: { act: 'add', words: { title: 'Rye loaf', body: '', detail: '€5' } },
      },
    },
    'content.change': { title: { field: 'title', value: 'Crumb & Ember, Porto' } },
    'site.change': {
      'another name': { change: { corrections: { name: 'Crumb & Ember' } } },
      'the elegant theme': { change: { theme: 'elegant' } },
    },
    'changes.apply': {
      'the prices go': {
        edits: [{ type: 'sections.arrange', page: 'hero', done: { act: 'remove', id: 'pricing' } }],
        change: {},
      },
      'the elegant theme': { edits: [], change: { theme: 'elegant' } },
    },
    'link.choose': {
      'to a section': { id: 'hero.action.1', target: '#about' },
      'to a call': { id: 'hero.action.1', target: 'tel:' },
    },
    'words.written': {
      'a heading': { buildId: bakeryBuild.id, words: { 'features.intro': 'What we bake.' } },
    },
    'delivery.choose': {
      'to Formspree': { delivery: { to: 'formspree', key: 'abcdwxyz' } },
    },
    'photo.choose': { 'about, a photo': { slot: 'about', files: aPhoto.files } },
    'photo.describe': { 'about, in words': { slot: 'about', alt: 'Loaves on a board' } },
    'photo.remove': { about: { slot: 'about' } },
    'hero.choose': { 'a cat': { hero: aHero } },
    'text.seek': { 'a heading': { id: 'features.heading' } },
    'page.show': { 'the menu': { path: 'menu.html' } },
    'text.change': {
      'a heading': { id: 'features.heading', value: 'What we bake' },
      'the title': { id: 'title', value: 'Crumb & Ember' },
    },
    'build.load': { 'the bakery': { id: bakeryBuild.id } },
    'build.rename': { 'the bakery': { id: bakeryBuild.id, name: 'First draft' } },
    'build.delete': { 'the bakery': { id: bakeryBuild.id } },
    'builds.want': { 'the bakery': { ids: [bakeryBuild.id] }, none: { ids: [] } },
    'build.redrawn': {
      'the bakery': {
        id: bakeryBuild.id,
        from: bakeryBuild.website,
        website: bakeryBuild.website,
      },
    },
    'generation.finished': {
      'the bakery': { generated: { kind: 'website', build: bakeryBuild } },
    },
    'site.opened': { 'the yoga studio': { build: { ...yogaBuild, isOpened: true } } },
  },
};
