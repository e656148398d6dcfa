import type { Context, Mode } from '../Context';
import type { Phrase } from '../draft';
import { itemOf } from './items';
import { endsIn, type Lexicon } from '../text/lexicon';
import { INNER, isCapital } from '../text/phrases';
import { peopleAt } from './teamPeople';
import { listMembers, partedAt } from './lists';
import { namesSection } from '../sections/sections';
import { unmarkedSections, unmarkedThings } from './unmarkedMembers';

/** Whether "and" alone parts what is offered: "pizza and tiramisu", not "yoga for men and women". */
const isTwo = (words: Phrase, mode: Mode): boolean => {
  const joined = words.findIndex(({ tag }) => tag === 'and');
  const isGoverned = words.slice(0, joined).some(({ tag }) => tag === 'preposition');
  return mode === 'with' || (mode === 'offer' && !isGoverned);
};

/** So many words say what is done and with what. */
const FEWEST_DONE = 2;

/** The members of a list; two sections with only "and" between them are two: "a gallery and testimonials". */
export const membersOf = (words: Phrase, mode: Mode, context: Context): Phrase[] =>
  (mode === 'refuse' ? null : unmarkedSections(words, context)) ??
  joinedMembers(
    mode === 'can' && isOneDoing(words, context.lexicon)
      ? [words]
      : listMembers(words, context.lexicon, isTwo(words, mode) ? 2 : undefined),
    words,
    mode,
    context,
  )
    .flatMap((member) =>
      mode === 'refuse'
        ? partedAt(
            member,
            ({ tag, lower }) =>
              tag === 'negation' ||
              context.lexicon.has('nors', lower) ||
              context.lexicon.classes.get('refuse')?.has(lower) === true,
          )
        : [member],
    )
    .flatMap((member) => {
      /* "Descargar un folleto | y leer artículos sobre el agua" */
      const isDoing = (at: number): boolean =>
        endsIn('infinitiveEnds', member[at]?.lower ?? '', context.lexicon);
      const next = member.findIndex(
        ({ tag }, at) => at >= FEWEST_DONE && tag === 'and' && isDoing(at + 1),
      );
      const areDone = mode === 'can' && isDoing(0) && next > 0;
      return areDone && member.length - next > FEWEST_DONE
        ? [member.slice(0, next), member.slice(next + 1)]
        : [member];
    })
    .flatMap((member) => {
      /* "The three steps | then a newsletter box" */
      const then = member.findIndex(
        ({ tag, lower }, at) =>
          at > 0 &&
          tag === 'adverb' &&
          context.lexicon.has('sentenceJoiners', lower) &&
          ['article', 'possessive'].includes(member[at + 1]?.tag ?? 'fact'),
      );
      return then > 0 ? [member.slice(0, then), member.slice(then + 1)] : [member];
    })
    .flatMap((member) => {
      /* "Adults $18 | kids $8" */
      const at = member.findIndex(({ fact }) => fact === 'price') + 1;
      const isRow = at > 1 && at < member.length - 1 && member.at(-1)?.fact === 'price';
      const isThing =
        /^[^\S\n]*$/.test(member[at]?.gap ?? '') && INNER.has(member[at]?.tag ?? 'fact');
      return isRow && isThing ? [member.slice(0, at), member.slice(at)] : [member];
    })
    .flatMap((member) => (UNMARKED.has(mode) ? unmarkedThings(member, context) : [member]))
    .flatMap((member) => {
      const parts = partedAt(member, ({ tag }) => tag === 'and');
      const kinds = new Set(parts.map((part) => itemOf(part, mode, context).section));
      /* "Opening hours and a big photo", not "weekend Punjabi and kirtan classes" */
      const isOneAlone =
        parts.length === 2 &&
        kinds.size === 2 &&
        (parts[1]?.[0]?.tag === 'article' ||
          parts.some((part) => namesSection(part, context.sections)));
      return mode !== 'can' && (isOneAlone || (kinds.size === parts.length && !kinds.has(null)))
        ? parts
        : [member];
    });

/** What lists of things are of. */
const UNMARKED: ReadonlySet<Mode> = new Set(['offer', 'with', 'bare']);

/** Whether "and" joins what one thing is done with: "switch between large and normal text". */
function isOneDoing(words: Phrase, lexicon: Lexicon): boolean {
  const [first, second, ...more] = listMembers(words, lexicon);
  const isDoing = (member: Phrase): boolean =>
    ['verb', 'gerund'].includes(member[0]?.tag ?? 'fact');
  return (
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    !words.slice(1).some(({ gap }) => /[,;|]/.test(gap)) &&
    isDoing(first) &&
    !isDoing(second)
  );
}

/** "Dogs and bikes welcome" is one, and so is "a team with Maya and Tom". */
function joinedMembers(members: Phrase[], words: Phrase, mode: Mode, context: Context): Phrase[] {
  const { lexicon } = context;
  return members.reduce<Phrase[]>((kept, member) => {
    const last = kept.at(-1);
    const [from, to] = [last?.[0], member.at(-1)];
    const between = words.find(({ at }) => at === (member[0]?.at ?? 0) - 1);
    const isQuality =
      between?.tag === 'and' &&
      member.length < 3 &&
      lexicon.has('qualityEnds', to?.lower ?? '') &&
      !lexicon.has('qualityEnds', last?.at(-1)?.lower ?? '');
    const isPerson =
      last !== undefined &&
      member.every(isCapital) &&
      peopleAt(last, lexicon) > 0 &&
      itemOf(last, mode, context).section === 'team';
    /* "Pacific and native oysters" */
    const isShared =
      between?.tag === 'and' &&
      !lexicon.isHeadLast &&
      last?.length === 1 &&
      (from?.tag === 'adjective' || (from?.tag === 'name' && isCapital(from))) &&
      member.length > 1 &&
      member[0]?.tag === 'adjective' &&
      !isCapital(member[0]);
    if (from === undefined || to === undefined || !(isQuality || isPerson || isShared))
      return [...kept, member];
    const joined = words.filter(({ at }) => at >= from.at && at <= to.at);
    return [...kept.slice(0, -1), joined];
  }, []);
}
