import { usePaths } from '../page/page-location.ts';

/** The path of the login, which leads back to `next`. */
export const useLoginPath = (next: string): string =>
  `${usePaths().login()}?next=${encodeURIComponent(next)}`;
