import type { Context, Mode } from './Context';
import { itemDraft, type ItemDraft, type Phrase, without } from './draft';
import type { Lexicon } from './lexicon';
import { listMembers, partedAt } from './lists';
import { memberKind } from './memberKind';
import { nounEnd, opensQuote, phraseEnds } from './phrases';
import { sectionOf } from './sections';

/** Sections that show prices: what asks for them and names one is itself something priced. */
export const PRICED: ReadonlySet<string> = new Set(['pricing', 'offerings', 'menu', 'events']);

/** A longer member that begins with a negation says more than that. */
const LONGEST_DENIAL = 5;

/** Reads the members of a list, each for what it is. `target`: what they are members of. */
export function readList(
  context: Context,
  words: Phrase,
  mode: Mode,
  reason: string,
  target: ItemDraft | null = null,
): void {
  const { draft, lexicon } = context;
  if (mode === 'style') {
    draft.styles.push(words);
    draft.claims.push({ words, role: 'style', reason });
    return;
  }
  if (mode === 'audience') {
    draft.audiences.push({ words, weight: 100, reason });
    draft.claims.push({ words, role: 'audience', reason });
    return;
  }
  /* "No blog no newsletter just a quote form": what comes behind "just" is wanted. */
  const only = words.findIndex(
    ({ lower }, at) => at > 0 && mode === 'refuse' && lexicon.has('onlyWords', lower),
  );
  if (only > 0 && words[only + 1]?.tag === 'article') {
    readList(context, words.slice(0, only), mode, reason);
    readList(context, words.slice(only + 1), 'want', reason);
    return;
  }
  const styled = draft.claims.filter(({ role }) => role === 'style').map((claim) => claim.words);
  /* "Blue like painter's tape": what a color is compared with. */
  const compares = (at: number): boolean =>
    styled.some(
      (style) => style.at(-1)?.at === at && lexicon.has('likeWords', style.at(-1)?.lower ?? ''),
    );
  for (const member of membersOf(without(words, styled), mode, context)) {
    if (compares((member[0]?.at ?? 0) - 1)) {
      draft.claims.push({ words: member, role: 'style', reason: 'what a color is like' });
      continue;
    }
    /* "Half marathon 9:30, £28" */
    const [only] = member;
    const last = draft.offers.at(-1);
    if (
      only?.fact === 'price' &&
      member.length === 1 &&
      last?.price === null &&
      last.words.at(-1)?.at === only.at - 1 &&
      !last.core.every(({ tag }) => tag === 'name')
    ) {
      last.price = only;
      draft.claims.push({ words: member, role: 'offering', reason: 'the price of the one before' });
      continue;
    }
    const alone = memberKind(member, mode, context);
    if (alone !== null) {
      draft.claims.push({ words: member, ...alone });
      if (alone.role === 'clause') draft.statements.push(member);
      continue;
    }
    /* "How long it takes", "子どもでも大丈夫か": what visitors ask is nothing offered. */
    const asks =
      (mode === 'offer' && member[0]?.tag === 'subordinator') ||
      lexicon.has('asksEnds', member.at(-1)?.lower ?? '');
    if (asks && mode !== 'refuse') {
      take(context, itemOf(member, 'want', context), 'request', 'asks');
      continue;
    }
    const isNegated = member[0]?.tag === 'negation';
    const isNothing =
      mode === 'want' && (isNegated || lexicon.has('nothings', member[0]?.lower ?? ''));
    /* "Rink hire NO" */
    const isRefused = isNothing || (mode === 'bare' && (isNegated || endsInNo(member, lexicon)));
    const item = itemOf(member, isRefused ? 'refuse' : mode, context);
    /* "Not halal" refuses no section: the page says it. */
    if (isNegated && mode === 'bare' && item.section === null) {
      draft.claims.push({ words: member, role: 'clause', reason: 'says what is not' });
      if (member.length <= LONGEST_DENIAL) draft.statements.push(member);
      continue;
    }
    switch (isRefused ? 'refuse' : mode) {
      case 'refuse':
        draft.refused.push(item);
        draft.claims.push({ words: member, role: 'refusal', reason });
        break;
      case 'deny':
        draft.refused.push({ ...item, section: null });
        draft.denied.push(member);
        draft.claims.push({ words: member, role: 'refusal', reason });
        break;
      case 'member':
        target?.members.push(item);
        draft.claims.push({ words: member, role: 'request', reason });
        break;
      case 'want':
      case 'can':
        if (item.price !== null && (item.section === null || PRICED.has(item.section))) {
          take(context, { ...item, section: null }, 'offering', reason);
          break;
        }
        take(
          context,
          item,
          isStyle(item.core, lexicon) && item.section === null ? 'style' : 'request',
          reason,
        );
        break;
      case 'with':
        if (isMeans(member, lexicon) && item.section === null && item.price === null) {
          draft.claims.push({ words: member, role: 'clause', reason: 'what it is done with' });
          break;
        }
        take(
          context,
          item,
          item.section !== null && item.price === null
            ? 'request'
            : isStyle(item.core, lexicon)
              ? 'style'
              : 'offering',
          reason,
        );
        break;
      case 'offer':
        /* "Termite treatment and a page with reviews" */
        if (member[0]?.tag === 'article' && lexicon.has('siteParts', member[1]?.lower ?? ''))
          take(context, itemOf(member, 'want', context), 'request', reason);
        else take(context, item, 'offering', reason);
        break;
      case 'bare':
        take(
          context,
          item.price === null ? item : { ...item, section: null },
          bareRole(item, lexicon),
          reason,
        );
    }
  }
}

/** Whether "and" alone parts what is offered: "pizza and tiramisu", not "yoga for men and women". */
const isTwo = (words: Phrase, mode: Mode): boolean => {
  const joined = words.findIndex(({ tag }) => tag === 'and');
  const isGoverned = words.slice(0, joined).some(({ tag }) => tag === 'preposition');
  return mode === 'with' || (mode === 'offer' && !isGoverned);
};

/** The members of a list; two sections with only "and" between them are two: "a gallery and testimonials". */
const membersOf = (words: Phrase, mode: Mode, context: Context): Phrase[] =>
  listMembers(words, context.lexicon, isTwo(words, mode) ? 2 : undefined)
    .flatMap((member) =>
      mode === 'refuse' ? partedAt(member, ({ tag }) => tag === 'negation') : [member],
    )
    .flatMap((member) => {
      const parts = partedAt(member, ({ tag }) => tag === 'and');
      const kinds = new Set(parts.map((part) => itemOf(part, mode, context).section));
      const isOneAlone =
        parts.length === 2 && kinds.size === 2 && [...kinds].some((kind) => kind !== null);
      return mode !== 'can' && (isOneAlone || (kinds.size === parts.length && !kinds.has(null)))
        ? parts
        : [member];
    });

/** "Wir verschicken mit der Post": what stands behind a definite article is a means, no thing offered. */
const isMeans = ([first]: Phrase, lexicon: Lexicon): boolean =>
  first !== undefined && lexicon.has('means', first.lower);

const endsInNo = (member: Phrase, lexicon: Lexicon): boolean =>
  !lexicon.isHeadLast && member.length > 1 && member.at(-1)?.tag === 'negation';

function take(
  context: Context,
  item: ItemDraft,
  role: 'request' | 'offering' | 'style' | 'fact' | 'comment',
  reason: string,
): void {
  const { draft } = context;
  draft.claims.push({ words: item.words, role, reason });
  if (role === 'request') draft.wants.push(item);
  if (role === 'offering') draft.offers.push(item);
  if (role === 'style') draft.styles.push(item.words);
}

/** What a member of a list is that nothing governs. */
function bareRole(
  { words, core, section, price }: ItemDraft,
  lexicon: Lexicon,
): 'request' | 'offering' | 'style' | 'fact' | 'comment' {
  if (words.every(({ tag }) => tag === 'fact'))
    return words.some(({ fact }) => fact === 'price') ? 'offering' : 'fact';
  if (price !== null) return 'offering';
  const isTimes = words.every(
    ({ fact, lower }) => fact !== null || lexicon.has('hourMarkers', lower),
  );
  if (isTimes || words.some(({ fact }) => fact === 'date')) return 'fact';
  if (section !== null || words[0]?.tag === 'subordinator') return 'request';
  if (lexicon.has('siteParts', core.at(-1)?.lower ?? '')) return 'request';
  if (lexicon.has('days', words[0]?.lower ?? '')) return 'fact';
  if (isStyle(core, lexicon)) return 'style';
  const isQuiet =
    lexicon.has('quiet', words.map(({ lower }) => lower).join(' ')) ||
    (lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0) > 0;
  return isQuiet ? 'comment' : 'offering';
}

/** Whether words only say how the site is to look: "lots of white space", "serif font", "modern". */
export function isStyle(words: Phrase, lexicon: Lexicon): boolean {
  const head = words[Math.max(0, nounEnd(words, 0, words.length, lexicon) - 1)];
  if (head !== undefined && lexicon.has('styleNouns', head.lower)) return true;
  return words.every(
    ({ lower, tag }) =>
      lexicon.has('styleWords', lower) || tag === 'and' || tag === 'adverb' || tag === 'negation',
  );
}

const skips = (words: Phrase, at: number, mode: Mode, lexicon: Lexicon): boolean => {
  const word = words[at];
  if (word === undefined || opensQuote(word.gap)) return false;
  const leads =
    lexicon.has('leads', word.lower) &&
    (word.tag !== 'noun' ||
      (['preposition', 'noun'].includes(words[at + 1]?.tag ?? '') &&
        lexicon.has('leads', words[at + 1]?.lower ?? '')));
  return (
    (word.tag === 'article' && word.lower !== 'the') ||
    lexicon.tags.get(word.lower) === 'possessive' ||
    (lexicon.tags.get(word.lower) === 'adverb' && mode !== 'can') ||
    (lexicon.has('clauseJoiners', word.lower) && words[at + 1]?.tag === 'article') ||
    leads
  );
};

/** Where the verb ends that a member begins with, as in "sells bread"; 0 where it begins with what is sold. */
function sellingEnd(member: Phrase, lexicon: Lexicon): number {
  if (member[0]?.tag !== 'verb') return 0;
  const end = lexicon.classes.get('sell')?.lengthAt(member, 0) ?? 0;
  const next = member[end];
  return next === undefined || next.tag === 'preposition' || next.tag === 'and' ? 0 : end;
}

/** Where what is offered begins behind where, when or to whom: "店で読書会", "子どもに無料の学習教室"; 0 where nothing leads it. */
function settingEnd(member: Phrase, lexicon: Lexicon): number {
  const end = member.findLastIndex(({ lower }) => lexicon.has('settings', lower)) + 1;
  const next = member[end];
  return next === undefined || next.tag === 'verb' || next.tag === 'participle' ? 0 : end;
}

/** A member of a list, parted into what it is and what goes with it. */
export function itemOf(member: Phrase, mode: Mode, { lexicon, sections }: Context): ItemDraft {
  let from = mode === 'bare' ? sellingEnd(member, lexicon) : 0;
  while (from < member.length - 1 && skips(member, from, mode, lexicon)) from += 1;
  if (
    mode !== 'offer' &&
    mode !== 'bare' &&
    member[from]?.lower === 'the' &&
    from < member.length - 1
  )
    from += 1;
  while (from > 0 && from < member.length - 1 && skips(member, from, mode, lexicon)) from += 1;
  if (mode === 'offer') from = Math.max(from, settingEnd(member, lexicon));
  const price = member.find(({ fact }) => fact === 'price') ?? null;
  const named = member.slice(from).filter((word) => word !== price);
  const whole = trimmed(named);
  const [end = 0] =
    mode === 'can' || lexicon.isHeadLast
      ? [whole.length]
      : phraseEnds(whole, 0, whole.length, lexicon);
  const behind = whole[end];
  const isPart = behind !== undefined && !SPLITS.has(behind.tag) && whole.length <= 4;
  const isLong = end > 0 && end < whole.length && !isPart;
  return {
    ...itemDraft(member),
    core: isLong ? whole.slice(0, end) : whole,
    detail: isLong ? whole.slice(end) : [],
    price,
    section:
      mode === 'offer' || mode === 'member'
        ? null
        : sectionOf(whole, mode !== 'bare', lexicon, sections),
    isCapability: mode === 'can',
  };
}

/** What follows one of these goes with an item rather than into its name. */
const SPLITS: ReadonlySet<string> = new Set([
  'preposition',
  'and',
  'subordinator',
  'pronoun',
  'article',
  'auxiliary',
  'negation',
  'fact',
]);

const LOOSE: ReadonlySet<string> = new Set([
  'preposition',
  'and',
  'article',
  'auxiliary',
  'subordinator',
]);

/** Without what only led to a price or the next member. */
function trimmed(words: Phrase): Phrase {
  let to = words.length;
  while (to > 0 && LOOSE.has(words[to - 1]?.tag ?? '')) to -= 1;
  let from = 0;
  while (from < to && (words[from]?.tag === 'and' || words[from]?.tag === 'auxiliary')) from += 1;
  return words.slice(from, to);
}
