import { LANGUAGES } from '../languages/languages';
import type { Intent, Language } from '../types';
import { detectLanguage } from './detectLanguage';
import { findColors } from './findColors';
import { findFacts } from './findFacts';
import { findName } from './findName';
import { findOfferings } from './findOfferings';
import { findPlace } from './findPlace';
import { findSections } from './findSections';
import { findTrade } from './findTrade';
import { readPrompt, understoodAt } from './readPrompt';

/**
 * Reads what a prompt says about a website: trade, name, place, offerings, sections, colours, facts (specification
 * section 2, builder). Each finding carries the exact words of the prompt it came from. Takes any string, in any script
 * and of any length; never throws. Pure: the same prompt, the same intent.
 */
export function understand(prompt: string): Intent {
  return understandIn(detectLanguage(prompt), prompt);
}

/** As `understand`, in a language that is chosen rather than detected. */
export function understandIn(language: Language, prompt: string): Intent {
  const pack = LANGUAGES[language];
  const reading = readPrompt(prompt, pack.lexicon);
  const { facts, spans } = findFacts(reading, pack);
  const name = findName(reading, pack, spans);
  const named = name === null ? spans : [...spans, name];
  const place = findPlace(reading, pack, spans, name);
  const placed = place === null ? named : [...named, place];
  const sections = findSections(reading, pack, placed);
  const colors = findColors(reading, pack, placed);
  const taken = [...placed, ...sections.spans, ...colors.spans];
  const trade = findTrade(reading, pack, name);
  const { offerings, prices } = findOfferings(reading, pack, taken, sections.refused, trade, name);
  return {
    language,
    trade,
    name: name === null ? null : understoodAt(reading, name),
    place: place === null ? null : { value: place.value, evidence: place.evidence },
    offerings,
    wanted: sections.wanted,
    unwanted: sections.unwanted,
    colors: colors.colors,
    facts: { ...facts, prices },
  };
}
