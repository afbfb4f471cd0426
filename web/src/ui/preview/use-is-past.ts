import { useNav } from '../../lib/page/nav.ts';

/**
 * Returns whether the season with this slug is not the ongoing one; changes there are previewed before they are saved.
 */
export const useIsPast = (season: string): boolean => {
  const ongoing = useNav()?.ongoingSeason?.slug;
  return ongoing !== undefined && ongoing !== season;
};
