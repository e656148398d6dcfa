import type { SiteContent } from '../../../../machines/entities';
import { wordingsOf } from '../../write/wordings';
import { type ChangeKind, isReason, slotOf, type Told, told } from '../ChangeKind';
import { folded, listed } from '../compileChanges';
import { bare, findSection, unquoted } from '../findSections';
import { shorterText } from '../shorterText';
import { headingsInView, type ShownText, shownTexts, type Situation } from '../Situation';

const rewritten = ({ id }: Pick<ShownText, 'id'>, value: string) =>
  ({ type: 'text.change', id, value }) as const;

/** What a text is called where it is told of: by its section and what it is there. */
export function nameOf({ id, section }: ShownText, { pages }: Situation): string {
  if (id === 'title') return 'Name';
  if (id === 'subtitle') return 'Tagline';
  if (id === 'description') return 'Description';
  const entry = pages
    .flatMap(({ entries }) => entries)
    .find((one) => one.id === section && !one.isTeaser);
  if (entry === undefined) return 'Text';
  return id.endsWith('.heading') ? `Heading of ${entry.label}` : entry.label;
}

const instead = (text: ShownText, value: string, situation: Situation): Told =>
  told(nameOf(text, situation), `“${value}” instead of “${text.value}”`, rewritten(text, value));

/** A shorter heading: another of its section's own, where it has the generator's words; else the person's words, cut. */
function shorterHeading(text: ShownText, situation: Situation): string | null {
  const { site } = situation;
  const section = site.copy.sections.find(({ id }) => id === text.section);
  const isGenerated = section?.heading.value === text.value;
  const cut = shorterText(text.value, listed(situation.rules.words.ends));
  if (section === undefined || !isGenerated) return cut;
  const others = wordingsOf(site.brief, site.plan, site.copy, section)
    .map(({ heading }) => heading.value)
    .filter((heading) => heading.length <= text.value.length * 0.75)
    .sort((one, other) => other.length - one.length);
  return others[0] ?? cut;
}

function shortened(text: ShownText | undefined, situation: Situation) {
  if (text === undefined) return 'missing' as const;
  const { scope } = situation;
  if (scope !== null && text.section !== scope) return 'outOfScope' as const;
  const value = shorterHeading(text, situation);
  return value === null ? ('shortest' as const) : [instead(text, value, situation)];
}

export const shortenNth: ChangeKind = (taken, situation) => {
  const { ordinals } = situation.rules.words;
  const nth = folded(slotOf(taken, 'nth')).replace(/\s+/g, ' ');
  const at = ordinals.findIndex((list) => listed(list).includes(nth));
  const headings = headingsInView(situation);
  return shortened(headings[at === ordinals.length - 1 ? headings.length - 1 : at], situation);
};

/** The heading of a section; of the selected one, the one last spoken of, or the page, where none is named. */
export function headingOf(taken: Parameters<ChangeKind>[0], situation: Situation) {
  const texts = shownTexts(situation);
  if (taken.section === undefined) {
    const own = situation.scope ?? situation.mentioned;
    return texts.find(({ id }) => id === (own === null ? 'title' : `${own}.heading`));
  }
  const found = findSection(taken.section, situation);
  if (isReason(found)) return found;
  const { id } = found.entry;
  return texts.find((text) => text.id === (id === 'hero' ? 'title' : `${id}.heading`));
}

export const shortenHeading: ChangeKind = (taken, situation) => {
  const found = headingOf(taken, situation);
  return found !== undefined && isReason(found) ? found : shortened(found, situation);
};

export const setHeading: ChangeKind = (taken, situation) => {
  const found = headingOf(taken, situation);
  if (found !== undefined && isReason(found)) return found === 'missing' ? null : found;
  const value = unquoted(slotOf(taken, 'text'));
  return found === undefined || value === '' ? null : [instead(found, value, situation)];
};

/** A text that is quoted, or those of a section. */
export const shortenText: ChangeKind = (taken, situation) => {
  const words = slotOf(taken, 'section');
  const quoted = shownTexts(situation).find(
    ({ value }) => folded(value) === folded(unquoted(words)),
  );
  if (quoted !== undefined) return shortened(quoted, situation);
  const field = contentNamed(words, situation);
  if (field === 'title') return 'shortest';
  if (field !== null) {
    const text = shownTexts(situation).find(({ id }) => id === field);
    const value = text === undefined ? null : firstHalf(text.value);
    return text === undefined || value === null ? 'shortest' : [instead(text, value, situation)];
  }
  const found = findSection(words, situation);
  if (isReason(found)) return found;
  const ends = listed(situation.rules.words.ends);
  const changes = shownTexts(situation)
    .filter(({ section, id }) => section === found.entry.id && /\.(?:intro|body|p\d+)$/.test(id))
    .filter(({ source }) => source.from !== 'placeholder')
    .flatMap((text): Told[] => {
      const value = firstHalf(text.value);
      return value === null || ends.length === 0 ? [] : [instead(text, value, situation)];
    });
  return changes.length === 0 ? 'shortest' : changes;
};

/** The text of the Content tab that words name; null where they name none. */
export function contentNamed(words: string, situation: Situation): keyof SiteContent | null {
  const called = folded(bare(words, situation));
  const { name: title, tagline: subtitle, description: lead } = situation.rules.words.words;
  const lists = { title, subtitle, description: lead };
  const found = Object.entries(lists).find(([, list = '']) => listed(list).includes(called));
  return (found?.[0] as keyof SiteContent | undefined) ?? null;
}

/** The first sentences of a text that has several; null where it has one. */
function firstHalf(text: string): string | null {
  const sentences = text.match(/[^.!?。！？]+[.!?。！？]+["”’)]?\s*/gu) ?? [];
  if (sentences.length < 2 || sentences.join('').length < text.trimEnd().length) return null;
  return sentences
    .slice(0, Math.floor(sentences.length / 2))
    .join('')
    .trim();
}

/** Every text with these words, at their full length or as words of their own inside of it. */
export const replaceText: ChangeKind = (taken, situation) => {
  const from = unquoted(slotOf(taken, 'text'));
  const to = unquoted(slotOf(taken, 'to'));
  if (from === '' || to === '') return null;
  const texts = shownTexts(situation);
  const { title } = situation.build.customization.content;
  if (folded(from) === folded(title)) return named(to, situation);
  const whole = texts.filter(({ value }) => folded(value) === folded(from));
  const escaped = from.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const inside = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])${escaped}(?![\p{L}\p{M}\p{N}])`,
    'giu',
  );
  const isPart = from.length > 2;
  const found =
    whole.length > 0
      ? whole
      : texts.filter(({ value }) => isPart && inside.test(value) && reset(inside));
  const [first] = [
    ...found.filter(({ id }) => id.endsWith('.heading')),
    ...found.filter(({ id }) => !id.endsWith('.nav')),
    ...found,
  ];
  if (first === undefined) return null;
  const valueOf = ({ value }: ShownText) =>
    whole.length > 0 ? to : value.replace(inside, () => to);
  return [
    told(
      nameOf(first, situation),
      `“${to}” instead of “${whole.length > 0 ? first.value : from}”`,
      ...found.map((text) => rewritten(text, valueOf(text))),
    ),
  ];
};

function reset(pattern: RegExp): true {
  pattern.lastIndex = 0;
  return true;
}

/** The words that a person wants out of a text, with the sentence that they stand in. */
export function withoutSentence(words: string, situation: Situation): Told[] | null {
  const quoted = unquoted(words);
  if (quoted.length < 4) return null;
  for (const text of shownTexts(situation)) {
    const sentences = text.value.match(/[^.!?。！？]+(?:[.!?。！？]+["”’)]?\s*|$)/gu) ?? [];
    const at = sentences.findIndex((sentence) => folded(sentence).includes(folded(quoted)));
    if (at < 0 || sentences.length < 2) continue;
    const left = sentences
      .filter((_, index) => index !== at)
      .join('')
      .trim();
    const gone = sentences[at]?.trim() ?? '';
    return [told(nameOf(text, situation), `without “${gone}”`, rewritten(text, left))];
  }
  return null;
}

const content = (field: keyof SiteContent, label: string): ChangeKind => {
  return (taken, situation) => {
    const value = unquoted(slotOf(taken, 'text'));
    if (value === '') return null;
    const before = situation.build.customization.content[field];
    return value === before
      ? 'alreadySo'
      : [told(label, value, { type: 'content.change', field, value })];
  };
};

export const tagline = content('subtitle', 'Tagline');
export const description = content('description', 'Description');

const named = (name: string, situation: Situation) =>
  content('title', 'Name')({ text: name }, situation);

/** Words too long for a name are a sentence. */
const LONGEST_NAME = 80;

export const name: ChangeKind = (taken, situation) => {
  const value = unquoted(slotOf(taken, 'text'));
  if (value.length > LONGEST_NAME || bare(value, situation) === '') return null;
  return named(value, situation);
};
