import type { Edited } from './builderDocument';
import type { Customization, SiteContent } from './entities';
import { reworded } from './siteEdits';

const isContent = (id: string): id is keyof SiteContent =>
  id === 'title' || id === 'subtitle' || id === 'description';

/** The words in place of the generator's, if any. */
function ownWords(now: Customization, initial: Customization, id: string): string | undefined {
  if (!isContent(id)) return now.texts?.[id];
  return now.content[id] === initial.content[id] ? undefined : now.content[id];
}

/** Whether a text says what a language model wrote; no longer once the person wrote over it. Pure. */
export const isByModel = (now: Customization, id: string): boolean => {
  const words = isContent(id) ? now.content[id] : now.texts?.[id];
  return words !== undefined && now.written?.[id] === words;
};

/** Whether a model may write a text: the person has no words of their own there. Pure. */
export const isOpen = (now: Customization, initial: Customization, id: string): boolean =>
  ownWords(now, initial, id) === undefined || isByModel(now, id);

/**
 * A customization with what a language model wrote, by text id; where the person has words of their own, these stay. Pure.
 */
export function withModelWords(
  now: Customization,
  edited: Edited,
  words: Readonly<Record<string, string>>,
): Customization {
  return Object.entries(words).reduce((before, [id, value]) => {
    if (!isOpen(before, edited.website.customization, id)) return before;
    const after = reworded(before, edited, id, value);
    return { ...after, written: { ...after.written, [id]: value } };
  }, now);
}

/** A customization without what a language model wrote: the generator's own words stand there again. Pure. */
export function withoutModelWords(now: Customization, initial: Customization): Customization {
  if (now.written === undefined) return now;
  const { written: _, texts = {}, content, ...others } = now;
  const left = Object.entries(texts).filter(([id]) => !isByModel(now, id));
  const fresh = Object.entries(content).map(([id, words]) => [
    id,
    isByModel(now, id) ? initial.content[id as keyof SiteContent] : words,
  ]);
  return {
    ...others,
    content: Object.fromEntries(fresh) as SiteContent,
    ...(left.length === 0 ? {} : { texts: Object.fromEntries(left) }),
  };
}
