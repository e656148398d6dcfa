import type { SiteColors } from '../../../../machines/entities';
import { contrast, hexOf, lchOf, WHITE } from '../../design/color';
import type { Brief, Understood } from '../../types';
import type { ColorMention, Phrase } from '../draft';

type Colors = Brief['colors'];

const PALE = 0.9;
/** A ground is no louder than cream or pale pink. */
const LOUD = 0.1;
const DARK = 0.36;
const BLACK = 0.25;
/** Neon colors and lime glow on black: strong ones that are light too. */
const GLOWING = 0.26;
const LIGHT = 0.55;
const DARK_GROUND = '#14171c';
/** Words that are less seen on their ground than this are not meant for it: "navy buttons with white letters". */
const SEEN = 2;

const lightness = (hex: string): number => lchOf(hex)[0];
const chroma = (hex: string): number => lchOf(hex)[1];
const isNeutral = (hex: string): boolean => chroma(hex) < 0.035;

/**
 * Which color each place of the site gets: what the prompt says of places first; of the rest the palest quiet one is the
 * ground where there are several, and the first strong one the main color. `dark`: where a dark site is asked for.
 */
export function chooseColors(
  { mentions, dark }: { mentions: readonly ColorMention[]; dark: Phrase | null },
  understood: (phrase: Phrase) => Understood<string>,
): Colors {
  const colors: Colors = {};
  const assign = (role: keyof SiteColors, hex: string, words: Phrase): void => {
    colors[role] ??= { value: hex, evidence: understood(words).evidence };
  };
  const isUsed = (hex: string): boolean => Object.values(colors).some(({ value }) => value === hex);
  const rest: ColorMention[] = [];
  for (const mention of [...mentions].sort(
    (one, other) => Number(one.isWeak) - Number(other.isWeak),
  )) {
    const { role, hex, words } = mention;
    if (role === 'text') continue;
    if (role !== null && colors[role] === undefined)
      assign(role, role === 'background' ? groundOf(hex, dark !== null) : hex, words);
    else if (!rest.some((one) => one.hex === hex)) rest.push(mention);
  }
  const left = rest.filter(({ hex }) => !isUsed(hex));
  const take = (fits: (mention: ColorMention) => boolean): ColorMention | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  if (colors.background === undefined) chooseGround();
  if (colors.primary === undefined) choosePrimary();
  for (const role of ['secondary', 'accent'] as const) {
    const next = colors[role] === undefined ? left.shift() : undefined;
    if (next !== undefined) assign(role, next.hex, next.words);
  }
  for (const { role, hex, words } of mentions) {
    if (role !== 'text') continue;
    if (contrast(hex, colors.background?.value ?? WHITE) >= SEEN) assign('text', hex, words);
    else assign(colors.accent === undefined ? 'accent' : 'secondary', hex, words);
  }
  return colors;

  function chooseGround(): void {
    const isOnly = left.length < 2 && colors.primary === undefined && colors.accent === undefined;
    if (dark !== null) {
      const darkest = isOnly
        ? undefined
        : [...left].sort((one, other) => lightness(one.hex) - lightness(other.hex))[0];
      const ground =
        darkest !== undefined && lightness(darkest.hex) < DARK
          ? take((one) => one === darkest)
          : undefined;
      assign('background', ground?.hex ?? DARK_GROUND, ground?.words ?? dark);
      return;
    }
    if (isOnly) return;
    const [palest] = left
      .filter(({ hex }) => chroma(hex) < LOUD && lightness(hex) >= PALE)
      .sort((one, other) => lightness(other.hex) - lightness(one.hex));
    const glows = left.some(({ hex }) => chroma(hex) > GLOWING && lightness(hex) > LIGHT);
    /* "Black with gold accents" */
    const isField =
      left.length === 1 && colors.primary === undefined && colors.accent !== undefined;
    const ground = take((one) =>
      palest === undefined
        ? (glows || isField) && isNeutral(one.hex) && lightness(one.hex) < BLACK
        : one === palest,
    );
    if (ground !== undefined) assign('background', ground.hex, ground.words);
  }

  /** The first that is seen on the ground; a neutral one only where nothing else is named. */
  function choosePrimary(): void {
    const ground = colors.background?.value ?? WHITE;
    const isSeen = ({ hex }: ColorMention): boolean => contrast(hex, ground) > 1.3;
    const isLively = (mention: ColorMention): boolean =>
      chroma(mention.hex) > LOUD || (isSeen(mention) && !isNeutral(mention.hex));
    const main = take(isLively) ?? (colors.accent === undefined ? take(isSeen) : undefined);
    if (main !== undefined) assign('primary', main.hex, main.words);
    else if (colors.accent !== undefined) colors.primary = colors.accent;
  }
}

/** On a dark site every ground is dark. */
function groundOf(hex: string, isDark: boolean): string {
  const [l, c, h] = lchOf(hex);
  return isDark && l > DARK + 0.06 ? hexOf([Math.min(0.3, l * 0.45), c * 0.7, h]) : hex;
}
