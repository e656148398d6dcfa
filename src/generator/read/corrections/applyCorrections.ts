import { FACT_VALUES } from '../../../../machines/correctionFields';
import { type CorrectedItem, type Corrections, SITE_TONES } from '../../../../machines/entities';
import { CORRECTION_LENGTH, MOST_OFFERINGS } from '../../../../machines/limits';
import { renamer } from '../../../../machines/siteName';
import { isLanguage } from '../../languages/languages';
import { sectionRequest } from '../../sectionRequest';
import { isSectionKind } from '../../sectionKinds';
import type { Brief, Item, SectionKind, Understood } from '../../types';
import { placePassages } from './placePassages';
import type { ReadingLanguage } from '../ReadingLanguage';
import { cut, pricedName, subjectOf } from './typedWords';

const FACTS = ['email', 'phone', 'address', 'hours', 'webAddress'] as const;

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

function correctedSubject(
  brief: Brief,
  kind: Corrections['kind'],
  languages: readonly ReadingLanguage[],
): Partial<Brief> {
  const subject = replaced(brief.subject, kind, CORRECTION_LENGTH.kind);
  return subject === brief.subject ? {} : subjectOf(subject, languages);
}

function correctedFacts(facts: Brief['facts'], corrections: Corrections): Brief['facts'] {
  const corrected = { ...facts };
  for (const fact of FACTS) {
    const found = replaced(facts[fact], corrections[fact], CORRECTION_LENGTH[fact]);
    if (found === null || found === facts[fact]) {
      corrected[fact] = found;
      continue;
    }
    const value =
      fact === 'address' || fact === 'hours' ? found.value : FACT_VALUES[fact](found.value);
    if (value !== null) corrected[fact] = { ...found, value };
  }
  const { profiles = facts.profiles } = corrections;
  return profiles?.length ? { ...corrected, profiles } : corrected;
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
      ).map((kind) => sectionRequest(kind, { value: '', evidence: '' })),
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

/**
 * The person's list: each item keeps what was read beside it, by its id, whatever it is called now. A price typed behind
 * the name is the item's price.
 */
function correctedOfferings(
  read: readonly Item[],
  offerings: readonly CorrectedItem[],
  language: ReadingLanguage,
): Item[] {
  return offerings.slice(0, MOST_OFFERINGS).flatMap(({ id, name, price }, index): Item[] => {
    const known = read.find((one) => one.id === id) ?? null;
    const given = replaced(known?.price ?? null, price, CORRECTION_LENGTH.price);
    const whole = cut(name, CORRECTION_LENGTH.offering);
    const line =
      whole === known?.name.value || given !== null
        ? { name: whole, price: given }
        : pricedName(whole, language);
    const named = replaced(known?.name ?? null, line.name, CORRECTION_LENGTH.offering);
    const isTwice = offerings.findIndex((other) => other.id === id) < index;
    if (named === null || isTwice) return [];
    return [{ id, name: named, price: line.price, detail: known?.detail ?? null }];
  });
}

/**
 * A brief with what a person corrected in place of what was read. Null and an empty list remove; what is absent stays as
 * read. Typed words are their own evidence; what is chosen from a list (tone, sections) has none. Control characters are
 * dropped, values longer than `CORRECTION_LENGTH` are cut at whole graphemes, and a tone, section, e-mail, phone or web
 * address that is none is ignored. `languages`: the site's, then the prompt's. Pure.
 */
export function applyCorrections(
  brief: Brief,
  corrections: Corrections,
  languages: readonly [ReadingLanguage, ...ReadingLanguage[]],
): Brief {
  const { tone, offerings, sections, secondLanguage, isMultiPage } = corrections;
  const [language] = languages;
  const { leading, isSubjectUnsure, ...placed } = placePassages(
    brief,
    corrections.placed ?? {},
    language,
  );
  const isOwnSubject = corrections.kind !== undefined || placed.subject !== brief.subject;
  return {
    ...placed,
    ...(offerings === undefined && leading !== undefined ? { leading } : {}),
    ...(isOwnSubject || isSubjectUnsure === undefined ? {} : { isSubjectUnsure }),
    ...correctedSubject(placed, corrections.kind, languages),
    name: replaced(placed.name, corrections.name, CORRECTION_LENGTH.name),
    place: replaced(placed.place, corrections.place, CORRECTION_LENGTH.place),
    audience: replaced(placed.audience, corrections.audience, CORRECTION_LENGTH.audience),
    tone:
      tone === undefined
        ? brief.tone
        : tone !== null && SITE_TONES.includes(tone)
          ? { value: tone, evidence: '' }
          : null,
    offerings:
      offerings === undefined
        ? placed.offerings
        : correctedOfferings(placed.offerings, offerings, language),
    facts: correctedFacts(brief.facts, corrections),
    secondLanguage:
      secondLanguage === undefined || secondLanguage === brief.secondLanguage?.value
        ? brief.secondLanguage
        : secondLanguage !== null && isLanguage(secondLanguage)
          ? { value: secondLanguage, evidence: '' }
          : null,
    pages: isMultiPage === undefined ? brief.pages : correctedPages(brief.pages, isMultiPage),
    ...(sections === undefined ? {} : correctedSections(placed, sections)),
    ...renamed(placed, corrections.name),
  };
}

/** The prompt's sentences with a name that was corrected; a name that was only taken away stays in them. */
function renamed(
  { name, language, statements, points, slogan }: Brief,
  to: Corrections['name'],
): Partial<Brief> {
  if (!name || !to) return {};
  const say = renamer({ from: name.value, to: cut(to, CORRECTION_LENGTH.name) }, language);
  const said = (known: Understood<string>) => ({ ...known, value: say(known.value) });
  return {
    statements: statements.map(said),
    points: points.map(said),
    slogan: slogan && said(slogan),
  };
}

function correctedPages(read: Brief['pages'], isMultiPage: boolean): Brief['pages'] {
  if (!isMultiPage) return 'one';
  return read === null || read === 'one' ? 'several' : read;
}
