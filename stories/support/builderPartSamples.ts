import type { builderPanelsMachine } from '../../machines/builderPanels';
import type { comparisonMachine } from '../../machines/comparison';
import type { renamingMachine } from '../../machines/renaming';
import { crumbAndEmber, harbourYoga } from '../fixtures/aBuild';
import type { SamplesOf } from './samples';

export const comparison: SamplesOf<typeof comparisonMachine> = {
  events: {
    'build.choose': {
      'the bakery': { id: crumbAndEmber.id },
      'the yoga studio': { id: harbourYoga.id },
    },
    'device.choose': { mobile: { device: 'mobile' } },
    'side.choose': { 'the second': { side: 'second' } },
    'side.load': { 'the second': { side: 'second' } },
    'builds.changed': { 'only the bakery is left': { ids: [crumbAndEmber.id] } },
  },
};

export const renaming: SamplesOf<typeof renamingMachine> = {
  events: {
    rename: { 'the bakery': { id: crumbAndEmber.id, name: crumbAndEmber.prompt } },
    'name.change': { 'another name': { value: 'Autumn site' } },
  },
};

export const builderPanels: SamplesOf<typeof builderPanelsMachine> = {
  events: { 'tab.choose': { layout: { tab: 'layout' } } },
};
