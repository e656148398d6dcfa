import { phrasePattern, wordList } from './wordList';

/** What a part of a component is, by the word that a description calls it. */
const ROLE_WORDS = {
  button: 'button, btn, cta, buttons',
  link: 'link, hyperlink, links, text link',
  field:
    'field, input, textbox, text box, input field, text field, text input, fields, inputs, area',
  select:
    'select, dropdown, drop-down, select box, dropdown menu, selects, dropdowns, picker, selector',
  checkbox: 'checkbox, checkboxes, tick box, check box, check boxes',
  radio: 'radio, radios, radio button, radio buttons',
  switch: 'switch, toggle, switches, toggles, toggle switch',
  slider: 'slider, range slider, sliders, range',
  heading: 'heading, headline, title, header text, big text, heading text',
  text: 'text, copy, paragraph, line, sentence, message, subtitle, sub line, subline, subheading, subheadline, tagline, description, body, sub text, subtext, lines, line of text, intro, body text, words, content',
  note: 'note, hint, caption, helper text, footnote, help text, small print, disclaimer, helper, remark, hint text, small text, info text, sub note',
  placeholder: 'placeholder, placeholder text',
  error: 'error, error message, validation message, error text, validation error',
  badge: 'badge, ribbon, pill, chip, tag, status pill, marker',
  label: 'label',
  icon: 'icon, symbol, glyph, pictogram, icons, emoji',
  picture:
    'picture, photo, image, illustration, cover, cover picture, avatar, thumbnail, logo, map, graphic, drawing, pictures, photos, images, cover photo, cover image, portrait, promo picture',
} as const;
export type Role = keyof typeof ROLE_WORDS;
const ROLES = Object.keys(ROLE_WORDS) as readonly Role[];

const ROLE_PATTERNS = ROLES.map((role) => [role, phrasePattern(ROLE_WORDS[role])] as const);

/** The role that words name as a whole, or null. */
export function roleNamed(words: string): Role | null {
  return (
    ROLE_PATTERNS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(words))?.[0] ??
    null
  );
}

export const ANY_ROLE = ROLE_PATTERNS.map(([, pattern]) => pattern).join('|');

/** What the members of a list are called: said before or behind a list, it is no part of it. */
export const LIST_NOUN = wordList(
  `column step tab link item option field button section plan slide page row card question event day month week result line entry answer choice member part value point category tier image picture photo chapter file segment icon crumb level star digit seat bar service feature logo name people person pill tag chip badge status size color colour swatch tile box`,
);

/** Things that only decorate, or are drawn by the design itself. */
export const DECOR = wordList(
  `arrow chevron caret dot dots bullet line divider separator border shadow handle knob thumb track tick check checkmark x cross close star stars heart pin map marker logo photo picture image illustration avatar cover icon emoji thumbnail sparkline chart legend magnifier loupe glass lens magnifying bell globe flag flags sun moon plus minus play pause mask grid number numbers numbered numbering gray grey silver bronze gold swatch header headers footer body backdrop overlay ring circle spinner bar bars slash pencil trash gear burger hamburger dismissable dismissible closable collapsible sortable scrollable draggable expandable clickable removable selectable hoverable reorderable shimmer shimmering skeleton placeholder faces face item items checkbox checkboxes toggle toggles switch slider button buttons link links text pill pills chip chips badge box boxes square squares column columns row rows step steps tab tabs page pages slide slides card cards group groups part option options label labels field fields head sidebar popup modal drawer banner dropdown bronze month week percentage percent progress choice chooser selection`,
);

/** What a word says of the state of its part. */
const STATE_WORDS = {
  current:
    'active selected current pressed chosen highlighted preselected now here focused hovered viewing recommended picked',
  checked: 'checked ticked',
  on: 'on enabled',
  off: 'off',
  open: 'open opened expanded unfolded',
  closed: 'closed collapsed folded',
  disabled: 'disabled taken unavailable inactive occupied locked greyed grayed booked full',
  done: 'done completed complete finished filled passed ✓ ✔',
  failed: 'failed error invalid wrong',
  loading: 'loading pending busy',
  unread: 'unread',
  online: 'online',
  right: 'correct',
} as const;
export type State = keyof typeof STATE_WORDS;

const STATES = (Object.keys(STATE_WORDS) as State[]).map(
  (state) => [state, new Set<string>(STATE_WORDS[state].split(' '))] as const,
);

/** The state that a word names, or null. */
export function stateNamed(word: string): State | null {
  return STATES.find(([, words]) => words.has(word.toLowerCase()))?.[0] ?? null;
}

/** What the words of a button begin with. */
export const ACTION_VERBS = wordList(
  `add apply accept allow agree archive back book browse buy call cancel change check checkout choose clear close compare confirm connect contact continue copy create decline delete deny directions discard dismiss donate done download edit email enter exit explore export finish flip follow get go grant hide import insert install invite join keep learn leave like load log login logout manage mark message move next ok okay open order pause pay place play post previous print publish read redeem redo refresh register reject release remove rename reply report request resend reserve reset restart retry return rotate save search see select send settings share shop show sign skip start stay stop submit subscribe subscribed sync track try turn undo unsubscribe update upgrade upload use verify view visit watch withdraw yes no maybe`,
);

/** Verbs of what a component does when it is used: such a part describes behaviour and is not written on it. */
export const BEHAVIOUR: ReadonlySet<string> = new Set(
  `appear appears appearing open opens turn turns become becomes change changes slide slides move moves disappear disappears expand expands collapse collapses scroll scrolls click clicks clicked clicking hover hovers hovering tap taps drag drags swipe swipes stick sticks stay stays rotate rotates animate animates fade fades apologise apologize can could should must dismissed dismiss closes marked highlighted crossed typed sees want wants lets allow allows works pulsing pulses spins spinning blinks glows grows shrinks wraps fits aligned sliding coming jump jumps`.split(
    ' ',
  ),
);
