import { useNav } from '../../lib/page/nav.ts';

/** Returns a function that adds the season to the path of a venue, unless it is the ongoing one. */
export const useVenueSeason = (season: string | null): ((path: string) => string) => {
  const ongoing = useNav()?.ongoingSeason?.slug ?? null;
  return (path) => (season === null || season === ongoing ? path : `${path}?season=${season}`);
};
