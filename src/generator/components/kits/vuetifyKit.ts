import { markup } from '../../document/html';
import type { Tone } from '../ComponentIntent';
import { type Kit, lookOf, looksOf } from './Kit';
import { VUETIFY_PARTS } from './vuetifyParts';

/** Vuetify's names of the colors: filled surfaces, text and outlines, tinted surfaces. */
const TONE: Record<Tone, { fill: string; ink: string; soft: string }> = {
  blue: { fill: 'bg-blue-darken-3', ink: 'text-blue-darken-3', soft: 'bg-blue-lighten-5' },
  green: { fill: 'bg-green-darken-3', ink: 'text-green-darken-3', soft: 'bg-green-lighten-5' },
  red: { fill: 'bg-red-darken-3', ink: 'text-red-darken-3', soft: 'bg-red-lighten-5' },
  amber: { fill: 'bg-amber', ink: 'text-brown-darken-2', soft: 'bg-amber-lighten-4' },
  violet: { fill: 'bg-purple-darken-2', ink: 'text-purple-darken-2', soft: 'bg-purple-lighten-5' },
  pink: { fill: 'bg-pink-darken-2', ink: 'text-pink-darken-2', soft: 'bg-pink-lighten-5' },
  teal: { fill: 'bg-teal-darken-2', ink: 'text-teal-darken-2', soft: 'bg-teal-lighten-5' },
  slate: { fill: 'bg-grey-darken-4', ink: 'text-grey-darken-4', soft: 'bg-grey-lighten-3' },
};
const SIZE = { small: 'small', medium: 'large', large: 'x-large' } as const;
const VARIANT = { solid: 'flat', outline: 'outlined', soft: 'flat', plain: 'text' } as const;
const SQUARE = { small: '36px', medium: '44px', large: '56px' } as const;
const CHOICE = {
  checkbox: 'flex-shrink-0 | width: 20px; height: 20px; accent-color: #1565c0',
  radio: 'flex-shrink-0 | width: 20px; height: 20px; accent-color: #1565c0',
  switch: 'flex-shrink-0 | width: 24px; height: 24px; accent-color: #1565c0',
} as const;

/** Vuetify 4: the markup its components leave on a page, its utilities and colors, without its script. */
export const vuetifyKit: Kit = {
  framework: 'vuetify',
  parts: looksOf(VUETIFY_PARTS),
  button: ({
    weight,
    tone,
    size,
    isPill,
    isWide = false,
    isSquare = false,
    isDisabled = false,
  }) => {
    const { fill, ink, soft } = TONE[tone];
    const color = { solid: fill, outline: ink, soft: `${soft} ${ink}`, plain: ink }[weight];
    return lookOf(
      `v-btn v-btn--density-default v-btn--size-${SIZE[size]} v-btn--variant-${VARIANT[weight]} text-none ${isPill ? 'rounded-pill' : 'rounded-lg'}${isWide ? ' v-btn--block' : ''}${isDisabled ? ' v-btn--disabled' : ''} ${color}${isSquare ? ` px-0 | min-width: 0; width: ${SQUARE[size]}; height: ${SQUARE[size]}` : ''}`,
    );
  },
  buttonInner: (content) =>
    markup`<span class="v-btn__overlay"></span><span class="v-btn__content ga-2">${content}</span>`,
  tint: (tone) => lookOf(`${TONE[tone].soft} ${TONE[tone].ink}`),
  fill: (tone) => lookOf(TONE[tone].fill),
  ink: (tone) => lookOf(tone === 'amber' ? 'text-orange-darken-4' : TONE[tone].ink),
  badge: (tone) =>
    lookOf(
      `v-chip v-chip--density-default v-chip--size-small v-chip--variant-flat ga-1 ${TONE[tone].soft} ${TONE[tone].ink}`,
    ),
  field: ({ id, label, control, isTall }) =>
    markup`<div class="v-input v-input--horizontal v-input--density-default ${isTall ? 'v-textarea' : 'v-text-field'}"><div class="v-input__control"><div class="v-field v-field--active v-field--variant-outlined v-locale--is-ltr"><div class="v-field__field">${control(lookOf('v-field__input'))}</div><div class="v-field__outline"><div class="v-field__outline__start"></div><div class="v-field__outline__notch"><label for="${id}" class="v-label v-field-label v-field-label--floating">${label}</label></div><div class="v-field__outline__end"></div></div></div></div></div>`,
  choice: (_, input, label) =>
    markup`<div class="d-flex align-center ga-2 py-1">${input}${label}</div>`,
  choiceLook: (type) => lookOf(CHOICE[type]),
};
