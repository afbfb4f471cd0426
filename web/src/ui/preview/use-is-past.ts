import { useNav } from '../../lib/nav.ts';

/** Whether a season, by its slug, is another than the ongoing one: what it moves is shown before it is saved. */
export const useIsPast = (season: string): boolean => {
  const ongoing = useNav()?.ongoingSeason?.slug;
  return ongoing !== undefined && ongoing !== season;
};
