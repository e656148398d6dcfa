import { markup } from '../../document/html';
import type { Tone } from '../ComponentIntent';
import { control, type Kit, type Look } from './Kit';

const look = (classes: string, style?: string): Look =>
  style === undefined ? { classes } : { classes, style };

/** Bootstrap's own name of a color, or the values of one that Bootstrap has no classes for. */
type Named = { name: string; ink: string };
type Valued = { fill: string; hover: string; soft: string };
const TONE: Record<Tone, Named | Valued> = {
  blue: { name: 'primary', ink: 'primary' },
  green: { name: 'success', ink: 'success' },
  red: { name: 'danger', ink: 'danger' },
  amber: { name: 'warning', ink: 'dark' },
  slate: { name: 'dark', ink: 'dark' },
  violet: { fill: '#6d28d9', hover: '#5b21b6', soft: '#ede9fe' },
  pink: { fill: '#be185d', hover: '#9d174d', soft: '#fce7f3' },
  teal: { fill: '#0f766e', hover: '#115e59', soft: '#ccfbf1' },
};

const BUTTON_SIZE = { small: ' btn-sm', medium: '', large: ' btn-lg' } as const;

function valuedButton({ fill, hover, soft }: Valued, weight: 'solid' | 'outline' | 'soft'): string {
  const rest = { solid: fill, outline: 'transparent', soft }[weight];
  const ink = weight === 'solid' ? '#fff' : hover;
  const border = weight === 'outline' ? fill : 'transparent';
  return `--bs-btn-color: ${ink}; --bs-btn-bg: ${rest}; --bs-btn-border-color: ${border}; --bs-btn-hover-color: #fff; --bs-btn-hover-bg: ${hover}; --bs-btn-hover-border-color: ${hover}; --bs-btn-active-color: #fff; --bs-btn-active-bg: ${hover}`;
}

function weightClass({ name, ink }: Named, weight: 'solid' | 'outline' | 'soft'): string {
  if (weight === 'solid') return `btn-${name}`;
  if (weight === 'outline') return `btn-outline-${ink}`;
  return `bg-${name}-subtle text-${name}-emphasis border-${name}-subtle`;
}

function tint(tone: Tone): Look {
  const color = TONE[tone];
  return 'name' in color
    ? look(`bg-${color.name}-subtle text-${color.name}-emphasis`)
    : look('', `background-color: ${color.soft}; color: ${color.hover}`);
}

function fill(tone: Tone): Look {
  const color = TONE[tone];
  return 'name' in color
    ? look(`text-bg-${color.name}`)
    : look('', `background-color: ${color.fill}; color: #fff`);
}

/** Bootstrap 5: its components and utilities; declarations only where it has neither. */
export const bootstrapKit: Kit = {
  framework: 'bootstrap',
  parts: {
    narrow: look('w-100', 'max-width: 24rem'),
    medium: look('w-100', 'max-width: 32rem'),
    wide: look('w-100', 'max-width: 56rem'),
    stack: look('d-flex flex-column gap-3'),
    tight: look('d-flex flex-column gap-2'),
    row: look('d-flex flex-wrap align-items-center gap-2'),
    between: look('d-flex flex-wrap align-items-center justify-content-between gap-3'),
    rowEnd: look('d-flex flex-wrap justify-content-end gap-2'),
    grid: look(
      'd-grid gap-3',
      'grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    ),
    span: look('', 'grid-column: 1 / -1'),
    card: look('card rounded-4 shadow-sm overflow-hidden'),
    body: look('card-body p-4'),
    heading: look('h5 fw-bold mb-0'),
    lead: look('h2 mb-0'),
    text: look('mb-0'),
    muted: look('text-body-secondary mb-0'),
    small: look('small'),
    strong: look('fw-semibold'),
    price: look('display-5 fw-bold mb-0'),
    plainList: look('list-unstyled mb-0'),
    avatar: look(
      'rounded-circle d-inline-flex flex-shrink-0 align-items-center justify-content-center fw-semibold',
      'width: 3.5rem; height: 3.5rem',
    ),
    picture: look('card-img-top d-block', 'height: 11rem'),
    mark: look(
      'rounded-3 d-inline-flex flex-shrink-0 align-items-center justify-content-center',
      'width: 2.75rem; height: 2.75rem',
    ),
    quote: look('fs-5 fw-medium mb-0'),
    fieldset: look(''),
    legend: look('fs-6 fw-semibold mb-1'),
    radios: look('d-flex flex-wrap column-gap-4'),
    group: look('btn-group flex-wrap'),
    tableBox: look('table-responsive w-100 border rounded-4 bg-body'),
    tableInner: look(''),
    table: look('table table-hover align-middle mb-0'),
    caption: look('caption-top px-3 py-3 fs-5 fw-semibold text-body'),
    head: look('px-3 text-nowrap'),
    cell: look('px-3 fw-normal'),
    number: look('text-end'),
    foot: look('px-3 fw-semibold bg-body-tertiary'),
    hidden: look('visually-hidden'),
    dialog: look(
      'm-auto p-0 w-100 border rounded-4 shadow-lg bg-body text-body',
      'max-width: 28rem',
    ),
    drawer: look(
      'p-0 ms-auto me-0 my-0 w-100 vh-100 border-0 shadow-lg bg-body text-body',
      'max-width: 24rem; max-height: 100vh',
    ),
    dialogBody: look('d-flex flex-column gap-3 p-4'),
    bar: look(
      'd-flex flex-wrap align-items-center column-gap-4 row-gap-2 w-100 border-bottom bg-body px-4 py-3',
    ),
    brand: look('navbar-brand fw-bold me-auto'),
    links: look('nav nav-pills'),
    link: look('nav-link link-body-emphasis'),
    current: look('bg-body-secondary fw-semibold'),
    tabs: look('nav nav-tabs'),
    tab: look('nav-link'),
    tabCurrent: look('active fw-semibold'),
    crumbs: look('list-unstyled d-flex flex-wrap gap-2 small mb-0'),
    crumb: look('link-primary'),
    pages: look('pagination flex-wrap mb-0'),
    page: look('page-link'),
    side: look('w-100 border rounded-4 bg-body p-2', 'max-width: 16rem'),
    sideLink: look(
      'nav-link link-body-emphasis d-flex align-items-center gap-2 rounded-3 px-3 py-2',
    ),
    sideCurrent: look('bg-primary-subtle text-primary-emphasis fw-semibold'),
    menu: look('position-relative d-inline-block'),
    menuPanel: look('list-unstyled border rounded-3 shadow bg-body p-1 mt-2 mb-0', 'width: 14rem'),
    menuItem: look('dropdown-item rounded-2 px-3 py-2'),
    steps: look('list-unstyled d-flex flex-wrap column-gap-4 row-gap-3 mb-0'),
    step: look('d-flex align-items-center gap-2'),
  },
  button: ({ weight, tone, size, isPill, isWide }) => {
    const color = TONE[tone];
    const shape = `${BUTTON_SIZE[size]}${isPill ? ' rounded-pill' : ''}${isWide ? ' w-100' : ''} d-inline-flex align-items-center justify-content-center gap-2`;
    return 'name' in color
      ? look(`btn ${weightClass(color, weight)}${shape}`)
      : look(`btn${shape}`, valuedButton(color, weight));
  },
  buttonInner: (content) => content,
  tint,
  fill,
  badge: (tone) => {
    const { classes, style } = tint(tone);
    return look(`badge rounded-pill ${classes}`.trim(), style);
  },
  field: (field, id) =>
    markup`<label for="${id}" class="form-label fw-semibold">${field.label}</label>${control(field, id, look('form-control border-secondary'))}`,
  choice: (type, name, id, label, isChosen) =>
    markup`<div class="form-check"><input id="${id}" name="${name}" type="${type}" value="${label}"${isChosen && markup` checked`} class="form-check-input border-secondary"><label for="${id}" class="form-check-label">${label}</label></div>`,
};
