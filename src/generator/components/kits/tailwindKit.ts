import { markup } from '../../document/html';
import type { Tone } from '../ComponentIntent';
import { control, dressed, type Kit, type Look } from './Kit';

const look = (classes: string): Look => ({ classes });

interface ToneClasses {
  solid: string;
  outline: string;
  soft: string;
  fill: string;
}

/* Whole class names, so that Tailwind finds them in this file too. */
const TONE: Record<Tone, ToneClasses> = {
  blue: {
    solid: 'bg-blue-700 text-white hover:bg-blue-800 focus-visible:outline-blue-700',
    outline: 'border-blue-700 text-blue-700 hover:bg-blue-50 focus-visible:outline-blue-700',
    soft: 'bg-blue-100 text-blue-800 hover:bg-blue-200 focus-visible:outline-blue-700',
    fill: 'bg-blue-700 text-white',
  },
  green: {
    solid: 'bg-green-700 text-white hover:bg-green-800 focus-visible:outline-green-700',
    outline: 'border-green-700 text-green-700 hover:bg-green-50 focus-visible:outline-green-700',
    soft: 'bg-green-100 text-green-900 hover:bg-green-200 focus-visible:outline-green-700',
    fill: 'bg-green-700 text-white',
  },
  red: {
    solid: 'bg-red-700 text-white hover:bg-red-800 focus-visible:outline-red-700',
    outline: 'border-red-700 text-red-700 hover:bg-red-50 focus-visible:outline-red-700',
    soft: 'bg-red-100 text-red-800 hover:bg-red-200 focus-visible:outline-red-700',
    fill: 'bg-red-700 text-white',
  },
  amber: {
    solid: 'bg-amber-400 text-slate-950 hover:bg-amber-500 focus-visible:outline-amber-700',
    outline: 'border-amber-800 text-amber-800 hover:bg-amber-50 focus-visible:outline-amber-700',
    soft: 'bg-amber-100 text-amber-900 hover:bg-amber-200 focus-visible:outline-amber-700',
    fill: 'bg-amber-400 text-slate-950',
  },
  violet: {
    solid: 'bg-violet-700 text-white hover:bg-violet-800 focus-visible:outline-violet-700',
    outline:
      'border-violet-700 text-violet-700 hover:bg-violet-50 focus-visible:outline-violet-700',
    soft: 'bg-violet-100 text-violet-800 hover:bg-violet-200 focus-visible:outline-violet-700',
    fill: 'bg-violet-700 text-white',
  },
  pink: {
    solid: 'bg-pink-700 text-white hover:bg-pink-800 focus-visible:outline-pink-700',
    outline: 'border-pink-700 text-pink-700 hover:bg-pink-50 focus-visible:outline-pink-700',
    soft: 'bg-pink-100 text-pink-800 hover:bg-pink-200 focus-visible:outline-pink-700',
    fill: 'bg-pink-700 text-white',
  },
  teal: {
    solid: 'bg-teal-700 text-white hover:bg-teal-800 focus-visible:outline-teal-700',
    outline: 'border-teal-700 text-teal-700 hover:bg-teal-50 focus-visible:outline-teal-700',
    soft: 'bg-teal-100 text-teal-900 hover:bg-teal-200 focus-visible:outline-teal-700',
    fill: 'bg-teal-700 text-white',
  },
  slate: {
    solid: 'bg-slate-900 text-white hover:bg-slate-700 focus-visible:outline-slate-900',
    outline: 'border-slate-500 text-slate-900 hover:bg-slate-100 focus-visible:outline-slate-900',
    soft: 'bg-slate-200 text-slate-900 hover:bg-slate-300 focus-visible:outline-slate-900',
    fill: 'bg-slate-900 text-white',
  },
};

const FOCUS = 'focus-visible:outline-2 focus-visible:outline-offset-2';
const SIZE = {
  small: 'min-h-9 px-3 py-1.5 text-sm',
  medium: 'min-h-11 px-5 py-2.5 text-base',
  large: 'min-h-14 px-7 py-3.5 text-lg',
} as const;
const LINK = `rounded-md px-3 py-2 text-slate-700 hover:bg-slate-100 hover:text-slate-950 ${FOCUS} focus-visible:outline-blue-700`;
const CONTROL = look(
  `block w-full min-h-11 rounded-lg border border-slate-500 bg-white px-3.5 py-2 text-slate-950 ${FOCUS} focus-visible:outline-blue-700`,
);

/** Tailwind 4: utilities alone. */
export const tailwindKit: Kit = {
  framework: 'tailwind',
  parts: {
    narrow: look('w-full max-w-sm'),
    medium: look('w-full max-w-lg'),
    wide: look('w-full max-w-4xl'),
    stack: look('flex flex-col gap-5'),
    tight: look('flex flex-col gap-2'),
    row: look('flex flex-wrap items-center gap-3'),
    between: look('flex flex-wrap items-center justify-between gap-4'),
    rowEnd: look('flex flex-wrap justify-end gap-3'),
    grid: look('grid gap-5 sm:grid-cols-2'),
    span: look('sm:col-span-2'),
    card: look(
      'overflow-hidden rounded-2xl border border-slate-200 bg-white text-slate-950 shadow-sm',
    ),
    body: look('p-6'),
    heading: look('text-xl font-semibold tracking-tight text-slate-950'),
    lead: look('text-3xl font-bold tracking-tight text-slate-950'),
    text: look('text-base leading-relaxed text-slate-700'),
    muted: look('text-slate-600'),
    small: look('text-sm'),
    strong: look('font-semibold text-slate-950'),
    price: look('text-4xl font-bold tracking-tight text-slate-950 tabular-nums'),
    plainList: look('list-none'),
    avatar: look('grid size-14 shrink-0 place-items-center rounded-full text-lg font-semibold'),
    picture: look('block h-44 w-full'),
    mark: look('grid size-11 shrink-0 place-items-center rounded-xl'),
    quote: look('text-xl leading-relaxed font-medium text-slate-950'),
    fieldset: look('min-w-0'),
    legend: look('mb-2 font-semibold text-slate-950'),
    radios: look('flex flex-wrap gap-x-6 gap-y-1'),
    group: look('inline-flex flex-wrap gap-1 rounded-xl border border-slate-300 bg-slate-100 p-1'),
    tableBox: look('w-full overflow-x-auto rounded-2xl border border-slate-200 bg-white'),
    tableInner: look(''),
    table: look('w-full border-collapse text-left text-sm text-slate-800'),
    caption: look('px-5 py-4 text-left text-lg font-semibold text-slate-950'),
    head: look(
      'border-b border-slate-300 bg-slate-50 px-5 py-3 font-semibold whitespace-nowrap text-slate-950',
    ),
    cell: look('border-b border-slate-200 px-5 py-3'),
    number: look('text-right tabular-nums'),
    foot: look('bg-slate-50 px-5 py-3 font-semibold text-slate-950'),
    hidden: look('sr-only'),
    dialog: look(
      'm-auto w-full max-w-md rounded-2xl border border-slate-200 bg-white text-slate-950 shadow-xl backdrop:bg-slate-950/50',
    ),
    drawer: look(
      'my-0 mr-0 ml-auto h-dvh max-h-dvh w-full max-w-sm bg-white text-slate-950 shadow-xl backdrop:bg-slate-950/50',
    ),
    dialogBody: look('flex flex-col gap-4 p-6'),
    bar: look(
      'flex w-full flex-wrap items-center gap-x-6 gap-y-3 border-b border-slate-200 bg-white px-6 py-4',
    ),
    brand: look('mr-auto text-lg font-bold text-slate-950'),
    links: look('flex list-none flex-wrap items-center gap-1'),
    link: look(`block ${LINK}`),
    current: look('bg-slate-100 font-semibold text-slate-950'),
    tabs: look('flex list-none flex-wrap gap-2 border-b border-slate-300'),
    tab: look(
      `-mb-px block border-b-2 border-transparent px-4 py-3 text-slate-700 hover:text-slate-950 ${FOCUS} focus-visible:outline-blue-700`,
    ),
    tabCurrent: look('border-blue-700 font-semibold text-blue-700'),
    crumbs: look('flex list-none flex-wrap items-center gap-2 text-sm text-slate-600'),
    crumb: look('text-blue-700 underline underline-offset-4 hover:text-blue-900'),
    pages: look('flex list-none flex-wrap items-center gap-1.5'),
    page: look(
      `grid min-h-11 min-w-11 place-items-center rounded-lg border border-slate-300 px-3 text-slate-900 hover:bg-slate-100 ${FOCUS} focus-visible:outline-blue-700`,
    ),
    side: look(
      'flex w-full max-w-64 flex-col gap-1 rounded-2xl border border-slate-200 bg-white p-3',
    ),
    sideLink: look(`flex items-center gap-3 ${LINK}`),
    sideCurrent: look('bg-blue-50 font-semibold text-blue-800'),
    menu: look('relative inline-block'),
    menuPanel: look(
      'mt-2 flex w-56 list-none flex-col rounded-xl border border-slate-200 bg-white p-1.5 shadow-lg',
    ),
    menuItem: look(`block ${LINK}`),
    steps: look('flex list-none flex-wrap gap-x-6 gap-y-4'),
    step: look('flex items-center gap-3 text-slate-700'),
  },
  button: ({ weight, tone, size, isPill, isWide }) =>
    look(
      `inline-flex cursor-pointer list-none items-center justify-center gap-2 border border-transparent font-semibold no-underline transition-colors ${isPill ? 'rounded-full' : 'rounded-lg'} ${SIZE[size]}${isWide ? ' w-full' : ''} ${FOCUS} ${TONE[tone][weight]}`.replace(
        weight === 'outline' ? ' border-transparent' : '\0',
        '',
      ),
    ),
  buttonInner: (content) => content,
  tint: (tone) => look(TONE[tone].soft.split(' ').slice(0, 2).join(' ')),
  fill: (tone) => look(TONE[tone].fill),
  badge: (tone) =>
    look(
      `inline-block rounded-full px-2.5 py-0.5 text-sm font-medium ${TONE[tone].soft.split(' ').slice(0, 2).join(' ')}`,
    ),
  field: (field, id) =>
    markup`<label for="${id}" class="mb-1.5 block text-sm font-semibold text-slate-900">${field.label}</label>${control(field, id, CONTROL)}`,
  choice: (type, name, id, label, isChosen) =>
    markup`<div class="flex items-center gap-2.5 py-1"><input id="${id}" name="${name}" type="${type}" value="${label}"${isChosen && markup` checked`}${dressed(look('size-5 accent-blue-700'))}><label for="${id}" class="text-slate-800">${label}</label></div>`,
};
