import { type CorrectedItem, SITE_TONES, type Corrections } from '../../../machines/entities';
import { CORRECTION_LENGTH, MOST_OFFERINGS } from '../../../machines/limits';
import { firstGraphemes } from '../../../machines/text';
import { isSectionKind } from '../sectionKinds';
import type { Brief, Item, SectionKind, Understood } from '../types';
import { typed } from './words';

const FACTS = ['email', 'phone', 'address', 'hours', 'webAddress'] as const;
type Fact = (typeof FACTS)[number];

/** At most `limit` characters, graphemes whole. */
function cut(value: string, limit: number): string {
  const clean = typed(value.slice(0, limit * 64));
  let short = firstGraphemes(clean, limit);
  for (let count = limit - 1; short.length > limit; count -= 1)
    short = firstGraphemes(clean, count);
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

/** A web address without its protocol and what stands behind the host, as `www.crumb.example`; null when it is none. */
export function hostOf(address: string): string | null {
  const host =
    /^(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}\p{L}{2,24})(?:[/:?#].*)?$/iu.exec(
      address.trim(),
    )?.[1];
  return host === undefined || host.length > CORRECTION_LENGTH.webAddress ? null : host;
}

/** Links are made of these, so that what is none is not taken. */
const isFact: Record<Fact, (value: string) => boolean> = {
  email: (value) => /^[^\s@<>"'?&:]+@[^\s@<>"'?&:/]+\.[\p{L}]{2,}$/u.test(value),
  phone: (value) => /\d/.test(value) && /^[\d\s+()./-]+$/.test(value),
  address: () => true,
  hours: () => true,
  webAddress: (value) => hostOf(value) !== null,
};

function correctedFacts(facts: Brief['facts'], corrections: Corrections): Brief['facts'] {
  const corrected = { ...facts };
  for (const fact of FACTS) {
    const found = replaced(facts[fact], corrections[fact], CORRECTION_LENGTH[fact]);
    if (found === null || found === facts[fact]) corrected[fact] = found;
    else if (isFact[fact](found.value))
      corrected[fact] =
        fact === 'webAddress' ? { ...found, value: hostOf(found.value) ?? found.value } : found;
  }
  return corrected;
}

function correctedSections(
  { requests, refusals }: Brief,
  sections: Record<string, boolean>,
): Pick<Brief, 'requests' | 'refusals'> {
  const said = new Map(Object.entries(sections).filter(([kind]) => isSectionKind(kind)));
  const added = (has: boolean, known: readonly (SectionKind | null)[]): SectionKind[] =>
    [...said].flatMap(([kind, value]) =>
      value === has && !known.includes(kind as SectionKind) ? [kind as SectionKind] : [],
    );
  return {
    requests: [
      ...requests.filter(({ kind }) => kind === null || said.get(kind) !== false),
      ...added(
        true,
        requests.map(({ kind }) => kind),
      ).map((kind) => ({
        kind,
        words: { value: '', evidence: '' },
        items: [],
        need: null,
        isCapability: false,
      })),
    ],
    refusals: [
      ...refusals.filter(({ kind }) => kind === null || said.get(kind) !== true),
      ...added(
        false,
        refusals.map(({ kind }) => kind),
      ).map((kind) => ({ kind, words: { value: '', evidence: '' } })),
    ],
  };
}

/** The person's list: each item keeps what was read beside it, by its id, whatever it is called now. */
function correctedOfferings(read: readonly Item[], offerings: readonly CorrectedItem[]): Item[] {
  return offerings.slice(0, MOST_OFFERINGS).flatMap(({ id, name, price }, index): Item[] => {
    const known = read.find((one) => one.id === id) ?? null;
    const named = replaced(known?.name ?? null, name, CORRECTION_LENGTH.offering);
    const isTwice = offerings.findIndex((other) => other.id === id) < index;
    if (named === null || isTwice) return [];
    return [
      {
        id,
        name: named,
        price: replaced(known?.price ?? null, price, CORRECTION_LENGTH.price),
        detail: known?.detail ?? null,
      },
    ];
  });
}

/**
 * A brief with what a person corrected in place of what was read. Null and an empty list remove; what is absent stays as
 * read. Typed words are their own evidence; what is chosen from a list (tone, sections) has none. Control characters are
 * dropped, values longer than `CORRECTION_LENGTH` are cut at whole graphemes, and a tone, section, e-mail, phone or web
 * address that is none is ignored. Pure.
 */
export function applyCorrections(brief: Brief, corrections: Corrections): Brief {
  const { tone, offerings, sections } = corrections;
  return {
    ...brief,
    name: replaced(brief.name, corrections.name, CORRECTION_LENGTH.name),
    place: replaced(brief.place, corrections.place, CORRECTION_LENGTH.place),
    audience: replaced(brief.audience, corrections.audience, CORRECTION_LENGTH.audience),
    tone:
      tone === undefined
        ? brief.tone
        : tone !== null && SITE_TONES.includes(tone)
          ? { value: tone, evidence: '' }
          : null,
    offerings:
      offerings === undefined ? brief.offerings : correctedOfferings(brief.offerings, offerings),
    facts: correctedFacts(brief.facts, corrections),
    ...(sections === undefined ? {} : correctedSections(brief, sections)),
  };
}
