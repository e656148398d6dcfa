/** A property, or a custom property, that is worded with custom properties. */
export interface Wording {
  name: string;
  value: string;
  /** The custom properties in it. */
  of: readonly string[];
}

/** What a rule of a style sheet does with custom properties. */
export interface ColorRule {
  /** Of the elements themselves where the rule is for their `::before` or the like. */
  selector: string;
  isForPart: boolean;
  /** Custom properties that it makes of others. */
  made: readonly Wording[];
  /** What it draws with them, in order. */
  drawn: readonly Wording[];
  /** Whether the page as a whole has what it makes. */
  isOfPage: boolean;
}

const rulesIn = new WeakMap<Document, ColorRule[]>();

/** Reads the rules of a document that have to do with custom properties, once: it takes longer than there is time before a frame. */
export function readColorRules(document: Document): ColorRule[] {
  const known = rulesIn.get(document);
  if (known !== undefined) return known;
  const found: ColorRule[] = [];
  const roots = [document.documentElement, document.body];
  const read = (rules: CSSRuleList, isAlways: boolean) => {
    for (const rule of rules) {
      if ('selectorText' in rule) readRule(rule as CSSStyleRule, isAlways);
      else if ('cssRules' in rule)
        read(rule.cssRules as CSSRuleList, isAlways && !('media' in rule));
    }
  };
  const readRule = ({ selectorText, style }: CSSStyleRule, isAlways: boolean) => {
    const wordings = [...style.cssText.matchAll(/([\w-]+):\s*([^;]*var\(--[^;]*)/g)].map(
      ([, name = '', value = '']) => wordingOf(name, value),
    );
    if (wordings.length === 0) return;
    found.push({
      selector: selectorText.replace(/(^|[\s,>+~])::[\w-]+/g, '$1*').replace(/::[\w-]+/g, ''),
      isForPart: selectorText.includes('::'),
      made: wordings.filter(({ name }) => name.startsWith('--')),
      drawn: wordings.filter(({ name }) => !name.startsWith('--')),
      isOfPage: isAlways && roots.some((root) => root.matches(selectorText)),
    });
  };
  for (const { cssRules } of document.styleSheets) read(cssRules, true);
  rulesIn.set(document, found);
  return found;
}

export function wordingOf(name: string, value: string): Wording {
  const of = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, one = '']) => one);
  return { name, value, of };
}

export const isWordedWith = ({ of }: Wording, names: ReadonlySet<string>): boolean =>
  of.some((name) => names.has(name));

/** Some custom properties with those that are made of them. */
export function withMade(
  names: ReadonlySet<string>,
  made: readonly Wording[],
): ReadonlySet<string> {
  const known = new Set(names);
  let size;
  do {
    size = known.size;
    for (const wording of made) if (isWordedWith(wording, known)) known.add(wording.name);
  } while (known.size > size);
  return known;
}
