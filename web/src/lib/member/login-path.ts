import { usePaths } from '../page/page-location.ts';

/** The path of the login; after the login, the reader returns to `next`. */
export const useLoginPath = (next: string): string =>
  `${usePaths().login()}?next=${encodeURIComponent(next)}`;
