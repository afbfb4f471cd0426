import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { formatPlayoffs } from '../../ui/forecast/format-share.ts';

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

/** Returns whether the league's rules send some of its teams to the playoffs, and not all of them. */
export const hasPlayoffs = ({ league, playoffs }: Table): boolean => {
  if (!playoffs) return false;
  // Only the table that the rules are about has a `lastRank`; the league's other tables have none.
  const isOther = (league.division !== null) !== (playoffs.of === 'division');
  return playoffs.lastRank !== null || isOther;
};

/** Returns the formatted chance of every team to make the playoffs, by team id. */
export const playoffChances = ({ teams }: Pick<LeagueForecastOutput, 'teams'>): ReadonlyMap<number, string> =>
  new Map(teams.flatMap(({ team, playoffs }) => (playoffs ? [[team.id, formatPlayoffs(playoffs)]] : [])));
