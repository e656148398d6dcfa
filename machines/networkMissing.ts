/** Something that has to be loaded first could not be, because the device has no network. */
export class NetworkMissingError extends Error {
  constructor() {
    super('The network is missing.');
    this.name = 'NetworkMissingError';
  }
}
