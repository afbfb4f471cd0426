import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { keyOf, type Placed } from './entities.ts';

export type Around = { readonly last: number | null; readonly next: number | null; readonly toCome: number };

const hasNotWithdrawn = sql`NOT EXISTS (SELECT FROM withdrawn_games w WHERE w."gameId" = games."gameId")`;
const sought = {
  last: { which: sql`status = 'final'`, order: sql`date DESC, time DESC NULLS LAST, "gameId" DESC` },
  next: {
    which: sql`status IN ('scheduled', 'live') AND ${hasNotWithdrawn}`,
    order: sql`date, time NULLS LAST, "gameId"`,
  },
};

/** One game of an entity, by its competition or by either side of a team; each is one index scan. */
const gameOf = (when: keyof typeof sought, since: string) => {
  const { which, order } = sought[when];
  const found = (where: RawBuilder<unknown>) =>
    sql`(SELECT "gameId", date, time FROM games WHERE ${where} AND ${which} AND date >= ${since} ORDER BY ${order} LIMIT 1)`;
  return sql`LEFT JOIN LATERAL (SELECT "gameId" FROM (
    ${found(sql`thing."teamId" = 0 AND competition = thing.competition`)} UNION ALL
    ${found(sql`"homeTeamId" = thing."teamId" AND "seasonId" = thing."seasonId"`)} UNION ALL
    ${found(sql`"awayTeamId" = thing."teamId" AND "seasonId" = thing."seasonId"`)}
    ) found ORDER BY ${order} LIMIT 1) AS ${sql.ref(when)} ON true`;
};

/** Counts a team's games of its league from a day on, and postponed ones, because these have no day yet. */
const countToCome = (since: string) => sql`LEFT JOIN LATERAL (
  SELECT count(*)::int AS count FROM games
  WHERE competition = thing.competition AND thing."teamId" IN ("homeTeamId", "awayTeamId")
    AND (status = 'postponed' OR (status IN ('scheduled', 'live') AND date >= ${since}))
    AND ${hasNotWithdrawn}) AS future ON thing."teamId" > 0`;

/** The last final game, the next game from today on and, for a team, the number of games to come, of each entity. */
export const aroundOf = async (
  db: Db,
  entities: readonly Placed[],
  today: string,
): Promise<Map<string, Around>> => {
  const teamIds = entities.map(({ kind, id }) => (kind === 'team' ? id : 0));
  const seasonIds = entities.map(({ seasonId }) => seasonId);
  const competitions = entities.map(({ competition }) => competition ?? '');
  const { rows } = await sql<Around & { key: string }>`
    SELECT thing.key, last."gameId" AS last, next."gameId" AS next, coalesce(future.count, 0) AS "toCome"
    FROM unnest(${entities.map(keyOf)}::text[], ${teamIds}::int[], ${seasonIds}::int[], ${competitions}::text[])
      AS thing (key, "teamId", "seasonId", competition)
    ${gameOf('last', '1800-01-01')} ${gameOf('next', today)} ${countToCome(today)}`.execute(db);
  return new Map(rows.map(({ key, ...around }) => [key, around]));
};
