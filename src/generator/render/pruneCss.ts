interface Rule {
  prelude: string;
  /** Null for a statement such as `@layer a, b;`. */
  body: string | null;
}

/** Splits a style sheet, or the inside of an at-rule, into its rules. Comments must be gone. */
function rules(css: string): Rule[] {
  const found: Rule[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  let quote = '';
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index] ?? '';
    if (quote !== '') {
      if (character === '\\') index += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        found.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
        start = index + 1;
      }
    } else if (character === ';' && depth === 0) {
      found.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index + 1;
    }
  }
  return found;
}

function selectors(prelude: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < prelude.length; index += 1) {
    const character = prelude[index];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      found.push(prelude.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, prelude.slice(start)];
}

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  if (selector.includes('[data-bs-')) return false;
  const classes = selector.replace(/:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return [...classes.matchAll(/\.(-?[A-Za-z_](?:[\w-]|\\.)*)/g)].every(([, name = '']) =>
    used.has(name.replace(/\\/g, '')),
  );
}

function pruned(css: string, isWanted: (selector: string) => boolean): string {
  let kept = '';
  for (const { prelude, body } of rules(css)) {
    if (body === null) {
      kept += prelude.startsWith('@charset') ? '' : `${prelude};`;
    } else if (/^@(?:media|layer|supports|container)\b/.test(prelude)) {
      const inner = pruned(body, isWanted);
      if (inner !== '') kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@')) {
      if (prelude.startsWith('@property')) kept += `${prelude}{${body}}`;
    } else {
      const wanted = selectors(prelude).filter(isWanted);
      if (wanted.length > 0)
        kept += `${wanted.map((selector) => selector.trim()).join(',')}{${body.trim()}}\n`;
    }
  }
  return kept;
}

/** A framework's style sheet without the rules for class names that a page does not use, animations and comments. */
export function pruneCss(css: string, used: ReadonlySet<string>): string {
  return pruneRules(css, (selector) => isUsed(selector, used));
}

/** A style sheet with the selectors that `isWanted` keeps, without rules that lost them all, animations and comments. */
export function pruneRules(css: string, isWanted: (selector: string) => boolean): string {
  return pruned(css.replace(/\/\*[\s\S]*?\*\//g, ''), isWanted);
}
