import { markup } from '../../document/html';
import type { Tone } from '../ComponentIntent';
import { classAndStyle, type Kit, lookOf, looksOf } from './Kit';
import { TAILWIND_PARTS } from './tailwindParts';

type ToneClasses = Record<'solid' | 'outline' | 'soft' | 'plain' | 'tint' | 'fill' | 'ink', string>;

/* Whole class names, so that Tailwind finds them in this file too. */
const TONE: Record<Tone, ToneClasses> = {
  blue: {
    solid: 'bg-blue-700 text-white hover:bg-blue-800 focus-visible:outline-blue-700',
    outline: 'border-blue-700 text-blue-700 hover:bg-blue-50 focus-visible:outline-blue-700',
    soft: 'bg-blue-100 text-blue-800 hover:bg-blue-200 focus-visible:outline-blue-700',
    plain: 'text-blue-700 hover:bg-blue-50 focus-visible:outline-blue-700',
    tint: 'bg-blue-100 text-blue-900',
    fill: 'bg-blue-700 text-white',
    ink: 'text-blue-700',
  },
  green: {
    solid: 'bg-green-700 text-white hover:bg-green-800 focus-visible:outline-green-700',
    outline: 'border-green-700 text-green-700 hover:bg-green-50 focus-visible:outline-green-700',
    soft: 'bg-green-100 text-green-900 hover:bg-green-200 focus-visible:outline-green-700',
    plain: 'text-green-800 hover:bg-green-50 focus-visible:outline-green-700',
    tint: 'bg-green-100 text-green-900',
    fill: 'bg-green-700 text-white',
    ink: 'text-green-700',
  },
  red: {
    solid: 'bg-red-700 text-white hover:bg-red-800 focus-visible:outline-red-700',
    outline: 'border-red-700 text-red-700 hover:bg-red-50 focus-visible:outline-red-700',
    soft: 'bg-red-100 text-red-800 hover:bg-red-200 focus-visible:outline-red-700',
    plain: 'text-red-700 hover:bg-red-50 focus-visible:outline-red-700',
    tint: 'bg-red-100 text-red-900',
    fill: 'bg-red-700 text-white',
    ink: 'text-red-700',
  },
  amber: {
    solid: 'bg-amber-400 text-slate-950 hover:bg-amber-500 focus-visible:outline-amber-700',
    outline: 'border-amber-800 text-amber-800 hover:bg-amber-50 focus-visible:outline-amber-700',
    soft: 'bg-amber-100 text-amber-900 hover:bg-amber-200 focus-visible:outline-amber-700',
    plain: 'text-amber-800 hover:bg-amber-50 focus-visible:outline-amber-700',
    tint: 'bg-amber-100 text-amber-950',
    fill: 'bg-amber-400 text-slate-950',
    ink: 'text-amber-600',
  },
  violet: {
    solid: 'bg-violet-700 text-white hover:bg-violet-800 focus-visible:outline-violet-700',
    outline:
      'border-violet-700 text-violet-700 hover:bg-violet-50 focus-visible:outline-violet-700',
    soft: 'bg-violet-100 text-violet-800 hover:bg-violet-200 focus-visible:outline-violet-700',
    plain: 'text-violet-700 hover:bg-violet-50 focus-visible:outline-violet-700',
    tint: 'bg-violet-100 text-violet-900',
    fill: 'bg-violet-700 text-white',
    ink: 'text-violet-700',
  },
  pink: {
    solid: 'bg-pink-700 text-white hover:bg-pink-800 focus-visible:outline-pink-700',
    outline: 'border-pink-700 text-pink-700 hover:bg-pink-50 focus-visible:outline-pink-700',
    soft: 'bg-pink-100 text-pink-800 hover:bg-pink-200 focus-visible:outline-pink-700',
    plain: 'text-pink-700 hover:bg-pink-50 focus-visible:outline-pink-700',
    tint: 'bg-pink-100 text-pink-900',
    fill: 'bg-pink-700 text-white',
    ink: 'text-pink-700',
  },
  teal: {
    solid: 'bg-teal-700 text-white hover:bg-teal-800 focus-visible:outline-teal-700',
    outline: 'border-teal-700 text-teal-700 hover:bg-teal-50 focus-visible:outline-teal-700',
    soft: 'bg-teal-100 text-teal-900 hover:bg-teal-200 focus-visible:outline-teal-700',
    plain: 'text-teal-800 hover:bg-teal-50 focus-visible:outline-teal-700',
    tint: 'bg-teal-100 text-teal-900',
    fill: 'bg-teal-700 text-white',
    ink: 'text-teal-700',
  },
  slate: {
    solid: 'bg-slate-900 text-white hover:bg-slate-700 focus-visible:outline-slate-900',
    outline: 'border-slate-500 text-slate-900 hover:bg-slate-100 focus-visible:outline-slate-900',
    soft: 'bg-slate-200 text-slate-900 hover:bg-slate-300 focus-visible:outline-slate-900',
    plain: 'text-slate-900 hover:bg-slate-100 focus-visible:outline-slate-900',
    tint: 'bg-slate-200 text-slate-900',
    fill: 'bg-slate-900 text-white',
    ink: 'text-slate-600',
  },
};

const SIZE = {
  small: 'min-h-9 px-3 py-1.5 text-sm',
  medium: 'min-h-11 px-5 py-2.5 text-base',
  large: 'min-h-14 px-7 py-3.5 text-lg',
} as const;
const SQUARE = { small: 'size-9', medium: 'size-11', large: 'size-14' } as const;
const CHOICE = {
  checkbox: 'size-5 shrink-0 accent-blue-700',
  radio: 'size-5 shrink-0 accent-blue-700',
  switch:
    'relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-slate-500 before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-blue-700 checked:before:translate-x-5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700 disabled:opacity-60',
} as const;

/** Tailwind 4: utilities alone. */
export const tailwindKit: Kit = {
  framework: 'tailwind',
  parts: looksOf(TAILWIND_PARTS),
  button: ({ weight, tone, size, isPill, isWide = false, isSquare = false }) =>
    lookOf(
      [
        'inline-flex cursor-pointer list-none items-center justify-center gap-2 border font-semibold no-underline transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 disabled:cursor-not-allowed disabled:opacity-60',
        isPill ? 'rounded-full' : 'rounded-lg',
        isSquare ? SQUARE[size] : SIZE[size],
        ...(isWide ? ['w-full'] : []),
        ...(weight === 'outline' ? [] : ['border-transparent']),
        TONE[tone][weight],
      ].join(' '),
    ),
  buttonInner: (content) => content,
  tint: (tone) => lookOf(TONE[tone].tint),
  fill: (tone) => lookOf(TONE[tone].fill),
  ink: (tone) => lookOf(TONE[tone].ink),
  badge: (tone) =>
    lookOf(
      `inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium ${TONE[tone].tint}`,
    ),
  field: ({ id, label, control }) =>
    markup`<label for="${id}"${classAndStyle(lookOf(TAILWIND_PARTS.label))}>${label}</label>${control(lookOf(TAILWIND_PARTS.control))}`,
  choice: (_, input, label) =>
    markup`<div class="flex items-center gap-2.5 py-1">${input}${label}</div>`,
  choiceLook: (type) => lookOf(CHOICE[type]),
};
