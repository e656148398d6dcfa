const VOID = new Set(['br', 'hr', 'img', 'input']);
/** Within these a space more would be seen. */
const UNBROKEN = new Set(['a', 'h1', 'h2', 'h3', 'label', 'p', 'span', 'summary', 'svg']);
const INLINE_WIDTH = 88;

type Node = { open: string; name: string; children: (Node | string)[] };

/**
 * The same elements, one a line and indented by two spaces, for people who go on by hand; what fits on a line stays on it.
 * `html`: elements and text, without comments, scripts and preformatted text.
 */
export function indented(html: string): string {
  const root: Node = { open: '', name: '', children: [] };
  const path = [root];
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const parent = path.at(-1) ?? root;
    if (token.startsWith('</')) path.pop();
    else if (token.startsWith('<')) {
      const name = /^<([a-z][\w-]*)/.exec(token)?.[1] ?? '';
      const node = { open: token, name, children: [] };
      parent.children.push(node);
      if (!VOID.has(name)) path.push(node);
    } else parent.children.push(token);
  }
  return root.children.flatMap((child) => linesOf(child, 0)).join('\n');
}

function linesOf(node: Node | string, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const flat = flatOf(node);
  const fits = indent.length + flat.length <= INLINE_WIDTH;
  if (typeof node === 'string' || fits || !mayBreak(node)) return [indent + flat];
  return [
    indent + node.open,
    ...node.children.flatMap((child) => linesOf(child, depth + 1)),
    `${indent}</${node.name}>`,
  ];
}

function mayBreak({ name, children }: Node): boolean {
  const hasText = children.some((child) => typeof child === 'string');
  return children.length > 0 && !hasText && !UNBROKEN.has(name);
}

function flatOf(node: Node | string): string {
  if (typeof node === 'string') return node;
  const end = VOID.has(node.name) ? '' : `</${node.name}>`;
  return node.open + node.children.map(flatOf).join('') + end;
}
