import type { Values } from '../../ui/form/use-form.ts';

const key = (season: string) => `last league ${season}`;
const kept = ['kind', 'leagueId', 'leagueName', 'regionId', 'categoryId', 'categoryName'];

/** The league in which this browser last entered a game of the season. */
export const lastLeague = (season: string): Values | null => {
  try {
    return JSON.parse(localStorage.getItem(key(season)) ?? 'null') as Values | null;
  } catch {
    return null;
  }
};

export const keepLastLeague = (season: string, values: Values): void => {
  if (values['kind'] !== 'league' || !values['leagueId']) return;
  const league = Object.fromEntries(kept.map((name) => [name, values[name] ?? '']));
  try {
    localStorage.setItem(key(season), JSON.stringify(league));
  } catch {
    return;
  }
};
