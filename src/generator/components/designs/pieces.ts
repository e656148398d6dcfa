import type { Html } from '../../document/html';
import { markup } from '../../document/html';
import type { ComponentField, Wishes } from '../ComponentIntent';
import { type ButtonWishes, dressed, type Kit, type Look } from '../kits/Kit';
import { idIn } from '../understand/understandComponent';

/** Draws one design; pure. */
export type Draw = (wishes: Wishes, kit: Kit) => Html;

const ICONS = {
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
  upload: 'M12 20V9m0 0 4 4m-4-4-4 4M5 4h14',
  cart: 'M3 4h2l2.4 11h10l2-7H6.4M9 20h.01M17 20h.01',
  heart: 'M12 20s-7-4.6-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.4-7 10-7 10Z',
  share: 'M12 15V4m0 0 4 4m-4-4L8 8M5 13v7h14v-7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  arrow: 'M5 12h14m-5-5 5 5-5 5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4m0 3h.01',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4l2-2Zm4 4h4',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8a7 7 0 0 1 14 0',
  dot: 'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
} as const;
export type IconName = keyof typeof ICONS;

/** A line drawing that says nothing to a screen reader. */
export function icon(name: IconName, size = 20): Html {
  return markup`<svg aria-hidden="true" focusable="false" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[name]}"></path></svg>`;
}

/** The icon that a label's words ask for. */
export function iconFor(words: string, otherwise: IconName): IconName {
  const rules: readonly [RegExp, IconName][] = [
    [/download|export|pdf/iu, 'download'],
    [/upload|import|attach/iu, 'upload'],
    [/cart|basket|buy|shop|order|product/iu, 'cart'],
    [/like|favou?rite|love|wish/iu, 'heart'],
    [/share|send/iu, 'share'],
    [/search|find/iu, 'search'],
    [/print/iu, 'print'],
    [/notif|alert|remind/iu, 'bell'],
    [/home|dashboard|overview/iu, 'home'],
    [/profile|account|team|user|customer|people|member/iu, 'person'],
    [/close|cancel|remove|delete/iu, 'cross'],
    [/save|confirm|done|accept|ok\b/iu, 'check'],
  ];
  return rules.find(([pattern]) => pattern.test(words))?.[1] ?? otherwise;
}

interface ButtonParts {
  label: string;
  weight?: ButtonWishes['weight'];
  icon?: IconName;
  isWide?: boolean;
  /** Such as `type="submit"`; a plain button otherwise. */
  attributes?: Html;
  over?: Partial<ButtonWishes>;
}

/** The looks of a button as the description wishes it. */
export function buttonLook(
  wishes: Wishes,
  kit: Kit,
  weight: ButtonWishes['weight'],
  over: Partial<ButtonWishes> = {},
): Look {
  const { tone, size, isPill } = wishes;
  return kit.button({ weight, tone, size, isPill, ...over });
}

/** One button. */
export function button(wishes: Wishes, kit: Kit, parts: ButtonParts): Html {
  const { label, weight = 'solid', attributes, isWide = false, over } = parts;
  const look = buttonLook(wishes, kit, weight, { isWide, ...over });
  const content =
    parts.icon === undefined ? markup`${label}` : markup`${icon(parts.icon)}<span>${label}</span>`;
  return markup`<button${attributes ?? markup` type="button"`}${dressed(look)}>${kit.buttonInner(content)}</button>`;
}

export const SUBMIT = markup` type="submit"`;

/** A labelled field in a box of its own. */
export function fieldBox(wishes: Wishes, kit: Kit, field: ComponentField): Html {
  const { span } = kit.parts;
  const isLong = field.type === 'textarea';
  return markup`<div${isLong && dressed(span)}>${kit.field(field, idIn(wishes, field.name))}</div>`;
}

/** A quiet drawing in the component's color: where the person's own picture goes. */
export function picture(wishes: Wishes, kit: Kit): Html {
  const { picture: part } = kit.parts;
  return markup`<svg aria-hidden="true" focusable="false" viewBox="0 0 400 176" preserveAspectRatio="xMidYMid slice"${dressed(part, kit.tint(wishes.tone))}><circle cx="310" cy="52" r="26" fill="currentColor" opacity="0.28"></circle><path d="M0 150 90 78l64 50 74-66 172 114H0Z" fill="currentColor" opacity="0.22"></path><path d="M0 176v-22l120-36 110 36 90-24 80 26v20Z" fill="currentColor" opacity="0.38"></path></svg>`;
}

/** The first letters of the first two words, upper case. */
export function initials(name: string): string {
  return name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Up to `most` of the listed parts, or the given ones when too few are listed. */
export function partsOr(
  wishes: Wishes,
  otherwise: readonly string[],
  least = 1,
  most = 6,
): readonly string[] {
  return wishes.parts.length >= least ? wishes.parts.slice(0, most) : otherwise;
}
