import { LANGUAGES } from '../languages/languages';
import type { Intent } from '../types';
import { findName } from './findName';
import { findPlace } from './findPlace';
import { findTrade } from './findTrade';
import { readPrompt, understoodAt } from './readPrompt';

export function understand(prompt: string): Intent {
  const pack = LANGUAGES.en;
  const reading = readPrompt(prompt);
  const name = findName(reading, pack, []);
  const place = findPlace(reading, pack, [], name);
  return {
    language: 'en',
    trade: findTrade(reading, pack, name),
    name: name === null ? null : understoodAt(reading, name),
    place: place === null ? null : { value: place.value, evidence: place.evidence },
    offerings: [],
    wanted: [],
    unwanted: [],
    colors: {},
    facts: { email: null, phone: null, address: null, hours: null, prices: {} },
  };
}
