import { aimRow, quantile } from './statistics.mjs';

/** A color against a frame without a change, in the same run. */
const COLOR = { median: 1.15, p95: 1.3 };
/** Milliseconds, with a history of 1,000 builds. */
const HISTORY = { open: 400, scroll: 8 };
/** The heap after a long session, to the heap after a tenth of it. */
const MEMORY = 1.2;
/** Milliseconds, on a phone on slow 4G. */
const PAINT = { page: 1500, signIn: 1800 };
const BLOCKING = 50;
/** Scores of 100. */
const SCORE = { page: 99, signIn: 97 };
/** Kilobytes with brotli, and files. */
const PUBLIC_SCRIPTS = 140;
const BUILDER = { address: '/editor/builder', kilobytes: 260, files: 25 };

export const SIGN_IN = '/auth';

/**
 * A color change against its floor, both in milliseconds.
 * @param {{ changed: number[], unchanged: number[] }} times
 */
export function colorAims({ changed, unchanged }) {
  return Object.entries({ median: 0.5, p95: 0.95 }).map(([name, share]) =>
    aimRow(
      `a color to a frame without one, ${name}`,
      quantile(changed, share) / quantile(unchanged, share),
      COLOR[/** @type {keyof typeof COLOR} */ (name)],
      '×',
    ),
  );
}

/** What a person waits for with a long history: `long` as of `measureHistory`. */
export function historyAims(/** @type {Record<string, number[]>} */ long) {
  return Object.entries(HISTORY).map(([name, aim]) =>
    aimRow(`${name}, with 1,000 builds`, quantile(long[name] ?? [], 0.5), aim),
  );
}

/** What a long session keeps: `tenth` and `whole` as of `measureMemory`. */
export function memoryAims(/** @type {{ tenth: number, whole: number }} */ { tenth, whole }) {
  return [
    `  ${`after a tenth of it, ${tenth.toFixed(1)} MB; after all`.padEnd(40)} ${whole.toFixed(1).padStart(7)} MB`,
    aimRow('heap after all, to that after a tenth', whole / tenth, MEMORY, '×'),
  ];
}

/** A page's largest paint, blocking time and score. */
export function pageAims(
  /** @type {import('./benchPages.mjs').PageMeasure} */ {
    path,
    largestPaint,
    blockingTime,
    scores,
  },
) {
  const kind = path === SIGN_IN ? 'signIn' : 'page';
  return [
    aimRow(`${path}, largest paint`, largestPaint, PAINT[kind]),
    aimRow(`${path}, blocking time`, blockingTime, BLOCKING),
    `  ${`${path}, performance`.padEnd(40)} ${String(scores[0]).padStart(7)}, at least ${SCORE[kind]}`,
  ];
}

/**
 * The JavaScript of an address, where there is an aim for it.
 * @param {string} address
 * @param {Awaited<ReturnType<typeof import('./benchBrowser.mjs').measureRoute>>} weights
 */
export function scriptAims(address, { read, touched }) {
  if (address === BUILDER.address)
    return [
      aimRow(`${address}, scripts`, read.bytes / 1000, BUILDER.kilobytes, 'kB'),
      aimRow(`${address}, scripts`, read.files, BUILDER.files, 'files'),
    ];
  if (/^\/(?:editor|view)(?:\/|$)/.test(address)) return [];
  return [aimRow(`${address}, scripts once touched`, touched.bytes / 1000, PUBLIC_SCRIPTS, 'kB')];
}
