import type { Customization } from '../../../machines/entities';
import { parseEmailAddress } from '../../../machines/emailAddress';
import type { Action, Brief, Copy, Facts, Site, Text } from '../types';
import { textsOf } from '../write/mapTexts';
import { arrangedSite } from './arrangedSite';
import { sectionStates } from './contentTexts';
import { mailAddress, phoneAddress } from './links';
import { ownWords } from './withTexts';

const TOLD = ['email', 'phone', 'address', 'hours'] as const;

const phoneIn = (text: string): string | undefined =>
  /^\+?[\d\s()./-]{5,30}$/.test(text) ? text : undefined;

/** What may stand in a fact's place where other words were written over it. */
const SUCCESSOR: Partial<
  Record<(typeof TOLD)[number], (text: string) => string | null | undefined>
> = { email: parseEmailAddress, phone: phoneIn };

/**
 * A site with what it may tell once it is published, in search data, as the receiver of its form and behind its buttons: what
 * the person wrote over, emptied or switched off with its section is told nowhere. In the place of an e-mail address or
 * a telephone number stands the one that was written over it.
 */
export function statedSite(generated: Site, customization: Customization): Site {
  const site = arrangedSite(generated, customization);
  const brief = statedBrief(site, customization);
  const stated = (copy: Copy): Copy => ({
    ...copy,
    sections: copy.sections.map((section) => ({
      ...section,
      actions: section.actions.flatMap((action) =>
        statedAction(action, site.brief.facts, brief.facts),
      ),
    })),
  });
  return {
    ...site,
    brief,
    copy: stated(site.copy),
    ...(site.translation && { translation: stated(site.translation) }),
  };
}

function statedBrief({ copy, brief }: Site, customization: Customization): Brief {
  const states = sectionStates(customization);
  const own = ownWords(customization, copy.language, brief.name?.value ?? null);
  const told = new Set<Text>();
  for (const section of copy.sections) {
    if (states[section.id] === 'hidden') continue;
    for (const text of textsOf({ ...copy, sections: [section] })) told.add(text);
  }
  const all = textsOf(copy);
  /** What stands where a value stood at first; null where it still stands, or never did. */
  const insteadOf = (value: string): string[] | null => {
    const bearers = all.filter((text) => text.value.includes(value));
    const shown = bearers.filter((text) => told.has(text)).map((text) => own(text).value);
    return bearers.length === 0 || shown.some((words) => words.includes(value)) ? null : shown;
  };
  const facts = { ...brief.facts };
  for (const name of TOLD) {
    const fact = facts[name];
    const instead = fact && insteadOf(fact.value);
    if (!fact || !instead) continue;
    const value = instead.map((words) => SUCCESSOR[name]?.(words)).find(Boolean);
    facts[name] = value ? { ...fact, value } : null;
  }
  const isPlaceGone = brief.place !== null && insteadOf(brief.place.value) !== null;
  return { ...brief, facts, place: isPlaceGone ? null : brief.place };
}

function statedAction(action: Action, before: Facts, now: Facts): Action[] {
  for (const [name, addressOf] of [
    ['phone', phoneAddress],
    ['email', mailAddress],
  ] as const) {
    const fact = before[name];
    if (fact === null || action.href !== addressOf(fact.value)) continue;
    return now[name] ? [{ ...action, href: addressOf(now[name].value) }] : [];
  }
  return [action];
}
