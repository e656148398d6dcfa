import type { CustomizationPatch } from '../customizationPatch';

function setFlag(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

interface Generated {
  element: Element;
  words: string | null;
  /** Attributes that mark a gap to fill; words of one's own fill it. */
  placeholder: string | null;
  hint: string | null;
}

/** What stood in a document before the person's own words, by text id. */
const generatedTexts = new WeakMap<Document, Map<string, Generated[]>>();

function setOwnTexts(document: Document, texts: Record<string, string>): void {
  const replaced = generatedTexts.get(document) ?? new Map<string, Generated[]>();
  generatedTexts.set(document, replaced);
  for (const [id, originals] of replaced) {
    if (texts[id] !== undefined) continue;
    originals.forEach(restore);
    replaced.delete(id);
  }
  for (const [id, value] of Object.entries(texts)) {
    const originals = replaced.get(id) ?? remember(document, id);
    replaced.set(id, originals);
    for (const { element } of originals) {
      if (element.textContent !== value) element.textContent = value;
    }
  }
}

function remember(document: Document, id: string): Generated[] {
  return [...document.querySelectorAll(`[data-text="${id}"]`)].map((element) => {
    const original = {
      element,
      words: element.textContent,
      placeholder: element.getAttribute('data-placeholder'),
      hint: element.getAttribute('title'),
    };
    element.removeAttribute('data-placeholder');
    element.removeAttribute('title');
    return original;
  });
}

function restore({ element, words, placeholder, hint }: Generated): void {
  element.textContent = words;
  if (placeholder !== null) element.setAttribute('data-placeholder', placeholder);
  if (hint !== null) element.setAttribute('title', hint);
}

/** Puts the painted image where the drawing stands, or the drawing back; the drawing is hidden meanwhile, never lost. */
function setHero(document: Document, hero: CustomizationPatch['hero']): void {
  for (const frame of document.querySelectorAll(
    '[data-section="hero"] > * [data-block="picture"]',
  )) {
    const drawing = frame.querySelector('svg');
    const before = frame.querySelector('img');
    if (hero === null) {
      drawing?.removeAttribute('style');
      before?.remove();
      continue;
    }
    drawing?.style.setProperty('display', 'none');
    const image = before ?? frame.appendChild(document.createElement('img'));
    const wanted = {
      src: hero.address,
      alt: hero.alt,
      width: String(hero.width),
      height: String(hero.height),
    };
    for (const [name, value] of Object.entries(wanted)) {
      if (image.getAttribute(name) !== value) image.setAttribute(name, value);
    }
  }
}

/** Brings a preview document that is on screen to a customization, without a reload; what is right already is left alone. */
export function applyPatch(document: Document, patch: CustomizationPatch): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(patch.variables)) {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
  for (const [id, state] of Object.entries(patch.sections)) {
    for (const section of document.querySelectorAll(`[data-section="${id}"]`)) {
      if (section.getAttribute('data-state') !== state) section.setAttribute('data-state', state);
      setFlag(section, 'hidden', state === 'hidden');
    }
    for (const link of document.querySelectorAll(`[data-leads-to="${id}"]`)) {
      setFlag(link, 'hidden', state === 'hidden');
    }
  }
  setOwnTexts(document, patch.ownTexts);
  setHero(document, patch.hero);
  const { metaTitle, ...texts } = patch.texts;
  if (document.title !== metaTitle) document.title = metaTitle;
  for (const [id, value] of Object.entries(texts)) {
    for (const element of document.querySelectorAll(`[data-text="${id}"]`)) {
      if (element.textContent !== value) element.textContent = value;
      if (element.parentElement?.hasAttribute('data-optional')) {
        setFlag(element.parentElement, 'hidden', value === '');
      }
    }
  }
}
