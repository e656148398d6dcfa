import { SITE_TONES, type Corrections } from '../../../machines/entities';
import { CORRECTION_LENGTH, MOST_OFFERINGS } from '../../../machines/limits';
import { firstGraphemes } from '../../../machines/text';
import { isSectionKind } from '../sectionKinds';
import { TRADES } from '../trades/trades';
import type { Intent, SectionKind, Understood } from '../types';
import { typed } from './readPrompt';
import { hostOf } from './findWebAddress';

const FACTS = ['email', 'phone', 'address', 'hours', 'webAddress'] as const;
type Fact = (typeof FACTS)[number];

/** At most `limit` characters, graphemes whole. */
function cut(value: string, limit: number): string {
  const clean = typed(value.slice(0, limit * 64));
  let short = firstGraphemes(clean, limit);
  for (let count = limit - 1; short.length > limit; count -= 1) {
    short = firstGraphemes(clean, count);
  }
  return short.trim();
}

/** What was read where it says the same, so that it keeps its words; null for what is empty. */
function replaced(
  read: Understood<string> | null,
  value: string | null | undefined,
  limit: number,
): Understood<string> | null {
  if (value === undefined) return read;
  const shown = value === null ? '' : cut(value, limit);
  if (shown === '') return null;
  return read?.value === shown ? read : { value: shown, evidence: shown };
}

/** Links are made of these, so that what is none is not taken. */
const isFact: Record<Fact, (value: string) => boolean> = {
  email: (value) => /^[^\s@<>"'?&:]+@[^\s@<>"'?&:/]+\.[\p{L}]{2,}$/u.test(value),
  phone: (value) => /\d/.test(value) && /^[\d\s+()./-]+$/.test(value),
  address: () => true,
  hours: () => true,
  webAddress: (value) => hostOf(value) !== null,
};

function correctedFacts(facts: Intent['facts'], corrections: Corrections): Intent['facts'] {
  const corrected = { ...facts };
  for (const fact of FACTS) {
    const found = replaced(facts[fact], corrections[fact], CORRECTION_LENGTH[fact]);
    if (found === null || found === facts[fact]) corrected[fact] = found;
    else if (isFact[fact](found.value)) {
      corrected[fact] =
        fact === 'webAddress' ? { ...found, value: hostOf(found.value) ?? found.value } : found;
    }
  }
  return corrected;
}

function correctedSections(
  { wanted, unwanted }: Intent,
  sections: Record<string, boolean>,
): Pick<Intent, 'wanted' | 'unwanted'> {
  const said = new Map(Object.entries(sections));
  const left = (list: readonly Understood<SectionKind>[], stays: boolean) =>
    list.filter(({ value }) => (said.get(value) ?? stays) === stays);
  const added = (read: readonly Understood<SectionKind>[], has: boolean) =>
    [...said]
      .filter(([kind, value]) => value === has && !read.some((found) => found.value === kind))
      .map(([kind]) => kind)
      .filter(isSectionKind)
      .map((value) => ({ value, evidence: '' }));
  return {
    wanted: [...left(wanted, true), ...added(wanted, true)],
    unwanted: [...left(unwanted, false), ...added(unwanted, false)],
  };
}

/**
 * An intent with what a person set right in place of what was read. Null and an empty list remove; what is absent stays
 * as read. Typed words are their own evidence; what is chosen from a list (trade, tone, sections) has none. Control
 * characters are dropped, values longer than `CORRECTION_LENGTH` are cut at whole graphemes, and a trade, tone, section,
 * e-mail, phone or web address that is none is ignored. The language is chosen before, by `understandCorrected`. Pure.
 */
export function applyCorrections(intent: Intent, corrections: Corrections | undefined): Intent {
  if (corrections === undefined) return intent;
  const { trade, tone, offerings, sections } = corrections;
  const readOffering = (value: string) =>
    intent.offerings.find((read) => read.value === value) ?? { value, evidence: value };
  const listed = offerings
    ?.slice(0, MOST_OFFERINGS)
    .map((offering) => cut(offering, CORRECTION_LENGTH.offering))
    .filter(
      (value, index, all) =>
        value !== '' &&
        all.findIndex((other) => other.toLowerCase() === value.toLowerCase()) === index,
    );
  return {
    ...intent,
    trade:
      trade === undefined || trade === intent.trade.value || !Object.hasOwn(TRADES, trade)
        ? intent.trade
        : { value: trade, evidence: '' },
    name: replaced(intent.name, corrections.name, CORRECTION_LENGTH.name),
    place: replaced(intent.place, corrections.place, CORRECTION_LENGTH.place),
    audience: replaced(intent.audience, corrections.audience, CORRECTION_LENGTH.audience),
    tone:
      tone === undefined || tone === intent.tone?.value
        ? intent.tone
        : tone === null
          ? null
          : SITE_TONES.includes(tone)
            ? { value: tone, evidence: '' }
            : intent.tone,
    offerings: listed?.map(readOffering) ?? intent.offerings,
    ...(sections === undefined ? {} : correctedSections(intent, sections)),
    facts: correctedFacts(intent.facts, corrections),
  };
}
