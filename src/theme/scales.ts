/*
 * The neutral scales that Chakra's recipes refer to (`sizes.11`, `fontWeights.medium`, `zIndex.popover` …).
 * They stand here because Chakra exports its own only together with every colour and recipe it has.
 */
const tokens = <Name extends string, Value extends string | number>(values: Record<Name, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as Record<
    Name,
    { value: Value }
  >;

/** Multiples of 4 px; new layouts use 1 2 3 4 6 8 12 16 20 28 only, the others serve the recipes. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32,
  36, 40, 44, 48, 56, 64, 72, 80, 96,
] as const;
type Step = `${(typeof STEPS)[number]}`;

const steps = Object.fromEntries(
  STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]),
) as Record<Step, { value: string }>;

export const spacing = steps;

export const sizes = {
  ...steps,
  ...tokens({
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    dvh: '100dvh',
    svh: '100svh',
    vw: '100vw',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    measure: '66ch',
    page: '1200px',
    wide: '1360px',
    sidebar: '264px',
    sidebarFolded: '64px',
    controls: '360px',
    header: '72px',
    editorHeader: '56px',
    touch: '44px',
  }),
};

export const fontSizes = tokens({
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': '2.5rem',
});

export const fontWeights = tokens({
  normal: '400',
  ui: '450',
  medium: '550',
  semibold: '650',
  bold: '740',
});

export const lineHeights = tokens({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.65 });

export const letterSpacings = tokens({ tight: '-0.012em', wide: '0.01em' });

export const radii = tokens({
  none: '0',
  xs: '2px',
  tag: '4px',
  control: '10px',
  card: '16px',
  panel: '24px',
  sign: '32px',
  full: '9999px',
});

export const zIndex = tokens({
  hide: -1,
  base: 0,
  docked: 10,
  sticky: 20,
  dropdown: 30,
  overlay: 30,
  modal: 40,
  popover: 40,
  toast: 50,
  skipNav: 60,
});

export const cursor = tokens({
  button: 'pointer',
  checkbox: 'pointer',
  disabled: 'not-allowed',
  radio: 'pointer',
  switch: 'pointer',
});

export const borders = tokens({ sm: '1px solid', md: '2px solid', lg: '4px solid' });

export const durations = tokens({
  tap: '90ms',
  quick: '160ms',
  settle: '260ms',
  scene: '520ms',
  faster: '90ms',
  fast: '160ms',
  moderate: '160ms',
  slow: '260ms',
  slower: '160ms',
  slowest: '260ms',
});

export const easings = tokens({
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
  hang: 'cubic-bezier(0.34, 1.4, 0.64, 1)',
  'ease-in-smooth': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
});

export const animations = tokens({
  spin: 'spin 0.8s linear infinite',
  pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
});

export const aspectRatios = tokens({ square: '1 / 1', wide: '16 / 9', window: '16 / 11' });

/** `md` is where desktop navigation starts, `lg` where the editor's sidebar stands still. */
export const breakpoints = {
  sm: '480px',
  md: '805px',
  lg: '1024px',
  xl: '1200px',
  '2xl': '1440px',
  '3xl': '1680px',
};
