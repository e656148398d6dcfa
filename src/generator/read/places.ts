import type { Candidate, Claim, Phrase } from './draft';
import type { Lexicon } from './lexicon';
import { capitalEnd, isCapital, isSoft } from './phrases';
import { Score } from './Score';
import type { Clause } from './segments';
import type { Word } from './words';

const ENOUGH = 30;
const LONGEST = 4;

export interface PlaceScene {
  clauses: readonly Clause[];
  claims: readonly Claim[];
  lexicon: Lexicon;
  capitalsTell: boolean;
  isPlace: (words: Phrase) => boolean;
  subjects: readonly Phrase[];
  name: Candidate | null;
}

/** Every run of words that may be where the business is, with what speaks for and against it. */
export function placeCandidates(scene: PlaceScene): Candidate[] {
  const found = scene.clauses.flatMap(({ words }, index) => {
    const candidates: Candidate[] = [];
    for (let at = 0; at < words.length; at += 1) {
      if (words[at]?.fact === 'address')
        candidates.push({
          words: words.slice(at, at + 1),
          weight: 34,
          reason: 'place: in the address',
        });
      if (words[at]?.fact !== null) continue;
      const known =
        [4, 3, 2, 1].find(
          (length) => at + length <= words.length && scene.isPlace(words.slice(at, at + length)),
        ) ?? 0;
      const end = scene.capitalsTell ? capitalEnd(words, at, words.length, scene.lexicon) : at;
      for (const to of new Set([at + known, Math.min(end, at + LONGEST)]))
        if (to > at) candidates.push(scored(scene, words, at, to, index));
    }
    return candidates;
  });
  return found.filter(({ weight }) => weight >= ENOUGH);
}

function scored(
  scene: PlaceScene,
  words: Phrase,
  from: number,
  to: number,
  index: number,
): Candidate {
  const { lexicon, isPlace, capitalsTell, claims, name } = scene;
  const run = words.slice(from, to);
  const first = words[from] as Word;
  const before = words[from - 1];
  const next = words[to];
  const isKnown = isPlace(run);
  const isCapitalised = isCapital(first);
  const link = before !== undefined && isSoft(first.gap) ? before : undefined;
  const marked = marker(words, from, lexicon);
  const isAlone = from === 0 || /^\s*[,;|–—-]/.test(first.gap);
  const closes = next === undefined || /^\s*[,.;|()–—-]/.test(next.gap);
  const isRegion =
    next !== undefined &&
    /^,? ?$/.test(next.gap) &&
    lexicon.has('regions', next.lower) &&
    (isCapital(next) || !capitalsTell);
  const isNamed = name !== null && (name.words.at(-1)?.at ?? -9) === first.at - 1;
  const inName =
    name !== null &&
    name.weight > 50 &&
    run.every(({ at }) => name.words.some((word) => word.at === at));
  const inSubject = scene.subjects.some(
    (subject) => subject[0]?.at !== first.at && subject.some(({ at }) => at === first.at),
  );

  const score = new Score('place');
  score.add(36, 'a known place', isKnown && (isCapitalised || !capitalsTell));
  score.add(12, 'a known place in small letters', isKnown && capitalsTell && !isCapitalised);
  score.add(34, `behind "${marked ?? ''}"`, marked !== null);
  score.add(24, 'before its region', isRegion);
  score.add(14, 'between commas', isAlone && closes && isKnown);
  score.add(22, 'behind the name', isNamed && /^\s*,? $/.test(first.gap) && (closes || isRegion));
  score.add(10, 'early', index <= 1);
  score.add(2 * run.length, 'longer', isKnown);
  score.add(-50, 'what the subject is about', inSubject && marked === null);
  score.add(-40, 'one of several', isOneOfSeveral(words, from, isPlace, lexicon));
  score.add(
    -40,
    'an ordinary word',
    run.length === 1 && marked === null && lexicon.isCommon(first.lower) && !(isAlone && isKnown),
  );
  score.add(
    -70,
    'never a place',
    lexicon.has('notPlaces', first.lower) ||
      lexicon.has('months', first.lower) ||
      lexicon.has('days', first.lower),
  );
  score.add(
    -50,
    'refused',
    claims.some(
      ({ role, words: claimed }) => role === 'refusal' && claimed.some(({ at }) => at === first.at),
    ),
  );
  score.add(
    -40,
    'a journey',
    link !== undefined && lexicon.has('journeys', `${words[from - 2]?.lower ?? ''} ${link.lower}`),
  );
  score.add(-60, 'the name', inName);
  score.add(
    -30,
    'goes on as a name',
    next !== undefined && isSoft(next.gap) && capitalsTell && isCapital(next) && !isRegion,
  );
  score.add(
    -30,
    'ends a name',
    link !== undefined &&
      capitalsTell &&
      isCapital(link) &&
      link.tag !== 'preposition' &&
      from > 1 &&
      !isNamed,
  );
  return { words: run, weight: score.sum, reason: score.reason };
}

/** The words of place right before a run, as "based in" or "outside"; null where there are none. */
function marker(words: Phrase, at: number, lexicon: Lexicon): string | null {
  let back = at - 1;
  while (
    back > 0 &&
    (words[back]?.tag === 'article' || lexicon.has('placeQualifiers', words[back]?.lower ?? '')) &&
    isSoft(words[back + 1]?.gap ?? '')
  )
    back -= 1;
  if (back < 0 || !isSoft(words[back + 1]?.gap ?? '')) return null;
  const phrases = lexicon.classes.get('in');
  for (let from = Math.max(0, back - 3); from <= back; from += 1) {
    if ((phrases?.lengthAt(words, from, back + 1) ?? 0) === back + 1 - from)
      return words
        .slice(from, back + 1)
        .map(({ lower }) => lower)
        .join(' ');
  }
  return null;
}

/** Behind another place of a list: "Perth, Dundee and Inverness". */
function isOneOfSeveral(
  words: Phrase,
  from: number,
  isPlace: (words: Phrase) => boolean,
  lexicon: Lexicon,
): boolean {
  const isJoined = words[from - 1]?.tag === 'and' || /^\s*,/.test(words[from]?.gap ?? '');
  const end = words[from - 1]?.tag === 'and' ? from - 1 : from;
  if (!isJoined || lexicon.has('regions', words[from]?.lower ?? '')) return false;
  return [1, 2].some((length) => end >= length && isPlace(words.slice(end - length, end)));
}
