import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { formatFirstRanks } from '../../ui/forecast/format-share.ts';

type Table = Pick<LeagueOutput, 'asOf' | 'playoffs'> & {
  readonly league: Pick<LeagueOutput['league'], 'division' | 'scheduled'> & {
    readonly category: Pick<LeagueOutput['league']['category'], 'shows'>;
  };
};

/** Returns whether the table of today has a forecast: a category may hide it, and a final table needs none. */
export const hasForecast = ({ asOf, league }: Table): boolean =>
  asOf.playedBy === null &&
  asOf.knownAt === null &&
  league.scheduled > 0 &&
  policyAllows(league.category.shows, 'everything');

/**
 * Returns the last rank of the whole league that goes on. Null where everybody does, and where the rules count by
 * divisions, because the forecast is of ranks in the league.
 */
export const lastForecastRank = ({ league, playoffs }: Table): number | null => {
  if (playoffs?.of !== 'table') return null;
  return playoffs.lastRank ?? (league.division ? playoffs.teams : null);
};

/** Returns the formatted chance of every team to finish at `last` or better, by team id. */
export const playoffChances = (
  { teams }: Pick<LeagueForecastOutput, 'teams'>,
  last: number,
): ReadonlyMap<number, string> =>
  new Map(
    teams.map(({ team, chances, possible }) => [
      team.id,
      formatFirstRanks(
        last,
        chances.slice(0, last).reduce((sum, chance) => sum + chance, 0),
        possible,
      ),
    ]),
  );
