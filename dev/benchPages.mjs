import getPort from 'get-port';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Kinds of transfer, as the network report names them. Style sheets stand in the HTML. */
const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'];
/** A busy machine can keep Lighthouse from seeing a paint; a page is measured again before that is told. */
const ATTEMPTS = 3;

/**
 * @typedef {object} PageMeasure
 * @property {string} path
 * @property {number[]} scores 0 to 100, in the order of `CATEGORIES`
 * @property {number} largestPaint milliseconds
 * @property {number} blockingTime milliseconds
 * @property {number} layoutShift
 * @property {number[]} bytes as transferred, in the order of `KINDS`
 * @property {string[]} failing audits below their full score, by id
 * @property {string | null} problem why a score is missing; null when none is
 */

/**
 * Lighthouse's measure of a phone on slow 4G for each page of a site. A page that cannot be measured is told as such, and
 * those after it are measured all the same.
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {readonly string[]} options.paths
 * @param {import('playwright-core').BrowserType} options.chromium
 * @param {import('playwright-core').LaunchOptions} options.launchOptions
 * @returns {AsyncGenerator<PageMeasure>}
 */
export async function* measurePages({ baseUrl, paths, chromium, launchOptions }) {
  for (const path of paths) {
    const attempt = () => measurePage(`${baseUrl}${path}`, path, { chromium, launchOptions });
    let measure = await attempt();
    for (let count = 1; count < ATTEMPTS && measure.problem !== null; count += 1) {
      measure = await attempt();
    }
    yield measure;
  }
}

/** @returns {Promise<PageMeasure>} */
async function measurePage(
  /** @type {string} */ url,
  /** @type {string} */ path,
  /** @type {Pick<Parameters<typeof measurePages>[0], 'chromium' | 'launchOptions'>} */ {
    chromium,
    launchOptions,
  },
) {
  const { default: lighthouse } = await import('lighthouse');
  const port = await getPort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
    });
    return result === undefined
      ? unmeasured(path, 'Lighthouse did not answer')
      : measureOf(path, result.lhr);
  } catch (error) {
    return unmeasured(path, String(error));
  } finally {
    await browser.close();
  }
}

/** @returns {PageMeasure} */
function unmeasured(/** @type {string} */ path, /** @type {string} */ problem) {
  const none = Number.NaN;
  return {
    path,
    scores: CATEGORIES.map(() => none),
    largestPaint: none,
    blockingTime: none,
    layoutShift: none,
    bytes: KINDS.map(() => none),
    failing: [],
    problem,
  };
}

/** @returns {PageMeasure} */
export function measureOf(
  /** @type {string} */ path,
  /** @type {Pick<import('lighthouse').Result, 'categories' | 'audits' | 'runtimeError'>} */ {
    categories,
    audits,
    runtimeError,
  },
) {
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  const requests =
    /** @type {{ resourceType: string, transferSize: number }[]} */
    (audits['network-requests']?.details?.items ?? []);
  const weighed = CATEGORIES.slice(1).flatMap((id) => categories[id]?.auditRefs ?? []);
  const unscored = CATEGORIES.filter((id) => typeof categories[id]?.score !== 'number');
  const broken = unscored.flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap(({ id: audit }) => audits[audit]?.errorMessage ?? []),
  );
  const [reason = runtimeError?.message ?? 'no reason given'] = broken;
  return {
    path,
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? Number.NaN) * 100)),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: KINDS.map((kind) =>
      requests
        .filter(({ resourceType }) => resourceType === kind)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    ),
    failing: weighed
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    problem: unscored.length === 0 ? null : `no ${unscored.join(', ')}: ${reason}`,
  };
}

/** The heads of the columns of `pageRow`. */
export const PAGE_ROW_HEAD = `  ${'page'.padEnd(46)} perf a11y best  SEO     LCP     TBT    CLS    HTML     CSS      JS   fonts  images kB`;

/** A line of the table of pages. */
export function pageRow(/** @type {PageMeasure} */ measure) {
  const { path, scores, largestPaint, blockingTime, layoutShift, bytes, failing, problem } =
    measure;
  return [
    `  ${path.padEnd(46)}`,
    ...scores.map((score) => String(score).padStart(4)),
    `${(largestPaint / 1000).toFixed(2).padStart(6)}s`,
    `${blockingTime.toFixed(0).padStart(5)}ms`,
    layoutShift.toFixed(3).padStart(6),
    ...bytes.map((size) => (size / 1000).toFixed(1).padStart(7)),
    ...(failing.length === 0 ? [] : [`  below full score: ${failing.join(', ')}`]),
    ...(problem === null ? [] : [`  not measured: ${problem}`]),
  ].join(' ');
}
