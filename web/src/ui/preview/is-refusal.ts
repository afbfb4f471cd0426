const aboutPreview = new Set(['request/invalid', 'request/too-many']);

/** What is malformed, such as more than can be rehearsed, or was asked too often says nothing of the change. */
export const isDomainError = (error: unknown): error is Error =>
  error instanceof Error &&
  'data' in error &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'domainCode' in error.data &&
  typeof error.data.domainCode === 'string' &&
  !aboutPreview.has(error.data.domainCode);
