import type { Customization } from '../../../machines/entities';
import { parseEmailAddress } from '../../../machines/emailAddress';
import type { Facts, Site, Text } from '../types';
import { textsOf } from '../write/mapTexts';
import { sectionStates } from './contentTexts';
import { ownWords } from './withTexts';

const TOLD = ['email', 'phone', 'address', 'hours'] as const;

/**
 * The facts that a published site may tell, in search data and as the receiver of its form: what the person wrote over,
 * emptied or switched off with its section is told nowhere. In the place of an address for mail stands the one that was
 * written over it.
 */
export function statedFacts(site: Site, customization: Customization): Facts {
  const { copy, brief } = site;
  const states = sectionStates(customization.layout);
  const own = ownWords(customization, copy.language, brief.name?.value ?? null);
  const told = new Set<Text>();
  for (const section of copy.sections) {
    if (states[section.id] === 'hidden') continue;
    for (const text of textsOf({ ...copy, sections: [section] })) told.add(text);
  }
  const all = textsOf(copy);
  const facts = { ...brief.facts };
  for (const name of TOLD) {
    const fact = facts[name];
    if (fact === null) continue;
    const bearers = all.filter(({ value }) => value.includes(fact.value));
    const shown = bearers.filter((text) => told.has(text)).map((text) => own(text).value);
    if (bearers.length === 0 || shown.some((value) => value.includes(fact.value))) continue;
    const address = name === 'email' ? shown.map(parseEmailAddress).find(Boolean) : undefined;
    facts[name] = address ? { ...fact, value: address } : null;
  }
  return facts;
}
