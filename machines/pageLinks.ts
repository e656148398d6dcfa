/** The text that names the page to which a link on the home page leads, as in "See all: Menu"; null: the text names none. */
export const namedIn = (textId: string): string | null =>
  textId.endsWith('.more') ? textId.replace(/more$/, 'nav') : null;

/** The words of such a link with what the page is called now; as they are where they do not name it. */
export function withPageName(words: string, before: string, now: string): string {
  const at = before === '' ? -1 : words.lastIndexOf(before);
  return at === -1 ? words : words.slice(0, at) + now + words.slice(at + before.length);
}
