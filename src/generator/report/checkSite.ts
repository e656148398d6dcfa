import type { Customization, Theme } from '../../../machines/entities';
import type { SiteCheck, SiteReport, SiteWeight } from '../../../machines/siteReport';
import { contrast } from '../design/color';
import { PAIRS, palette } from '../design/palette';
import {
  checkHeadings,
  checkLabels,
  checkLinks,
  checkMarkup,
  checkRequests,
  checkSearch,
  counted,
} from './pageChecks';
import { readPage } from './readPage';

export interface SiteToCheck {
  theme: Theme;
  customization: Customization;
  /** The pages as they are exported. */
  pages: readonly { path: string; html: string }[];
  weight: SiteWeight;
}

/** Bytes of pages and style sheet that a slow connection still loads in about a second. */
const WEIGHT_LIMIT = 600_000;

/**
 * Checks a site as it would be taken away, on the device and without a network (specification section 2, Export): one
 * entry a check, worded as what was checked. Pure; takes any markup.
 */
export function checkSite(site: SiteToCheck): SiteReport['checks'] {
  const pages = site.pages.map(({ path, html }) => readPage(path, html));
  return [
    checkMarkup(pages),
    checkContrast(site),
    checkHeadings(pages),
    checkLinks(pages),
    checkLabels(pages),
    checkSearch(pages),
    checkRequests(pages),
    checkWeight(site.weight),
  ];
}

function checkContrast({ theme, customization }: SiteToCheck): SiteCheck {
  const used = palette(theme, customization.colors);
  const ratios = PAIRS.map((pair) => ({
    ...pair,
    reached: contrast(used[pair.front], used[pair.back]),
  }));
  const weak = ratios.filter(({ reached, ratio }) => reached < ratio);
  const lowest = Math.min(
    ...ratios.filter(({ ratio }) => ratio >= 4.5).map(({ reached }) => reached),
  );
  return {
    id: 'contrast',
    isPassed: weak.length === 0,
    summary: `${counted(ratios.length, 'pair', 'of colors compared')}; text has at least ${roundedDown(lowest)} : 1.`,
    problems: weak.map(
      ({ front, back, reached, ratio }) =>
        `${front} on ${back} has ${roundedDown(reached)} : 1 and needs ${ratio} : 1`,
    ),
  };
}

const roundedDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

function checkWeight({ html, css, fonts, pictures }: SiteWeight): SiteCheck {
  const toRead = html + css;
  const isPassed = toRead <= WEIGHT_LIMIT;
  return {
    id: 'weight',
    isPassed,
    summary: `${kilobytes(html)} of pages, ${kilobytes(css)} of style sheet, ${fonts > 0 ? `${kilobytes(fonts)} of fonts, ` : ''}${kilobytes(pictures)} of pictures, unpacked.`,
    problems: isPassed
      ? []
      : [
          `pages and style sheet have ${kilobytes(toRead)}; ${kilobytes(WEIGHT_LIMIT)} would be enough`,
        ],
  };
}

/** Thousands of bytes, as file managers count them. */
const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-US')} kB`;
