import type { CustomizationPatch } from '../customizationPatch';

function setFlag(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
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
