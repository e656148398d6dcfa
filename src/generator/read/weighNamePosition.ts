import type { NameFeatures } from './nameFeatures';
import { isCapital } from './phrases';
import type { Score } from './Score';

/** What the place of a run in its clause, its list and the prompt says for and against its being the name. */
export function weighNamePosition(
  {
    scene,
    run,
    words,
    from,
    to,
    clause,
    index,
    first,
    next,
    phrase,
    proper,
    isPlaceAt,
    isDefinite,
    isQuoted,
    isOrdinary,
    isBusiness,
    isListing,
    isMember,
    members,
    capitals,
    isAlone,
    isOpening,
    isNamed,
    isAsked,
    joined,
    repeats,
    claimed,
    isBare,
    lexicon,
    surroundings,
  }: NameFeatures,
  score: Score,
): void {
  score.add(16, 'first words', index === 0 && from === 0);
  score.add(36, 'stands alone', isAlone);
  score.add(
    30,
    'stands alone at the beginning, with its article',
    isAlone && index === 0 && isDefinite && isCapital(first) && scene.clauses.length > 2,
  );
  score.add(29, 'opens its clause', isOpening && !isAlone && !isListing);
  score.add(0, 'closes the prompt', to === words.length && index === scene.clauses.length - 1);
  const key = clause.key?.map(({ lower }) => lower).join(' ') ?? '';
  score.add(
    23,
    'stands before what it is',
    clause.key !== null && to === clause.key.length && proper.length > 1,
  );
  score.add(
    40,
    'heads the prompt',
    index === 0 && clause.words.length === 0 && from === 0 && to === clause.key?.length,
  );
  score.add(
    34,
    'the only capitals of a list',
    isMember &&
      members.length > 3 &&
      isCapital(first) &&
      capitals <= 2 &&
      !(isOrdinary && from === 0),
  );
  score.add(13, 'the last of a list', isMember && members.at(-1)?.[0] === first);
  score.add(28, 'the first of a list', isMember && members[0]?.[0] === first);
  score.add(
    42,
    'in the address',
    joined.length > 3 &&
      surroundings.addresses.some((address) => address.startsWith(joined.slice(0, 14))),
  );
  score.add(10, 'said again', repeats > 0 && !isOrdinary);
  score.add(
    -29,
    'one of a list',
    isMember &&
      members.length > 2 &&
      !isBusiness &&
      members[0]?.[0] !== first &&
      next?.fact == null &&
      !isPlaceAt(to),
  );
  score.add(-11, 'an item', claimed('offering', 'request') && from > 0 && !isNamed && !isAsked);
  score.add(-41, 'refused or of the design', claimed('refusal', 'style') && !isNamed);
  score.add(
    -30,
    'signs',
    proper.length < 4 &&
      isAlone &&
      index > 4 &&
      index > scene.clauses.length - 4 &&
      proper.every(isCapital) &&
      (proper.every(({ tag }) => tag === 'name') || proper.some(({ text }) => text.length === 1)),
  );
  const begins = from === (clause.key?.length ?? -1);
  score.add(15, 'whose site it is', begins && lexicon.has('keysOwner', key));
  score.add(
    -30,
    'what a key lists',
    clause.key !== null && lexicon.has('keysOffer', key) && !isNamed,
  );
  score.add(
    -40,
    'one of several with their numbers',
    /^\d+$/.test(run.at(-1)?.text ?? '') &&
      members.filter((member) => /^\d+$/.test(member.at(-1)?.text ?? '')).length > 1,
  );
  score.add(-60, 'in where it is', claimed('place') && clause.key !== null && !isNamed);
  score.add(-24, 'in brackets', clause.setting === 'brackets');
  score.add(
    -10,
    'in the middle',
    from > 0 && to < words.length && !isListing && !isNamed && !isAsked,
  );
  score.add(-25, 'beside a price', words.some(({ fact }) => fact === 'price') && from > 0);
  score.add(
    -61,
    'a greeting',
    (lexicon.classes.get('status')?.lengthAt(words, from) ?? 0) > 0 && !isQuoted,
  );
  score.add(
    -40,
    'what one is asked',
    clause.key !== null &&
      from < clause.key.length &&
      to < clause.key.length + 1 &&
      proper.length === 1,
  );
  score.add(-32, 'late', index > 6);
  score.add(
    -40,
    'asked for',
    isAlone &&
      (surroundings.claims.get(first.at) ?? []).some(
        (claim) =>
          claim.role === 'request' &&
          claim.words.length === run.length &&
          claim.words[0]?.at === first.at,
      ),
  );
  score.add(-10, 'quoted in a sentence', isBare && isQuoted && from > 0 && to < words.length);
  score.add(
    -80,
    'of a letter',
    lexicon.has('letterKeys', key) || lexicon.has('letterKeys', phrase),
  );
}
