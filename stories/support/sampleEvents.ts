import type { blogMachine } from '../../machines/blog';
import type { cookieConsentMachine } from '../../machines/cookieConsent';
import { EVERYTHING, NOTHING_OPTIONAL } from '../../machines/cookiePreferences';
import type { mobileMenuMachine } from '../../machines/mobileMenu';
import { NotSetUpError } from '../../machines/notSetUp';
import { SaveRefusedError } from '../../machines/saveRefusal';
import type { savingMachine } from '../../machines/saving';
import type { sessionMachine } from '../../machines/session';
import type { settingsMachine } from '../../machines/settings';
import type { signInMachine } from '../../machines/signIn';
import { LinkRefusedError, type signInCallbackMachine } from '../../machines/signInCallback';
import { workspaceMachine } from '../../machines/workspace';
import type { signOutMachine } from '../../machines/signOut';
import { posts } from '../../src/content/posts';
import { ada } from '../fixtures/auth';
import { quietKeeper, savedWork } from '../fixtures/savedWork';
import type { Samples, SamplesOf } from './samples';
import { stillMachine } from './stillMachine';

const addresses = {
  'an address': { value: 'ada@example.com' },
  'not an address': { value: 'ada@' },
};

const signIn: SamplesOf<typeof signInMachine> = {
  events: { 'email.change': addresses },
  done: { openGoogle: { Ada: ada } },
};

const signInCallback: SamplesOf<typeof signInCallbackMachine> = {
  events: { 'email.change': addresses },
  done: {
    inspectLink: {
      'address kept': { isValid: true, email: 'ada@example.com' },
      'address not kept': { isValid: true, email: null },
      'no sign-in link': { isValid: false, email: null },
    },
    completeSignIn: { Ada: ada },
  },
  error: {
    inspectLink: { 'no provider': new NotSetUpError('Sign-in is not configured.') },
    completeSignIn: {
      'spent link': new LinkRefusedError('spentLink'),
      'wrong address': new LinkRefusedError('wrongEmail'),
      'no answer': new Error('The service did not answer.'),
    },
  },
};

const session: SamplesOf<typeof sessionMachine> = {
  events: {
    'session.changed': { Ada: { user: ada }, nobody: { user: null } },
    'editor.entered': { 'with a workspace': { workspace: stillMachine(workspaceMachine) } },
  },
};

const workspace: SamplesOf<typeof workspaceMachine> = {
  events: {},
  done: { openKeeper: { 'nothing kept': quietKeeper } },
};

const saving: SamplesOf<typeof savingMachine> = {
  events: {},
  error: {
    save: {
      'storage full': new SaveRefusedError('full'),
      'storage blocked': new SaveRefusedError('unavailable'),
    },
  },
};

const settings: SamplesOf<typeof settingsMachine> = {
  events: {
    'setting.change': {
      'beta features on': { setting: 'betaFeatures', value: true },
      'notifications on': { setting: 'notifications', value: true },
      'auto save off': { setting: 'autoSave', value: false },
    },
    'work.learned': {
      'beta features on': { saved: { ...savedWork.settings, betaFeatures: true } },
    },
    'permission.changed': {
      'not asked yet': { permission: 'undecided', wasOffered: false },
      allowed: { permission: 'granted', wasOffered: true },
      'not allowed': { permission: 'denied', wasOffered: true },
    },
  },
  done: { askPermission: { granted: 'granted', denied: 'denied' } },
};

const builderParts = () => import('./builderPartSamples');

const cookieConsent: SamplesOf<typeof cookieConsentMachine> = {
  events: {
    'category.change': {
      'analytics on': { category: 'analytics', isAllowed: true },
      'marketing on': { category: 'marketing', isAllowed: true },
      'marketing off': { category: 'marketing', isAllowed: false },
    },
    'category.allow': { marketing: { category: 'marketing' } },
    'choice.changed': {
      'another tab accepted': { choice: EVERYTHING },
      'another tab rejected': { choice: NOTHING_OPTIONAL },
      'storage was cleared': { choice: null },
    },
  },
  done: {
    readChoice: {
      'no choice': { choice: null, asksForPrivacy: false },
      'no choice, private browser': { choice: null, asksForPrivacy: true },
      'a choice': { choice: NOTHING_OPTIONAL, asksForPrivacy: false },
    },
  },
};

const mobileMenu: SamplesOf<typeof mobileMenuMachine> = { events: {} };

const blog: SamplesOf<typeof blogMachine> = {
  events: {
    'post.feature': {
      'the second post': { id: posts[1].id },
      'the third post': { id: posts[2].id },
    },
    'address.changed': {
      'the third post': { id: posts[2].id },
      'the blog itself': { id: null },
      'no post': { id: 'gone' },
    },
  },
};

const signOut: SamplesOf<typeof signOutMachine> = {
  events: { 'export.progressed': { 'two of three': { packed: 2 } } },
  done: {
    askOtherTabs: { 'another tab has work': true, 'no other tab has work': false },
    exportAll: {
      all: { fileName: 'my-work-2026-03-14.zip', missing: [] },
      'but one': { fileName: 'my-work-2026-03-14.zip', missing: ['A lighthouse'] },
    },
  },
};

const account = () => import('./accountSamples');
const landing = () => import('./landingSamples');

/** Builds come from the real generator: that is worth loading only for the machines that use them. */
const workspaceSamples = () => import('./workspaceSamples');

const site = () => import('./siteSamples');

const samples: Record<string, () => Promise<Partial<Samples>>> = {
  apiKey: async () => (await account()).apiKey,
  builderPanels: async () => (await builderParts()).builderPanels,
  blog: () => Promise.resolve(blog),
  builder: async () => (await workspaceSamples()).builder,
  comparison: async () => (await builderParts()).comparison,
  changeRequest: async () => (await builderParts()).changeRequest,
  modelTask: async () => (await builderParts()).modelTask,
  modelWork: async () => (await builderParts()).modelWork,
  componentLibrary: async () => (await import('./componentSamples')).componentLibrary,
  correcting: async () => (await builderParts()).correcting,
  contactForm: async () => (await landing()).contactForm,
  cookieConsent: () => Promise.resolve(cookieConsent),
  contactDetails: async () => (await builderParts()).contactDetails,
  linkForm: async () => (await builderParts()).linkForm,
  deliveryForm: async () => (await builderParts()).deliveryForm,
  directions: async () => (await builderParts()).directions,
  faq: async () => (await landing()).faq,
  freshSignIn: async () => (await account()).freshSignIn,
  generation: async () => (await workspaceSamples()).generation,
  handover: async () => (await workspaceSamples()).handover,
  heroPicture: async () => (await import('./imageSamples')).heroPicture,
  imageLibrary: async () => (await import('./imageSamples')).imageLibrary,
  openSite: async () => (await site()).openSite,
  inspection: async () => (await builderParts()).inspection,
  itemList: async () => (await builderParts()).itemList,
  listingForm: async () => (await builderParts()).listingForm,
  outline: async () => (await builderParts()).outline,
  mobileMenu: () => Promise.resolve(mobileMenu),
  languageModel: async () => (await account()).languageModel,
  passwordChange: async () => (await account()).passwordChange,
  photos: async () => (await builderParts()).photos,
  plan: async () => (await account()).plan,
  pointing: async () => (await builderParts()).pointing,
  preview: async () => (await builderParts()).preview,
  previewFrame: async () => (await builderParts()).previewFrame,
  profileEdit: async () => (await account()).profileEdit,
  renaming: async () => (await builderParts()).renaming,
  saving: () => Promise.resolve(saving),
  session: () => Promise.resolve(session),
  settings: () => Promise.resolve(settings),
  shareLink: async () => (await site()).shareLink,
  sharedSite: async () => (await site()).sharedSite,
  signIn: () => Promise.resolve(signIn),
  signInCallback: () => Promise.resolve(signInCallback),
  signOut: () => Promise.resolve(signOut),
  webhooks: async () => (await account()).webhooks,
  workspace: () => Promise.resolve(workspace),
};

/** Data for every event, answer and failure of a machine that a reviewer can set off by hand. */
export async function samplesFor(machineId: string): Promise<Partial<Samples>> {
  return (await samples[machineId]?.()) ?? {};
}
