import preflight from 'tailwindcss/preflight.css?raw';
import { compile } from 'tailwindcss';
import type { Dialect } from '../Dialect';
import { labelledField } from '../field';
import theme from './tailwind.css?raw';

const BUTTON =
  'site-button inline-flex items-center justify-center text-center min-h-12 px-6 py-3 transition-colors';
const CONTROL =
  'block w-full min-h-12 rounded-[min(var(--site-radius-control),16px)] border border-control bg-background text-base px-4 py-2.5';
const WIDTH = 'mx-auto w-full max-w-6xl px-5 sm:px-8 lg:px-12';
const layers = '@layer theme, base, components, utilities;';

/** Tailwind 4: utilities in the markup, their CSS compiled for exactly the page. */
export const tailwindDialect: Dialect = {
  framework: 'tailwind',
  classes: {
    page: 'flex min-h-dvh flex-col',
    skip: '',
    header: '',
    headerInner: `${WIDTH} flex min-h-18 items-center justify-between gap-6 py-3`,
    brand: '',
    navigation: '',
    links: 'flex flex-wrap items-center gap-x-6',
    link: '',
    linkInRow: 'site-link',
    menu: '',
    menuButton: '',
    menuLinks: '',
    menuLink: '',
    main: 'grow',
    section: '',
    container: WIDTH,
    group: {
      between: 'flex flex-col gap-x-12 gap-y-2 lg:flex-row lg:items-center lg:justify-between',
    },
    heading: { 1: 'text-balance', 2: 'text-balance', 3: '' },
    text: { lead: 'text-pretty', body: 'text-pretty', muted: 'text-pretty' },
    actions: 'flex flex-wrap gap-3',
    button: {
      primary: `${BUTTON} border border-transparent`,
      secondary: `${BUTTON} site-button-quiet border`,
      small:
        'site-button inline-flex items-center justify-center min-h-11 px-5 py-2 transition-colors',
    },
    split: {
      even: {
        row: 'grid items-center gap-10 lg:grid-cols-2 lg:gap-16',
        first: 'min-w-0',
        second: 'min-w-0',
      },
      narrow: {
        row: 'grid gap-10 lg:grid-cols-12 lg:gap-16',
        first: 'min-w-0 lg:col-span-5',
        second: 'min-w-0 lg:col-span-7',
      },
      wide: {
        row: 'grid items-center gap-10 lg:grid-cols-12 lg:gap-14',
        first: 'min-w-0 lg:col-span-6',
        second: 'min-w-0 lg:col-span-6',
      },
    },
    swapped: 'lg:order-first',
    grid: {
      row: 'grid gap-6 sm:grid-cols-12 lg:gap-8',
      cell: ({ medium, large }) => `min-w-0 sm:col-span-${medium} lg:col-span-${large}`,
    },
    card: {
      plain: { card: 'flex flex-col', body: 'p-6 sm:p-7' },
      line: { card: '', body: 'pt-5 pb-2' },
      soft: { card: '', body: 'p-7' },
      bare: { card: '', body: '' },
      row: { card: '', body: '' },
    },
    picture: '',
    menuList: { list: '', row: '', title: '', body: '', detail: '' },
    facts: { list: 'mt-2', row: '', term: '', detail: '' },
    faq: { list: 'mx-auto w-full', item: '', question: '', answer: '' },
    form: {
      form: 'grid gap-5 sm:grid-cols-2',
      field: 'min-w-0',
      label: 'block mb-1.5 font-semibold text-sm',
      control: CONTROL,
      area: `${CONTROL} min-h-36`,
      end: 'sm:col-span-2',
      notice: '',
    },
    footer: '',
    footerInner: `${WIDTH} flex flex-col gap-8 md:flex-row md:justify-between`,
    footerLinks: 'flex flex-wrap gap-x-7 gap-y-2',
    footerLink: '',
  },
  buttonContent: (label) => label,
  field: labelledField,
  source: `${layers}
@import 'tailwindcss/preflight.css' layer(base);
@import 'tailwindcss/utilities.css' layer(utilities);
${theme}`,
  css: async (used) => {
    const compiler = await compile(
      `${layers}\n${theme}\n@layer base {\n${preflight}\n}\n@layer utilities {\n@tailwind utilities;\n}`,
    );
    return compiler.build([...used].sort());
  },
};
