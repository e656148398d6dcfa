import type { Phrase } from '../draft';
import type { NameFeatures } from './nameFeatures';
import { isCapital, isCased, opensQuote } from '../text/phrases';
import type { Score } from '../Score';

/** What quotation marks, and what stands around them, say for and against a run’s being the name. */
export function weighNameQuotations(
  {
    words,
    from,
    to,
    first,
    before,
    next,
    isCommon,
    isQuoted,
    isAllCommon,
    isMember,
    isAlone,
    isNamed,
    isAsked,
    back,
    isFirst,
    isSite,
    follows,
    lexicon,
    kinds,
    claimed,
    isBehindKind,
    naming,
    scene,
  }: NameFeatures,
  score: Score,
): void {
  const isOtherCalled =
    naming === undefined &&
    scene.namings.some(({ how, words: named }) => how === 'called' && isCapital(named[0]));
  /* "「チャイ」カフェ", "'माटी' की दुकान": scripts without capitals. */
  const kindAt = next?.tag === 'preposition' ? to + 1 : to;
  score.add(
    60,
    'quoted before its kind',
    isQuoted &&
      !isCased(first) &&
      next !== undefined &&
      !/[,.;:]/.test(next.gap) &&
      kinds.phrases.lengthAt(words, kindAt) > 0 &&
      isBehindComplement(words, to, kindAt, lexicon),
  );
  score.add(
    20,
    'quoted behind an unusual word',
    isQuoted && before !== undefined && !isCommon(before) && isCased(before) && !isAllCommon,
  );
  /* "Want it dark. "Owls"" */
  score.add(
    30,
    'quoted and alone',
    isQuoted && isAlone && isCapital(first) && !isFirst && !isOtherCalled,
  );
  score.add(
    62,
    'quoted behind its kind',
    isQuoted && back > 0 && (isSite(words[back - 1]) || isBehindKind) && !isOtherCalled,
  );
  /* "Loretta Dunphy and 'Big Sal' Ochoa" */
  score.add(
    -60,
    'a nickname',
    isQuoted && isCapital(next) && next?.tag === 'name' && /^\P{L}? ?$/u.test(next.gap),
  );
  score.add(
    -50,
    'quoted behind a negation',
    isQuoted && [1, 2].some((back) => words[from - back]?.tag === 'negation'),
  );
  score.add(-50, 'only said', follows('quoteMarkers', 1, 2));
  /* "'धागा' | एक हथकरघा ब्रांड", "'نَفَس' | مركز" */
  score.add(
    60,
    'quoted at the beginning, before what it is',
    isQuoted &&
      isFirst &&
      !isCased(first) &&
      [to, to + 1, to + 2].some(
        (at) =>
          lexicon.has('businessWords', words[at]?.lower ?? '') ||
          (lexicon.classes.get('org')?.has(words[at]?.lower ?? '') ?? false),
      ),
  );
  /* "Mi libro | «El pozo»" */
  score.add(
    -70,
    'a work',
    isQuoted &&
      !isAsked &&
      [1, 2].some(
        (distance) =>
          follows('works', distance) && !/[.;]/.test(words[from - distance + 1]?.gap ?? ''),
      ),
  );
  /* "Page « La rédaction »" among what is asked for */
  score.add(
    -60,
    'a page of the site',
    isQuoted &&
      !isNamed &&
      (lexicon.classes.get('site')?.has(before?.lower ?? '') ?? false) &&
      claimed('request', 'offering'),
  );
  /* "Unsere Kurse heißen „Anfang“ und „Ende“", "'De Otter' for 4 and 'De Reiger' for 6" */
  score.add(
    -60,
    'beside another quotation',
    isQuoted && !isMember && words.some(({ gap }, at) => (at < from || at > to) && opensQuote(gap)),
  );
  score.add(-50, 'only said so', lexicon.has('quoteMarkers', next?.lower ?? '') && isQuoted);
}

/** Whether nothing, or what joins a name to its kind, stands before the kind. */
const isBehindComplement = (
  words: Phrase,
  to: number,
  kindAt: number,
  lexicon: NameFeatures['lexicon'],
): boolean => kindAt === to || lexicon.complements.has(words[to]?.lower ?? '');
