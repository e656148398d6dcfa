export const FRAME_MS = 1000 / 60;

/**
 * The value below which `share` of the samples lie (nearest rank).
 * @param {number[]} samples not empty
 * @param {number} share 0 to 1
 */
export function quantile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  const rank = Math.max(Math.ceil(share * sorted.length), 1);
  return sorted[rank - 1] ?? Number.NaN;
}

/**
 * A line of a table: median and p95 in milliseconds, each also in frames of 16.7 ms.
 * @param {string} name
 * @param {number[]} samples milliseconds
 */
export function latencyRow(name, samples) {
  const cell = (/** @type {number} */ share) => {
    const time = quantile(samples, share);
    return `${time.toFixed(2).padStart(9)} ms ${(time / FRAME_MS).toFixed(2).padStart(6)} frames`;
  };
  return `  ${name.padEnd(26)} median ${cell(0.5)}   p95 ${cell(0.95)}   (${samples.length} runs)`;
}

/**
 * A line of a table: what one figure came to beside what it should not exceed.
 * @param {string} name
 * @param {number} figure
 * @param {number} aim
 * @param {string} [unit] of both
 */
export function aimRow(name, figure, aim, unit = 'ms') {
  const shown = figure.toFixed(unit === '×' ? 2 : 1).padStart(7);
  return `  ${name.padEnd(40)} ${shown} ${unit}: ${(figure / aim).toFixed(2)} of ${aim} ${unit}`;
}

/**
 * Lines of a table: median in milliseconds, and as a multiple of the median of one of the rows.
 * @param {Record<string, number[]>} rows samples in milliseconds by name; each not empty
 * @param {string} yardstick name of the row the others are compared with
 */
export function ratioRows(rows, yardstick) {
  const unit = quantile(rows[yardstick] ?? [], 0.5);
  return Object.entries(rows).map(([name, samples]) => {
    const median = quantile(samples, 0.5);
    return `  ${name.padEnd(32)} median ${median.toFixed(0).padStart(6)} ms   × ${(median / unit).toFixed(2)}   (${samples.length} runs)`;
  });
}
