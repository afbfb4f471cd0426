import type { LeagueCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { type Expression, sql } from 'kysely';
import type { Catalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';

export type LeaguesFilter = {
  readonly seasonId: number;
  readonly categoryId?: number | undefined;
  readonly regionId?: number | undefined;
  /** Leagues with the most games come first. The default is more than a season has. */
  readonly limit?: number;
};

const loadLeagues = (db: Db, { seasonId, categoryId, regionId, limit = 2000 }: LeaguesFilter) => {
  const leaderOf = (competition: Expression<string>) =>
    db
      .selectFrom('standings')
      .leftJoin('team_seasons as t', (join) =>
        join.onRef('t.teamId', '=', 'standings.teamId').onRef('t.seasonId', '=', 'standings.seasonId'),
      )
      .select('standings.teamId')
      .where('standings.competition', '=', competition)
      .where('rank', '=', 1)
      .where('gamesPlayed', '>', 0)
      // The order in which tables show teams that share a rank.
      .orderBy(sql`t."searchName" COLLATE "C"`)
      .orderBy('standings.teamId')
      .limit(1);
  return db
    .selectFrom('leagues as l')
    .leftJoin('competition_counts as c', (join) =>
      // Joins by season too, so that Postgres finds the counts by index.
      join.onRef('c.competition', '=', 'l.competition').onRef('c.seasonId', '=', 'l.seasonId'),
    )
    .select((from) => ['l.leagueId', leaderOf(from.ref('l.competition')).as('leader_id'), 'c.games'])
    .select((from) =>
      from
        .selectFrom('league_entries as e')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('e.competition', '=', 'l.competition')
        .as('teams'),
    )
    .select(['l.categoryId', 'l.regionId'])
    .where('l.seasonId', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('l.categoryId', '=', categoryId ?? 0))
    .$if(regionId !== undefined, (query) => query.where('l.regionId', '=', regionId ?? 0))
    .orderBy(sql`coalesce(c.games, 0)`, 'desc')
    .orderBy('l.leagueId')
    .limit(limit)
    .execute();
};

/** Returns leagues with their size and their leader. */
export const leagueCards = async (
  db: Db,
  catalogue: Catalogue,
  filter: LeaguesFilter,
): Promise<LeagueCard[]> => {
  const { seasonId } = filter;
  const rows = await loadLeagues(db, filter);
  const names = await namesFor(db, catalogue, {
    teams: rows.flatMap((row) => (row.leader_id === null ? [] : [{ teamId: row.leader_id, seasonId }])),
    leagueIds: rows.map((row) => row.leagueId),
  });
  return rows.map((row) => ({
    ...names.league(row.leagueId),
    category: names.category(row.categoryId, seasonId),
    region: names.region(row.regionId, seasonId),
    teams: row.teams ?? 0,
    games: row.games ?? 0,
    leader: row.leader_id === null ? null : names.team(row.leader_id, seasonId),
  }));
};
