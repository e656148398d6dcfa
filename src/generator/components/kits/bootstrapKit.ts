import { markup } from '../../document/html';
import type { Tone } from '../ComponentIntent';
import { BOOTSTRAP_PARTS } from './bootstrapParts';
import { classAndStyle, type Kit, type Look, lookOf, looksOf, type Weight } from './Kit';

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
const AMBER_INK = '#b45309';

const BUTTON_SIZE = { small: ' btn-sm', medium: '', large: ' btn-lg' } as const;
const SQUARE = { small: '2.25rem', medium: '2.75rem', large: '3.5rem' } as const;

function valuedButton({ fill, hover, soft }: Valued, weight: Weight): string {
  const rest = { solid: fill, outline: 'transparent', soft, plain: 'transparent' }[weight];
  const ink = weight === 'solid' ? '#fff' : hover;
  const border = weight === 'outline' ? fill : 'transparent';
  return `--bs-btn-color: ${ink}; --bs-btn-bg: ${rest}; --bs-btn-border-color: ${border}; --bs-btn-hover-color: #fff; --bs-btn-hover-bg: ${hover}; --bs-btn-hover-border-color: ${hover}; --bs-btn-active-color: #fff; --bs-btn-active-bg: ${hover}; --bs-btn-disabled-color: ${ink}; --bs-btn-disabled-bg: ${rest}; --bs-btn-disabled-border-color: ${border}`;
}

function weightClass({ name, ink }: Named, weight: Weight): string {
  if (weight === 'solid') return `btn-${name}`;
  if (weight === 'outline') return `btn-outline-${ink}`;
  if (weight === 'plain') return `border-0 text-${name}-emphasis`;
  return `bg-${name}-subtle text-${name}-emphasis border-${name}-subtle`;
}

function tint(tone: Tone): Look {
  const color = TONE[tone];
  return 'name' in color
    ? lookOf(`bg-${color.name}-subtle text-${color.name}-emphasis`)
    : lookOf(` | background-color: ${color.soft}; color: ${color.hover}`);
}

function fill(tone: Tone): Look {
  const color = TONE[tone];
  return 'name' in color
    ? lookOf(`text-bg-${color.name}`)
    : lookOf(` | background-color: ${color.fill}; color: #fff`);
}

function ink(tone: Tone): Look {
  const color = TONE[tone];
  if (tone === 'amber') return lookOf(` | color: ${AMBER_INK}`);
  return 'name' in color ? lookOf(`text-${color.name}`) : lookOf(` | color: ${color.fill}`);
}

/** Bootstrap 5. */
export const bootstrapKit: Kit = {
  framework: 'bootstrap',
  parts: looksOf(BOOTSTRAP_PARTS),
  button: ({ weight, tone, size, isPill, isWide = false, isSquare = false }) => {
    const color = TONE[tone];
    const shape = `${BUTTON_SIZE[size]}${isPill ? ' rounded-pill' : ''}${isWide ? ' w-100' : ''}${isSquare ? ' p-0' : ''} d-inline-flex align-items-center justify-content-center gap-2`;
    const square = isSquare ? `width: ${SQUARE[size]}; height: ${SQUARE[size]}` : undefined;
    const [classes, style] =
      'name' in color
        ? [`btn ${weightClass(color, weight)}${shape}`, undefined]
        : [`btn${shape}`, valuedButton(color, weight)];
    const styles = [style, square].filter((one) => one !== undefined);
    return styles.length === 0 ? { classes } : { classes, style: styles.join('; ') };
  },
  buttonInner: (content) => content,
  tint,
  fill,
  ink,
  badge: (tone) => {
    const { classes, style = '' } = tint(tone);
    return {
      classes: `badge rounded-pill d-inline-flex align-items-center gap-1 ${classes}`.trim(),
      style,
    };
  },
  field: ({ id, label, control }) =>
    markup`<label for="${id}"${classAndStyle(lookOf(BOOTSTRAP_PARTS.label))}>${label}</label>${control(lookOf(BOOTSTRAP_PARTS.control))}`,
  choice: (type, input, label) =>
    type === 'switch'
      ? markup`<div class="form-check form-switch mb-0">${input}${label}</div>`
      : markup`<div class="form-check">${input}${label}</div>`,
  choiceLook: () => lookOf('form-check-input border-secondary flex-shrink-0'),
};
