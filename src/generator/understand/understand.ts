import type { Corrections } from '../../../machines/entities';
import { LANGUAGES } from '../languages/languages';
import type { Intent, Language, Understood } from '../types';
import { applyCorrections } from './applyCorrections';
import { corrected } from './corrected';
import { detectLanguage } from './detectLanguage';
import { findAudience } from './findAudience';
import { findColors } from './findColors';
import { findDates } from './findDates';
import { findFacts } from './findFacts';
import { findName } from './findName';
import { findOfferings } from './findOfferings';
import { findPlace } from './findPlace';
import { findSections } from './findSections';
import { findSince } from './findSince';
import { findSiteLanguages, siteLanguagesAt } from './findSiteLanguages';
import { findTone } from './findTone';
import { findTrade } from './findTrade';
import { findWebAddress, hostOf, nameInAddress } from './findWebAddress';
import { readPrompt, understoodAt, type Reading, type Span } from './readPrompt';

/**
 * Reads what a prompt says about a website: trade, name, place, offerings, audience, tone, sections, colors, facts (specification
 * section 2, builder). Each finding carries the exact words of the prompt it came from. Takes any string, in any script
 * and of any length; never throws. Pure: the same prompt, the same intent.
 */
export function understand(prompt: string): Intent {
  return understandIn(detectLanguage(prompt), prompt);
}

/**
 * As `understand`, with what a person set right in place of what was read. The language that is set right, or else the one
 * that the prompt asks for, is the site's; the prompt is read in it, or in its own where that tells more. One that the
 * generator does not write is ignored.
 */
export function understandCorrected(prompt: string, corrections: Corrections | undefined): Intent {
  const asked = findSiteLanguages(prompt)?.value.first;
  const language = [corrections?.language, asked].find(
    (one) => one != null && Object.hasOwn(LANGUAGES, one),
  );
  const intent = language == null ? understand(prompt) : readFor(language, prompt);
  return applyCorrections(intent, corrections);
}

function readFor(language: Language, prompt: string): Intent {
  const chosen = understandIn(language, prompt);
  const detected = understand(prompt);
  return toldIn(detected) > toldIn(chosen) ? { ...detected, language } : chosen;
}

/** How much a reading found; the trade, on which all else stands, counts most. */
function toldIn({ trade, name, place, audience, tone, wanted, unwanted, facts }: Intent): number {
  const found = [name, place, audience, tone, facts.address, facts.hours, facts.since];
  return (
    (trade.evidence === '' ? 0 : 4) +
    found.filter((one) => one !== null).length +
    wanted.length +
    unwanted.length
  );
}

/** As `understand`, in a language that is chosen rather than detected. */
export function understandIn(language: Language, prompt: string): Intent {
  const pack = LANGUAGES[language];
  const reading = corrected(readPrompt(prompt, pack.lexicon), pack);
  const { facts, spans } = findFacts(reading, pack);
  const since = findSince(reading, pack, spans);
  const dates = findDates(reading, pack, since === null ? spans : [...spans, since]);
  const spoken = siteLanguagesAt(language, prompt);
  const dated = [...spans, ...[since, spoken].filter((span) => span !== null), ...dates];
  const webAddress = findWebAddress(reading, pack, dated);
  const name = findName(reading, pack, dated, webAddress);
  const named = [...dated, name, webAddress].filter((span) => span !== null);
  const place = findPlace(
    reading,
    pack,
    named.filter((span) => span !== name),
    name,
  );
  const placed = place === null ? named : [...named, place];
  const sections = findSections(reading, pack, placed);
  const colors = findColors(reading, pack, placed);
  const taken = [...placed, ...sections.spans, ...colors.spans];
  const { trade, span: tradeAt } = findTrade(reading, pack, name, [
    ...sections.refused,
    ...sections.unwantedSpans,
  ]);
  const {
    offerings,
    prices,
    spans: offered,
  } = findOfferings(reading, pack, {
    taken,
    refused: sections.refused,
    trade,
    tradeAt,
    name,
    place,
  });
  const audience = findAudience(reading, pack, [...taken, ...offered]);
  const tone = findTone(reading, pack, [...taken, ...offered]);
  return {
    language,
    trade,
    name: name === null ? null : nameAt(reading, name, webAddress),
    place: place === null ? null : { value: place.value, evidence: place.evidence },
    offerings,
    audience: audience === null ? null : understoodAt(reading, audience),
    tone,
    wanted: sections.wanted,
    unwanted: sections.unwanted,
    colors: colors.colors,
    facts: {
      ...facts,
      webAddress: webAddress === null ? null : addressAt(reading, webAddress),
      since: since === null ? null : { value: since.year, evidence: since.evidence },
      dates: dates.map((date) => understoodAt(reading, date)),
      prices,
    },
  };
}

function addressAt(reading: Reading, span: Span): Understood<string> {
  const { value, evidence } = understoodAt(reading, span);
  return { value: hostOf(value) ?? value, evidence };
}

function nameAt(reading: Reading, name: Span, webAddress: Span | null): Understood<string> {
  const found = understoodAt(reading, name);
  if (name.start === webAddress?.start)
    return { value: nameInAddress(found.value), evidence: found.evidence };
  /* "the Long Barn" and "salão da Carla" begin a title with a capital; a brand in small letters stays as it is. */
  const isPartlySmall = /^\p{Ll}{3,} .*\p{Lu}/u.test(found.value);
  return isPartlySmall
    ? { ...found, value: found.value.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) }
    : found;
}
