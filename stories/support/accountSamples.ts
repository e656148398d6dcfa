import { AccountRefusedError } from '../../machines/accountRefusal';
import type { apiKeyMachine } from '../../machines/apiKey';
import { MODEL_PROBLEMS, ModelError } from '../../machines/askModel';
import type { freshSignInMachine } from '../../machines/freshSignIn';
import type { languageModelMachine } from '../../machines/languageModel';
import type { passwordChangeMachine } from '../../machines/passwordChange';
import type { planMachine } from '../../machines/plan';
import type { profileEditMachine } from '../../machines/profileEdit';
import type { webhooksMachine } from '../../machines/webhooks';
import { ada, grace, smallPhoto } from '../fixtures/auth';
import type { SamplesOf } from './samples';

const refusals = {
  'sign-in too old': new AccountRefusedError('needsFreshSignIn'),
  'nobody signed in': new AccountRefusedError('noUser'),
  'its own words': new AccountRefusedError('other', 'Another account uses this e-mail address.'),
};

export const profileEdit: SamplesOf<typeof profileEditMachine> = {
  events: {
    'name.change': { 'another name': { value: 'Ada King' } },
    'email.change': {
      'another address': { value: 'king@example.com' },
      'not an address': { value: 'ada@' },
    },
    'photo.choose': { 'a file': { file: new Blob() } },
    'user.changed': { Grace: { user: grace }, nobody: { user: null } },
  },
  done: {
    changeEmail: { changed: 'changed', 'link sent': 'linkSent' },
    readPhoto: { 'a photo': smallPhoto },
  },
  error: { updateProfile: refusals, changeEmail: refusals },
};

const passwords = {
  good: { password: 'Correct-Horse-1', confirmation: 'Correct-Horse-1' },
  weak: { password: 'horse', confirmation: 'horse' },
  different: { password: 'Correct-Horse-1', confirmation: 'Correct-Horse-2' },
};

export const passwordChange: SamplesOf<typeof passwordChangeMachine> = {
  events: { 'password.change': passwords, 'form.submit': passwords },
  error: { changePassword: refusals },
};

export const freshSignIn: SamplesOf<typeof freshSignInMachine> = {
  events: { 'link.send': { 'to Ada': { email: ada.email } } },
};

export const plan: SamplesOf<typeof planMachine> = {
  events: {
    'plan.choose': {
      Free: { plan: 'Free' },
      Pro: { plan: 'Pro' },
      Enterprise: { plan: 'Enterprise' },
    },
    'work.learned': { 'another tab: Pro': { saved: { plan: 'Pro' } } },
  },
};

export const apiKey: SamplesOf<typeof apiKeyMachine> = {
  events: { 'work.learned': { 'another tab: a key': { saved: { key: 'wt_Q7fK2mZx9LrT4vBn' } } } },
  done: { createKey: { 'a key': 'wt_Q7fK2mZx9LrT4vBn' } },
};

export const webhooks: SamplesOf<typeof webhooksMachine> = {
  events: {
    'url.change': {
      'https address': { value: 'https://example.com/hook' },
      'http address': { value: 'http://example.com/hook' },
    },
    'work.learned': { 'another tab: none': { saved: { endpoints: [] } } },
    'endpoint.remove': { 'the first': { url: 'https://example.com/hook' } },
  },
};

const modelFailures = Object.fromEntries(
  MODEL_PROBLEMS.map((problem) => [problem, new ModelError(problem)]),
);

export const languageModel: SamplesOf<typeof languageModelMachine> = {
  events: {
    'source.choose': { server: { source: 'server' }, browser: { source: 'browser' } },
    'address.change': {
      'LM Studio': { value: 'http://localhost:1234' },
      'another computer': { value: 'http://192.168.1.5:11434' },
    },
    'model.choose': { small: { model: 'small' } },
    'download.progressed': { half: { loaded: 0.5 } },
    'model.failed': { 'no server': { problem: 'noServer' } },
  },
  done: {
    checkSource: {
      'two models': { isDownloaded: true, models: ['tiny', 'small'] },
      'not downloaded': { isDownloaded: false },
    },
  },
  error: { checkSource: modelFailures, downloadModel: modelFailures },
};
