import type { Context, Mode } from '../Context';
import { type Draft, itemDraft, type ItemDraft, type Phrase, without } from '../draft';
import { isTelling } from '../clauses/clauseKinds';
import { bareRole, isPart } from './bareRole';
import { isStyle, itemOf } from './items';
import { ledThing } from './ledThing';
import type { Lexicon } from '../text/lexicon';
import { memberKind } from './memberKind';
import { membersOf } from './membersOf';
import { withPeople } from './teamPeople';
import { refusesBefore } from '../sections/readSections';

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
  /* "Kein Verein, nur sieben Leute aus Goslar" */
  if (only > 0 && /^\s*,/.test(words[only]?.gap ?? '') && words[only + 1]?.tag === 'number') {
    readList(context, words.slice(0, only), mode, reason);
    draft.claims.push({ words: words.slice(only), role: 'clause', reason: 'tells' });
    draft.statements.push(words.slice(only));
    return;
  }
  if (only > 0 && words[only + 1]?.tag === 'article') {
    readList(context, words.slice(0, only), mode, reason);
    readList(context, words.slice(only + 1), 'want', reason);
    return;
  }
  for (const [index, member] of membersOf(
    without(words, stylesOf(draft)),
    mode,
    context,
  ).entries()) {
    /* "Nada de cosas modernas y que la gente pueda escribirme": a wish of its own. */
    const isWish =
      mode === 'refuse' && index > 0 && lexicon.has('relatives', member[0]?.lower ?? '');
    /* "No electric, one very good compost toilet" */
    const isHad =
      mode === 'refuse' && index > 0 && member[0]?.tag === 'number' && member.length > 2;
    readMember(context, member, isWish ? 'want' : isHad ? 'bare' : mode, reason, target);
  }
}

const stylesOf = ({ claims }: Draft): Phrase[] =>
  claims.filter(({ role }) => role === 'style').map(({ words }) => words);

/** Reads one member of a list for what it is. */
export function readMember(
  context: Context,
  member: Phrase,
  mode: Mode,
  reason: string,
  target: ItemDraft | null = null,
): void {
  const { draft, lexicon } = context;
  /* "Les avis clients, | non merci" */
  if (mode !== 'refuse' && refusesBefore(context, { words: member, setting: 'sentence' })) return;
  /* "Blue like painter's tape": what a color is compared with. */
  const compares = (at: number): boolean =>
    stylesOf(draft).some(
      (style) => style.at(-1)?.at === at && lexicon.has('likeWords', style.at(-1)?.lower ?? ''),
    );
  if (compares((member[0]?.at ?? 0) - 1)) {
    draft.claims.push({ words: member, role: 'style', reason: 'what a color is like' });
    return;
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
    return;
  }
  /* "14 bunks, | £24 a night" */
  const counted = draft.claims.at(-1)?.words ?? [];
  if (
    only?.fact === 'price' &&
    member.length === 1 &&
    counted.at(-1)?.at === only.at - 1 &&
    /^\d+$/.test(counted[0]?.text ?? '') &&
    counted[1]?.tag === 'noun'
  ) {
    const core = counted.slice(1);
    take(context, { ...itemDraft(member), core, price: only }, 'offering', 'the price of each');
    return;
  }
  /* "No plumbing. | From £295, guaranteed five years" */
  if (only?.fact === 'price' && member.length === 1 && /[.!?\n]/.test(only.gap)) {
    draft.claims.push({ words: member, role: 'fact', reason: 'a price of no one thing' });
    draft.statements.push(member);
    return;
  }
  const led = mode === 'offer' || mode === 'bare' ? ledThing(member, lexicon) : null;
  if (led !== null) {
    const item = itemOf(led.thing, mode, context);
    const detail = item.detail.length > 0 ? item.detail : led.when;
    take(context, { ...item, words: member, detail }, 'offering', reason);
    return;
  }
  /* "A gallery, | explain the booking process, aftercare" */
  if (
    mode === 'offer' &&
    lexicon.has('showVerbs', member[0]?.lower ?? '') &&
    ['article', 'possessive'].includes(member[1]?.tag ?? 'fact')
  ) {
    readMember(context, member, 'want', reason);
    return;
  }
  /* "Show some quilts, | explain that you need no machine" */
  const saying = mode === 'want' ? (lexicon.classes.get('saythat')?.lengthAt(member, 0) ?? 0) : 0;
  if (saying > 0 && isTelling(member.slice(saying), lexicon)) {
    draft.claims.push({ words: member, role: 'clause', reason: 'asks to say' });
    draft.statements.push(member.slice(saying));
    return;
  }
  const alone = memberKind(member, mode, context);
  if (alone !== null) {
    draft.claims.push({ words: member, ...alone });
    const [first] = member;
    if (alone.role === 'fact' && saysWhatFor(member, lexicon)) draft.statements.push(member);
    if (alone.role === 'clause')
      draft.statements.push(
        lexicon.has('relatives', first?.lower ?? '') ? member.slice(1) : member,
      );
    return;
  }
  /* "How long it takes", "子どもでも大丈夫か": what visitors ask is nothing offered. */
  const asks =
    (mode === 'offer' && member[0]?.tag === 'subordinator') ||
    (!lexicon.isHeadLast && member[0]?.tag === 'auxiliary' && member[1]?.tag === 'pronoun') ||
    lexicon.has('asksEnds', member.at(-1)?.lower ?? '');
  if (asks && mode !== 'refuse') {
    take(context, itemOf(member, 'want', context), 'request', 'asks');
    return;
  }
  /* "No teeth | please", "no funerals | anymore" */
  const [loose] = member.slice(-1);
  const isLoose =
    loose !== undefined &&
    member.length > 1 &&
    (mode === 'refuse' || mode === 'deny') &&
    ['please', 'nomore'].some((name) => lexicon.classes.get(name)?.has(loose.lower) === true);
  if (isLoose) {
    draft.claims.push({ words: [loose], role: 'instruction', reason });
    readMember(context, member.slice(0, -1), mode, reason, target);
    return;
  }
  const isNegated = member[0]?.tag === 'negation';
  const isNothing =
    (mode === 'want' && isNegated) ||
    ((mode === 'want' || mode === 'bare') && lexicon.has('nothings', member[0]?.lower ?? ''));
  /* "Rink hire NO" */
  const isBare = mode === 'bare' || mode === 'offer';
  const isRefused = isNothing || (isBare && (isNegated || endsInNo(member, lexicon)));
  if (isBare && endsInYes(member, lexicon)) {
    readMember(context, member.slice(0, -1), 'bare', reason);
    draft.claims.push({ words: member.slice(-1), role: 'instruction', reason });
    return;
  }
  const item = withPeople(itemOf(member, isRefused ? 'refuse' : mode, context), lexicon);
  /* "Not halal" refuses no section: the page says it. */
  if (isNegated && isBare && item.section === null) {
    draft.claims.push({ words: member, role: 'clause', reason: 'says what is not' });
    if (member.length <= LONGEST_DENIAL) draft.statements.push(member);
    return;
  }
  /* "We have a company that repairs pumps" */
  const isVague =
    ['subordinator', 'pronoun'].includes(item.detail[0]?.tag ?? '') &&
    item.core.every(({ lower, tag }) => lexicon.has('vague', lower) || tag === 'article');
  if (isVague && mode === 'offer') {
    draft.claims.push({ words: member, role: 'clause', reason: 'says no thing' });
    return;
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
      target?.members.push(
        item.core.length === 0 && item.price !== null ? { ...item, core: target.core } : item,
      );
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
        mode === 'want' && isStyle(item.core, lexicon) && item.section === null
          ? 'style'
          : 'request',
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
        (item.section !== null && item.price === null) || isPart(item, context)
          ? 'request'
          : isStyle(item.core, lexicon)
            ? 'style'
            : 'offering',
        reason,
      );
      break;
    case 'offer':
      /* "Termite treatment and a page with reviews" */
      if (
        member[0]?.tag === 'article' &&
        (lexicon.has('siteParts', member[1]?.lower ?? '') || isPart(item, context))
      )
        take(context, itemOf(member, 'want', context), 'request', reason);
      else take(context, item, 'offering', reason);
      break;
    case 'bare':
      take(
        context,
        item.price === null ? item : { ...item, section: null },
        bareRole(item, context),
        reason,
      );
  }
}

/** "Urgências 24h 965 550 143": a number for something. */
const saysWhatFor = (member: Phrase, lexicon: Lexicon): boolean =>
  member.at(-1)?.fact === 'phone' &&
  member.some(
    ({ tag, lower, fact, text }) =>
      fact === null &&
      ['noun', 'other'].includes(tag) &&
      /^\p{L}/u.test(text) &&
      !['reaching', 'phoneMarkers'].some((list) => lexicon.has(list, lower)),
  );

/** "Wir verschicken mit der Post": what stands behind a definite article is a means, no thing offered. */
const isMeans = ([first]: Phrase, lexicon: Lexicon): boolean =>
  first !== undefined && lexicon.has('means', first.lower);

/** "Photos yes", "yes to photos" */
const endsInYes = (member: Phrase, lexicon: Lexicon): boolean =>
  member.length > 1 && lexicon.has('yesWords', member.at(-1)?.lower ?? '');

const endsInNo = (member: Phrase, lexicon: Lexicon): boolean =>
  !lexicon.isHeadLast &&
  member.some(
    ({ tag }, at) =>
      at > 0 &&
      ((tag === 'negation' && at === member.length - 1) ||
        lexicon.classes.get('not-here')?.lengthAt(member, at) === member.length - at),
  );

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
