import { languagePack } from '../languages/languages';
import { isSectionName } from '../read/sections/sections';
import type { Copy, Brief, Language, Plan, PlaceholderKind, Text } from '../types';
import { mapTexts, textsOf } from './mapTexts';
import { writeCopy } from './writeCopy';

/** Gaps whose words are the same in every language. */
const SHARED: ReadonlySet<PlaceholderKind> = new Set([
  'name',
  'price',
  'phone',
  'email',
  'address',
  'person',
]);

/** Written separately in every language, whatever words of the prompt stand in them. */
const OWN: ReadonlySet<string> = new Set(['subtitle', 'description']);

function isShared(text: Text, first: Text): boolean {
  if (text.source.from === 'prompt')
    return first.source.from === 'prompt' && first.value === text.value;
  return (
    text.source.from === 'placeholder' &&
    first.source.from === 'placeholder' &&
    SHARED.has(text.source.kind)
  );
}

/**
 * The copy of a site in a second language (specification section 2, builder): its standard words are that language's, the
 * prompt's own words stay as they are. The ids of its texts begin with the language; a name, price or number that the
 * owner fills in or changes in the first language holds for both. Pure and total.
 */
export function writeTranslation(brief: Brief, plan: Plan, first: Copy, language: Language): Copy {
  return translated(writeCopy(translatedBrief(brief, first.language, language), plan), first);
}

/** A brief as it is to be written in a second language. */
export function translatedBrief(brief: Brief, from: Language, language: Language): Brief {
  const { place } = brief;
  // A preposition of the prompt belongs to the prompt's language.
  const bare = place && { value: place.value, evidence: place.value };
  const { sections } = languagePack(from).reader;
  // What only names a section has its name in each language.
  const requests = brief.requests.map((request) =>
    request.kind !== null && isSectionName(sections, request.kind, request.words.value)
      ? { ...request, words: { ...request.words, value: '' } }
      : request,
  );
  return { ...brief, requests, language, place: bare };
}

/** A copy in a second language, with ids of its own, whose texts follow those of the first as far as they are the same in both. */
export function translated(copy: Copy, first: Copy): Copy {
  const { language } = copy;
  const known = new Map(textsOf(first).map((text) => [text.id, text]));
  const wanted = new Set(first.sections.flatMap(({ id, isWanted }) => (isWanted ? [id] : [])));
  const sections = copy.sections.map(({ isWanted: _, ...section }) => ({
    ...section,
    ...(wanted.has(section.id) && { isWanted: true }),
  }));
  return mapTexts({ ...copy, sections }, (text) => {
    const other = known.get(text.id);
    const translated = { ...text, id: `${language}.${text.id}` };
    return other !== undefined && !OWN.has(text.id) && isShared(text, other)
      ? { ...translated, follows: text.id }
      : translated;
  });
}
