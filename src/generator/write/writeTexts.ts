import { capitalized } from '../../../machines/text';
import { graphemesOf, META_TITLE_LENGTH } from '../document/contentTexts';
import type { Brief, Text } from '../types';
import type { WritingContext } from './WritingContext';

/** A title in a search result, in characters. */
const LONGEST_TITLE = 60;
const LONGEST_TAGLINE = 90;

/** The brand, or what the site is about and where; a gap where the prompt says neither. */
export function writeTitle({ brief, pack, fromPrompt, placeholder }: WritingContext): Text {
  const { name, subject, place } = brief;
  if (name !== null) return fromPrompt('title', name);
  if (subject === null) return placeholder('title', pack.labels.gaps.name, 'name');
  const titled =
    place === null
      ? null
      : pack.grammar.descriptiveTitle(subject.value, pack.grammar.inPlace(place));
  const value =
    titled !== null && titled.length <= LONGEST_TITLE ? titled : capitalized(subject.value);
  return fromPrompt('title', { ...subject, value });
}

/** The slogan, else what the site is, else what is offered, else whom it is for; stock words last. */
export function writeTagline(context: WritingContext, title: Text): Text {
  const { brief, pack, fill, fromPrompt, standard, words } = context;
  const { slogan, name, subject, audience } = brief;
  const offers = fill('{offerings}');
  const said = (value: string): boolean => title.value.toLowerCase().includes(value.toLowerCase());
  const what =
    name !== null && subject !== null && !said(subject.value)
      ? [
          ...(brief.place === null
            ? []
            : [
                {
                  ...subject,
                  value: pack.grammar.descriptiveTitle(
                    subject.value,
                    pack.grammar.inPlace(brief.place),
                  ),
                },
              ]),
          subject,
        ]
      : [];
  const isUsable = ({ value }: { value: string }): boolean =>
    value !== '' && value.length <= LONGEST_TAGLINE && !said(value);
  const named = [
    ...(slogan === null ? [] : [slogan]),
    ...what,
    ...(offers?.evidence == null ? [] : [{ value: offers.value, evidence: offers.evidence }]),
    ...(audience === null
      ? []
      : [
          {
            ...audience,
            value: fill(pack.sentences.audience[0] ?? '')?.value.replace(/\.$/, '') ?? '',
          },
        ]),
  ].filter(isUsable);
  const candidates = named.length > 0 ? named : affirmed(brief).filter(isUsable);
  const fitting = candidates.find(
    ({ value }) => `${title.value} – ${value}`.length <= META_TITLE_LENGTH,
  );
  const chosen = slogan ?? fitting ?? candidates[0];
  return chosen === undefined
    ? standard('subtitle', words.action)
    : fromPrompt('subtitle', {
        ...chosen,
        value: capitalized(chosen.value).replace(/[.。।]$/, ''),
      });
}

/** The sentences that say what the business is and does: one that says what it does not introduces nothing. */
const affirmed = ({ statements, refusals }: Brief): Brief['statements'] =>
  statements.filter(({ value }) => !refusals.some(({ words }) => value.includes(words.value)));

/** Of a description in graphemes, where the language has no other. */
export const DESCRIPTION_LENGTH = { shortest: 70, longest: 155 };

/** Whom a site is for stands before what it offers where it is said in so few graphemes. */
const LONGEST_AUDIENCE = 70;

/** So many sentences of the prompt at most introduce a site: those behind say less of what it is. */
const MOST_TOLD = 3;

/** Hero paragraph and meta description: what the site is, what is offered, and sentences of the prompt as far as they fit. */
export function writeDescription(context: WritingContext): Text {
  const { brief, pack, write, fill, standard } = context;
  const { shortest, longest } = pack.grammar.descriptionLength ?? DESCRIPTION_LENGTH;
  const between = pack.grammar.betweenSentences ?? ' ';
  const fillFirst = (lines: readonly string[]) =>
    lines.map((line) => fill(line)).find((filled) => filled !== null) ?? null;
  const offers = fillFirst(pack.sentences.offers);
  const own = introduction(brief);
  const first = own ?? fillFirst(pack.sentences.describe);
  const lengthOf = (text: string): number => graphemesOf(text).length;
  /** Whether a sentence of the prompt that there is room for says all that is offered. */
  const offered = wordsOf(offers?.value ?? '');
  const isTold =
    offered.filter((word) => wordsOf(own?.value ?? '').includes(word)).length * 2 >
      offered.length ||
    brief.statements.some(
      ({ value }) =>
        lengthOf(`${first?.value ?? ''}${between}${value}`) < longest &&
        offered.every((word) => wordsOf(value).includes(word)),
    );
  const audience = fill(pack.sentences.audience[0] ?? '')?.value ?? '';
  const isShort = lengthOf(audience) <= LONGEST_AUDIENCE;
  const sentences = [
    first?.value ?? '',
    isShort ? audience : '',
    isTold ? '' : (offers?.value ?? ''),
    ...affirmed(brief)
      .slice(0, MOST_TOLD)
      .map(({ value }) => asSentence(value)),
    isShort ? '' : audience,
    fill(pack.sentences.since[0] ?? '')?.value ?? '',
  ].filter((sentence) => sentence !== '');
  let value = '';
  for (const sentence of sentences) {
    const longer = value === '' ? sentence : `${value}${between}${sentence}`;
    if (lengthOf(longer) <= longest && !repeats(value, sentence)) value = longer;
    if (lengthOf(value) >= Math.max(shortest, longest * 0.7)) break;
  }
  if (lengthOf(value) < shortest) {
    const closing = write('description', pack.sentences.closing)?.value ?? '';
    const longer = value === '' ? closing : `${value}${between}${closing}`;
    if (lengthOf(longer) <= longest) value = longer;
  }
  const evidence = first?.evidence ?? offers?.evidence ?? brief.statements[0]?.evidence;
  return evidence === undefined || evidence === null
    ? standard('description', capitalized(value))
    : { id: 'description', value: capitalized(value), source: { from: 'prompt', evidence } };
}

/** A sentence that introduces a business in words of its own, in graphemes. */
const LONGEST_INTRODUCTION = 110;

/** The person's own sentence with the subject in it, where what the site is about is unsure. */
function introduction(brief: Brief): { value: string; evidence: string } | null {
  if (brief.isSubjectUnsure !== true || brief.name === null) return null;
  const about = wordsOf(brief.subject?.evidence ?? '');
  const own = affirmed(brief)
    .map(({ value, evidence }) => ({ value: asSentence(value), evidence }))
    .find(
      ({ value }) =>
        graphemesOf(value).length <= LONGEST_INTRODUCTION &&
        !value.includes(':') &&
        about.every((word) => wordsOf(value).includes(word)),
    );
  return own ?? null;
}

/** Whether a sentence says next to nothing that is not said: "Alder is a bakery in Porto. | We are a bakery in Porto, Portugal." */
function repeats(said: string, sentence: string): boolean {
  const words = wordsOf(sentence);
  const known = new Set(wordsOf(said));
  const fresh = words.filter((word) => word.length > 2 && !known.has(word));
  return (
    said.toLowerCase().includes(sentence.toLowerCase().replace(/[.。।]$/, '')) ||
    (words.length > SHORTEST_SENTENCE && fresh.length < 2)
  );
}

/** A sentence of fewer words may say something new with one of them. */
const SHORTEST_SENTENCE = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A sentence of the prompt as it stands on a page: a capital at its start, a full stop at its end. */
export const asSentence = (value: string): string => {
  const tidied = capitalized(value.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, ''));
  return /[.!?…。！？।؟]["”»']?$/.test(tidied)
    ? tidied
    : `${tidied}${/\p{Script=Han}|\p{Script=Hiragana}/u.test(tidied) ? '。' : /\p{Script=Devanagari}/u.test(tidied) ? '।' : '.'}`;
};

/** Who and where; and since when, where no section about the owner says it. */
export function writeFooter({ pack, plan, fill, write }: WritingContext, title: Text): Text {
  const line = pack.sentences.footer.find((one) => fill(one) !== null);
  const footer = write('footer', line === undefined ? [] : [line]) ?? { ...title, id: 'footer' };
  const isSaid = plan.sections.some(({ kind }) => kind === 'about');
  const since = isSaid ? null : write('footer', pack.sentences.since);
  return since === null
    ? footer
    : { ...footer, value: `${footer.value} · ${since.value.replace(/\.$/, '')}` };
}
