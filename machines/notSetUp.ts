/** What was asked for needs a service that this deployment was never given: another try cannot help. */
export class NotSetUpError extends Error {
  override readonly name = 'NotSetUpError';
}

export function isNotSetUp(error: unknown): boolean {
  return error instanceof NotSetUpError;
}
