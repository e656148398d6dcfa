import { markup } from '../../document/html';
import type { Tone } from '../ComponentIntent';
import { control, type Kit, type Look } from './Kit';

const look = (classes: string, style?: string): Look =>
  style === undefined ? { classes } : { classes, style };

/** Vuetify's names of the colors: filled surfaces, text and outlines, tinted surfaces. */
const TONE: Record<Tone, { fill: string; ink: string; soft: string }> = {
  blue: { fill: 'bg-blue-darken-3', ink: 'text-blue-darken-3', soft: 'bg-blue-lighten-5' },
  green: { fill: 'bg-green-darken-3', ink: 'text-green-darken-3', soft: 'bg-green-lighten-5' },
  red: { fill: 'bg-red-darken-3', ink: 'text-red-darken-3', soft: 'bg-red-lighten-5' },
  amber: { fill: 'bg-amber', ink: 'text-brown-darken-2', soft: 'bg-amber-lighten-4' },
  violet: { fill: 'bg-purple-darken-2', ink: 'text-purple-darken-2', soft: 'bg-purple-lighten-5' },
  pink: { fill: 'bg-pink-darken-2', ink: 'text-pink-darken-2', soft: 'bg-pink-lighten-5' },
  teal: { fill: 'bg-teal-darken-2', ink: 'text-teal-darken-2', soft: 'bg-teal-lighten-5' },
  slate: {
    fill: 'bg-grey-darken-4',
    ink: 'text-grey-darken-4',
    soft: 'bg-grey-lighten-3',
  },
};
const SIZE = { small: 'small', medium: 'large', large: 'x-large' } as const;
const VARIANT = { solid: 'flat', outline: 'outlined', soft: 'flat' } as const;
const LIST_LINK =
  'v-list-item v-list-item--link v-list-item--density-default v-list-item--one-line v-list-item--variant-text rounded-lg text-decoration-none d-flex align-center ga-3 px-4';

/** Vuetify 4: the markup its components leave on a page, its utilities and colors, without its script. */
export const vuetifyKit: Kit = {
  framework: 'vuetify',
  parts: {
    narrow: look('w-100', 'max-width: 24rem'),
    medium: look('w-100', 'max-width: 32rem'),
    wide: look('w-100', 'max-width: 56rem'),
    stack: look('d-flex flex-column ga-4'),
    tight: look('d-flex flex-column ga-2'),
    row: look('d-flex flex-wrap align-center ga-3'),
    between: look('d-flex flex-wrap align-center justify-space-between ga-4'),
    rowEnd: look('d-flex flex-wrap justify-end ga-3'),
    grid: look(
      'ga-4',
      'display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    ),
    span: look('', 'grid-column: 1 / -1'),
    card: look(
      'v-card v-card--density-default v-card--variant-elevated rounded-xl border elevation-1 overflow-hidden',
    ),
    body: look('pa-6'),
    heading: look('text-title-large font-weight-bold'),
    lead: look('text-headline-large font-weight-bold'),
    text: look('text-body-large'),
    muted: look('text-medium-emphasis'),
    small: look('text-body-medium'),
    strong: look('font-weight-bold'),
    price: look('text-display-small font-weight-bold'),
    plainList: look('', 'list-style: none'),
    avatar: look(
      'v-avatar v-avatar--density-default v-avatar--variant-flat flex-shrink-0 font-weight-bold',
      'width: 56px; height: 56px',
    ),
    picture: look('d-block w-100', 'height: 11rem'),
    mark: look(
      'v-avatar v-avatar--density-default rounded-lg flex-shrink-0',
      'width: 44px; height: 44px',
    ),
    quote: look('text-title-large'),
    fieldset: look('border-0'),
    legend: look('font-weight-bold mb-1'),
    radios: look('d-flex flex-wrap ga-4'),
    group: look(
      'v-btn-group v-btn-group--density-default v-btn-group--divided rounded-lg border',
      'height: auto',
    ),
    tableBox: look(
      'v-table v-table--density-default v-table--hover v-table--gridlines-horizontal rounded-xl border w-100',
    ),
    tableInner: look('v-table__wrapper'),
    table: look('w-100'),
    caption: look('text-title-large font-weight-bold text-start pa-4'),
    head: look('font-weight-bold text-no-wrap'),
    cell: look('font-weight-regular'),
    number: look('text-end'),
    foot: look('font-weight-bold bg-grey-lighten-4'),
    hidden: look('d-sr-only'),
    dialog: look('bg-white rounded-xl elevation-4 ma-auto pa-0 w-100 border', 'max-width: 28rem'),
    drawer: look(
      'bg-white elevation-4 pa-0 ms-auto me-0 my-0 w-100 border-0',
      'max-width: 24rem; height: 100vh; max-height: 100vh',
    ),
    dialogBody: look('d-flex flex-column ga-4 pa-6'),
    bar: look('d-flex flex-wrap align-center ga-4 w-100 border-b bg-white px-6 py-3'),
    brand: look(
      'text-title-large font-weight-bold text-decoration-none text-grey-darken-4 me-auto',
    ),
    links: look('d-flex flex-wrap align-center ga-1', 'list-style: none'),
    link: look(
      'v-btn v-btn--density-default v-btn--size-default v-btn--variant-text text-none text-grey-darken-4',
    ),
    current: look('bg-grey-lighten-3 font-weight-bold'),
    tabs: look('d-flex flex-wrap border-b', 'list-style: none'),
    tab: look(
      'v-btn v-btn--density-default v-btn--size-default v-btn--variant-text v-tab text-none rounded-0 text-grey-darken-4',
    ),
    tabCurrent: look(
      'text-blue-darken-3 font-weight-bold',
      'box-shadow: inset 0 -3px 0 currentColor',
    ),
    crumbs: look(
      'v-breadcrumbs v-breadcrumbs--density-default d-flex flex-wrap align-center ga-2 pa-0',
      'list-style: none',
    ),
    crumb: look('v-breadcrumbs-item text-blue-darken-3'),
    pages: look('d-flex flex-wrap align-center ga-1', 'list-style: none'),
    page: look(
      'v-btn v-btn--density-default v-btn--size-default v-btn--variant-outlined text-none',
      'min-width: 44px',
    ),
    side: look(
      'v-list v-list--density-default v-list--nav rounded-xl border w-100 pa-2',
      'max-width: 16rem',
    ),
    sideLink: look(`${LIST_LINK} text-grey-darken-4`),
    sideCurrent: look('bg-blue-lighten-5 font-weight-bold'),
    menu: look('position-relative d-inline-block'),
    menuPanel: look(
      'v-list v-list--density-default rounded-lg border elevation-2 pa-1 mt-2',
      'list-style: none; width: 14rem',
    ),
    menuItem: look(`${LIST_LINK} text-grey-darken-4`),
    steps: look('d-flex flex-wrap ga-5', 'list-style: none'),
    step: look('d-flex align-center ga-3'),
  },
  button: ({ weight, tone, size, isPill, isWide }) => {
    const { fill, ink, soft } = TONE[tone];
    const color = { solid: fill, outline: ink, soft: `${soft} ${ink}` }[weight];
    return look(
      `v-btn v-btn--density-default v-btn--size-${SIZE[size]} v-btn--variant-${VARIANT[weight]} text-none ${isPill ? 'rounded-pill' : 'rounded-lg'}${isWide ? ' v-btn--block' : ''} ${color}`,
    );
  },
  buttonInner: (content) =>
    markup`<span class="v-btn__overlay"></span><span class="v-btn__content ga-2">${content}</span>`,
  tint: (tone) => look(`${TONE[tone].soft} ${TONE[tone].ink}`),
  fill: (tone) => look(TONE[tone].fill),
  badge: (tone) =>
    look(
      `v-chip v-chip--density-default v-chip--size-small v-chip--variant-flat ${TONE[tone].soft} ${TONE[tone].ink}`,
    ),
  field: (field, id) =>
    markup`<div class="v-input v-input--horizontal v-input--density-default ${field.type === 'textarea' ? 'v-textarea' : 'v-text-field'}"><div class="v-input__control"><div class="v-field v-field--active v-field--variant-outlined v-locale--is-ltr"><div class="v-field__field">${control(field, id, look('v-field__input'))}</div><div class="v-field__outline"><div class="v-field__outline__start"></div><div class="v-field__outline__notch"><label for="${id}" class="v-label v-field-label v-field-label--floating">${field.label}</label></div><div class="v-field__outline__end"></div></div></div></div></div>`,
  choice: (type, name, id, label, isChosen) =>
    markup`<div class="d-flex align-center ga-2 py-1"><input id="${id}" name="${name}" type="${type}" value="${label}"${isChosen && markup` checked`}><label for="${id}">${label}</label></div>`,
};
