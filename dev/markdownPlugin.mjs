import { readFile } from 'node:fs/promises';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse as parseYaml } from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const ALLOWED_LINK = /^(https:\/\/|mailto:|\/(?!\/)|#)/;

/**
 * Makes `.md` files of the project importable: `text.md` is its content as blocks (src/content/markdown.ts),
 * `text.md?front` its front matter. Parsed while building, so that no parser reaches the reader.
 *
 * @returns {import('vite').Plugin}
 */
export function markdownPlugin() {
  return {
    name: 'markdown',
    enforce: 'pre',
    async load(id) {
      const [path, query] = id.split('?');
      if (!path?.endsWith('.md') || (query !== undefined && query !== 'front')) return null;
      this.addWatchFile(path);
      const { frontMatter, blocks } = readMarkdown(await readFile(path, 'utf8'));
      return `export default ${JSON.stringify(query === 'front' ? frontMatter : blocks)};`;
    },
  };
}

/**
 * Front matter and blocks of a markdown text. Throws on raw HTML, on a link that leads outside https, mailto and
 * this site, and on whatever else has no block of ours.
 *
 * @param {string} text
 * @returns {{ frontMatter: Record<string, unknown>, blocks: import('../src/content/markdown').Block[] }}
 */
export function readMarkdown(text) {
  const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  // The lines of the front matter stay, empty, so that a refusal names the line of the file.
  const { children } = fromMarkdown(whole.replace(/[^\n]/g, '') + text.slice(whole.length));
  /** @type {Set<string>} */
  const ids = new Set();
  return { frontMatter: parseYaml(yaml) ?? {}, blocks: children.map((node) => blockOf(node, ids)) };
}

function blockOf(node, /** @type {Set<string>} */ ids) {
  switch (node.type) {
    case 'heading': {
      if (node.depth < 2 || node.depth > 3) refuse(node, 'a heading is of level 2 or 3');
      const id = idOf(plainText(node), ids);
      return { type: 'heading', level: node.depth, id, children: inlinesOf(node) };
    }
    case 'paragraph':
      return { type: 'paragraph', children: inlinesOf(node) };
    case 'list':
      return {
        type: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => item.children.map((child) => blockOf(child, ids))),
      };
    case 'blockquote':
      return { type: 'quote', children: node.children.map((child) => blockOf(child, ids)) };
    case 'code':
      return { type: 'code', value: node.value };
    default:
      return refuse(node, `there is no block for "${node.type}"`);
  }
}

function inlinesOf(node) {
  return node.children.map((child) => {
    switch (child.type) {
      case 'text':
        return child.value.replaceAll('\n', ' ');
      case 'strong':
      case 'emphasis':
        return { type: child.type, children: inlinesOf(child) };
      case 'inlineCode':
        return { type: 'code', value: child.value };
      case 'link':
        if (!ALLOWED_LINK.test(child.url)) refuse(child, `"${child.url}" is no address for a link`);
        return { type: 'link', href: child.url, children: inlinesOf(child) };
      default:
        return refuse(child, `there is no text for "${child.type}"`);
    }
  });
}

const plainText = (node) => node.value ?? (node.children ?? []).map(plainText).join('');

function idOf(/** @type {string} */ heading, /** @type {Set<string>} */ ids) {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? ['section'];
  let id = words.join('-');
  for (let count = 2; ids.has(id); count += 1) id = `${words.join('-')}-${count}`;
  ids.add(id);
  return id;
}

/** @returns {never} */
function refuse(node, /** @type {string} */ reason) {
  throw new Error(`Markdown, line ${node.position?.start.line ?? '?'}: ${reason}.`);
}
