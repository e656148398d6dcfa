import type { KitPart } from './Kit';

const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700';
const LINK = `rounded-md px-3 py-2 text-slate-700 no-underline hover:bg-slate-100 hover:text-slate-950 ${FOCUS}`;

/** The parts of designs in utilities of Tailwind 4. */
export const TAILWIND_PARTS: Record<KitPart, string> = {
  narrow: 'w-full max-w-sm',
  medium: 'w-full max-w-lg',
  wide: 'w-full max-w-4xl',
  full: 'w-full',

  stack: 'flex flex-col gap-5',
  tight: 'flex flex-col gap-2',
  row: 'flex flex-wrap items-center gap-3',
  between: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
  rowEnd: 'flex flex-wrap justify-end gap-3',
  line: 'flex items-center gap-3',
  lineBetween: 'flex items-center justify-between gap-3',
  grow: 'min-w-0 flex-1',
  center: 'flex flex-col items-center text-center',
  grid: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-5',
  span: 'col-span-full',
  plainList: 'list-none',
  divided: 'list-none divide-y divide-slate-200',
  dividedRow: 'flex items-center gap-3 py-3',
  start: 'items-start',

  card: 'overflow-hidden rounded-2xl border border-slate-200 bg-white text-slate-950 shadow-sm',
  body: 'p-6',
  panel: 'rounded-xl border border-slate-200 bg-white p-4 text-slate-950',
  well: 'rounded-xl bg-slate-100 p-4 text-slate-900',
  dashed: 'rounded-2xl border-2 border-dashed border-slate-400 bg-slate-50 p-8',
  menuPanel:
    'mt-2 flex w-60 max-w-full list-none flex-col rounded-xl border border-slate-200 bg-white p-1.5 text-slate-950 shadow-lg',
  bubble: 'max-w-64 rounded-lg bg-slate-900 px-3 py-2 text-sm text-white shadow-lg',
  toastBox:
    'flex items-center gap-3 rounded-xl border border-slate-200 bg-white px-4 py-3 text-slate-950 shadow-xl',
  night: 'rounded-2xl bg-slate-900 p-5 text-slate-100',

  lead: 'text-4xl leading-tight font-bold tracking-tight text-balance text-slate-950',
  heading: 'text-xl font-semibold tracking-tight text-slate-950',
  subheading: 'text-base font-semibold text-slate-950',
  text: 'text-base leading-relaxed text-slate-700',
  muted: 'text-slate-600',
  small: 'text-sm',
  strong: 'font-semibold text-slate-950',
  price: 'text-4xl font-bold tracking-tight text-slate-950 tabular-nums',
  quote: 'text-xl leading-relaxed font-medium text-slate-950',
  mono: 'font-mono text-sm',
  kbd: 'inline-block rounded-md border border-b-2 border-slate-300 bg-slate-50 px-2 py-0.5 font-mono text-sm text-slate-900',
  strike: 'text-slate-600 line-through',
  error: 'text-sm font-medium text-red-700',
  hidden: 'sr-only',
  wrap: 'break-words',
  term: 'text-slate-600',

  avatar: 'grid size-14 shrink-0 place-items-center rounded-full text-lg font-semibold',
  avatarSmall: 'grid size-10 shrink-0 place-items-center rounded-full text-sm font-semibold',
  mark: 'grid size-11 shrink-0 place-items-center rounded-xl',
  number: 'grid size-9 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
  dot: 'inline-block size-2.5 shrink-0 rounded-full',
  picture: 'block h-44 w-full',
  tile: 'block aspect-square w-full rounded-xl',
  thumb: 'block size-16 shrink-0 rounded-lg',

  label: 'mb-1.5 block text-sm font-semibold text-slate-900',
  control: `block w-full min-h-11 rounded-lg border border-slate-500 bg-white px-3.5 py-2 text-slate-950 placeholder:text-slate-600 ${FOCUS}`,
  select: `block w-full min-h-11 rounded-lg border border-slate-500 bg-white px-3 py-2 text-slate-950 ${FOCUS}`,
  fieldset: 'min-w-0',
  legend: 'mb-2 font-semibold text-slate-950',
  radios: 'flex flex-wrap gap-x-6 gap-y-1',
  group:
    'inline-flex max-w-full flex-wrap gap-1 rounded-xl border border-slate-300 bg-slate-100 p-1',
  box: `size-12 rounded-lg border border-slate-500 bg-white text-center text-xl font-semibold text-slate-950 ${FOCUS}`,
  range: `h-6 w-full accent-blue-700 ${FOCUS}`,
  track: 'h-2.5 w-full overflow-hidden rounded-full bg-slate-200',
  trackFill: 'block h-full rounded-full',
  choiceCard: `flex cursor-pointer items-start gap-3 rounded-xl border border-slate-300 bg-white p-4 has-checked:border-blue-700 has-checked:bg-blue-50`,

  tableBox: 'w-full overflow-x-auto rounded-2xl border border-slate-200 bg-white',
  tableInner: '',
  table: 'w-full border-collapse text-left text-sm text-slate-800',
  caption: 'px-5 py-4 text-left text-lg font-semibold text-slate-950',
  head: 'border-b border-slate-300 bg-slate-50 px-5 py-3 font-semibold whitespace-nowrap text-slate-950',
  cell: 'border-b border-slate-200 px-5 py-3',
  numeric: 'text-right tabular-nums',
  foot: 'bg-slate-50 px-5 py-3 font-semibold text-slate-950',

  dialog:
    'm-auto w-full max-w-md rounded-2xl border border-slate-200 bg-white text-slate-950 shadow-xl backdrop:bg-slate-950/50',
  drawer:
    'my-0 mr-0 ml-auto h-dvh max-h-dvh w-full max-w-sm bg-white text-slate-950 shadow-xl backdrop:bg-slate-950/50',
  dialogBody: 'flex flex-col gap-4 p-6',

  bar: 'flex w-full flex-wrap items-center gap-x-6 gap-y-3 border-b border-slate-200 bg-white px-6 py-4 text-slate-950',
  brand: 'mr-auto text-lg font-bold text-slate-950 no-underline',
  links: 'flex list-none flex-wrap items-center gap-1',
  link: `block ${LINK}`,
  current: 'bg-slate-100 font-semibold text-slate-950',
  textLink: `font-medium text-blue-700 underline underline-offset-4 hover:text-blue-900 ${FOCUS}`,
  tabs: 'flex list-none flex-wrap gap-2 border-b border-slate-300',
  tab: `-mb-px block border-b-2 border-transparent px-4 py-3 text-slate-700 no-underline hover:text-slate-950 aria-[current]:border-blue-700 aria-[current]:font-semibold aria-[current]:text-blue-700 ${FOCUS}`,
  tabCurrent: '',
  crumbs: 'flex list-none flex-wrap items-center gap-2 text-sm text-slate-600',
  pages: 'flex list-none flex-wrap items-center gap-1.5',
  page: `grid min-h-11 min-w-11 place-items-center rounded-lg border border-slate-300 px-3 text-slate-900 no-underline hover:bg-slate-100 ${FOCUS}`,
  pageCurrent:
    'grid min-h-11 min-w-11 place-items-center rounded-lg px-3 font-semibold no-underline',
  side: 'flex w-full max-w-64 flex-col gap-1 rounded-2xl border border-slate-200 bg-white p-3',
  sideLink: `flex items-center gap-3 aria-[current]:bg-blue-50 aria-[current]:font-semibold aria-[current]:text-blue-800 ${LINK}`,
  sideCurrent: '',
  menu: 'relative inline-block max-w-full',
  menuItem: `flex w-full items-center justify-between gap-3 text-left ${LINK}`,
};
