import type { LeagueCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { type Expression, sql } from 'kysely';
import type { Catalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../schema.ts';

export type LeaguesFilter = {
  readonly seasonId: number;
  readonly categoryId?: number | undefined;
  readonly regionId?: number | undefined;
  /** Those with most games come first; default: all that a season may have. */
  readonly limit?: number;
};

const loadLeagues = (db: Db, { seasonId, categoryId, regionId, limit = 2000 }: LeaguesFilter) => {
  const leaderOf = (competition: Expression<string>) =>
    db
      .selectFrom('standings')
      .leftJoin('team_seasons as t', (join) =>
        join.onRef('t.team_id', '=', 'standings.team_id').onRef('t.season_id', '=', 'standings.season_id'),
      )
      .select('standings.team_id')
      .where('standings.competition', '=', competition)
      .where('rank', '=', 1)
      .where('games_played', '>', 0)
      // As tables show teams that share a rank.
      .orderBy(sql`t.search_name COLLATE "C"`)
      .orderBy('standings.team_id')
      .limit(1);
  return db
    .selectFrom('leagues as l')
    .leftJoin('competition_counts as c', (join) =>
      // The season as well: its counts are found by index, not among those of all seasons.
      join.onRef('c.competition', '=', 'l.competition').onRef('c.season_id', '=', 'l.season_id'),
    )
    .select((from) => ['l.league_id', leaderOf(from.ref('l.competition')).as('leader_id'), 'c.games'])
    .select((from) =>
      from
        .selectFrom('league_entries as e')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('e.competition', '=', 'l.competition')
        .as('teams'),
    )
    .select(['l.category_id', 'l.region_id'])
    .where('l.season_id', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('l.category_id', '=', categoryId ?? 0))
    .$if(regionId !== undefined, (query) => query.where('l.region_id', '=', regionId ?? 0))
    .orderBy(sql`coalesce(c.games, 0)`, 'desc')
    .orderBy('l.league_id')
    .limit(limit)
    .execute();
};

/** Leagues with their size and who leads them. */
export const leagueCards = async (
  db: Db,
  catalogue: Catalogue,
  asked: LeaguesFilter,
): Promise<LeagueCard[]> => {
  const { seasonId } = asked;
  const rows = await loadLeagues(db, asked);
  const names = await namesFor(db, catalogue, {
    teams: rows.flatMap((row) => (row.leader_id === null ? [] : [{ teamId: row.leader_id, seasonId }])),
    leagueIds: rows.map((row) => row.league_id),
  });
  return rows.map((row) => ({
    ...names.league(row.league_id),
    category: names.category(row.category_id, seasonId),
    region: names.region(row.region_id, seasonId),
    teams: row.teams ?? 0,
    games: row.games ?? 0,
    leader: row.leader_id === null ? null : names.team(row.leader_id, seasonId),
  }));
};
