import { parseHexColor } from '../../../../machines/color';
import type { SiteColors } from '../../../../machines/entities';
import { appearanceOf } from '../../../../machines/siteStyle';
import type { Appearance } from '../../../../machines/styleChoices';
import type { Shade } from '../../changeKinds';
import { hexOf, lchOf } from '../../design/color';
import { spoken } from '../../languages/spoken';
import { changeColor } from '../../read/colors/changeColor';
import { colorPhrases } from '../../read/colors/colorPhrases';
import { colorTokens } from '../../read/colors/colorTokens';
import { taggedWords } from '../../read/text/taggedWords';
import { type ChangeKind, slotOf, type Told, told } from '../ChangeKind';
import { folded } from '../compileChanges';
import { bare, partsOf, spelt } from '../findSections';
import type { Situation } from '../Situation';

type Role = keyof SiteColors;
const ROLE_NAMES: Record<Role, string> = {
  primary: 'Primary color',
  secondary: 'Secondary color',
  accent: 'Accent color',
  background: 'Background',
  text: 'Text color',
};

/** The color that words name, all of them; null where they name none. */
function colorOf(words: string, situation: Situation): string | null {
  const name = bare(words, situation);
  const code = parseHexColor(name);
  if (code !== null) return code;
  for (const { reader } of situation.packs) {
    const tokens = colorTokens(taggedWords(name, reader), reader.colors);
    const [phrase, ...others] = colorPhrases(tokens, reader.colors);
    if (phrase?.from === 0 && phrase.to === tokens.length && others.length === 0) return phrase.hex;
  }
  return null;
}

/** Arabic writes its article and the word as one. */
const withoutArticle = (words: string): string => words.replace(/(?<=^|\s)ال/g, '');

/** The place of the page that words name; null where they name none. */
export function roleOf(words: string, situation: Situation): Role | null {
  const name = bare(words, situation);
  for (const { reader } of situation.packs)
    for (const form of [name, withoutArticle(name), spelt(name, situation)]) {
      const letters = spoken(form, reader.spelling).replace(/[\s‑-]+/g, '');
      const role = reader.colors.terms.get(letters)?.role?.role;
      if (role !== undefined) return role;
    }
  return null;
}

const colored = ({ build }: Situation, colors: Partial<SiteColors>) =>
  ({ type: 'colors.set', colors: { ...build.customization.colors, ...colors } }) as const;

export const color: ChangeKind = (taken, situation) => {
  const words = slotOf(taken, 'color');
  const hex = colorOf(words, situation);
  if (hex === null) return taken.role === undefined ? severalColors(words, situation) : null;
  const role = taken.role === undefined ? 'primary' : roleOf(taken.role, situation);
  if (role === null) return null;
  return [told(ROLE_NAMES[role], bare(words, situation), colored(situation, { [role]: hex }))];
};

/** The places that several colors take, as they are told. */
const IN_ORDER: readonly Role[] = ['primary', 'accent', 'secondary'];

function severalColors(words: string, situation: Situation): Told[] | null {
  const parts = partsOf(words, situation);
  if (parts.length < 2 || parts.length > IN_ORDER.length) return null;
  const all = parts.flatMap((part, index): Told[] => {
    const hex = colorOf(part, situation);
    const role = IN_ORDER[index];
    if (hex === null || role === undefined) return [];
    return [told(ROLE_NAMES[role], bare(part, situation), colored(situation, { [role]: hex }))];
  });
  return all.length === parts.length ? all : null;
}

/** Light that a step takes from a page, and gives to it. */
const PAPER_STEP = 0.06;
const DARK_PAPER = 0.5;

function moved(hex: string, shade: Shade, role: Role): string {
  const [l, c, h] = lchOf(hex);
  const isPaper = role === 'background';
  switch (shade) {
    case 'darker':
      return isPaper
        ? hexOf([l < DARK_PAPER ? l * 0.78 : l - PAPER_STEP, c, h])
        : hexOf([l * 0.82, c, h]);
    case 'lighter':
      return isPaper
        ? hexOf([Math.min(1, l + PAPER_STEP), c, h])
        : hexOf([l + (1 - l) * 0.25, c, h]);
    case 'warmer':
      return changeColor(hex, 'warm');
    case 'cooler':
      return changeColor(hex, 'cool');
    case 'brighter':
      return isPaper ? hex : hexOf([l, c < 0.02 ? c : c * 1.25 + 0.02, h]);
    case 'softer':
      return isPaper ? hex : hexOf([l + (0.7 - l) * 0.2, c * 0.65, h]);
  }
}

/** All colors but the text's, which stays readable on what it stands on. */
const MOVED: readonly Role[] = ['primary', 'secondary', 'accent', 'background'];

const shaded = (situation: Situation, shade: Shade, roles: readonly Role[]) => {
  const { colors } = situation.build.customization;
  return colored(
    situation,
    Object.fromEntries(roles.map((role) => [role, moved(colors[role], shade, role)])),
  );
};

const shading =
  (list: 'shades' | 'too', slot: 'shade' | 'too'): ChangeKind =>
  (taken, situation) => {
    const { rules } = situation;
    const shade = rules.named(rules.words[list], folded(slotOf(taken, slot))) as Shade | null;
    if (shade === null) return null;
    if (taken.role === undefined) return [told('Colors', shade, shaded(situation, shade, MOVED))];
    const role = roleOf(taken.role, situation);
    return role === null ? null : [told(ROLE_NAMES[role], shade, shaded(situation, shade, [role]))];
  };

export const shade = shading('shades', 'shade');
export const tooShade = shading('too', 'too');

const appearing =
  (appearance: Appearance): ChangeKind =>
  (_, { build }) =>
    appearanceOf(build.customization.colors) === appearance
      ? 'alreadySo'
      : [told('Colors', `a ${appearance} page`, { type: 'appearance.choose', appearance })];

/** A page of light words on a dark ground, as the choice of its appearance makes it. */
export const dark = appearing('dark');
/** A page of dark words on a light ground. */
export const light = appearing('light');
