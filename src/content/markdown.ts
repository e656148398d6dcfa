/** What `dev/markdownPlugin.mjs` makes of a markdown file. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'code'; value: string }
  | { type: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'code'; value: string };

/** The words of a text without its marks, such as for a list of contents. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return inline.type === 'code' ? inline.value : plainText(inline.children);
    })
    .join('');
}
