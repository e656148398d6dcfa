import { languagePack } from '../languages/languages';
import { spoken } from '../languages/spoken';
import { readTitle, titleIndex, type TitleIndex } from '../scenes/readTitle';
import { thingWordsOf } from '../scenes/ThingWords';
import { drawable, type ThingName } from '../scenes/things';
import { series } from '../stableHash';
import type { CopyItem, Language, SectionCopy } from '../types';
import { drawnOf, type Motif } from './motifs';
import { OBJECTS, type ObjectName } from './objects';

const indexes = new Map<Language, TitleIndex>();

function indexIn(language: Language): TitleIndex {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const { pictures, grammar } = languagePack(language);
  const index = titleIndex(thingWordsOf(pictures), (text) => spoken(text, grammar.spelling));
  indexes.set(language, index);
  return index;
}

/**
 * What an item can be about, the likeliest first, by its title or the words of the prompt, in the language of its page; none where they name nothing that is drawn.
 */
export function namedThings(item: CopyItem, motif: Motif, language: Language): ObjectName[] {
  const { value, source } = item.title;
  if (source.from === 'placeholder') return [];
  const reader = {
    own: motif.things,
    isOpen: motif.isOpen ?? false,
    canDraw: (thing: ThingName) => drawable(thing, OBJECTS) !== null,
  };
  const texts = source.from === 'prompt' ? [value, source.evidence] : [value];
  for (const text of texts) {
    const things = readTitle(text, indexIn(language), reader);
    if (things.length > 0) return drawnOf(things);
  }
  return [];
}

/**
 * The trade's things that are drawn, in an order of the site's own; what its items name comes first, at a trade whose
 * subjects are anything only what is the trade's.
 */
export function siteThings(
  seed: string,
  motif: Motif,
  named: readonly ObjectName[],
): [ObjectName, ...ObjectName[]] {
  const next = series(`${seed} things`);
  const own = drawnOf(motif.things);
  const shuffled = own
    .map((thing, index) => ({ thing, at: index * 0.35 + next() * own.length * 0.6 }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
  const [first = 'plant', ...others] = new Set([
    ...named.filter((thing) => own.includes(thing) || !motif.isOpen),
    ...shuffled,
  ]);
  return [first, ...others];
}

/**
 * The thing of each item of a section: of those it can be about the one that no other item shows, else the trade's own in
 * turn, never the same as a neighbour's while there is another.
 */
export function itemThings(
  section: SectionCopy,
  motif: Motif,
  language: Language,
  own: readonly ObjectName[],
): ObjectName[] {
  const uses = new Map<ObjectName, number>();
  const count = (thing: ObjectName) => uses.get(thing) ?? 0;
  const rarest = (things: readonly ObjectName[]): ObjectName | null =>
    things.reduce<ObjectName | null>(
      (least, thing) => (least === null || count(thing) < count(least) ? thing : least),
      null,
    );
  const use = (thing: ObjectName | null) => {
    if (thing !== null) uses.set(thing, count(thing) + 1);
    return thing;
  };
  const named = section.items.map((item) => namedThings(item, motif, language));
  const sure = named.map((things) => (things.length === 1 ? use(things[0] ?? null) : null));
  const told = named.map((things, index) => sure[index] ?? use(rarest(things)));
  const chosen: ObjectName[] = [];
  told.forEach((thing, index) => {
    const apart = own.filter((one) => one !== chosen[index - 1] && one !== told[index + 1]);
    chosen.push(thing ?? use(rarest(apart.length > 0 ? apart : own)) ?? 'plant');
  });
  return chosen;
}
