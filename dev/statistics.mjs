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
