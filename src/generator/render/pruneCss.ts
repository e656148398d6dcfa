interface Piece {
  prelude: string;
  /** Null for a statement such as `@layer a, b;`. */
  body: string | null;
}

interface Selector {
  text: string;
  needs: readonly string[];
}

/** What stays as it is, an at-rule around others, or a rule for these selectors. */
type Rule = string | { prelude: string; inside: Rule[] } | { selectors: Selector[]; body: string };

/** What a page must have for a selector to find anything; null where no page has it. */
type NeedsOf = (selector: string) => readonly string[] | null;

/** Splits a style sheet, or the inside of an at-rule, into its rules. Comments must be gone. */
function pieces(css: string): Piece[] {
  const found: Piece[] = [];
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

function read(css: string, needsOf: NeedsOf): Rule[] {
  return pieces(css).flatMap(({ prelude, body }): Rule[] => {
    if (body === null) return prelude.startsWith('@charset') ? [] : [`${prelude};`];
    if (/^@(?:media|layer|supports|container)\b/.test(prelude)) {
      return [{ prelude, inside: read(body, needsOf) }];
    }
    if (prelude.startsWith('@')) {
      return prelude.startsWith('@property') ? [`${prelude}{${body}}`] : [];
    }
    const wanted = selectors(prelude).flatMap((selector) => {
      const needs = needsOf(selector);
      return needs === null ? [] : [{ text: selector.trim(), needs }];
    });
    return [{ selectors: wanted, body: body.trim() }];
  });
}

function pruned(rules: readonly Rule[], isThere: (need: string) => boolean): string {
  let kept = '';
  for (const rule of rules) {
    if (typeof rule === 'string') kept += rule;
    else if ('inside' in rule) {
      const inner = pruned(rule.inside, isThere);
      if (inner !== '') kept += `${rule.prelude}{${inner}}`;
    } else {
      const wanted = rule.selectors.filter(({ needs }) => needs.every(isThere));
      if (wanted.length > 0) kept += `${wanted.map(({ text }) => text).join(',')}{${rule.body}}\n`;
    }
  }
  return kept;
}

/**
 * Gives what leaves out of a style sheet the selectors that need what is not there, rules that lost them all, animations and
 * comments. What was read of a sheet is kept: for sheets that the generator brings, not for those it makes.
 */
export function pruner(needsOf: NeedsOf) {
  const known = new Map<string, Rule[]>();
  return (css: string, isThere: (need: string) => boolean): string => {
    const rules = known.get(css) ?? read(css.replace(/\/\*[\s\S]*?\*\//g, ''), needsOf);
    known.set(css, rules);
    return pruned(rules, isThere);
  };
}

const pruneClasses = pruner((selector) => {
  if (selector.includes('[data-bs-')) return null;
  const classes = selector.replace(/:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return [...classes.matchAll(/\.(-?[A-Za-z_](?:[\w-]|\\.)*)/g)].map(([, name = '']) =>
    name.replace(/\\/g, ''),
  );
});

/** A framework's style sheet without the rules for class names that a page does not use, animations and comments. */
export function pruneCss(css: string, used: ReadonlySet<string>): string {
  return pruneClasses(css, (name) => used.has(name));
}
