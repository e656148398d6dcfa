import type { builderPanelsMachine } from '../../machines/builderPanels';
import type { changeRequestMachine } from '../../machines/changeRequest';
import type { comparisonMachine } from '../../machines/comparison';
import type { correctingMachine } from '../../machines/correcting';
import type { contactDetailsMachine } from '../../machines/contactDetails';
import type { linkFormMachine } from '../../machines/linkForm';
import type { listingFormMachine } from '../../machines/listingForm';
import type { deliveryFormMachine } from '../../machines/deliveryForm';
import type { directionsMachine } from '../../machines/directions';
import type { inspectionMachine } from '../../machines/inspection';
import type { itemListMachine } from '../../machines/itemList';
import type { modelTaskMachine } from '../../machines/modelTask';
import type { modelWorkMachine } from '../../machines/modelWork';
import type { outlineMachine } from '../../machines/outline';
import { PhotoRefusedError } from '../../machines/photo';
import type { photosMachine } from '../../machines/photos';
import type { pointingMachine } from '../../machines/pointing';
import type { previewMachine } from '../../machines/preview';
import type { previewFrameMachine } from '../../machines/previewFrame';
import type { renamingMachine } from '../../machines/renaming';
import { crumbAndEmber, harbourYoga, outlinedBuild } from '../fixtures/aBuild';
import { threeDirections } from '../fixtures/directions';
import { aPhoto, aPictureFile, aSource } from '../fixtures/aPhoto';
import { aReport } from '../fixtures/aReport';
import { bakeryDrawing, outOfReach, withinReach } from '../fixtures/previewFrames';
import { changesRead, SENTENCE, unreadWords } from '../fixtures/requestedChanges';
import { aQuestion, unreadAsked } from '../fixtures/modelWork';
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

export const correcting: SamplesOf<typeof correctingMachine> = {
  events: {
    'field.open': {
      name: { field: 'name', draft: 'Crumb & Ember' },
      sections: { field: 'sections', draft: '' },
      email: { field: 'email', draft: '' },
      offers: { field: 'offerings', draft: '', offers: [{ id: 'i1', name: 'Rye', price: '4 €' }] },
      'unused words': { field: 'passage', draft: 'since last spring' },
    },
    'offer.add': { 'a second one': { id: 'n1' } },
    'offer.change': { 'its price': { id: 'i1', part: 'price', value: '5 €' } },
    'offer.move': { down: { id: 'i1', by: 1 } },
    'offer.remove': { 'the first': { id: 'i1' } },
    'draft.change': {
      words: { value: 'Ember' },
      'no e-mail address': { value: 'hello@' },
    },
    'correction.apply': { 'a gallery': { corrections: { sections: { gallery: true } } } },
    'correction.settle': { 'no place': { corrections: { place: null } } },
    'field.restore': { 'half a place': { saved: { field: 'place', draft: 'Por', offers: [] } } },
  },
};

export const directions: SamplesOf<typeof directionsMachine> = {
  events: {
    'directions.open': { 'the bakery': { build: crumbAndEmber } },
    'lock.toggle': { colors: { lock: 'colors' }, theme: { lock: 'theme' } },
    'direction.choose': { 'the second': { index: 1 } },
  },
  done: { drawDirections: { 'one in each theme': threeDirections } },
};

export const inspection: SamplesOf<typeof inspectionMachine> = {
  events: {
    'build.show': { 'the bakery': { build: crumbAndEmber }, nothing: { build: null } },
  },
  done: { inspect: { 'all is well': aReport } },
};

export const outline: SamplesOf<typeof outlineMachine> = {
  events: {
    'entry.select': {
      'the prices': { page: 'hero', id: 'pricing' },
      'the page of the gallery': { page: 'gallery', id: null },
    },
    'section.press': { 'about, in the preview': { page: 'hero', section: 'about' } },
    'entry.arrange': {
      up: { asked: { act: 'up' } },
      down: { asked: { act: 'down' } },
      'to the second place': { asked: { act: 'place', to: 1 } },
      'another of it': { asked: { act: 'duplicate' } },
      'hide or show': { asked: { act: 'toggle' } },
      'lock or unlock': { asked: { act: 'lock' } },
      'take it out': { asked: { act: 'remove' } },
      'its next layout': { asked: { act: 'choose', what: 'layout', step: 1 } },
      'its next wording': { asked: { act: 'choose', what: 'wording', step: 1 } },
    },
    'places.page': { 'those of the gallery': { page: 'gallery' } },
    'drag.begin': { 'the prices': { page: 'hero', id: 'pricing' } },
    'drag.over': {
      'the row of about': { over: { page: 'hero', id: 'about', half: 'upper' } },
      'the page of the gallery': { over: { page: 'gallery', id: null, half: 'lower' } },
      'no row': { over: null },
    },
    'name.change': { 'a name': { value: 'Weddings' }, 'no name': { value: '' } },
    'pages.fold': { 'the home page': { folded: ['hero'] } },
    'entry.putBack': { 'the prices': { page: 'hero', id: 'pricing' } },
    'entry.add': { questions: { kind: 'faq' }, testimonials: { kind: 'testimonials' } },
  },
};

export const itemList: SamplesOf<typeof itemListMachine> = {
  events: {
    'list.open': { 'the prices': { section: 'pricing' } },
    'item.arrange': {
      'the second one up': { id: 'i2', asked: { act: 'up' } },
      'the second one down': { id: 'i2', asked: { act: 'down' } },
      'the second one first': { id: 'i2', asked: { act: 'place', to: 0 } },
      'take the second one out': { id: 'i2', asked: { act: 'remove' } },
      'put the second one back': { id: 'i2', asked: { act: 'putBack' } },
    },
    'places.open': { 'of the second one': { id: 'i2' } },
    'item.edit': { 'the first one': { id: 'i1' } },
    'words.change': {
      'a name': { part: 'title', value: 'Rye loaf' },
      'no name': { part: 'title', value: '' },
      'a price': { part: 'detail', value: '€5' },
    },
    'photo.choose': { 'a photo of it': { slot: 'item.pricing.added1', files: aPhoto.files } },
    'photo.describe': { 'in words': { slot: 'item.pricing.added1', alt: 'A loaf' } },
    'photo.remove': { 'of a new one': { slot: 'item.pricing.added1' } },
    'day.open': { 'Monday opens': { day: 0, isOpen: true } },
    'day.change': { 'Monday closes at six': { day: 0, end: 'closes', value: '18:00' } },
    'time.change': { 'begins at seven': { part: 'begins', value: '19:00' } },
  },
};

export const changeRequest: SamplesOf<typeof changeRequestMachine> = {
  events: {
    'words.change': { 'three changes': { value: SENTENCE }, nothing: { value: '' } },
    'scope.choose': { 'the whole site': { isWhole: true }, 'the section': { isWhole: false } },
    'change.toggle': { 'the first': { id: '0.0.name' } },
    'model.answered': { 'no change': { answer: { changes: [] } } },
  },
  done: {
    readChanges: {
      'three changes': changesRead,
      nothing: { changes: [], unread: [...unreadWords] },
    },
    untilDrawn: { drawn: { isDone: true }, 'not drawn': { isDone: false } },
  },
};

export const modelTask: SamplesOf<typeof modelTaskMachine> = {
  events: {},
  done: { askModel: { 'an answer': { texts: [] } } },
};

export const modelWork: SamplesOf<typeof modelWorkMachine> = {
  events: {
    'site.made': { 'a bakery': { buildId: outlinedBuild.id } },
    'words.unread': { 'a cake': { unread: unreadAsked } },
    'part.arrived': { 'a sentence': { answer: { texts: [{ id: 'subtitle', text: 'Bread' }] } } },
  },
  done: {
    takeStep: {
      'another question': {
        question: aQuestion,
        point: { task: 'write', part: 1, wrong: null },
        corrections: null,
        words: {},
      },
      'a place that was read': {
        question: null,
        point: { task: 'write', part: 0, wrong: null },
        corrections: { placed: { Porto: 'place' }, placedByModel: { Porto: 'place' } },
        words: {},
      },
      'the end': { question: null, point: null, corrections: null, words: {} },
    },
    askAboutWords: { 'a question': aQuestion },
    modelTask: {
      'an answer': { end: 'answered', answer: {} },
      'no answer': { end: 'refused', problem: 'halfAnswer' },
      'too late': { end: 'timedOut' },
    },
    untilDrawn: { drawn: { isDone: true } },
  },
};

export const contactDetails: SamplesOf<typeof contactDetailsMachine> = {
  events: {
    'fact.change': {
      'a phone number': { fact: 'phone', value: '+44 20 7946 0018' },
      'no phone number': { fact: 'phone', value: 'ring us' },
    },
    'day.open': { 'Monday opens': { day: 0, isOpen: true } },
    'day.change': { 'Monday closes at six': { day: 0, end: 'closes', value: '18:00' } },
    'profile.change': { 'the first one': { at: 0, value: 'https://www.instagram.com/crumb' } },
    'profile.remove': { 'the first one': { at: 0 } },
  },
};

export const linkForm: SamplesOf<typeof linkFormMachine> = {
  events: {
    'link.open': {
      'a button': { link: { id: 'hero.action.1', label: 'Order bread', target: '#contact' } },
    },
    'target.choose': {
      'a section': { choice: '#about' },
      'a web address': { choice: 'web' },
      'where it led at first': { choice: 'first' },
    },
    'address.change': {
      'an address': { value: 'https://shop.example' },
      'no address': { value: 'shop' },
    },
  },
};

export const deliveryForm: SamplesOf<typeof deliveryFormMachine> = {
  events: {
    'choice.choose': { 'another service': { to: 'other' }, 'Netlify Forms': { to: 'netlify' } },
    'field.change': {
      'its address': { field: 'endpoint', value: 'https://forms.example.com/f/1' },
      'an address without https': { field: 'endpoint', value: 'http://forms.example.com' },
    },
  },
};

export const listingForm: SamplesOf<typeof listingFormMachine> = {
  events: {
    'page.open': { 'the first one': { page: 'hero' } },
    'field.change': {
      'a title': { field: 'title', value: 'Sourdough in Porto' },
      'a title that is too long': { field: 'title', value: 'Sourdough '.repeat(40) },
    },
  },
};

export const photos: SamplesOf<typeof photosMachine> = {
  events: {
    'addresses.changed': { none: { addresses: {} } },
    'slot.open': { 'the hero': { slot: 'hero' }, 'the logo': { slot: 'logo' } },
    'file.choose': { 'a picture': { file: aPictureFile } },
    'photo.take': { 'a quarter of it': { area: { x: 0, y: 0, width: 800, height: 600 } } },
  },
  done: { readPhoto: { 'a picture': aSource }, keepPhoto: { 'its files': aPhoto.files } },
  error: { readPhoto: { 'it is damaged': new PhotoRefusedError('corrupt') } },
};

export const pointing: SamplesOf<typeof pointingMachine> = {
  events: {
    'text.point': {
      'the name': { text: { id: 'title', from: 'prompt', evidence: 'Crumb & Ember' } },
      'standard text': { text: { id: 'about.intro', from: 'standard', evidence: '' } },
    },
  },
};

export const renaming: SamplesOf<typeof renamingMachine> = {
  events: {
    'name.edit': { 'the bakery': { id: crumbAndEmber.id, name: crumbAndEmber.prompt } },
    'name.change': { 'another name': { value: 'Autumn site' } },
    'name.restore': {
      'half a name': {
        saved: { buildId: crumbAndEmber.id, before: crumbAndEmber.prompt, name: 'Aut' },
      },
    },
  },
};

export const preview: SamplesOf<typeof previewMachine> = {
  events: {
    'device.choose': { mobile: { device: 'mobile' }, desktop: { device: 'desktop' } },
    'text.seek': { 'a heading': { id: 'features.heading' } },
  },
};

export const previewFrame: SamplesOf<typeof previewFrameMachine> = {
  events: {
    'document.loaded': {
      'within reach': { frame: withinReach },
      'out of reach': { frame: outOfReach },
    },
    'drawing.changed': {
      'the same page': { drawing: bakeryDrawing },
      'another page': { drawing: { ...bakeryDrawing, path: 'menu.html', lead: 'menu' } },
    },
    'text.sought': { 'a heading': { id: 'features.heading' } },
    'entry.sought': { 'the features': { page: 'hero', section: 'features' } },
  },
};

export const builderPanels: SamplesOf<typeof builderPanelsMachine> = {
  events: {
    'build.made': { 'the first one': { isFirst: true }, another: { isFirst: false } },
    'panel.choose': {
      outline: { panel: 'outline' },
      history: { panel: 'history' },
    },
    'tab.choose': { layout: { tab: 'layout' } },
  },
};
