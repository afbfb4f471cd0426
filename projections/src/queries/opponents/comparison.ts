import { neutralForecast, type NeutralForecast } from '../../computing/opponents/neutral-forecast.ts';
import type { Basis, Ranked } from '../../computing/opponents/opponents.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import type { Db } from '../../views/schema.ts';
import { ratingsOfCategory } from '../ratings/ratings.queries.ts';
import { categoryTotals, ranksIn } from './opponent-rows.ts';

export type RankInLeague = Ranked & { readonly leagueId: number };

/** How a team's opponents compare to it, by what its category shows. */
export type Comparison = {
  readonly basis: Basis;
  readonly ratingOf: (teamId: number) => RatingRow | null;
  readonly forecastOf: (teamId: number) => NeutralForecast | null;
  readonly rankOf: (teamId: number) => RankInLeague | null;
};

type Scope = { readonly seasonId: number; readonly categoryId: number; readonly teamId: number };

const nothing = (): null => null;
const byDistance: Comparison = {
  basis: 'distance',
  ratingOf: nothing,
  forecastOf: nothing,
  rankOf: nothing,
};

/** A team that has not played is first or last of a table by chance. */
const rankedIn = (rows: Awaited<ReturnType<typeof ranksIn>>): ReadonlyMap<number, RankInLeague> => {
  const sizes = new Map<number, number>();
  for (const { leagueId } of rows) sizes.set(leagueId, (sizes.get(leagueId) ?? 0) + 1);
  return new Map(
    rows
      .filter(({ gamesPlayed }) => gamesPlayed > 0)
      .map(({ teamId, rank, leagueId }) => [teamId, { rank, leagueId, outOf: sizes.get(leagueId) ?? 1 }]),
  );
};

/**
 * Compares by ratings where they are public and the team has one, or else by ranks, or else not at all. Categories that
 * hide ratings or ranks have no rows of them here.
 */
export const comparisonFor = async (db: Db, scope: Scope): Promise<Comparison> => {
  const { seasonId, categoryId, teamId } = scope;
  const ratings = await ratingsOfCategory(db, seasonId, categoryId);
  const rated = new Map(ratings.map((row) => [row.teamId, row]));
  const own = rated.get(teamId);
  if (own) {
    const totals = await categoryTotals(db, scope);
    const ratingOf = (other: number) => rated.get(other) ?? null;
    return {
      ...byDistance,
      basis: 'rating',
      ratingOf,
      forecastOf: (other) => {
        const row = ratingOf(other);
        return row && neutralForecast(own, row, totals);
      },
    };
  }
  const ranks = rankedIn(await ranksIn(db, scope));
  return ranks.has(teamId)
    ? { ...byDistance, basis: 'rank', rankOf: (other) => ranks.get(other) ?? null }
    : byDistance;
};
