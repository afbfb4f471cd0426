import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { m } from '../../paraglide/messages.js';
import type { LateColumn } from '../../ui/standings-table/StandingsTable.tsx';
import { hasForecast, hasPlayoffs, playoffChances } from './playoff-chances.ts';
import { useLateForecast } from './use-late-forecast.ts';

/** The column of the chances to make the playoffs; null where there is no such forecast. */
export const usePlayoffChances = (output: LeagueOutput): LateColumn | null => {
  const isWanted = hasForecast(output) && hasPlayoffs(output);
  const { forecast, isError } = useLateForecast(isWanted);
  if (!isWanted) return null;
  const texts = forecast ? playoffChances(forecast) : isError ? new Map<number, string>() : null;
  return { short: m.league_odds(), long: m.league_odds_long(), texts };
};
