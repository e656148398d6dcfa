import { hasClass } from './clauseKinds';
import type { Context, Mode } from '../Context';
import type { Phrase } from '../draft';
import { asksForSite, type Frame } from './frames';
import type { Lexicon } from '../text/lexicon';
import {
  closesQuote,
  HEADS,
  headEnd,
  INNER,
  isSoft,
  opensCapitals,
  opensQuote,
} from '../text/phrases';
import { pricedThings } from '../lists/priced';
import type { Clause } from './segments';
import { hasNothing, isBusiness, isMeans, saysNoSection } from './havings';

const MODES: Readonly<Record<string, Mode>> = {
  refuse: 'refuse',
  deny: 'deny',
  can: 'can',
  request: 'want',
  having: 'want',
  offer: 'offer',
  style: 'style',
  audience: 'audience',
};
/** Where two frames begin at the same word, the first of these holds. */
const ORDER: readonly Mode[] = [
  'refuse',
  'deny',
  'audience',
  'can',
  'style',
  'want',
  'with',
  'offer',
];

/** In a clause with one of these a site is spoken of. */
const ASKED = ['site', 'sitething', 'want', 'make', 'add'];

/** What stands right before a noun that it belongs to: "the annual show". */
const QUALIFIES: ReadonlySet<string> = new Set(['article', 'possessive', 'adjective', 'gerund']);

export interface Opened {
  frame: Frame;
  mode: Mode;
  words: Phrase;
}

/** The frames that open lists, each up to where the next begins. */
export function listFrames(context: Context, clause: Clause, frames: readonly Frame[]): Opened[] {
  const { words } = clause;
  /* "I want a website for X with Y": the site itself is nothing that it has. */
  const siteAt = Math.max(
    -1,
    ...frames.flatMap((frame) => {
      const { subject } = frame.captures;
      /* "The site should show the squad, the fixtures and a page for beginners" */
      const ahead = words.slice(0, frame.from);
      const isMember =
        context.lexicon.has('siteParts', words[frame.from]?.lower ?? '') &&
        (ahead.slice(1).some(({ gap }) => /^,/.test(gap)) ||
          hasClass(ahead, 'site', context.lexicon));
      return subject !== undefined && asksForSite(frame) && !isMember
        ? [subject.from + headEnd(words.slice(subject.from, subject.to), context.lexicon) - 1]
        : [];
    }),
  );
  /* "A bakery with rye bread": what a business has it offers, unless it is a section. */
  const hasGoods = (from: number): boolean =>
    context.heading !== 'want' &&
    (clause.isFirst || context.isOpening) &&
    (!hasClass(words, 'site', context.lexicon) || (siteAt >= 0 && siteAt < from)) &&
    !hasClass(words.slice(Math.max(0, from - 2), from), 'site', context.lexicon);
  const found = frames.flatMap((frame): (Opened & { start: number; end: number })[] => {
    const isHaving = frame.group === 'having';
    const isGoods =
      isHaving && hasGoods(frame.from) && !isMeans(words.slice(0, frame.from), context.lexicon);
    const mode = isGoods ? 'with' : MODES[frame.group];
    const { refused, wanted, can, offers, style, audience } = frame.captures;
    const range = refused ?? wanted ?? can ?? offers ?? style ?? audience;
    if (mode === undefined || range === undefined) return [];
    if (mode === 'want' && range.from <= siteAt) return [];
    if ((mode === 'refuse' || mode === 'deny') && opensCapitals(words, frame.from)) return [];
    if (isQuoted(words, frame.from)) return [];
    /* "Presupuesto sin compromiso" */
    const affirms = context.lexicon.classes.get('affirm')?.lengthAt(words, frame.from) ?? 0;
    if (mode === 'refuse' && affirms > 0) return [];
    const before = words[frame.from - 1];
    if (isHaving && hasNothing(words, frame.from, range.from, context)) return [];
    /* "It has to be plain", "overnight is ₹9500 with food" */
    const isTo =
      words[range.from]?.tag === 'preposition' &&
      ['verb', 'auxiliary'].includes(words[range.from + 1]?.tag ?? 'fact');
    if (isHaving && (isTo || pricedThings(words, context.lexicon).length > 0)) return [];
    /* "What a first lesson looks like" */
    if (mode === 'style' && isAskedHow(words.slice(0, frame.from), context.lexicon)) return [];
    /* "Show the three things | it does" */
    const isRelative =
      mode === 'offer' &&
      words[frame.from]?.tag === 'pronoun' &&
      isSoft(words[frame.from]?.gap ?? '') &&
      words[frame.from - 1]?.tag === 'noun' &&
      frames.some(({ group, from }) => group === 'request' && from < frame.from) &&
      !hasClass(words.slice(0, frame.from), 'site', context.lexicon);
    if (isRelative) return [];
    /* "A site for hiring electric boats without a licence" */
    const isOfSubject =
      mode === 'refuse' &&
      frames.some((one) => asksForSite(one) && one.captures.subject?.to === frame.from) &&
      isSoft(words[frame.from]?.gap ?? '') &&
      saysNoSection(words.slice(range.from, range.to), context);
    if (isOfSubject) return [];
    /* "Abelhas | sem ferrão", "縁 | なし畳" */
    const isOfThing =
      mode === 'refuse' &&
      ['noun', 'other', 'name'].includes(words[frame.from - 1]?.tag ?? 'fact') &&
      words[frame.from]?.tag === 'negation' &&
      range.from === frame.from + 1 &&
      isSoft(words[frame.from]?.gap ?? '') &&
      !ASKED.some((name) => hasClass(words, name, context.lexicon)) &&
      saysNoSection(words.slice(range.from, range.to), context);
    const isJoined =
      mode === 'refuse' &&
      context.lexicon.isHeadLast &&
      words[frame.to]?.gap === '' &&
      range.to < frame.to &&
      HEADS.has(words[frame.to]?.tag ?? 'fact');
    if (isOfThing || isJoined) return [];
    const [start, first] = [words[frame.from], words[range.from]];
    /* "We fix ice machines, display cases": a noun asks for nothing; "we have pressed cider": nor does what was done. */
    const isNoun =
      frame.group === 'request' &&
      start?.tag === 'noun' &&
      words[0]?.tag === 'pronoun' &&
      words[1]?.tag === 'verb' &&
      !hasClass(words, 'want', context.lexicon);
    /* "A publications list that can be filtered", "the annual show" */
    const isThing =
      frame.uses.has('add') &&
      isSoft(start?.gap ?? '') &&
      ((start?.tag === 'noun' && QUALIFIES.has(before?.tag ?? 'fact')) ||
        (start?.tag === 'verb' &&
          ['noun', 'adjective', 'participle'].includes(before?.tag ?? 'fact') &&
          BEHIND_THINGS.has(words[frame.from + 1]?.tag ?? 'and')));
    /* "There's also a 10k" */
    const isThere =
      frame.group === 'request' && before?.tag === 'pronoun' && start?.tag === 'adverb';
    /* "I have just taken over from our father" */
    const done = words.slice(range.from).find(({ tag }) => tag !== 'adverb');
    const isDone =
      words[range.from - 1]?.tag === 'auxiliary' &&
      done?.tag === 'participle' &&
      (isHaving ||
        first?.tag === 'adverb' ||
        (context.lexicon.has('relatives', start?.lower ?? '') &&
          DETERMINERS.has(words[words.indexOf(done) + 1]?.tag ?? 'fact')));
    /* "Llevamos desde 2011" */
    const isLasting =
      mode === 'offer' &&
      first?.tag === 'preposition' &&
      (hasClass(words.slice(range.from, range.from + 2), 'since', context.lexicon) ||
        context.lexicon.has('limits', first.lower));
    /* "Conserto | de máquinas": a noun */
    const isNamed =
      mode === 'offer' &&
      frame.uses.has('sell') &&
      first?.tag === 'preposition' &&
      context.lexicon.has('fromWords', first.lower);
    /* "Ho 30 anni di esperienza", "عندي ١٢ سنة" */
    const isAge =
      mode === 'offer' &&
      /^\p{N}+$/u.test(first?.text ?? '') &&
      context.lexicon.has('timeWords', words[range.from + 1]?.lower ?? '');
    /* "También hace falta un mapa" */
    const want = context.lexicon.classes.get('want');
    const isWished =
      mode === 'offer' &&
      [1, 2].some((back) => (want?.lengthAt(words, range.from - back) ?? 0) > back);
    /* "Making a website for our school" */
    const isSite =
      mode === 'offer' &&
      hasClass(words.slice(range.from, range.from + 3), 'site', context.lexicon) &&
      hasClass(words.slice(frame.from, range.from), 'make', context.lexicon);
    /* "I run a small press that publishes poetry": the business itself is nothing that it offers. */
    const isRun =
      mode === 'offer' &&
      frames.some(
        ({ group, uses, captures: { subject } }) =>
          group === 'subject' &&
          uses.has('run') &&
          subject !== undefined &&
          range.from < subject.to &&
          subject.from <= range.from + 1 &&
          (context.lexicon.has('relatives', words[subject.to]?.lower ?? '') ||
            (context.isOpening && isBusiness(words.slice(subject.from, subject.to), context))),
      );
    /* "We serve Leeds and Bradford" */
    const isServed =
      mode === 'offer' &&
      context.lexicon.has('serves', words[range.from - 1]?.lower ?? '') &&
      (context.vocabulary.extents.place?.(words, range.from, range.to).length ?? 0) > 0;
    /* "A page about selling records to us", "a teaching hospital", "45 min show 80 dollars" */
    const isInside =
      (mode === 'offer' &&
        ['preposition', 'article', 'possessive'].includes(before?.tag ?? 'fact') &&
        start?.tag === 'gerund') ||
      (frame.group === 'request' && first?.fact === 'price' && before?.tag === 'noun');
    /* "Can they do lessons in the dark?", "how it works" */
    const isAsked =
      mode === 'offer' &&
      start?.tag === 'pronoun' &&
      (before?.tag === 'auxiliary' || context.lexicon.has('hows', before?.lower ?? ''));
    /* "We started with one machine, now ten" */
    const isBegun =
      isHaving &&
      context.lexicon.has('beginnings', before?.lower ?? '') &&
      words[frame.from - 2]?.tag === 'pronoun';
    /* "But also christening gowns" goes on what is offered. */
    const goesOn =
      frame.group === 'request' &&
      start?.tag === 'adverb' &&
      context.lexicon.has('sentenceJoiners', before?.lower ?? '') &&
      before?.tag === 'subordinator';
    /* "It's easy, quick and cheap", "it's Thursday 7 and Friday 8 May, 3-6pm", "it's me, my dad and the dog" */
    const isHow =
      mode === 'offer' &&
      !frame.uses.has('sell') &&
      ((first?.tag === 'adjective' && /,/.test(words[range.from + 1]?.gap ?? '')) ||
        first?.tag === 'pronoun' ||
        context.lexicon.has('days', first?.lower ?? ''));
    /* "A website for the Coleman Cup, a chess congress": what explains the name is nothing offered. */
    const isApposed =
      mode === 'offer' &&
      frames.some(
        ({ group, captures: { who, subject } }) =>
          group === 'subject' &&
          who?.from === range.from &&
          subject !== undefined &&
          /,/.test(words[who.to]?.gap ?? ''),
      );
    if (isApposed) return [];
    if (
      isLasting ||
      isAge ||
      isNamed ||
      isWished ||
      isNoun ||
      isThing ||
      isThere ||
      isDone ||
      isSite ||
      isRun ||
      isServed ||
      isInside ||
      isAsked ||
      isBegun ||
      isHow ||
      goesOn
    )
      return [];
    /* "Ich habe eine Fahrschule aufgemacht" */
    const isPerfect =
      words[range.to - 1]?.tag === 'participle' &&
      context.lexicon.has('perfects', words[range.from - 1]?.lower ?? '');
    const isPast = isPerfect || context.lexicon.has('wasWords', before?.lower ?? '');
    if (
      mode === 'offer' &&
      (isPast ||
        before?.tag === 'negation' ||
        first?.tag === 'negation' ||
        context.lexicon.has('nothings', first?.lower ?? ''))
    )
      return [];
    return [
      { frame, mode, words: words.slice(range.from, range.to), start: range.from, end: frame.to },
    ];
  });
  found.sort(
    (one, other) =>
      one.frame.from - other.frame.from ||
      ORDER.indexOf(one.mode) - ORDER.indexOf(other.mode) ||
      other.start - one.start,
  );
  const kept: (Opened & { start: number; end: number })[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    if (last !== undefined) {
      const isInside =
        one.frame.from < last.start ||
        one.start <= last.start ||
        (last.mode === one.mode && !(context.lexicon.isHeadLast && one.start >= last.end));
      const isHeld =
        one.frame.from < last.end &&
        (one.mode === 'offer' ||
          ((one.mode === 'want' || one.mode === 'with') &&
            words[one.frame.from - 1]?.tag !== 'and')) &&
        last.mode !== 'want' &&
        last.mode !== 'style';
      /* "Site should have the dates for our next show, photos": a purpose belongs to what is wanted. */
      const isPurpose =
        one.mode === 'offer' &&
        last.frame.group === 'request' &&
        words[one.frame.from]?.tag === 'preposition';
      /* "Galería no hace falta": the refusal ends behind what it refuses. */
      const isPostposed = last.end > one.frame.from && last.start + last.words.length < last.end;
      if (isInside || isHeld || isPurpose || isPostposed) continue;
      const goesOn = lastsToComma(one, last, words, context.lexicon);
      const rest = one.words.slice(goesOn);
      last.words = last.words.slice(0, one.frame.from - last.start);
      if (goesOn > 0 && rest.length > 0) {
        const start = one.start + goesOn;
        kept.push({ ...one, words: one.words.slice(0, goesOn) }, { ...last, words: rest, start });
        continue;
      }
    }
    kept.push(one);
  }
  return kept.filter((one) => one.words.length > 0);
}

/** What a thing can have behind it and a verb not: "list | that", "show | of". */
const BEHIND_THINGS: ReadonlySet<string> = new Set([
  'subordinator',
  'preposition',
  'participle',
  'auxiliary',
  'and',
]);
/** Whether words end in what a question asks the manner of: "what a first lesson". */
function isAskedHow(before: Phrase, lexicon: Lexicon): boolean {
  const at = before.findLastIndex(({ tag }) => !INNER.has(tag) && !DETERMINERS.has(tag));
  const [word] = before.slice(at);
  return (
    at >= 0 &&
    at < before.length - 1 &&
    word?.tag === 'subordinator' &&
    !lexicon.has('clauseJoiners', word.lower)
  );
}

const DETERMINERS: ReadonlySet<string> = new Set(['article', 'possessive', 'pronoun']);

/** Whether a quotation opens before a word of the clause that has not closed there: "Au | pas des longues oreilles". */
function isQuoted(words: Phrase, at: number): boolean {
  const opened = words.findLastIndex(({ gap }, index) => index <= at && opensQuote(gap));
  return opened >= 0 && !words.slice(opened + 1, at + 1).some(({ gap }) => closesQuote(gap));
}

/** How much of a refusal inside a list belongs to it, where the list goes on: "get a quote without calling, read reviews", "words without names, and a map"; else 0. */
function lastsToComma(one: Opened, last: Opened, words: Phrase, lexicon: Lexicon): number {
  const isInList = one.mode === 'refuse' && (last.mode === 'can' || last.mode === 'want');
  const before = last.words.findIndex((word) => word === words[one.frame.from]);
  const isInMember =
    !MARK.test(words[one.frame.from]?.gap ?? '') &&
    words[one.frame.from - 1]?.tag !== 'and' &&
    last.words.slice(1, before).some(({ gap }) => MARK.test(gap));
  if (!isInList || lexicon.isHeadLast || !(one.words[0]?.tag === 'gerund' || isInMember)) return 0;
  return Math.max(
    0,
    one.words.findIndex(({ gap }) => MARK.test(gap)),
  );
}

const MARK = /^\s*[,;]/;
