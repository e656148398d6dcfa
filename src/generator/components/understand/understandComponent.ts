import { stableHash } from '../../stableHash';
import type { ComponentIntent, Tone, Wishes } from '../ComponentIntent';
import { fieldsFor, namedFields, slug } from './findFields';
import { findCategory, headOf } from './findCategory';
import { findDesign } from './findDesign';
import { capitalized, listedParts } from './listedParts';

/** How much of a description is read: what follows cannot change the component. */
const READ = 4000;
const MAX_WORDING = 60;

const TONE_WORDS: readonly [RegExp, Tone][] = [
  [/\b(?:red|danger|destructive|crimson)\b/iu, 'red'],
  [/\b(?:green|success|emerald|lime)\b/iu, 'green'],
  [/\b(?:amber|yellow|orange|gold|warning)\b/iu, 'amber'],
  [/\b(?:purple|violet|indigo|lavender|lilac)\b/iu, 'violet'],
  [/\b(?:pink|magenta|rose|fuchsia)\b/iu, 'pink'],
  [/\b(?:teal|cyan|turquoise|aqua|mint)\b/iu, 'teal'],
  [/\b(?:black|dark|gr[ae]y|slate|neutral|monochrome)\b/iu, 'slate'],
  [/\bblue\b/iu, 'blue'],
];

const DECORATION =
  /\b(?:an?|the|my|our|new|please|create|make|build|generate|design|give me|i (?:want|need)|simple|modern|nice|beautiful|clean|minimal(?:ist)?|elegant|responsive|accessible|large|big|small|tiny|rounded|round|pill|primary|secondary|outline[d]?|solid|red|green|blue|yellow|amber|orange|gold|purple|violet|indigo|pink|magenta|teal|cyan|turquoise|black|dark|gr[ae]y|white|buttons?|btn|forms?|cards?|tables?|modals?|dialogs?|pop-?ups?|components?|nav(?:igation)?|navbar|bars?|ui|tailwind|bootstrap|vuetify|cta|call[- ]to[- ]action|group|set|pair|icons?|at|dropdown|drop-down|segmented)\b/giu;

/**
 * What a description asks for: category, design, wording, parts, fields, color and size. Rules alone decide, so the same
 * description always gives the same answer. Never throws.
 */
export function understandComponent(description: string): ComponentIntent {
  const text = description.slice(0, READ);
  const category = findCategory(text);
  const wishes = wishesOf(text);
  switch (category) {
    case 'buttons':
      return { category, design: findDesign(text, category), wishes };
    case 'forms':
      return { category, design: findDesign(text, category), wishes };
    case 'cards':
      return { category, design: findDesign(text, category), wishes };
    case 'navigation':
      return { category, design: findDesign(text, category), wishes };
    case 'modals':
      return { category, design: findDesign(text, category), wishes };
    case 'tables':
      return { category, design: findDesign(text, category), wishes };
  }
}

function wishesOf(text: string): Wishes {
  const parts = listedParts(text);
  const labels = fieldsFor(parts).some(({ autocomplete, type }) => autocomplete ?? type !== 'text')
    ? parts
    : namedFields(text);
  const wording = findWording(text);
  const isDestructive = /\b(?:delete|remove)\b/iu.test(wording ?? '');
  return {
    wording,
    about: findAbout(text),
    parts,
    fields: fieldsFor(labels),
    tone:
      TONE_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? (isDestructive ? 'red' : 'blue'),
    size: /\b(?:large|big|huge|hero)\b/iu.test(text)
      ? 'large'
      : /\b(?:small|compact|tiny|dense)\b/iu.test(text)
        ? 'small'
        : 'medium',
    isPill: /\b(?:rounded|round|pill)\b/iu.test(text),
    price: /[$€£¥]\s?\d[\d.,]*\d|[$€£¥]\s?\d|\d[\d.,]*\s?[€£$]/u.exec(text)?.[0] ?? null,
    count: findCount(text),
    id: `c${stableHash(text).toString(36).slice(0, 5)}`,
  };
}

function findWording(text: string): string | null {
  const quoted = /"([^"\n]{1,60})"|“([^”\n]{1,60})”|(?<![\p{L}\p{N}])'([^'\n]{2,60})'/u.exec(text);
  const words = quoted?.slice(1).find((group) => group !== undefined);
  if (words !== undefined) return words.trim() === '' ? null : words;
  const named =
    /\b(?:called|titled|named|entitled|saying|that says|reads|headed)[ :]+([^,.;\n]{1,60})/iu.exec(
      text,
    )?.[1];
  if (named !== undefined) {
    return capitalized(named.replace(/\s+(?:with|and|for|in|that)\s.*$/iu, '').trim());
  }
  const head = headOf(text)
    .replace(/[$€£¥]\s?\d[\d.,]*/gu, ' ')
    .replace(DECORATION, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return head === '' || head.length > MAX_WORDING ? null : capitalized(head);
}

function findAbout(text: string): string | null {
  const about =
    /\b(?:for|about|(?<=tables?\s)of|(?<=list\s)of)\s+(?:an?\s+|the\s+|my\s+|our\s+)?([^,.;:\n]{2,80})/iu.exec(
      text,
    )?.[1];
  const bare = about
    ?.replace(
      /\s+(?:with|that|which|including|containing|showing|in (?:tailwind|bootstrap|vuetify))\b.*$/iu,
      '',
    )
    .replace(/["“”]/gu, '')
    .trim();
  return bare === undefined || bare === '' || bare.length > MAX_WORDING ? null : bare;
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function findCount(text: string): number | null {
  const [, counted = ''] =
    /\b(\d{1,2}|two|three|four|five|six|seven|eight)\s+(?:\w+\s+)?(?:buttons?|rows?|columns?|links?|steps?|tabs?|pages?|items?|options?|stars?|fields?)\b/iu.exec(
      text,
    ) ?? [];
  if (counted === '') return null;
  const word = NUMBER_WORDS.indexOf(counted.toLowerCase());
  const count = word === -1 ? Number(counted) : word + 2;
  return count >= 1 && count <= 20 ? count : null;
}

/** An id or field name made of these words inside the component with this id. */
export function idIn(wishes: Wishes, words: string): string {
  return `${wishes.id}-${slug(words)}`;
}
