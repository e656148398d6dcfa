import {
  type ColorRule,
  isWordedWith,
  readColorRules,
  type Wording,
  withMade,
  wordingOf,
} from './colorRules';

export type Variables = Record<string, string>;

/** Gives a block of a page its colors, ahead of the page. */
export interface ColorWriter {
  write: (variables: Variables) => void;
  /** Takes away all that was written. */
  erase: () => void;
}

type Styled = HTMLElement | SVGElement;

interface Changing {
  names: ReadonlySet<string>;
  /** What the block makes of them, or has from the page, as it is worded. */
  made: ReadonlyMap<string, Wording>;
  /** Both together. */
  changed: ReadonlySet<string>;
  ofPage: Variables;
}

const PAINTS = ['fill', 'stroke', 'stop-color', 'color'] as const;
const PAINTED = PAINTS.map((name) => `[${name}^="var("]`).join();

/** What gives a block the custom properties that change, and with them all that is in it. */
export function wholeWriterOf(
  block: HTMLElement,
  names: ReadonlySet<string>,
  ofPage: Variables,
): ColorWriter {
  const changing = changingIn(block, names, ofPage);
  return variablesWriter(block, changing, ownOf(block, readColorRules(block.ownerDocument)));
}

/**
 * As {@link wholeWriterOf}, for many colors in a row. All that is below an element with a new custom property is styled anew, in
 * a drawing hundreds of shapes: so only what is drawn with it gets it; a shape, and what is around a drawing, gets the color
 * itself. A block for which that does not come to the same gets them as a whole. Takes longer than there is time before a frame.
 */
export function sparingWriterOf(
  block: HTMLElement,
  names: ReadonlySet<string>,
  ofPage: Variables,
): ColorWriter {
  const rules = readColorRules(block.ownerDocument);
  return (
    sparingWriter(block, rules, changingIn(block, names, ofPage)) ??
    wholeWriterOf(block, names, ofPage)
  );
}

function changingIn(block: HTMLElement, names: ReadonlySet<string>, ofPage: Variables): Changing {
  const wordings = new Map<string, Wording>();
  for (const { isOfPage, selector, made } of readColorRules(block.ownerDocument))
    if (made.length > 0 && (isOfPage || block.matches(selector)))
      for (const wording of made) wordings.set(wording.name, wording);
  const changed = withMade(names, [...wordings.values()]);
  const made = new Map([...wordings].filter(([, wording]) => isWordedWith(wording, changed)));
  return { names, made, changed, ofPage };
}

/** The custom properties that an element makes itself. */
const ownOf = (element: Element, rules: readonly ColorRule[]): ReadonlySet<string> =>
  new Set(
    rules.flatMap(({ selector, made }) =>
      made.length > 0 && element.matches(selector) ? made.map(({ name }) => name) : [],
    ),
  );

const isIn = (block: Element, { selector }: ColorRule) => block.querySelector(selector) !== null;

const isAround = (element: Element) => element.querySelector(PAINTED) !== null;

/** Null: some of the block would not look as it does with the custom properties. */
function sparingWriter(
  block: HTMLElement,
  rules: readonly ColorRule[],
  changing: Changing,
): ColorWriter | null {
  const { names, made, changed, ofPage } = changing;
  const style = getComputedStyle(block);
  for (const { name, value } of made.values())
    if (style.getPropertyValue(name) !== resolved(value, changing, ofPage)) return null;

  const within = rules.filter((rule) => rule.made.length > 0 && isIn(block, rule));
  const reached = withMade(names, [...made.values(), ...within.flatMap((rule) => rule.made)]);
  const rulesOf = new Map<HTMLElement, ColorRule[]>();
  for (const rule of rules) {
    const { selector, drawn } = rule;
    const found: HTMLElement[] = [];
    if (drawn.some((one) => isWordedWith(one, changed)) && block.matches(selector))
      found.push(block);
    if ([...rule.made, ...drawn].some((one) => isWordedWith(one, reached)))
      found.push(...block.querySelectorAll<HTMLElement>(selector));
    for (const element of found) rulesOf.set(element, [...(rulesOf.get(element) ?? []), rule]);
  }
  const writers: ColorWriter[] = [];
  const alone: HTMLElement[] = [];
  for (const [element, own] of rulesOf) {
    if (!isAround(element)) {
      alone.push(element);
      continue;
    }
    if (element !== block && own.some((rule) => rule.made.length > 0)) return null;
    const drawing = own.filter(({ drawn }) => drawn.some((one) => isWordedWith(one, changed)));
    if (drawing.length === 0) continue;
    const drawn = drawing.flatMap((rule) => rule.drawn.filter((one) => isWordedWith(one, changed)));
    const writer = colorsWriter(element, drawn, changing);
    const before = lookOf(element, drawn);
    writer.write(ofPage);
    const isSame = lookOf(element, drawn) === before;
    writer.erase();
    if (!isSame || drawing.some(({ isForPart }) => isForPart)) return null;
    writers.push(writer);
  }
  for (const element of alone)
    if (!alone.some((other) => other !== element && other.contains(element)))
      writers.push(
        variablesWriter(element, usedBy(element, rulesOf, changing), ownOf(element, rules)),
      );
  for (const shape of block.querySelectorAll<SVGElement>(PAINTED)) {
    const painted = PAINTS.map((name) => wordingOf(name, shape.getAttribute(name) ?? ''));
    const drawn = painted.filter((wording) => isWordedWith(wording, changed));
    if (drawn.length > 0) writers.push(colorsWriter(shape, drawn, changing));
  }
  return {
    write: (variables) => writers.forEach(({ write }) => write(variables)),
    erase: () => writers.forEach(({ erase }) => erase()),
  };
}

/** Of what changes, what an element and all that is in it are drawn with. */
function usedBy(
  element: HTMLElement,
  rulesOf: ReadonlyMap<HTMLElement, readonly ColorRule[]>,
  { names, made, ...changing }: Changing,
): Changing {
  const used = new Set<string>();
  const use = ({ of }: Wording) => {
    for (const name of of) {
      if (used.has(name)) continue;
      used.add(name);
      const wording = made.get(name);
      if (wording !== undefined) use(wording);
    }
  };
  for (const [one, rules] of rulesOf)
    if (element.contains(one)) for (const rule of rules) [...rule.made, ...rule.drawn].forEach(use);
  return {
    ...changing,
    names: new Set([...names].filter((name) => used.has(name))),
    made: new Map([...made].filter(([name]) => used.has(name))),
  };
}

const lookOf = (element: Element, drawn: readonly Wording[]): string => {
  const style = getComputedStyle(element);
  return drawn.map(({ name }) => style.getPropertyValue(name)).join('\n');
};

/** A value with the new colors in the place of the custom properties that change. */
const resolved = (value: string, changing: Changing, variables: Variables): string =>
  value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    if (changing.names.has(name)) return variables[name] ?? whole;
    const wording = changing.made.get(name);
    return wording === undefined ? whole : resolved(wording.value, changing, variables);
  });

function variablesWriter(
  element: Styled,
  { names, made }: Changing,
  own: ReadonlySet<string>,
): ColorWriter {
  const given = [...made.values()].filter(({ name }) => !own.has(name));
  return {
    write: (variables) => {
      for (const name of names) element.style.setProperty(name, variables[name] ?? '');
      for (const { name, value } of given) element.style.setProperty(name, value);
    },
    erase: () => eraseFrom(element, [...names, ...given.map(({ name }) => name)]),
  };
}

function colorsWriter(element: Styled, drawn: readonly Wording[], changing: Changing): ColorWriter {
  const wholes = drawn.map(({ name, value, of: [only = ''] }) => ({
    name,
    value,
    only: value === `var(${only})` && changing.names.has(only) ? only : null,
  }));
  return {
    write: (variables) => {
      for (const { name, value, only } of wholes)
        element.style.setProperty(
          name,
          only === null ? resolved(value, changing, variables) : (variables[only] ?? ''),
        );
    },
    erase: () =>
      eraseFrom(
        element,
        drawn.map(({ name }) => name),
      ),
  };
}

function eraseFrom(element: Styled, names: readonly string[]): void {
  for (const name of names) element.style.removeProperty(name);
  if (element.style.length === 0) element.removeAttribute('style');
}
