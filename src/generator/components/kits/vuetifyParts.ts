import type { KitPart } from './Kit';

const LIST_LINK =
  'v-list-item v-list-item--link v-list-item--density-default v-list-item--one-line v-list-item--variant-text rounded-lg text-decoration-none d-flex align-center ga-3 px-4 text-grey-darken-4';
const AVATAR = 'v-avatar v-avatar--density-default v-avatar--variant-flat flex-shrink-0';

/** The parts of designs in the markup that Vuetify's components leave on a page, and in its utilities. */
export const VUETIFY_PARTS: Record<KitPart, string> = {
  narrow: 'w-100 | max-width: 24rem',
  medium: 'w-100 | max-width: 32rem',
  wide: 'w-100 | max-width: 56rem',
  full: 'w-100',

  stack: 'd-flex flex-column ga-4',
  tight: 'd-flex flex-column ga-2',
  row: 'd-flex flex-wrap align-center ga-3',
  between: 'd-flex flex-wrap align-center justify-space-between ga-3',
  rowEnd: 'd-flex flex-wrap justify-end ga-3',
  line: 'd-flex align-center ga-3',
  lineBetween: 'd-flex align-center justify-space-between ga-3',
  grow: 'flex-fill | min-width: 0; flex-basis: 0',
  center: 'd-flex flex-column align-center text-center',
  grid: 'ga-4 | display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  span: ' | grid-column: 1 / -1',
  plainList: ' | list-style: none',
  divided: ' | list-style: none',
  dividedRow: 'd-flex align-center ga-3 py-3 border-b',
  start: 'align-start',

  card: 'v-card v-card--density-default v-card--variant-elevated rounded-xl border elevation-1 overflow-hidden',
  body: 'pa-6',
  panel: 'rounded-xl border bg-white pa-4',
  well: 'rounded-xl bg-grey-lighten-4 pa-4',
  dashed: 'rounded-xl bg-grey-lighten-5 pa-8 | border: 2px dashed #757575',
  menuPanel:
    'v-list v-list--density-default rounded-lg border elevation-2 pa-1 mt-2 | list-style: none; width: 15rem; max-width: 100%',
  bubble: 'bg-grey-darken-4 rounded-lg px-3 py-2 text-body-medium elevation-2 | max-width: 16rem',
  toastBox: 'd-flex align-center ga-3 rounded-lg border bg-white elevation-4 px-4 py-3',
  night: 'bg-grey-darken-4 rounded-xl pa-5',

  lead: 'text-display-small font-weight-bold',
  heading: 'text-title-large font-weight-bold',
  subheading: 'text-title-medium font-weight-bold',
  text: 'text-body-large',
  muted: 'text-medium-emphasis',
  small: 'text-body-medium',
  strong: 'font-weight-bold',
  price: 'text-display-small font-weight-bold',
  quote: 'text-title-large',
  mono: 'text-body-medium | font-family: ui-monospace, monospace',
  kbd: 'text-body-medium border rounded bg-grey-lighten-4 px-2 py-1 | font-family: ui-monospace, monospace',
  strike: 'text-decoration-line-through text-medium-emphasis',
  error: 'text-red-darken-3 text-body-medium font-weight-medium',
  hidden: 'd-sr-only',
  wrap: ' | overflow-wrap: anywhere',
  term: 'text-medium-emphasis',

  avatar: `${AVATAR} font-weight-bold | width: 56px; height: 56px`,
  avatarSmall: `${AVATAR} font-weight-bold | width: 40px; height: 40px`,
  mark: `${AVATAR} rounded-lg | width: 44px; height: 44px`,
  number: `${AVATAR} font-weight-bold | width: 36px; height: 36px`,
  dot: 'rounded-circle d-inline-block flex-shrink-0 | width: 10px; height: 10px',
  picture: 'd-block w-100 | height: 11rem',
  tile: 'd-block w-100 rounded-lg | aspect-ratio: 1',
  thumb: 'd-block flex-shrink-0 rounded-lg | width: 64px; height: 64px',

  label: 'd-block text-body-medium font-weight-bold mb-1',
  control:
    'd-block w-100 rounded bg-white px-4 py-2 | min-height: 48px; border: 1px solid rgb(0 0 0 / 0.6)',
  select:
    'd-block w-100 rounded bg-white px-3 py-2 | min-height: 48px; border: 1px solid rgb(0 0 0 / 0.6)',
  fieldset: 'border-0',
  legend: 'font-weight-bold mb-1',
  radios: 'd-flex flex-wrap | column-gap: 24px; row-gap: 4px',
  group:
    'v-btn-group v-btn-group--density-default v-btn-group--divided rounded-lg border flex-wrap | height: auto; max-width: 100%',
  box: 'rounded bg-white text-center text-title-large | width: 48px; height: 48px; border: 1px solid rgb(0 0 0 / 0.6)',
  range: 'w-100 | height: 24px; accent-color: #1565c0',
  track: 'w-100 rounded-pill bg-grey-lighten-2 overflow-hidden | height: 10px',
  trackFill: 'd-block h-100 rounded-pill',
  choiceCard: 'd-flex align-start ga-3 rounded-lg border bg-white pa-4',

  tableBox:
    'v-table v-table--density-default v-table--hover v-table--gridlines-horizontal rounded-xl border w-100',
  tableInner: 'v-table__wrapper',
  table: 'w-100',
  caption: 'text-title-large font-weight-bold text-start pa-4',
  head: 'font-weight-bold text-no-wrap',
  cell: 'font-weight-regular',
  numeric: 'text-end',
  foot: 'font-weight-bold bg-grey-lighten-4',

  dialog: 'bg-white rounded-xl elevation-4 ma-auto pa-0 w-100 border | max-width: 28rem',
  drawer:
    'bg-white elevation-4 pa-0 ms-auto me-0 my-0 w-100 border-0 | max-width: 24rem; height: 100vh; max-height: 100vh',
  dialogBody: 'd-flex flex-column ga-4 pa-6',

  bar: 'd-flex flex-wrap align-center ga-4 w-100 border-b bg-white px-6 py-3',
  brand: 'text-title-large font-weight-bold text-decoration-none text-grey-darken-4 me-auto',
  links: 'd-flex flex-wrap align-center ga-1 | list-style: none',
  link: 'v-btn v-btn--density-default v-btn--size-default v-btn--variant-text text-none text-grey-darken-4',
  current: 'bg-grey-lighten-3 font-weight-bold',
  textLink: 'text-blue-darken-3 font-weight-medium',
  tabs: 'd-flex flex-wrap border-b | --v-tabs-height: 48px; list-style: none',
  tab: 'v-btn v-btn--density-default v-btn--size-default v-btn--variant-text v-tab text-none rounded-0 text-grey-darken-4',
  tabCurrent: 'text-blue-darken-3 font-weight-bold | box-shadow: inset 0 -3px 0 currentColor',
  crumbs:
    'v-breadcrumbs v-breadcrumbs--density-default d-flex flex-wrap align-center ga-2 pa-0 | list-style: none',
  pages: 'd-flex flex-wrap align-center ga-1 | list-style: none',
  page: 'v-btn v-btn--density-default v-btn--size-default v-btn--variant-outlined text-none | min-width: 44px',
  pageCurrent:
    'v-btn v-btn--density-default v-btn--size-default v-btn--variant-flat text-none | min-width: 44px',
  side: 'v-list v-list--density-default v-list--nav rounded-xl border w-100 pa-2 | max-width: 16rem',
  sideLink: LIST_LINK,
  sideCurrent: 'bg-blue-lighten-5 font-weight-bold',
  menu: 'position-relative d-inline-block | max-width: 100%',
  menuItem: `${LIST_LINK} justify-space-between`,
};
