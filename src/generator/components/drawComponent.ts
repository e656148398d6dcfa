import type { Framework } from '../../../machines/entities';
import type { Html } from '../document/html';
import type { ComponentIntent } from './ComponentIntent';
import { buttonDesigns } from './designs/buttons';
import { cardDesigns } from './designs/cards';
import { formDesigns } from './designs/forms';
import { modalDesigns } from './designs/modals';
import { navigationDesigns } from './designs/navigation';
import { tableDesigns } from './designs/tables';
import { bootstrapKit } from './kits/bootstrapKit';
import type { Kit } from './kits/Kit';
import { tailwindKit } from './kits/tailwindKit';
import { vuetifyKit } from './kits/vuetifyKit';

const KITS: Record<Framework, Kit> = {
  tailwind: tailwindKit,
  bootstrap: bootstrapKit,
  vuetify: vuetifyKit,
};

/** The markup of what was understood, in a framework's classes. */
export function drawComponent(intent: ComponentIntent, framework: Framework): Html {
  const kit = KITS[framework];
  const { wishes } = intent;
  switch (intent.category) {
    case 'buttons':
      return buttonDesigns[intent.design](wishes, kit);
    case 'forms':
      return formDesigns[intent.design](wishes, kit);
    case 'cards':
      return cardDesigns[intent.design](wishes, kit);
    case 'navigation':
      return navigationDesigns[intent.design](wishes, kit);
    case 'modals':
      return modalDesigns[intent.design](wishes, kit);
    case 'tables':
      return tableDesigns[intent.design](wishes, kit);
  }
}
