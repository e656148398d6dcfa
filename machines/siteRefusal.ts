/**
 * Why a site that came from a file or a link cannot be shown. `notOurs`: it was never a site of this product.
 * `newerVersion`: a later version of the product wrote it.
 */
export type SiteRefusal = 'notZip' | 'notOurs' | 'damaged' | 'tooLarge' | 'newerVersion';

/** Thrown by what reads a site (specification section 2, builder), with the reason a person is told. */
export class SiteRefusedError extends Error {
  override readonly name = 'SiteRefusedError';

  constructor(readonly reason: SiteRefusal) {
    super(`The site was refused: ${reason}.`);
  }
}
