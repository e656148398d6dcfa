/**
 * Brings a preview document that is on screen to another drawing of the same page, without a reload: sections, lists of links,
 * header and footer that are drawn in another way are replaced, all others stay as they are, with what the person is doing in them. `before`: the drawing that stands
 * there, as it was before it was customized; `applyPatch` customizes what is new. Returns whether anything was replaced.
 */
export function redrawSections(live: Document, before: Document, now: Document): boolean {
  const main = live.querySelector('main');
  if (main === null) return false;
  const was = sectionsOf(before);
  const drawn = sectionsOf(now);
  let isChanged = false;
  for (const [id, section] of drawn) {
    if (was.get(id)?.outerHTML === section.outerHTML) continue;
    const standing = sectionsOf(live).get(id);
    const next = live.importNode(section, true);
    if (standing === undefined) main.append(next);
    else standing.replaceWith(next);
    isChanged = true;
  }
  // A copy that is as its section again is made of that by `arrangeSections`.
  for (const id of was.keys()) {
    if (drawn.has(id)) continue;
    sectionsOf(live).get(id)?.remove();
    isChanged = true;
  }
  if (redrawLinks(live, before, now)) isChanged = true;
  redrawStyles(live, now);
  return isChanged;
}

/** The style sheet, the typefaces behind it, and the name of those that the sheet is written for. */
function redrawStyles(live: Document, now: Document): void {
  const standing = live.querySelectorAll('head style');
  const next = now.querySelectorAll('head style');
  next.forEach((style, index) => {
    const before = standing[index];
    if (before === undefined) live.head.append(live.importNode(style, true));
    else if (before.textContent !== style.textContent) before.textContent = style.textContent;
  });
  for (const style of [...standing].slice(next.length)) style.remove();
  const type = now.documentElement.dataset.type;
  if (type !== undefined) live.documentElement.dataset.type = type;
}

/** The links of header, menu and footer, and how much room those of the header need. */
function redrawLinks(live: Document, before: Document, now: Document): boolean {
  let isChanged = redrawAround(live, before, now);
  const was = linksOf(before);
  const standing = linksOf(live);
  linksOf(now).forEach((list, index) => {
    const isStanding = standing[index]?.outerHTML === list.outerHTML;
    if (was[index]?.outerHTML === list.outerHTML || isStanding) return;
    standing[index]?.replaceWith(live.importNode(list, true));
    isChanged = true;
  });
  const fit = now.documentElement.getAttribute(FIT);
  if (fit === null) live.documentElement.removeAttribute(FIT);
  else live.documentElement.setAttribute(FIT, fit);
  return isChanged;
}

/** Header and footer, where more than the links in them is drawn in another way. */
function redrawAround(live: Document, before: Document, now: Document): boolean {
  let isChanged = false;
  for (const part of ['header', 'footer']) {
    const find = (document: Document) => document.querySelector(`[data-part="${part}"]`);
    const next = find(now);
    if (next === null || withoutLinks(find(before)) === withoutLinks(next)) continue;
    find(live)?.replaceWith(live.importNode(next, true));
    isChanged = true;
  }
  return isChanged;
}

/** An element's markup with its lists of links left empty: how many there are is told. */
function withoutLinks(element: Element | null): string {
  const bare = element?.cloneNode(true) as Element | undefined;
  bare?.querySelectorAll('ul').forEach((list) => list.replaceChildren());
  return bare?.outerHTML ?? '';
}

const FIT = 'data-nav';

const linksOf = (document: Document): Element[] => [
  ...document.querySelectorAll('[data-part="header"] ul, [data-part="footer"] ul'),
];

const sectionsOf = (document: Document): Map<string, Element> =>
  new Map(
    [...document.querySelectorAll('main > [data-section]')].map((section) => [
      section.getAttribute('data-section') ?? '',
      section,
    ]),
  );
