import type { SiteColors, Theme } from '../../../machines/entities';
import { contrast, TEXT_RATIO, WHITE } from '../../generator/design/color';
import {
  type ContrastFinding,
  contrastReport,
  type Palette,
  palette,
} from '../../generator/design/palette';

/** What a swatch says of its color: how readable it is, or what the site uses in its place. */
export interface ContrastNote {
  /** What is adjusted: from the one color to the other; null: the color is used as it was picked. */
  change: { from: string; to: string } | null;
  words: string;
}

const asRatio = (ratio: number): string =>
  `${(Math.floor(ratio * 10) / 10).toFixed(1)}\u00a0:\u00a01`;

interface Judged {
  theme: Theme;
  report: ContrastFinding[];
  used: Palette;
}

/** The five fields tell of the same colors: they are judged once. */
const known = new WeakMap<SiteColors, Judged>();

function judged(colors: SiteColors, theme: Theme): Judged {
  const before = known.get(colors);
  if (before?.theme === theme) return before;
  const now = { theme, report: contrastReport(colors, theme), used: palette(theme, colors) };
  known.set(colors, now);
  return now;
}

/** What is to be told beside the swatch of a role, the main thing first. */
export function contrastNotes(
  role: keyof SiteColors,
  colors: SiteColors,
  theme: Theme,
): ContrastNote[] {
  const { report, used } = judged(colors, theme);
  const finding = report.find((one) => one.role === role);
  if (finding === undefined) return [];
  const picked = colors[role];
  const ratio = asRatio(finding.ratio);
  if (role === 'background') {
    const plain = {
      change: null,
      words: `Readable: text on it has ${asRatio(contrast(used.text, used.background))}.`,
    };
    if (used.text === colors.text) return [plain];
    return [
      plain,
      {
        change: { from: colors.text, to: used.text },
        words: `The text color ${colors.text} would not stand out enough here. The site uses ${used.text}, so that all text has at least ${asRatio(TEXT_RATIO)}.`,
      },
    ];
  }
  if (role === 'text') {
    return finding.adjusted
      ? [
          {
            change: { from: picked, to: used.text },
            words: `Adjusted from ${picked} to ${used.text}: as picked it has ${ratio} on the background, and text needs ${asRatio(TEXT_RATIO)}.`,
          },
        ]
      : [{ change: null, words: `Readable: it has ${ratio} on the background.` }];
  }
  const on = { primary: used.onPrimary, secondary: used.onSecondary, accent: used.onAccent }[role];
  const inText = { primary: used.link, secondary: used.secondaryText, accent: used.accentText }[
    role
  ];
  const fill: ContrastNote = finding.adjusted
    ? {
        change: { from: picked, to: finding.used },
        words: `Adjusted from ${picked} to ${finding.used}: ${on === WHITE ? 'white' : 'black'} text on buttons would have ${ratio}, now ${asRatio(contrast(on, finding.used))}.`,
      }
    : { change: null, words: `Readable: text on buttons has ${ratio}.` };
  return inText === finding.used
    ? [fill]
    : [
        fill,
        {
          change: { from: finding.used, to: inText },
          words: `Links in this color use ${inText}, so that they have at least ${asRatio(TEXT_RATIO)} on the page.`,
        },
      ];
}
