import type { Framework } from '../../../machines/entities';
import { Html, markup } from '../document/html';
import type { ComponentIntent } from './ComponentIntent';
import { Content } from './designs/Content';
import { DESIGNS } from './designs/designs';
import { restOf } from './designs/pieces';
import { Ui } from './designs/Ui';
import { bootstrapKit } from './kits/bootstrapKit';
import type { Kit } from './kits/Kit';
import { tailwindKit } from './kits/tailwindKit';
import { vuetifyKit } from './kits/vuetifyKit';

const KITS: Record<Framework, Kit> = {
  tailwind: tailwindKit,
  bootstrap: bootstrapKit,
  vuetify: vuetifyKit,
};

/** The markup of what was understood, in a framework's classes; what the design has no place for stands below it. */
export function drawComponent({ kind, wishes }: ComponentIntent, framework: Framework): Html {
  const content = new Content(wishes, kind);
  const ui = new Ui(KITS[framework], wishes.style, wishes.id);
  const drawn = joined(DESIGNS[kind](content, ui));
  const rest = joined(restOf(content, ui));
  return rest.value === ''
    ? drawn
    : markup`<div${ui.as(ui.css('display: grid; gap: 1rem; justify-items: center; width: 100%'))}>${drawn}${rest}</div>`;
}

/** Designs are written with line breaks between their elements, which a page would show as spaces. */
const joined = ({ value }: Html) => new Html(value.replace(/>\s*\n\s*</gu, '><').trim());
