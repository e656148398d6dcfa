import { sourceOf } from '../../../machines/sectionIds';
import { languagePack } from '../languages/languages';
import { thingEntry } from '../scenes/ThingWords';
import type { Copy } from '../types';
import type { Shown } from './Shown';

/** The alternative text of a picture on a page of this language, with the title of the item it belongs to. */
export function describePicture(id: string, shows: Shown, copy: Copy): string {
  const said = describe(shows, copy);
  const title = itemTitle(id, copy);
  return title === null ? said : `${said}: ${title}`;
}

function describe({ kind, motif, place, things }: Shown, { language }: Copy): string {
  const { pictures: words, grammar } = languagePack(language);
  const listed = grammar.list(things.map((thing) => thingEntry(words.things[thing] ?? '').name));
  switch (kind) {
    case 'first':
      return words.place.replace(
        '{place}',
        (place === undefined ? undefined : words.outdoors[place]) ?? words.places[motif] ?? '',
      );
    case 'room':
      return words.room.replace('{things}', listed);
    case 'map':
      return words.map;
    case 'still':
      return words.still.replace('{things}', listed);
    case 'detail':
      return words.closeUp.replace('{things}', listed);
    case 'person':
      return words.person;
  }
}

/** Pictures of items carry their number: `offerings-2`. */
function itemTitle(id: string, { sections }: Copy): string | null {
  const [, section, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const owner =
    sections.find((one) => one.id === section) ??
    sections.find((one) => sourceOf(one.id) === section);
  const items = owner?.items;
  const title = items?.[Number(number) - 1]?.title;
  return title === undefined || title.source.from === 'placeholder' ? null : title.value || null;
}
