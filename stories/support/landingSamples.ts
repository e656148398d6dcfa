import type { contactFormMachine } from '../../machines/contactForm';
import { ContactRefusedError } from '../../machines/contactMessage';
import type { faqMachine } from '../../machines/faq';
import { aMessage } from '../fixtures/contactForm';
import type { SamplesOf } from './samples';

export const contactForm: SamplesOf<typeof contactFormMachine> = {
  events: {
    'field.change': {
      'a name': { field: 'name', value: aMessage.name },
      'an address': { field: 'email', value: aMessage.email },
      'a subject': { field: 'subject', value: aMessage.subject },
      'a message': { field: 'message', value: aMessage.message },
    },
    'trap.change': { 'a program': { value: 'https://spam.example' } },
  },
  error: {
    sendMessage: {
      'its own words': new ContactRefusedError('Too many messages today.'),
      'no words': new ContactRefusedError(),
      'no answer': new TypeError('Failed to fetch'),
    },
  },
};

export const faq: SamplesOf<typeof faqMachine> = {
  events: { 'item.toggle': { 'the first': { index: 0 }, 'the last': { index: 5 } } },
};
