import { HEADS, isCapital, isCased, isSoft } from '../text/phrases';
import type { PlaceFeatures } from './placeFeatures';
import type { Score } from '../Score';

const CONTENT: ReadonlySet<string> = new Set([
  'noun',
  'verb',
  'adjective',
  'gerund',
  'participle',
  'other',
]);

/** How many words before a run tell of it. */
const NEAR = 6;

/** The words before and behind the run: "based in", "from", "outside", "city". */
export function weighPlaceNeighbours(
  {
    words,
    from,
    to,
    lexicon,
    capitalsTell,
    run,
    first,
    before,
    next,
    isKnown,
    isOrdinary,
    isCapitalised,
    link,
    marked,
    closes,
    isCountry,
    follows,
    isInVenue,
    isFrom,
    isTyped,
  }: PlaceFeatures,
  score: Score,
): void {
  /* "Yo, | Rafa Tejera", "sono | Ornella" */
  score.add(
    -60,
    'behind who tells',
    lexicon.has('selves', before?.lower ?? '') ||
      (from === 1 && lexicon.has('tellsWho', before?.lower ?? '')),
  );
  score.add(67, 'behind "based in"', marked !== null && marked.includes(' '));
  score.add(34, 'behind "in"', marked !== null && lexicon.has('inWords', marked));
  score.add(
    lexicon.spelling.capitalNouns && isOrdinary && !isKnown ? 0 : 26,
    'behind "near"',
    marked !== null && lexicon.has('besideWords', marked),
  );
  /* "North Main Street | Cork" */
  score.add(
    50,
    'behind its street',
    isKnown &&
      isCapitalised &&
      isSoft(first.gap) &&
      closes &&
      lexicon.has('streetEndings', before?.lower ?? '') &&
      isCapital(before),
  );
  /* "A bit of reed work for fellas in Quebec" */
  score.add(
    -20,
    'where those are whom it is for',
    marked !== null &&
      from > 5 &&
      words[from - 2]?.tag === 'noun' &&
      lexicon.has('audienceLinks', words[from - 3]?.lower ?? ''),
  );
  /* "My daughter | in Calgary says" */
  score.add(
    -45,
    'where somebody of the family is',
    marked !== null &&
      next?.tag === 'verb' &&
      words[from - 3]?.tag === 'possessive' &&
      lexicon.classes.get('kin')?.has(words[from - 2]?.lower ?? '') === true,
  );
  /* "Leitrim mainly, but I'd go into Cavan" */
  score.add(
    60,
    'mostly there',
    from === 0 &&
      isCapitalised &&
      capitalsTell &&
      !isOrdinary &&
      lexicon.has('mostlyWords', next?.lower ?? '') &&
      (words[to + 1] === undefined ||
        !isSoft(words[to + 1]?.gap ?? '') ||
        words[to + 1]?.tag === 'subordinator'),
  );
  /* "We meet outside the Royal Infirmary" */
  score.add(
    -40,
    'a landmark',
    marked !== null &&
      !lexicon.has('inWords', marked) &&
      before?.tag === 'article' &&
      !isKnown &&
      isCapitalised &&
      run.every(({ lower, tag }) => lexicon.isCommon(lower) || tag === 'preposition'),
  );
  score.add(31, 'behind "at"', marked !== null && lexicon.has('atWords', marked));
  score.add(
    35,
    'behind another word of place',
    marked !== null &&
      !lexicon.has('inWords', marked) &&
      !lexicon.has('atWords', marked) &&
      !marked.includes(' ') &&
      !lexicon.has('besideWords', marked),
  );
  /* "Auf der Kinzig" */
  score.add(
    -15,
    'a river or a road with its article',
    lexicon.spelling.capitalNouns === true &&
      !isKnown &&
      marked !== null &&
      !lexicon.has('inWords', marked) &&
      before?.tag === 'article',
  );
  score.add(
    40,
    'behind "based"',
    lexicon.has('basedWords', link?.lower ?? '') && (isKnown || isCapitalised),
  );
  /* "my base is Sakai", "from my base in Llandeilo" */
  score.add(
    80,
    'behind "base"',
    isCapitalised && link !== undefined && lexicon.has('baseWords', words[from - 2]?.lower ?? ''),
  );
  score.add(40, 'before "based"', lexicon.has('basedWords', next?.lower ?? ''));
  score.add(18, 'behind "from"', marked === null && isFrom);
  score.add(
    9,
    'behind another preposition',
    marked === null && link?.tag === 'preposition' && !isFrom,
  );
  score.add(
    45,
    'behind a postcode',
    link !== undefined &&
      /^\d{4,5}(?:-\d{3})?$/.test(link.text) &&
      !/^(?:19|20)\d\d$/.test(link.text) &&
      isCapitalised &&
      closes &&
      !(isCapital(words[from - 2]) && isSoft(link.gap)),
  );
  score.add(
    -25,
    'a part of the land',
    capitalsTell && marked === null && before?.tag === 'article' && run.length === 1,
  );
  /* "In the Outer Hebrides" */
  score.add(
    28,
    'a land with its article',
    capitalsTell &&
      !isKnown &&
      run.length > 1 &&
      run.every(isCapital) &&
      marked !== null &&
      lexicon.has('inWords', marked) &&
      before?.tag === 'article' &&
      !lexicon.has('indefinites', before.lower),
  );
  /* "Für „Tauschdienst“, | eine Dienstplan-App für Pflegeheime" */
  score.add(
    -60,
    'any of its kind',
    lexicon.spelling.capitalNouns === true &&
      !isKnown &&
      lexicon.has('indefinites', before?.lower ?? ''),
  );
  /* "Ventriloquist figures and the odd Pelham" */
  score.add(
    -40,
    'one of its kind',
    capitalsTell &&
      marked === null &&
      before?.tag === 'adjective' &&
      words[from - 2]?.tag === 'article' &&
      isSoft(first.gap),
  );
  /* "Vannerie en | osier", "ateliê de | pipas" */
  score.add(
    -45,
    'of what it is made',
    !isKnown &&
      isCased(first) &&
      !isCapitalised &&
      link !== undefined &&
      lexicon.has('matterLinks', link.lower),
  );
  /* "लद्दाख | घूमने वालों के लिए" */
  score.add(-30, 'where one travels', lexicon.has('travelWords', next?.lower ?? ''));
  score.add(-30, 'a topic', link !== undefined && lexicon.has('topicLinks', link.lower));
  const whose = words[from - 2]?.lower ?? '';
  /* "Customers mostly from Perth" */
  const who = words[0]?.lower ?? '';
  const isPublic = (word: string): boolean =>
    lexicon.has('audiences', word) ||
    ['people', 'publics'].some((name) => lexicon.classes.get(name)?.has(word));
  score.add(
    -40,
    'where its customers are',
    (isPublic(whose) && (isCountry || lexicon.has('indefinites', words[from - 3]?.lower ?? ''))) ||
      (isFrom && from < NEAR && isPublic(who)),
  );
  /* "Human towers like in Catalonia" */
  score.add(-40, 'where it is alike', lexicon.has('likeWords', words[from - 2]?.lower ?? ''));
  /* "Think Vinted but for brass instruments" */
  score.add(-60, 'what it is like', lexicon.has('compareWords', words[from - 1]?.lower ?? ''));
  /* "There are two of us, Ita and myself" */
  const beside = words[to]?.tag === 'and' ? (words[to + 1]?.lower ?? '') : '';
  score.add(-60, 'somebody beside the writer', lexicon.has('selves', beside));
  score.add(35, 'behind its venue', isInVenue);
  /* "When Norman did" */
  score.add(
    -8,
    'does something',
    marked === null &&
      next !== undefined &&
      isSoft(next.gap) &&
      (next.tag === 'verb' || next.tag === 'auxiliary'),
  );
  /* "Namur et environs" */
  score.add(
    60,
    'with its surroundings',
    next?.tag === 'and' &&
      [1, 2].some((ahead) => lexicon.has('surroundings', words[to + ahead]?.lower ?? '')),
  );
  score.add(36, 'before "city"', lexicon.has('placeNouns', next?.lower ?? '') && isCapitalised);
  score.add(
    -22,
    'all over',
    marked !== null && (lexicon.has('wideWords', marked) || follows('wideWords')),
  );
  score.add(
    -40,
    'a journey',
    link !== undefined && lexicon.has('journeys', `${words[from - 2]?.lower ?? ''} ${link.lower}`),
  );
  score.add(
    -17,
    'before what is called after it',
    next !== undefined &&
      isSoft(next.gap) &&
      !isCapital(next) &&
      CONTENT.has(next.tag) &&
      /* "38 women in Pokhara knit hats" */
      !(next.tag === 'verb' && marked !== null && HEADS.has(words[from - 2]?.tag ?? 'fact')) &&
      !(lexicon.classes.get('called')?.has(next.lower) ?? false) &&
      !(isTyped && isCased(first)),
  );
  const said = words.slice(Math.max(0, from - NEAR), from);
  const lastOf = (list: string): number =>
    said.findLastIndex(
      ({ lower }, at) =>
        lexicon.has(list, lower) || lexicon.has(list, `${lower} ${said[at + 1]?.lower ?? ''}`),
    );
  const comesFrom = lastOf('origins');
  const lives = lastOf('homes');
  /* "I come from Split in Croatia but live in Skibbereen", "I go as far as Bendigo" */
  score.add(-40, 'where somebody comes from', comesFrom > lives);
  /* "I trace families for a living" */
  const isHome = lives > comesFrom && said[lives - 1]?.tag !== 'article';
  score.add(18, 'where somebody lives', isCapitalised && isHome);
  score.add(
    -30,
    'how far it goes',
    lexicon.has('reaches', `${words[from - 2]?.lower ?? ''} ${link?.lower ?? ''}`),
  );
  score.add(
    -21,
    'what was',
    words.slice(Math.max(0, from - 5), from).some(({ lower }) => lexicon.has('wasWords', lower)),
  );
  score.add(
    11,
    'told by us',
    words.slice(0, from).some(({ lower }) => lexicon.has('tellers', lower)),
  );
  /* "me and my pal Shona" */
  score.add(
    -60,
    'somebody’s name',
    isCapitalised &&
      link !== undefined &&
      link.tag !== 'preposition' &&
      (lexicon.has('people', link.lower) || (lexicon.classes.get('kin')?.has(link.lower) ?? false)),
  );
  /* "that's me from Enugu", "from Brittany to the Faroes" */
  score.add(
    -35,
    'where one of them comes from, or where it begins',
    isFrom &&
      (words[from - 2]?.tag === 'pronoun' ||
        run.some(({ lower }) => lexicon.has('rangeLinks', lower)) ||
        (next !== undefined && isSoft(next.gap) && lexicon.has('rangeLinks', next.lower))),
  );
  /* "in my Saskatoon garage" */
  score.add(
    28,
    'of what is ours',
    isKnown && isCapitalised && lexicon.has('ours', before?.lower ?? '') && isSoft(first.gap),
  );
  /* "in Kowie Street, Port Alfred" */
  score.add(
    45,
    'behind its street',
    isCapitalised &&
      isCapital(before) &&
      lexicon.has('streetEndings', before?.lower ?? '') &&
      /^, ?$/.test(first.gap),
  );
  score.add(
    -40,
    'a street',
    run.length > 1 &&
      lexicon.has('streetEndings', run.at(-1)?.lower ?? '') &&
      /^, ?$/.test(next?.gap ?? '') &&
      isCapital(next),
  );
}
