import type { Customization } from '../../../machines/entities';
import { parseEmailAddress } from '../../../machines/emailAddress';
import { openingHours } from '../../../machines/openingHours';
import type { Action, Brief, Copy, Facts, Site, Text } from '../types';
import { textsOf } from '../write/mapTexts';
import { arrangedSite } from './arrangedSite';
import { chosenSite } from './chosenSite';
import { sectionStates } from './contentTexts';
import { linkedSite } from './linkedSite';
import { itemizedSite } from './itemizedSite';
import { mailAddress, phoneAddress } from './links';
import { ownWords } from './withTexts';

const TOLD = ['email', 'phone', 'address', 'hours'] as const;

const phoneIn = (text: string): string | undefined =>
  /^\+?[\d\s()./-]{5,30}$/.test(text) ? text : undefined;

/** What may stand in a fact's place where other words were written over it. */
const SUCCESSOR: Partial<
  Record<(typeof TOLD)[number], (text: string) => string | null | undefined>
> = {
  email: parseEmailAddress,
  phone: phoneIn,
  hours: (text) => (openingHours(text) === null ? undefined : text),
};

/**
 * A site with what it may tell once it is published, in search data, as the receiver of its form and behind its buttons: what
 * the person wrote over, emptied or switched off with its section is told nowhere. In the place of an e-mail address or
 * a telephone number stands the one that was written over it.
 */
export function statedSite(generated: Site, customization: Customization): Site {
  const arranged = chosenSite(arrangedSite(generated, customization), customization);
  const itemized = itemizedSite(arranged, customization);
  const brief = statedBrief(itemized, arranged.copy, customization);
  const site = linkedSite({ ...itemized, brief }, customization);
  const stated = (copy: Copy): Copy => ({
    ...copy,
    sections: copy.sections.map((section) => ({
      ...section,
      actions: section.actions.flatMap((action) =>
        statedAction(action, generated.brief.facts, brief.facts),
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

/** `generated`: the copy with all of its items, those that were taken out too. */
function statedBrief({ copy, brief }: Site, generated: Copy, customization: Customization): Brief {
  const states = sectionStates(customization);
  const own = ownWords(customization, copy.language, brief.name?.value ?? null);
  const told = new Map<string, Text>();
  for (const section of copy.sections) {
    if (states[section.id] === 'hidden') continue;
    for (const text of textsOf({ ...copy, sections: [section] })) told.set(text.id, text);
  }
  const all = textsOf(generated);
  /** What stands where a value stood at first; null where it still stands, or never did. */
  const insteadOf = (value: string): string[] | null => {
    const bearers = all.filter((text) => text.value.includes(value));
    const shown = bearers.flatMap(({ id }) => told.get(id) ?? []).map((text) => own(text).value);
    return bearers.length === 0 || shown.some((words) => words.includes(value)) ? null : shown;
  };
  const facts = { ...brief.facts };
  for (const name of TOLD) {
    const fact = facts[name];
    if (fact === null) {
      const value = filledIn(name, told.values(), own);
      if (value) facts[name] = { value, evidence: '' };
      continue;
    }
    // Where it is told as a fact of its own, that counts, whatever another sentence says.
    const asFact = [...told.values()]
      .filter(({ id }) => id.endsWith(`.${name}.body`))
      .map((text) => own(text).value);
    const isReworded = asFact.length > 0 && asFact.every((words) => !words.includes(fact.value));
    const instead = isReworded ? asFact : insteadOf(fact.value);
    if (!instead) continue;
    const value = instead.map((words) => SUCCESSOR[name]?.(words)).find(Boolean);
    facts[name] = value ? { ...fact, value } : null;
  }
  const isPlaceGone = brief.place !== null && insteadOf(brief.place.value) !== null;
  return { ...brief, facts, place: isPlaceGone ? null : brief.place };
}

/** What the person filled in where the prompt does not state a fact. */
function filledIn(
  name: (typeof TOLD)[number],
  told: Iterable<Text>,
  own: (text: Text) => Text,
): string | null | undefined {
  for (const text of told) {
    if (text.source.from !== 'placeholder' || text.source.kind !== name) continue;
    const { source, value } = own(text);
    if (source.from !== 'placeholder') return name === 'address' ? value : SUCCESSOR[name]?.(value);
  }
  return null;
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
