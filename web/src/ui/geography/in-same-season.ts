import type { PageLocation } from '../../lib/page-location.ts';

/** Another page of the season that this one was asked for; of the ongoing one where none was. */
export const inSameSeason = ({ search }: Pick<PageLocation, 'search'>, path: string): string => {
  const season = new URLSearchParams(search).get('season');
  return season ? `${path}?season=${encodeURIComponent(season)}` : path;
};
