import type { componentLibraryMachine } from '../../machines/componentLibrary';
import { drawnSamples, loginForm } from '../fixtures/components';
import type { SamplesOf } from './samples';

const [sample] = drawnSamples;

export const componentLibrary: SamplesOf<typeof componentLibraryMachine> = {
  events: {
    'work.learned': { 'another tab: none': { learned: { changed: [], removed: ['gone'] } } },
    'description.change': { 'a login form': { value: 'A login form' }, nothing: { value: '' } },
    'framework.choose': { vuetify: { framework: 'vuetify' } },
    'search.change': { login: { value: 'login' }, nothing: { value: '' } },
    'category.choose': { forms: { category: 'forms' }, all: { category: 'all' } },
    'code.toggle': { 'the first sample': { id: 'sample-1' } },
    'code.copy': { 'the first sample': { id: 'sample-1' } },
    'component.redrawn': { 'the login form': { id: loginForm.id, preview: loginForm.preview } },
    'entry.rename': { 'the login form': { id: loginForm.id, name: loginForm.name } },
    'name.change': { 'Sign-in': { value: 'Sign-in' }, nothing: { value: '' } },
    'entry.delete': { 'the login form': { id: loginForm.id } },
    'generation.finished': {
      'the login form': { generated: { kind: 'component', component: loginForm } },
    },
  },
  done: { drawSamples: { 'a sample': sample === undefined ? [] : [sample] } },
};
