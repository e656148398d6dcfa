import type { Context, Mode } from '../Context';
import type { Phrase } from '../draft';
import { pricedThings } from '../lists/priced';
import type { Lexicon } from '../text/lexicon';
import { HEADS, INNER, isQuoted, isSoft, opensCapitals } from '../text/phrases';
import { hasClass } from './clauseKinds';
import { asksForSite, type Frame } from './frames';
import { hasNothing, isBusiness, saysNoSection } from './havings';

/** A frame that may open a list, and the clause around it. */
export interface Opening {
  frame: Frame;
  /** All of the clause. */
  frames: readonly Frame[];
  mode: Mode;
  words: Phrase;
  /** Where its members stand. */
  from: number;
  to: number;
  context: Context;
}

/** Such a weight has a subject that a sentence says, or that opens the prompt. */
const KNOWN = 55;
const LONGEST_THING = 4;

type Exception = (opening: Opening) => boolean;

/** In a clause with one of these a site is spoken of. */
const ASKED = ['site', 'sitething', 'want', 'make', 'add'];
/** What stands right before a noun that it belongs to: "the annual show". */
const QUALIFIES: ReadonlySet<string> = new Set(['article', 'possessive', 'adjective']);
/** What a thing can have behind it and a verb not: "list | that", "show | of". */
const BEHIND_THINGS: ReadonlySet<string> = new Set([
  'subordinator',
  'preposition',
  'participle',
  'auxiliary',
  'and',
]);
const DETERMINERS: ReadonlySet<string> = new Set(['article', 'possessive', 'pronoun']);

/** Whether a frame only looks as if it opened a list. */
export const opensNothing = (opening: Opening): boolean =>
  OF_MODE[opening.mode]?.some((isSo) => isSo(opening)) === true ||
  OF_GROUP[opening.frame.group]?.some((isSo) => isSo(opening)) === true ||
  OF_ANY.some((isSo) => isSo(opening));

const OF_ANY: readonly Exception[] = [
  ({ words, frame }) => isQuoted(words, frame.from),
  /* "A publications list that can be filtered", "the annual show", "waiting list about 2 years" */
  ({ words, frame }) => {
    const [before, start, next] = around(words, frame.from);
    return (
      frame.uses.has('add') &&
      isSoft(start?.gap ?? '') &&
      ((['noun', 'verb'].includes(start?.tag ?? 'fact') && before?.tag === 'gerund') ||
        (start?.tag === 'noun' && QUALIFIES.has(before?.tag ?? 'fact')) ||
        (start?.tag === 'verb' &&
          ['noun', 'adjective', 'participle'].includes(before?.tag ?? 'fact') &&
          BEHIND_THINGS.has(next?.tag ?? 'and')))
    );
  },
  /* "I have just taken over from our father", "we have pressed cider" */
  ({ words, frame, from, context: { lexicon } }) => {
    const done = words.slice(from).find(({ tag }) => tag !== 'adverb');
    return (
      words[from - 1]?.tag === 'auxiliary' &&
      /* "We have been growing oysters" */
      ((done?.tag === 'auxiliary' && words[words.indexOf(done) + 1]?.tag === 'gerund') ||
        (done?.tag === 'participle' &&
          (frame.group === 'having' ||
            words[from]?.tag === 'adverb' ||
            (lexicon.has('relatives', words[frame.from]?.lower ?? '') &&
              DETERMINERS.has(words[words.indexOf(done) + 1]?.tag ?? 'fact')))))
    );
  },
];

const REFUSES: readonly Exception[] = [
  ({ words, frame }) => opensCapitals(words, frame.from),
  /* "Explain that you | don't need a machine" */
  ({ words, frame: { from }, context: { lexicon } }) =>
    words[from - 1]?.tag === 'pronoun' &&
    words.some((_, at) => {
      const said = lexicon.classes.get('saythat')?.lengthAt(words, at) ?? 0;
      return said > 0 && at + said === from - 1;
    }),
];

const OF_MODE: Partial<Record<Mode, readonly Exception[]>> = {
  deny: [
    ...REFUSES,
    /* "People who can't get out" */
    ({ words, frame: { from }, context: { lexicon } }) => {
      const [whom, who] = [from - 2, from - 1].map((at) => words[at]?.lower ?? '');
      return (
        lexicon.has('relatives', who ?? '') &&
        ['people', 'publics'].some((name) => lexicon.classes.get(name)?.has(whom ?? '') === true)
      );
    },
  ],
  refuse: [
    ...REFUSES,
    /* "I take people out on her" */
    ({ words, frame, from, to, context }) =>
      words[frame.from]?.tag === 'verb' &&
      context.lexicon.has('tellers', words[frame.from - 1]?.lower ?? '') &&
      saysNoSection(words.slice(from, to), context),
    /* "Presupuesto sin compromiso" */
    ({ words, frame, context: { lexicon } }) =>
      (lexicon.classes.get('affirm')?.lengthAt(words, frame.from) ?? 0) > 0,
    /* "A site for hiring electric boats without a licence" */
    ({ words, frame, frames, from, to, context }) =>
      frames.some((one) => asksForSite(one) && one.captures.subject?.to === frame.from) &&
      isSoft(words[frame.from]?.gap ?? '') &&
      saysNoSection(words.slice(from, to), context),
    /* "Abelhas | sem ferrão" */
    ({ words, frame, from, to, context }) =>
      ['noun', 'other', 'name'].includes(words[frame.from - 1]?.tag ?? 'fact') &&
      words[frame.from]?.tag === 'negation' &&
      from === frame.from + 1 &&
      isSoft(words[frame.from]?.gap ?? '') &&
      !ASKED.some((name) => hasClass(words, name, context.lexicon)) &&
      saysNoSection(words.slice(from, to), context),
    /* "縁 | なし畳" */
    ({ words, frame, to, context: { lexicon } }) =>
      lexicon.isHeadLast &&
      words[frame.to]?.gap === '' &&
      to < frame.to &&
      (HEADS.has(words[frame.to]?.tag ?? 'fact') ||
        lexicon.complements.has(words[frame.to]?.lower ?? '')),
  ],
  /* "What a first lesson looks like" */
  style: [
    /* "It should be | called Save The Ploughboy" */
    ({ words, from, context: { lexicon } }) =>
      (lexicon.classes.get('called')?.lengthAt(words, from) ?? 0) > 0,
    /* "Look | up a grave", "look | words up" */
    ({ words, from, context: { lexicon } }) =>
      lexicon.has('particles', words[from]?.lower ?? '') ||
      (words[from]?.tag === 'noun' && lexicon.has('separated', words[from + 1]?.lower ?? '')),
    ({ words, frame, context: { lexicon } }) => isAskedHow(words.slice(0, frame.from), lexicon),
    /* "Think Uber but for harvesters" */
    ({ frame, frames }) =>
      frames.some(({ group, from }) => group === 'subject' && from === frame.from),
  ],
  offer: [
    /* "Show the three things | it does" */
    ({ words, frame, frames, context: { lexicon } }) => {
      const [before, start] = around(words, frame.from);
      return (
        start?.tag === 'pronoun' &&
        isSoft(start.gap) &&
        before?.tag === 'noun' &&
        frames.some(({ group, from }) => group === 'request' && from < frame.from) &&
        !hasClass(words.slice(0, frame.from), 'site', lexicon)
      );
    },
    /* "Ferrybank wants photos, prices and a map", "Garden fence £40, gate £60" */
    ({ words, frame, from, context: { lexicon } }) =>
      frame.captures.who !== undefined &&
      !frame.uses.has('sell') &&
      (words[from]?.fact === 'price' || lexicon.has('stateVerbs', words[from - 1]?.lower ?? '')),
    /* "Handling days" in a list: a gerund before its noun, unless it sells. */
    ({ words, frame, context: { lexicon } }) =>
      words.length === 2 &&
      words[0]?.tag === 'gerund' &&
      frame.from === 0 &&
      lexicon.classes.get('selling')?.has(words[0].lower) === false,
    /* "Half of what we sell | goes to landscapers" */
    ({ words, frame: { from }, context: { lexicon } }) =>
      words[from - 1]?.tag === 'subordinator' &&
      lexicon.has('topicLeads', words[from - 1]?.lower ?? '') &&
      words[from - 2]?.tag === 'preposition',
    /* "It's | the narrow door between the chipper and the tattoo parlour" */
    ({ words, frame, from, to, context: { lexicon } }) =>
      (lexicon.classes.get('itis')?.lengthAt(words, frame.from) ?? 0) > 0 &&
      words[from]?.tag === 'article' &&
      !lexicon.has('indefinites', words[from].lower) &&
      words
        .slice(from, to)
        .some(({ lower }) =>
          ['settingWords', 'besideWords'].some((list) => lexicon.has(list, lower)),
        ),
    /* "I have | had three calls" */
    ({ words, from }) => words[from]?.tag === 'auxiliary',
    /* "We sell | out by ten" */
    ({ words, frame, from, context: { lexicon } }) =>
      frame.uses.has('sell') &&
      words[from]?.tag === 'verb' &&
      lexicon.has('particles', words[from]?.lower ?? ''),
    /* "Llevamos desde 2011" */
    ({ words, from, context: { lexicon } }) =>
      words[from]?.tag === 'preposition' &&
      (hasClass(words.slice(from, from + 2), 'since', lexicon) ||
        lexicon.has('limits', words[from].lower)),
    /* "Conserto | de máquinas": a noun */
    ({ words, frame, from, context: { lexicon } }) =>
      frame.uses.has('sell') &&
      words[from]?.tag === 'preposition' &&
      lexicon.has('fromWords', words[from].lower),
    /* "L'| affitto del campo": a noun */
    ({ words, frame, context: { lexicon } }) =>
      frame.uses.has('sell') &&
      words[frame.from]?.tag === 'noun' &&
      words[frame.from - 1]?.tag === 'article' &&
      lexicon.has('elidedArticles', words[frame.from - 1]?.lower ?? ''),
    /* "Ho 30 anni di esperienza", "عندي ١٢ سنة" */
    ({ words, from, context: { lexicon } }) =>
      /^\p{N}+$/u.test(words[from]?.text ?? '') &&
      lexicon.has('timeWords', words[from + 1]?.lower ?? ''),
    /* "También hace falta un mapa" */
    ({ words, from, context: { lexicon } }) => {
      const want = lexicon.classes.get('want');
      return [1, 2].some((back) => (want?.lengthAt(words, from - back) ?? 0) > back);
    },
    /* "Making a website for our school" */
    ({ words, frame, from, context: { lexicon } }) =>
      hasClass(words.slice(from, from + 3), 'site', lexicon) &&
      hasClass(words.slice(frame.from, from), 'make', lexicon),
    /* "I run a small press that publishes poetry": the business itself is nothing that it offers. */
    ({ words, frames, from, context }) =>
      frames.some(
        ({ group, uses, captures: { subject } }) =>
          group === 'subject' &&
          uses.has('run') &&
          subject !== undefined &&
          from < subject.to &&
          subject.from <= from + 1 &&
          (context.lexicon.has('relatives', words[subject.to]?.lower ?? '') ||
            (context.isOpening && isBusiness(words.slice(subject.from, subject.to), context))),
      ),
    /* "We serve Leeds and Bradford" */
    ({ words, from, to, context: { lexicon, vocabulary } }) =>
      lexicon.has('serves', words[from - 1]?.lower ?? '') &&
      (vocabulary.extents.place?.(words, from, to).length ?? 0) > 0,
    /* "A page about selling records to us", "a teaching hospital" */
    ({ words, frame }) => {
      const [before, start] = around(words, frame.from);
      return (
        ['preposition', 'article', 'possessive'].includes(before?.tag ?? 'fact') &&
        start?.tag === 'gerund'
      );
    },
    /* "Can they do lessons in the dark?", "how it works" */
    ({ words, frame, context: { lexicon } }) => {
      const [before, start] = around(words, frame.from);
      return (
        start?.tag === 'pronoun' &&
        (before?.tag === 'auxiliary' || lexicon.has('hows', before?.lower ?? ''))
      );
    },
    /* "It's easy, quick and cheap", "it's Thursday 7 and Friday 8 May, 3-6pm", "it's me, my dad and the dog" */
    ({ words, frame, from, context: { lexicon } }) => {
      const [first, second] = words.slice(from);
      return (
        !frame.uses.has('sell') &&
        ((first?.tag === 'adjective' &&
          (/,/.test(second?.gap ?? '') || lexicon.has('relatives', second?.lower ?? ''))) ||
          first?.tag === 'pronoun' ||
          (['itis', 'offerword'].some((name) => frame.uses.has(name)) &&
            first?.tag === 'preposition') ||
          lexicon.has('days', first?.lower ?? ''))
      );
    },
    /* "A website for the Coleman Cup, a chess congress": what explains the name is nothing offered. */
    ({ words, frames, from }) =>
      frames.some(
        ({ group, captures: { who, subject } }) =>
          group === 'subject' &&
          who?.from === from &&
          subject !== undefined &&
          /,/.test(words[who.to]?.gap ?? ''),
      ),
    /* "Ich habe eine Fahrschule aufgemacht", "I have repaired clocks", "it was a mill" */
    ({ words, frame, from, to, context: { lexicon } }) =>
      (lexicon.has('perfects', words[from - 1]?.lower ?? '') &&
        [words[from], words[to - 1]].some((word) => word?.tag === 'participle')) ||
      lexicon.has('wasWords', words[frame.from - 1]?.lower ?? ''),
    /* "We do not | sell flowers", "we do nothing else" */
    ({ words, frame, from, context: { lexicon } }) =>
      words[frame.from - 1]?.tag === 'negation' ||
      words[from]?.tag === 'negation' ||
      lexicon.has('nothings', words[from]?.lower ?? ''),
  ],
};

/** "A re-bag is also £85", "classes are £8 each" */
const isPriceTold: Exception = ({ words, from, context: { lexicon } }) =>
  words[from]?.fact === 'price' && pricedThings(words, lexicon).length > 0;

const OF_GROUP: Readonly<Record<string, readonly Exception[]>> = {
  having: [
    /* "Fourteen heated pens | with their own run" behind what the business is: one thing */
    ({ words, frame, context: { draft, lexicon, isOpening } }) =>
      !isOpening &&
      frame.from > 0 &&
      frame.from <= LONGEST_THING &&
      lexicon.classes.get('with')?.has(words[frame.from]?.lower ?? '') === true &&
      words.slice(0, frame.from).every(({ tag }) => INNER.has(tag)) &&
      !hasClass(words.slice(0, frame.from), 'site', lexicon) &&
      !hasClass(words.slice(0, frame.from), 'sitething', lexicon) &&
      draft.subjects.some(({ weight }) => weight >= KNOWN),
    ({ words, frame, from, context }) => hasNothing(words, frame.from, from, context),
    /* "Not affiliated | with the hospital" */
    ({ words, frame }) =>
      words[0]?.tag === 'negation' && words[1]?.tag === 'participle' && frame.from === 2,
    /* "We have not decided on a name" */
    ({ words, from }) =>
      words[from]?.tag === 'negation' &&
      ['participle', 'verb'].includes(words[from + 1]?.tag ?? 'fact'),
    /* "It has to be plain" */
    ({ words, from }) =>
      words[from]?.tag === 'preposition' &&
      ['verb', 'auxiliary'].includes(words[from + 1]?.tag ?? 'fact'),
    /* "Overnight is ₹9500 with food" */
    ({ words, context: { lexicon } }) => pricedThings(words, lexicon).length > 0,
    /* "We started with one machine, now ten" */
    ({ words, frame, context: { lexicon } }) =>
      lexicon.has('beginnings', words[frame.from - 1]?.lower ?? '') &&
      words[frame.from - 2]?.tag === 'pronoun',
  ],
  offer: [isPriceTold],
  request: [
    isPriceTold,
    /* "The site has to be plain" */
    ({ words, frame, from }) =>
      frame.uses.has('shows') &&
      words[from]?.tag === 'preposition' &&
      ['verb', 'auxiliary'].includes(words[from + 1]?.tag ?? 'fact'),
    /* "We'll add it when there's peace" */
    ({ words, frame }) => {
      const [before] = around(words, frame.from);
      return (
        frame.uses.has('add') &&
        (before?.lower.endsWith('’ll') === true ||
          (before?.tag === 'auxiliary' && words[frame.from - 2]?.tag === 'pronoun'))
      );
    },
    /* "You put a draft in", "whatever they put in" tell; "could you put a map in" asks. */
    ({ words, frame, context: { lexicon } }) =>
      frame.uses.has('add') &&
      words[frame.from]?.tag === 'verb' &&
      words[frame.from - 1]?.tag === 'pronoun' &&
      lexicon.has('speakers', words[frame.from - 1]?.lower ?? '') &&
      !lexicon.has('objects', words[frame.from - 1]?.lower ?? '') &&
      words[frame.from - 2]?.tag !== 'auxiliary' &&
      !hasClass(words, 'want', lexicon) &&
      !hasClass(words, 'please', lexicon),
    /* "We fix ice machines, display cases": a noun asks for nothing. */
    ({ words, frame, context: { lexicon } }) =>
      words[frame.from]?.tag === 'noun' &&
      words[0]?.tag === 'pronoun' &&
      words[1]?.tag === 'verb' &&
      !hasClass(words, 'want', lexicon),
    /* "There's also a 10k" */
    ({ words, frame }) =>
      words[frame.from - 1]?.tag === 'pronoun' && words[frame.from]?.tag === 'adverb',
    /* "45 min show 80 dollars" */
    ({ words, frame, from }) =>
      words[from]?.fact === 'price' && words[frame.from - 1]?.tag === 'noun',
    /* "But also christening gowns" goes on what is offered. */
    ({ words, frame, context: { lexicon } }) => {
      const [before, start] = around(words, frame.from);
      return (
        start?.tag === 'adverb' &&
        lexicon.has('sentenceJoiners', before?.lower ?? '') &&
        before?.tag === 'subordinator'
      );
    },
  ],
};

/** The word before a place of a clause, the one there, and the next. */
const around = (words: Phrase, at: number): (Phrase[number] | undefined)[] =>
  [at - 1, at, at + 1].map((index) => words[index]);

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
