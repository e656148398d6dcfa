import type { openSiteMachine } from '../../machines/openSite';
import type { sharedSiteMachine } from '../../machines/sharedSite';
import type { shareLinkMachine } from '../../machines/shareLink';
import { SiteRefusedError } from '../../machines/siteRefusal';
import { aZip } from '../fixtures/aZip';
import { bakeryBuild } from '../fixtures/generatedBuilds';
import type { SamplesOf } from './samples';

const refusals = {
  damaged: new SiteRefusedError('damaged'),
  'too large': new SiteRefusedError('tooLarge'),
  'newer version': new SiteRefusedError('newerVersion'),
  'no answer': new Error('The worker did not answer.'),
};

const opened = { ...bakeryBuild, isOpened: true } as const;

export const openSite: SamplesOf<typeof openSiteMachine> = {
  events: {
    'files.choose': {
      'a ZIP': { files: [aZip()] },
      'two ZIPs': { files: [aZip(), aZip({ name: 'another.zip' })] },
    },
  },
  done: {
    openSite: {
      'the bakery': { build: opened, photosRefusal: null },
      'no room for its photos': { build: opened, photosRefusal: 'full' },
    },
  },
  error: { openSite: { ...refusals, 'not made here': new SiteRefusedError('notOurs') } },
};

export const shareLink: SamplesOf<typeof shareLinkMachine> = {
  events: {},
  done: {
    shareSite: {
      copied: { isTooLarge: false, link: 'https://example.com/view#1.abc.def', isCopied: true },
      refused: { isTooLarge: false, link: 'https://example.com/view#1.abc.def', isCopied: false },
      'too large': { isTooLarge: true, size: 41_230, limit: 32_000 },
    },
  },
};

export const sharedSite: SamplesOf<typeof sharedSiteMachine> = {
  events: {
    'fragment.changed': { 'a site': { fragment: '1.abc.def' }, nothing: { fragment: '' } },
    'page.show': { 'the menu': { path: 'menu.html' } },
  },
  done: {
    drawShared: { 'the bakery': { title: 'Crumb & Ember', html: bakeryBuild.website.html } },
  },
  error: { drawShared: refusals },
};
