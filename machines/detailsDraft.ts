import { CONTACT_FACTS, type ContactFact, toldFact } from './contactFacts';
import { parseCorrection } from './correctionFields';
import type { Build, Corrections } from './entities';
import { parseHttpsAddress } from './httpsAddress';
import { MOST_PROFILES } from './limits';
import { messages } from './messages';
import { type Week, weekWords, wrongDays } from './openingWeek';
import type { BuilderRef } from './outlineActs';

/** Contact details as they are typed. */
export type DetailsDraft = Record<ContactFact, string> & {
  /** Opening hours as a table, in place of their words; null: in words. */
  week: Week | null;
  /** Addresses of social profiles. */
  profiles: string[];
};

/** What is wrong, by field; that of the second profile is `profiles.1`. */
export type DetailsProblems = Record<string, string>;

type Details = Pick<Corrections, ContactFact | 'profiles'>;

/** The corrections that are on their way into a build. */
export function askedCorrections(
  builderRef: BuilderRef | null,
  build: Build | null,
): Corrections | undefined {
  return builderRef
    ?.getSnapshot()
    .context.pendingChanges.find(({ buildId }) => buildId === build?.id)?.change.corrections;
}

/** What a build tells, ready to be typed over. */
export function draftOfDetails(build: Build | null, asked: Corrections = {}): DetailsDraft {
  const understanding = build?.website.understanding;
  const told = (fact: ContactFact) =>
    toldFact(fact, understanding, build?.customization.texts, asked);
  return {
    phone: told('phone'),
    email: told('email'),
    address: told('address'),
    hours: told('hours'),
    week: null,
    profiles: asked.profiles ?? understanding?.profiles ?? [],
  };
}

/** In which language a build's hours are written, as a BCP 47 tag. */
export const languageOf = (build: Build | null): string =>
  build?.website.understanding?.language.value ?? 'en';

/** Contact details as typed, and what is wrong with them; empty words say that there is none. Pure. */
export function parseDetails(
  draft: DetailsDraft,
  language: string,
): { details: Details; problems: DetailsProblems } {
  const problems: DetailsProblems = {};
  const details: Details = {};
  for (const fact of CONTACT_FACTS) {
    const words =
      fact === 'hours' && draft.week !== null ? weekWords(draft.week, language) : draft[fact];
    const { corrections, problem } = parseCorrection(fact, words);
    if (problem === null) details[fact] = corrections[fact] ?? null;
    else problems[fact] = problem;
  }
  if (draft.week !== null && wrongDays(draft.week).length > 0)
    problems.hours = messages.items.wrongDay;
  details.profiles = draft.profiles.flatMap((typed, at) => {
    if (typed.trim() === '') return [];
    const { address, problem } = parseHttpsAddress(typed);
    if (problem !== null) problems[`profiles.${at}`] = messages.links[problem];
    return address ?? [];
  });
  if (details.profiles.length > MOST_PROFILES)
    problems[`profiles.${draft.profiles.length - 1}`] = messages.details.tooMany(MOST_PROFILES);
  return { details, problems };
}

/** What of the details is another than what is shown. */
export function changedDetails(details: Details, shown: DetailsDraft): Corrections {
  const facts = CONTACT_FACTS.filter((fact) => (details[fact] ?? '') !== shown[fact]);
  const { profiles = [] } = details;
  const isSame = JSON.stringify(profiles) === JSON.stringify(shown.profiles);
  return {
    ...Object.fromEntries(facts.map((fact) => [fact, details[fact] ?? null])),
    ...(isSame ? {} : { profiles }),
  };
}
