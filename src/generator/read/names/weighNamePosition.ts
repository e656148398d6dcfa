import { CLOSES_LETTER, type Phrase } from '../draft';
import { listMembers } from '../lists/lists';
import { exampleStart } from '../clauses/clauseKinds';
import type { Clause } from '../clauses/segments';
import type { Lexicon } from '../text/lexicon';
import type { NameFeatures } from './nameFeatures';
import { isTown } from './nameNeighbours';
import { isCapital, isCased, isSoft, lowered, opensQuote } from '../text/phrases';
import type { Score } from '../Score';

/** Nobody names more titles in a row with a word between them. */
const LONGEST_SERIES = 12;

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
    endsAsKind,
    ending,
    isDefinite,
    isQuoted,
    naming,
    isOrdinary,
    isAllCommon,
    isBusiness,
    isListing,
    isMember,
    members,
    capitals,
    isAlone,
    isOpening,
    isOne,
    isNamed,
    isAsked,
    joined,
    repeats,
    claimed,
    isBare,
    isBehindKind,
    lexicon,
    surroundings,
  }: NameFeatures,
  score: Score,
): void {
  const isInBrackets = clause.setting === 'brackets';
  /* "A one-page site for mossgit, a command line tool" */
  score.add(
    60,
    'an unknown word that the site is for',
    isAsked &&
      scene.capitalsTell &&
      proper.length === 1 &&
      !isAllCommon &&
      !isCapital(first) &&
      /^\s*,/.test(ending) &&
      next?.tag === 'article',
  );
  /* "speech therapist for children / Little Vowels / Jayanagar" */
  score.add(
    50,
    'a member between its kind and its place',
    isMember &&
      isCapital(first) &&
      members[1]?.[0] === first &&
      members[0]?.some((_, at, kind) => at > 0 && endsAsKind(kind.slice(0, at + 1))) === true &&
      isTown(members[2] ?? [], scene),
  );
  /* "upholstery workshop, Hanlon's" */
  score.add(
    45,
    'the first capitals, behind their kind',
    index === 0 &&
      from > 0 &&
      isCapital(first) &&
      !isQuoted &&
      /^\s*[,/|:–—-]/.test(first.gap) &&
      !words.slice(1, from).some((word) => isCapital(word) || word.gap.includes(',')) &&
      endsAsKind(words.slice(0, from)) &&
      !isPlaceAt(from) &&
      (!isOne || /['’]s$/.test(first.lower) || words.some((_, at) => isPlaceAt(at))),
  );
  /* "Site for Clench." */
  score.add(
    62,
    'the only word that the site is for',
    isAsked &&
      index === 0 &&
      proper.length === 1 &&
      isCapital(first) &&
      surroundings.isWritten &&
      !lexicon.spelling.capitalNouns &&
      !/s$/.test(first.lower) &&
      to === words.length,
  );
  /* "Website für die Lebensmittelretter-Plattform „Restlos“" */
  score.add(
    60,
    'quoted behind what the site is for',
    isQuoted &&
      index < 2 &&
      to === words.length &&
      /^[^\S\n]*["“„«‚‘']$/.test(first.gap) &&
      ['noun', 'name', 'other'].includes(words[from - 1]?.tag ?? 'fact') &&
      words.slice(0, from).some(({ lower }) => lexicon.classes.get('site')?.has(lower)),
  );
  score.add(32, 'opens its clause', isOpening && !isAlone && !isListing && !isInBrackets);
  score.add(-2, 'closes the prompt', to === words.length && index === scene.clauses.length - 1);
  const key = lowered(clause.key ?? []);
  /* "TELL PEOPLE: the hog roast / ASK PEOPLE: a song" */
  const isOneOfKeys = index > 0 && scene.clauses.filter((other) => other.key !== null).length > 3;
  const isKey = clause.key !== null && to === clause.key.length && proper.length > 1;
  score.add(23, 'stands before what it is', isKey && !isOneOfKeys);
  score.add(-30, 'one of several keys', isKey && isOneOfKeys);
  /* "Ni timbres ni colis à La Vieille Poste : c’est une salle d’escalade" */
  const told =
    clause.key?.length === to ? clause.words.slice(to) : (scene.clauses[index + 1]?.words ?? []);
  score.add(
    75,
    'said what it is behind a colon',
    /^\s*:/.test(ending) &&
      isDefinite &&
      isCapital(first) &&
      !isPlaceAt(from) &&
      isTelling(told, lexicon),
  );
  score.add(
    40,
    'heads the prompt',
    index === 0 && clause.words.length === 0 && from === 0 && to === clause.key?.length,
  );
  score.add(
    22,
    'the only capitals of a list',
    isMember &&
      members.length > 3 &&
      isCapital(first) &&
      capitals <= 2 &&
      !((isOrdinary || (isOne && index > 0)) && from === 0),
  );
  /* "Bagpipe reeds, Oban, …, Alasdair Munro Reeds" */
  score.add(
    60,
    'capitals that end as the prompt begins',
    index + from > 0 &&
      surroundings.isWritten &&
      proper.length > 1 &&
      proper.length < 5 &&
      proper.every((word) => isCapital(word)) &&
      !isAllCommon &&
      surroundings.opening.some(
        (word) => word.lower === proper.at(-1)?.lower && !isCapital(word) && word.at < first.at,
      ),
  );
  /* "ghostwriter for founders, memoirs, speeches, Wren Castellane" */
  const isOnlyCapitals =
    index + from > 0 &&
    scene.capitalsTell &&
    proper.length > 1 &&
    surroundings.capitals.size === proper.length &&
    proper.every(({ text }, at) => /\p{Ll}/u.test(text) && !isPlaceAt(from + at)) &&
    !isAllCommon;
  score.add(45, 'the only capitals of the prompt', isOnlyCapitals);
  score.add(13, 'the last of a list', isMember && members.at(-1)?.[0] === first);
  /* "My best pieces are The Long Table, Mother's Dresser and Box for Nine Spoons" */
  const isTitle = (member: Phrase): boolean => isCapital(member[0]) && isCapital(member.at(-1));
  const isOneOfTitles = (): boolean => {
    const titles = listMembers(words.slice(from), lexicon);
    /* "The Silt Line, Low Water Mark and, out in May, The Drowned Register" */
    const isSeries = (): boolean =>
      titles.filter((title) => isTitle(title) && !scene.isPlace(title)).length >=
      Math.max(3, titles.length - 1);
    return (
      titles.length > 2 && (titles.every(isTitle) || (titles.length < LONGEST_SERIES && isSeries()))
    );
  };
  score.add(
    -140,
    'one of several titles',
    scene.capitalsTell &&
      index > 0 &&
      !isNamed &&
      !isQuoted &&
      !isBusiness &&
      run.length > 1 &&
      !(from === 0 && isPlaceAt(to)) &&
      isOneOfTitles(),
  );
  score.add(16, 'the first of a list', isMember && members[0]?.[0] === first);
  const isSigned = (surroundings.claims.get(first.at) ?? []).some(
    ({ reason }) => reason === CLOSES_LETTER,
  );
  const isInAddress =
    joined.length > 3 &&
    surroundings.addresses.some((address) => address.startsWith(joined.slice(0, 14)));
  score.add(
    -50,
    'ordinary words where all is shouted',
    !surroundings.isWritten &&
      isCased(first) &&
      isCapital(first) &&
      isAllCommon &&
      !isNamed &&
      !isAsked &&
      !isQuoted,
  );
  /* "Small roastery in Newport" */
  score.add(
    -60,
    'a kind and what describes it',
    !isNamed && isCased(first) && !isCapital(first) && first.tag === 'adjective' && endsAsKind(run),
  );
  score.add(42, 'in the address', isInAddress);
  /* "Warm regards, Ruth Bellwood, ruth@bellwoodspeech.example" */
  score.add(60, 'signs, and is in the address', isSigned && isInAddress);
  score.add(10, 'said again', repeats > 0 && !isOrdinary);
  score.add(
    -26,
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
  /* "Kids 8-14 years" */
  score.add(-60, 'ends in a range', /^\d+[-–]\d+$/.test(run.at(-1)?.text ?? ''));
  score.add(-60, 'in where it is', claimed('place') && clause.key !== null && !isNamed);
  score.add(-40, 'signs below a closing', isSigned);
  /* "I'm a freelance indexer for … Thanks, Harriet Osei-Lund" */
  score.add(
    45,
    'signs for their own work',
    proper.length > 1 &&
      (isSigned
        ? worksAlone(scene.clauses[0], lexicon)
        : isAlone &&
          index === scene.clauses.length - 1 &&
          proper.every(isCapital) &&
          scene.clauses.slice(0, 3).some((one) => worksAlone(one, lexicon))),
  );
  /* "Fostrón", "la miguilla", "hacer un Gerardo" */
  score.add(
    -40,
    'one of several quotations',
    isQuoted &&
      isMember &&
      !isNamed &&
      members.filter(([head]) => opensQuote(head?.gap ?? '')).length > 1,
  );
  /* "Brief for | Mossbank Hospice Shop" */
  score.add(
    -70,
    'heads a brief',
    lexicon.has('keysBrief', first.lower) && words[from + 1]?.tag === 'preposition',
  );
  /* "For parish councils along the River Severn" */
  score.add(
    -70,
    'whom the site is for',
    claimed('audience') && !isNamed && !isAsked && !(isBehindKind && isOnlyCapitals),
  );
  score.add(-24, 'in brackets', isInBrackets);
  /* "Fluent Vietnamese." */
  score.add(
    -90,
    'a language',
    isAlone && index > 0 && lexicon.has('languageNames', proper.at(-1)?.lower ?? ''),
  );
  /* "Shop 17, Wing Fat Arcade, Tsim Sha Tsui, Kowloon", "Teshie First Junction, Accra, opposite the station" */
  const isAddress =
    (lexicon.has('addressUnits', words[0]?.lower ?? '') && /^\d/.test(words[1]?.text ?? '')) ||
    words.some(
      ({ lower, gap }, at) =>
        at > to &&
        /^\s*,/.test(gap) &&
        lexicon.has('landmarkLinks', lower) &&
        words[at + 1]?.tag === 'article',
    );
  score.add(
    -90,
    'in an address',
    index === 0 && clause.key === null && !isNamed && !isQuoted && !isBusiness && isAddress,
  );
  score.add(-60, 'an example', isInBrackets && exampleStart(clause.words, lexicon) > 0);
  score.add(
    -10,
    'in the middle',
    from > 0 && to < words.length && !isListing && !isNamed && !isAsked,
  );
  score.add(
    -25,
    'beside a price',
    words.some(({ fact }) => fact === 'price') && from > 0 && !(isQuoted && !isCased(first)),
  );
  score.add(
    -61,
    'a greeting',
    (lexicon.classes.get('status')?.lengthAt(words, from) ?? 0) > 0 &&
      !isQuoted &&
      naming?.how !== 'called',
  );
  score.add(
    -24,
    'what one is asked',
    clause.key !== null &&
      !isQuoted &&
      from < clause.key.length &&
      to < clause.key.length + 1 &&
      next?.tag !== 'auxiliary' &&
      proper.length === 1,
  );
  score.add(isAsked ? -24 : -28, 'late', index > 6);
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
  /* "Our ultimate frisbee team | the Windhovers" */
  score.add(
    30,
    'behind its kind and an article',
    first.tag === 'article' &&
      run.length > 1 &&
      isSoft(first.gap) &&
      run.slice(1).every(isCapital) &&
      !isAllCommon &&
      lexicon.classes.get('org')?.has(words[from - 1]?.lower ?? '') === true,
  );
  /* "Treasurer is | Joan Pettifer" */
  score.add(
    -90,
    'who has an office',
    words[from - 1]?.tag === 'auxiliary' &&
      ['offices', 'jobs'].some((list) => lexicon.has(list, words[from - 2]?.lower ?? '')),
  );
  score.add(
    -80,
    'of a letter',
    lexicon.has('letterKeys', key) || lexicon.has('letterKeys', phrase),
  );
}

/** "It’s a climbing hall" */
const isTelling = (words: Phrase, { classes }: Lexicon): boolean =>
  words[0]?.tag === 'auxiliary' ||
  ['itis', 'weare'].some((name) => (classes.get(name)?.lengthAt(words, 0) ?? 0) > 0);

/** "I'm a freelance indexer": somebody tells first what they are. */
function worksAlone(clause: Clause | undefined, { classes, has }: Lexicon): boolean {
  const words = clause?.words ?? [];
  const told = classes.get('weare')?.lengthAt(words, 0) ?? 0;
  return told > 0 && has('indefinites', words[told]?.lower ?? '');
}
