import type { TournamentCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { sql } from 'kysely';
import { anyOf } from '../sql/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { bracketOf } from '../../computing/bracket/bracket.ts';
import { gameColumns } from '../sql/game-columns.ts';
import type { Db } from '../../views/schema.ts';

export type TournamentsFilter = {
  readonly seasonId: number;
  readonly categoryId?: number | undefined;
  /** Tournaments that are not over come first. The default is more than a season has. */
  readonly limit?: number;
};

const loadTournaments = (db: Db, { seasonId, categoryId, limit = 1000 }: TournamentsFilter) => {
  const isOver = sql`t."endsOn" < ${dayInQuebec(new Date().toISOString())}`;
  return db
    .selectFrom('tournaments as t')
    .leftJoin('competition_counts as c', (join) =>
      // Joins by season too, so that Postgres finds the counts by index.
      join.onRef('c.competition', '=', 't.competition').onRef('c.seasonId', '=', 't.seasonId'),
    )
    .select(['t.tournamentId', 't.competition', 't.categoryIds', 't.startsOn', 't.endsOn', 't.city'])
    .select('c.games')
    .select((from) =>
      from
        .selectFrom('tournament_entries as e')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('e.competition', '=', 't.competition')
        .as('teams'),
    )
    .where('t.seasonId', '=', seasonId)
    .$if(categoryId !== undefined, (query) =>
      query.where(sql<boolean>`t."categoryIds" @> ${JSON.stringify([categoryId])}::jsonb`),
    )
    .orderBy(isOver)
    .orderBy(sql`case when not ${isOver} then t."startsOn" end`)
    .orderBy('t.startsOn', 'desc')
    .orderBy('t.tournamentId')
    .limit(limit)
    .execute();
};

/** Returns the winner of the final of each of these competitions. */
const winnersOf = async (db: Db, competitions: readonly string[]): Promise<Map<string, number>> => {
  const finals = await db
    .selectFrom('games')
    .select(gameColumns)
    .where(anyOf('competition', competitions))
    .where('stage', '=', 'final')
    .limit(5000)
    .execute();
  const winners = new Map<string, number>();
  for (const [competition, games] of Map.groupBy(finals, (game) => game.competition)) {
    const { winner } = bracketOf(games, []);
    if (winner !== null) winners.set(competition, winner);
  }
  return winners;
};

/**
 * Returns tournaments with their size: those to come, soonest first, then those that are over, latest first. Names the
 * winner only where the tournament has a single category.
 */
export const tournamentCards = async (
  db: Db,
  catalogue: Catalogue,
  filter: TournamentsFilter,
): Promise<TournamentCard[]> => {
  const { seasonId } = filter;
  const rows = await loadTournaments(db, filter);
  if (rows.length === 0) return [];
  const ofOneCategory = rows.filter((row) => row.categoryIds.length === 1);
  const winners = await winnersOf(
    db,
    ofOneCategory.map((row) => row.competition),
  );
  const names = await namesFor(db, catalogue, {
    teams: [...winners.values()].map((teamId) => ({ teamId, seasonId })),
    tournamentIds: rows.map((row) => row.tournamentId),
  });
  return rows.map((row) => {
    const winner = winners.get(row.competition);
    return {
      ...names.tournament(row.tournamentId),
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      city: row.city,
      categories: names.inOrder(row.categoryIds.map((id) => names.category(id, seasonId))),
      teams: row.teams ?? 0,
      games: row.games ?? 0,
      winner: winner === undefined ? null : names.team(winner, seasonId),
    };
  });
};
