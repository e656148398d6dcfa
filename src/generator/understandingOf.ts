import type { NotedSection, Passage, Understanding } from '../../machines/entities';
import { languagePack } from './languages/languages';
import { taggedWords } from './read/text/taggedWords';
import type { Tag } from './read/text/words';
import { SECTION_KINDS } from './sectionKinds';
import type { Brief, Site } from './types';

/** What a site was built on, for "What I understood" (specification section 2, builder). Throws where its language is not loaded. */
export function understandingOf(site: Site): Understanding {
  const { brief, plan, translation } = site;
  const { facts, offerings } = brief;
  return {
    language: { value: brief.language, evidence: '' },
    secondLanguage:
      translation === undefined
        ? null
        : (brief.secondLanguage ?? { value: translation.language, evidence: '' }),
    isMultiPage: { value: plan.pages !== undefined, evidence: '' },
    kind: brief.subject ?? brief.noun,
    name: brief.name,
    place: brief.place,
    audience: brief.audience,
    tone: brief.tone,
    offerings: offerings.map(({ id, name, price }) => ({
      id,
      ...name,
      price: price?.value ?? null,
    })),
    sections: sectionsOf(
      plan.sections.map(({ kind }) => kind),
      brief,
    ),
    passages: passagesOf(site),
    kinds: kindsIn(brief.language),
    colors: brief.colors,
    email: facts.email,
    phone: facts.phone,
    address: facts.address,
    hours: facts.hours,
    webAddress: facts.webAddress,
    ...(facts.profiles && { profiles: facts.profiles }),
  };
}

function sectionsOf(planned: readonly string[], { requests, refusals }: Brief): NotedSection[] {
  return SECTION_KINDS.map((kind) => {
    const refused = refusals.find((one) => one.kind === kind);
    const asked = requests.find((one) => one.kind === kind);
    return {
      kind,
      isOn: refused === undefined && planned.includes(kind),
      evidence: (refused ?? asked)?.words.evidence ?? '',
    };
  });
}

/** Those with a role of the person's, then requests that are no section, refusals and what is not used; each once. */
function passagesOf({ request, brief }: Site): Passage[] {
  const { requests, refusals, parts } = brief;
  const { placed: given = {}, placedByModel = {} } = request.corrections ?? {};
  const placed = Object.entries(given).flatMap(([words, role]): Passage[] =>
    role === null
      ? []
      : [
          {
            ...{ words, role, isPlaced: true },
            ...(placedByModel[words] === role ? { isByModel: true } : {}),
          },
        ],
  );
  const read = (role: Passage['role'], all: readonly string[]): Passage[] =>
    all.map((words) => ({ words, role, isPlaced: false }));
  const all = [
    ...placed,
    ...read(
      'request',
      requests.flatMap(({ kind, words }) => (kind === null ? [words.value] : [])),
    ),
    ...read(
      'refusal',
      refusals.map(({ words }) => words.value),
    ),
    ...read(
      'leftOver',
      parts
        .filter(({ role }) => role === 'leftOver')
        .map(({ start, end }) => request.prompt.slice(start, end))
        .filter((words) => saysSomething(words, brief.language)),
    ),
  ];
  const byWords = new Map(all.toReversed().map((passage) => [passage.words, passage]));
  return all.filter((passage) => passage.words !== '' && byWords.get(passage.words) === passage);
}

const JOINING: ReadonlySet<Tag> = new Set([
  'article',
  'possessive',
  'preposition',
  'and',
  'subordinator',
  'pronoun',
  'auxiliary',
]);

/** Whether words are more than "and" or "of the". */
function saysSomething(words: string, language: string): boolean {
  return taggedWords(words, languagePack(language).reader).some(({ tag }) => !JOINING.has(tag));
}

/** Nouns that lead to a kind of their own; any other noun may be typed. */
function kindsIn(language: string): string[] {
  const { id, trades } = languagePack(language);
  const nouns = Object.values(trades).flatMap((trade) =>
    trade.nouns.flatMap(({ words, yields }) =>
      yields === undefined ? (words.split(',')[0] ?? []) : [],
    ),
  );
  return [...new Set(nouns.map((noun) => noun.trim()))].sort(new Intl.Collator(id).compare);
}
