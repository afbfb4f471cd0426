/** An expected failure at startup, printed as a plain message without a stack trace. */
export class ExpectedError extends Error {
  override name = 'ExpectedError';
}
