import type {
  RequestedChange,
  UnreadReason,
  UnreadWords,
} from '../../../machines/requestedChanges';
import { sectionOf } from '../../../machines/sectionIds';
import { withEdits } from '../../../machines/siteEdits';
import { ABBREVIATED, type Atom, atomsOf } from './atoms';
import { isReason, type Taken, type Told } from './ChangeKind';
import { folded, type Line } from './compileChanges';
import { KINDS } from './kinds';
import { type Kept, NOTHING_KEPT, sparing, withKept } from './kinds/kept';
import { staysWithin } from './staysWithin';
import { type Situation, situationOf } from './Situation';

/** How many stretches one request may be made of, such as a list of sections or a name with commas. */
const MOST_ATOMS = 6;
const LONGEST_REQUEST = 300;

/** Reasons after which no other line is tried. */
const FINAL: readonly UnreadReason[] = ['kept', 'cannot', 'needed', 'full'];
/** Reasons after which words can mean nothing else. */
const DEFINITE: ReadonlySet<UnreadReason> = new Set([
  ...FINAL,
  'shortest',
  'alreadySo',
  'outOfScope',
]);

interface Found {
  kind: string;
  taken: Taken;
  told: Told[] | UnreadReason;
  /** The same on the site as it is by then: one of several changes stands on those before it. */
  again: (situation: Situation) => Told[] | UnreadReason | null;
  /** What the request begins with, where that goes on for what is joined to it: "add". */
  verb: string | null;
}

export interface SentenceRead {
  changes: RequestedChange[];
  unread: UnreadWords[];
  /** How many letters were understood; those that are to change nothing count half. */
  weight: number;
  /** The site as it is once all of it is done. */
  after: Situation;
}

/** What a sentence asks for, request by request, each on the site as it is once those before it are done. */
export function readSentence(
  sentence: string,
  first: Situation,
  without: readonly string[],
): SentenceRead {
  const atoms = atomsOf(sentence, first.rules);
  const kept = keptIn(sentence, atoms, first);
  const changes: RequestedChange[] = [];
  const unread: (Atom & { reason: UnreadReason })[] = [];
  let situation = first;
  let verb: string | null = null;
  let weight = 0;
  for (let at = 0; at < atoms.length;) {
    const { found, to, isFiller } = requestAt(sentence, atoms, at, situation, verb);
    const [start, end] = [(atoms[at] as Atom).start, (atoms[to - 1] as Atom).end];
    if (found === null || isReason(found.told)) {
      const reason = found === null ? 'unknown' : (found.told as UnreadReason);
      if (!isFiller) join(unread, { start, end, isLast: false, reason });
      if (FINAL.includes(reason)) weight += (end - start) / 2;
    } else {
      const words = requestIn(sentence.slice(start, end), situation).trim();
      const before = changes.length;
      for (const [index, one] of found.told.entries()) {
        const id = `${start}.${index}.${found.kind}`;
        const now = index === 0 ? found.told : found.again(situation);
        const same = now === null || isReason(now) ? one : (now[index] ?? one);
        const spared = sparing(same, kept, situation);
        const change = { id, ...(spared ?? same), words, isOut: without.includes(id) };
        const reason = spared === null ? 'kept' : whyNot(change, situation);
        if (reason !== null) {
          if (changes.length === before) join(unread, { start, end, isLast: true, reason });
          continue;
        }
        changes.push(change);
        const mentioned = mentionedIn(change) ?? situation.mentioned;
        const edits = change.isOut ? [] : change.edits;
        situation = situationOf({ ...situation, mentioned }, withEdits(situation.build, edits));
      }
      if (changes.length > before) weight += end - start;
      verb = found.verb ?? verb;
    }
    at = to;
  }
  const quoted = unread.map(({ start, end, reason }) => ({
    words: sentence.slice(start, end).trim(),
    reason,
  }));
  return { changes, unread: quoted, weight, after: situation };
}

/** What the sentence says is to stay, wherever it says so. */
const keptIn = (sentence: string, atoms: readonly Atom[], situation: Situation): Kept =>
  atoms.reduce((kept, { start, end }) => {
    const words = requestIn(sentence.slice(start, end), situation);
    const found = matching(words, situation, ({ kind }) => kind === 'keep');
    return found?.told === 'kept' ? withKept(kept, found.taken, situation) : kept;
  }, NOTHING_KEPT);

/** Why a change that was read is none of this site; null where it is one. */
export function whyNot({ edits, change }: Told, { build, scope }: Situation): UnreadReason | null {
  if (change !== undefined) return scope === null ? null : 'outOfScope';
  const after = withEdits(build, edits);
  if (JSON.stringify(after) === JSON.stringify(build.customization)) return 'alreadySo';
  return scope === null || staysWithin(scope, build.customization, after) ? null : 'outOfScope';
}

/** The section that a change is about, if it is about one. */
function mentionedIn({ edits }: Told): string | null {
  const [edit] = edits;
  if (edit?.type === 'sections.arrange')
    return 'id' in edit.done ? sectionOf(edit.done.id) : edit.page;
  return edit?.type === 'items.change' ? edit.section : null;
}

/** Words that follow each other unread, for the same reason, are told as one. */
function join<T extends Atom & { reason: UnreadReason }>(unread: T[], next: T): void {
  const last = unread.at(-1);
  const isNext = last !== undefined && !last.isLast && next.start - last.end < 8;
  if (isNext && last.reason === next.reason && next.reason === 'unknown') last.end = next.end;
  else unread.push(next);
}

/** The request that begins at an atom, and where it ends. */
function requestAt(
  sentence: string,
  atoms: readonly Atom[],
  at: number,
  situation: Situation,
  verb: string | null,
): { found: Found | null; to: number; isFiller: boolean } {
  const typed = (to: number) =>
    sentence.slice((atoms[at] as Atom).start, (atoms[to - 1] as Atom).end);
  const words = (to: number) => requestIn(typed(to), situation);
  const own = words(at + 1);
  if (own === '') return { found: null, to: at + 1, isFiller: true };
  const ends = endsFrom(atoms, at);
  let reason: Found | null = null;
  const isOne = (to: number) =>
    atoms.slice(at + 1, to).every((atom) => !beginsWithVerb(sentence, atom, situation));
  for (const to of ends.filter(isOne).reverse()) {
    const found = [trimmed(typed(to)), words(to)]
      .map((form) => matching(form, situation, (line) => !line.isFree))
      .reduce((one, other) => (one !== null && !isReason(one.told) ? one : other));
    if (found !== null && !isReason(found.told)) return { found, to, isFiller: false };
    if (to === at + 1) reason = found;
  }
  if (reason !== null && DEFINITE.has(reason.told as UnreadReason))
    return { found: reason, to: at + 1, isFiller: false };
  const free = matching(own, situation, (line) => line.isFree);
  if (free !== null && !isReason(free.told)) {
    let to = at + 1;
    const isOpen = () =>
      ends.includes(to + 1) && !opensAnew(sentence, atoms[to] as Atom, situation, free.verb);
    while (isOpen()) to += 1;
    const whole = to === at + 1 ? free : matching(words(to), situation, (line) => line.isFree);
    return { found: whole ?? free, to: whole === null ? at + 1 : to, isFiller: false };
  }
  if (verb !== null) {
    const carried = matching(`${verb} ${own}`, situation, () => true);
    if (carried !== null && !isReason(carried.told))
      return { found: carried, to: at + 1, isFiller: false };
    reason ??= carried;
  }
  return { found: reason ?? free, to: at + 1, isFiller: false };
}

/** Where a request that begins at an atom may end, the nearest first; none goes on behind the end of its sentence. */
function endsFrom(atoms: readonly Atom[], at: number): number[] {
  const ends: number[] = [];
  for (let to = at + 1; to <= Math.min(atoms.length, at + MOST_ATOMS); to += 1) {
    ends.push(to);
    if (atoms[to - 1]?.isLast === true) break;
  }
  return ends;
}

/** Whether words are a request that says what to do with something: none of these goes on with the one before. */
function beginsWithVerb(sentence: string, { start, end }: Atom, situation: Situation): boolean {
  const words = requestIn(sentence.slice(start, end), situation);
  const found = matching(words, situation, () => true);
  return found !== null && found.verb !== null;
}

/** Whether words behind a free text are a request of their own, rather than more of it. */
function opensAnew(
  sentence: string,
  atom: Atom,
  situation: Situation,
  verb: string | null,
): boolean {
  const words = requestIn(sentence.slice(atom.start, atom.end), situation);
  const carried = verb === null ? null : matching(`${verb} ${words}`, situation, () => true);
  if (carried !== null && !isReason(carried.told)) return true;
  const found = matching(words, situation, () => true);
  if (found === null) return false;
  return !isReason(found.told) || found.verb !== null || FINAL.includes(found.told);
}

function trimmed(words: string): string {
  const text = words.trim().replace(/[\s!?,;:。！？、]+$/u, '');
  return ABBREVIATED.test(text) ? text : text.replace(/\.+$/, '');
}

/** A request without what only leads to it. */
function requestIn(words: string, { rules }: Situation): string {
  let text = trimmed(words);
  const lead = rules.lead.exec(folded(text))?.[0].length ?? 0;
  text = text.slice(lead);
  const tail = rules.tail.exec(folded(text))?.[0].length ?? 0;
  return text.slice(0, text.length - tail).trim();
}

/** What the first line gives that fits all of the words; else the first reason why one that fits gives nothing. */
function matching(
  words: string,
  situation: Situation,
  isAsked: (line: Line) => boolean,
): Found | null {
  if (words === '' || words.length > LONGEST_REQUEST) return null;
  const text = folded(words);
  let reason: Found | null = null;
  for (const line of situation.rules.lines) {
    if (!isAsked(line)) continue;
    const groups = line.pattern.exec(text)?.indices?.groups;
    const isMatch = groups !== undefined || line.pattern.test(text);
    if (!isMatch) continue;
    const taken: Taken = {};
    for (const [slot, range] of Object.entries(groups ?? {}))
      if (range !== undefined) taken[slot as keyof Taken] = words.slice(...range);
    const again: Found['again'] = (later) => KINDS[line.kind](taken, later);
    const told = again(situation);
    if (told === null) continue;
    const found = {
      kind: line.kind,
      taken,
      told,
      again,
      verb: groups?.verb ? words.slice(...groups.verb) : null,
    };
    if (!isReason(told) || FINAL.includes(told)) return found;
    reason ??= found;
  }
  return reason;
}
