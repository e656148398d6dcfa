import { markup } from '../../document/html';
import type { DesignOf } from '../ComponentIntent';
import { dressed } from '../kits/Kit';
import { button, buttonLook, type Draw, icon, iconFor, partsOr } from './pieces';

const labelOf = (wording: string | null, otherwise: string) => wording ?? otherwise;

/** Designs of the category "buttons". */
export const buttonDesigns: Record<DesignOf<'buttons'>, Draw> = {
  pair: (wishes, kit) => {
    const [first = 'Continue', ...others] =
      wishes.parts.length > 1 ? wishes.parts : [labelOf(wishes.wording, 'Continue'), 'Cancel'];
    return markup`<div${dressed(kit.parts.row)}>${button(wishes, kit, { label: first })}${others
      .slice(0, 4)
      .map((label) => button(wishes, kit, { label, weight: 'outline' }))}</div>`;
  },

  group: (wishes, kit) => {
    const labels = partsOr(wishes, ['Day', 'Week', 'Month'], 2);
    return markup`<div role="group" aria-label="${labelOf(wishes.wording, 'View')}"${dressed(kit.parts.group)}>${labels.map(
      (label, index) =>
        button(wishes, kit, {
          label,
          weight: index === 0 ? 'solid' : 'soft',
          over: index === 0 ? {} : { tone: 'slate' },
          attributes: markup` type="button" aria-pressed="${index === 0 ? 'true' : 'false'}"`,
        }),
    )}</div>`;
  },

  icon: (wishes, kit) => {
    const label = labelOf(wishes.wording, wishes.parts[0] ?? 'Download');
    const name = iconFor(label, 'arrow');
    const others = wishes.parts.filter((part) => part !== label).slice(0, 3);
    const round = markup` type="button" aria-label="${label}"`;
    return markup`<div${dressed(kit.parts.row)}>${button(wishes, kit, { label, icon: name })}${others.map((part) => button(wishes, kit, { label: part, icon: iconFor(part, 'arrow'), weight: 'outline' }))}<button${round}${dressed(buttonLook(wishes, kit, 'soft', { isPill: true }))}>${kit.buttonInner(icon(name))}</button></div>`;
  },

  stack: (wishes, kit) => {
    const labels = partsOr(wishes, ['Google', 'Apple', 'e-mail'], 2);
    const isSignIn = /sign|log|social|continue|google|apple|github/iu.test(
      `${wishes.wording ?? 'sign'} ${labels.join(' ')}`,
    );
    return markup`<div role="group" aria-label="${labelOf(wishes.wording, 'Sign in')}"${dressed(kit.parts.stack, kit.parts.narrow)}>${labels.map(
      (label, index) =>
        button(wishes, kit, {
          label:
            isSignIn && !/^(?:continue|sign|log)/iu.test(label) ? `Continue with ${label}` : label,
          weight: index === 0 ? 'solid' : 'outline',
          isWide: true,
        }),
    )}</div>`;
  },

  callout: (wishes, kit) => {
    const label = labelOf(wishes.wording, 'Get started');
    const line =
      wishes.about === null ? 'No card needed. Cancel at any time.' : `For ${wishes.about}`;
    return markup`<div${dressed(kit.parts.tight)}><div${dressed(kit.parts.row)}><a href="#start"${dressed(buttonLook(wishes, kit, 'solid', { size: 'large' }))}>${kit.buttonInner(markup`<span>${label}</span>${icon('arrow')}`)}</a></div><p${dressed(kit.parts.muted, kit.parts.small)}>${line}</p></div>`;
  },

  menu: (wishes, kit) => {
    const items = partsOr(wishes, ['Edit', 'Duplicate', 'Archive'], 2);
    return markup`<details open${dressed(kit.parts.menu)}><summary${dressed(buttonLook(wishes, kit, 'solid'))}>${kit.buttonInner(markup`${labelOf(wishes.wording, 'Actions')}<span aria-hidden="true">▾</span>`)}</summary><ul${dressed(kit.parts.menuPanel)}>${items.map((item) => markup`<li><a href="#${iconFor(item, 'arrow')}"${dressed(kit.parts.menuItem)}>${item}</a></li>`)}</ul></details>`;
  },
};
