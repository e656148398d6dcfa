import type { Customization } from './entities';
import { itemTextKey } from './itemTexts';

/** What a form and a list of facts cannot do without: the names of their fields. */
const NEEDED = /\.(?:label|submit)$|\.(?:phone|email|address|hours)\.title$/;

/** Whether a text may be left without words; one that may not has the generator's again. */
export const mayBeEmptied = (id: string): boolean => !NEEDED.test(id);

/** A customization in which a text has no words, wherever the thing stands that it is about; its line goes. */
export function withEmptied<T extends Pick<Customization, 'texts'>>(
  customization: T,
  id: string,
): T {
  const key = itemTextKey(id);
  const others = Object.entries(customization.texts ?? {}).filter(
    ([other]) => itemTextKey(other) !== key,
  );
  return { ...customization, texts: { ...Object.fromEntries(others), [id]: '' } };
}

/** The texts that were emptied, by their ids. */
export const emptiedTexts = ({ texts = {} }: Pick<Customization, 'texts'>): string[] =>
  Object.entries(texts).flatMap(([id, words]) => (words === '' ? [id] : []));

/** A customization in which the texts that were emptied have the generator's words again. */
export function withoutEmptied<T extends Pick<Customization, 'texts'>>(customization: T): T {
  const { texts = {} } = customization;
  const left = Object.entries(texts).filter(([, words]) => words !== '');
  return left.length === Object.keys(texts).length
    ? customization
    : { ...customization, texts: Object.fromEntries(left) };
}
