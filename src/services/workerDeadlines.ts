/** Longest that a worker may take for a question until it is ended and replaced; milliseconds. */
export const WORKER_DEADLINE = {
  /** A site, a component or what is read of one. */
  drawing: 30_000,
  /** Whole files, with their pictures. */
  packing: 60_000,
  painting: 60_000,
} as const;

/**
 * What is added while a worker loads its parts, and how long a question that nobody waits for any more may still take: a
 * check of a site takes a slow machine seconds, and loading a new worker would take longer. Milliseconds.
 */
export const WORKER_LIMITS = { starting: 120_000, cancelled: 3_000 } as const;
