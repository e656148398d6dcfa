import { exampleStart, hasClass, isList, isTelling } from './clauseKinds';
import type { Context } from '../Context';
import { type Draft, itemDraft, type ItemDraft, without } from '../draft';
import { itemOf } from '../lists/items';
import { listMembers } from '../lists/lists';
import { thingBefore } from '../lists/priced';
import { readList } from '../lists/readList';
import { tell } from '../lists/readMembers';
import type { Clause } from './segments';

/** The member of a list that ends right before a word. */
const itemBefore = ({ offers, wants }: Draft, at: number): ItemDraft | null =>
  [...offers, ...wants].find(({ words }) => words.at(-1)?.at === at - 1) ?? null;

const NAMES: ReadonlySet<string> = new Set([
  'noun',
  'name',
  'other',
  'verb',
  'auxiliary',
  'gerund',
]);

/** What stands in brackets: members of what stands before them, or what goes with it. */
export function readBracket(context: Context, { words: whole, key }: Clause): void {
  const { draft, lexicon } = context;
  const last = itemBefore(draft, (key?.[0] ?? whole[0])?.at ?? 0);
  const words = whole.slice(exampleStart(whole, lexicon));
  /* "Volunteering (choose a task: serving, dishes)" */
  if (key !== null) {
    const more = [...key, ...words];
    if (last !== null) last.detail = [...last.detail, ...more];
    else draft.statements.push(more);
    const role = last === null ? 'clause' : draft.wants.includes(last) ? 'request' : 'offering';
    draft.claims.push({ words: more, role, reason: 'goes with what stands before it' });
    return;
  }
  const open = without(
    words,
    draft.claims.filter(({ role }) => role === 'style').map((claim) => claim.words),
  );
  if (open.length === 0) return;
  const [only] = open;
  /* "GH₵ 3,800 a year (2 in a room)": what the price is for. */
  if (last !== null && last.price !== null && last.core.length === 0) {
    last.core = open;
    draft.claims.push({ words: open, role: 'offering', reason: 'what the price is for' });
    return;
  }
  if (last !== null && only?.fact === 'price' && open.length === 1) {
    /* "Ice rental rates ($140/hr)": the section shows the price beside what it is for. */
    if (last.section === null) last.price = only;
    else
      draft.offers.push({
        ...itemDraft(open),
        core: last.core.length > 1 ? last.core.slice(0, -1) : last.core,
        price: only,
      });
    draft.claims.push({
      words: open,
      role: 'offering',
      reason: 'the price of what stands before it',
    });
    return;
  }
  const thing =
    only?.fact === 'price'
      ? thingBefore(
          draft.claims.map((claim) => claim.words),
          only.at,
        )
      : [];
  if (only !== undefined && open.length === 1 && thing.length > 0) {
    draft.offers.push(itemOf([...thing, only], 'offer', context));
    draft.claims.push({ words: open, role: 'offering', reason: 'the price of what is told' });
    return;
  }
  /* "Kids (no, sorry)": what stands before it is refused. */
  if (last !== null && only?.tag === 'negation' && !open.some(({ tag }) => NAMES.has(tag))) {
    draft.offers = draft.offers.filter((offer) => offer !== last);
    draft.wants = draft.wants.filter((want) => want !== last);
    draft.refused.push(last);
    draft.claims.push({ words: open, role: 'refusal', reason: 'says no to what stands before it' });
    return;
  }
  const prices = open.filter(({ fact }) => fact === 'price');
  const [price] = prices.length === 1 ? prices : [];
  if (last !== null && price !== undefined && last.section === null && !isList(open, lexicon)) {
    const detail = open.filter((word) => word !== price);
    /* "Put in the dues ($140 a season, scholarships available)": what is asked for has a price of its own. */
    if (draft.wants.includes(last))
      draft.offers.push({ ...itemDraft(open), core: last.core, detail, price });
    else {
      last.price = price;
      last.detail = [...last.detail, ...detail];
    }
    draft.claims.push({ words: open, role: 'offering', reason: 'goes with what stands before it' });
    return;
  }
  const isPriced =
    open.some(({ fact }) => fact === 'price') && open.some(({ fact }) => fact === null);
  if (isPriced) {
    /* "Compare three plans (Solo $6, Pair $11)" */
    const isPlans =
      last?.section === 'pricing' && lexicon.has('keysOffer', last.core.at(-1)?.lower ?? '');
    const plans = isPlans ? last : null;
    readList(context, open, plans === null ? 'offer' : 'member', 'prices in brackets', plans);
    return;
  }
  /* "People of the hospital (nurses, porters, two doctors)" */
  const areStaff = listMembers(open, lexicon).every((member) => hasClass(member, 'staff', lexicon));
  /* "An apprentice (Callum, 19, very good)" */
  const isAged = listMembers(open, lexicon).some((member) =>
    member.every(({ tag, fact }) => tag === 'number' && fact === null),
  );
  if ((areStaff || isAged) && last === null) {
    draft.claims.push({ words: open, role: 'comment', reason: 'who they are' });
    return;
  }
  if (isList(open, lexicon) || (last !== null && last.section !== null)) {
    const target = last !== null && last.section !== null ? last : null;
    readList(context, open, target === null ? 'offer' : 'member', 'list in brackets', target);
    return;
  }
  if (last !== null && open.length <= 12) {
    last.detail = [...last.detail, ...open];
    draft.claims.push({ words: open, role: 'offering', reason: 'goes with what stands before it' });
    return;
  }
  /* "Tralee (we ship to Jordan)", "the trainer is me (Zoltán Bíró, FIDE master)" */
  const isOurs =
    lexicon.has('tellers', open[0]?.lower ?? '') &&
    isTelling(open, lexicon) &&
    !open.some(({ tag }) => tag === 'negation');
  const isSomebody = open[0]?.tag === 'name' && open[1]?.tag === 'name';
  if (isOurs || isSomebody) {
    draft.claims.push({ words: open, role: 'clause', reason: 'tells' });
    tell(context, open);
    return;
  }
  draft.claims.push({ words: open, role: 'comment', reason: 'an aside' });
}
