import type { PageLocation } from '../../lib/page/page-location.ts';

/** Returns the path with the season of the current URL; without one, the target shows the ongoing season. */
export const inSameSeason = ({ search }: Pick<PageLocation, 'search'>, path: string): string => {
  const season = new URLSearchParams(search).get('season');
  return season ? `${path}?season=${encodeURIComponent(season)}` : path;
};
