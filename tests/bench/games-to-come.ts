import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import type { Client } from 'pg';
import type { LargestLeague } from './largest-league.ts';

const count = 60;
/** The id of the first scheduled game; the others follow. */
export const firstToCome = 200_000_000;

type Pair = { readonly home: number; readonly away: number };

/** Schedules games of the league on its last day, so that there are results to suppose. */
export const scheduleGames = async (
  databaseUrl: string,
  league: LargestLeague,
  client: Client,
): Promise<void> => {
  const { rows: pairs } = await client.query<Pair>(
    `SELECT one."teamId" AS home, other."teamId" AS away
     FROM league_entries one JOIN league_entries other USING ("leagueId")
     WHERE "leagueId" = $1 AND one."teamId" <> other."teamId"
     ORDER BY md5(concat(one."teamId", ' ', other."teamId")) LIMIT $2`,
    [league.id, count],
  );
  const context = { actor: { id: 'bench', role: 'supervisor' }, source: 'web' } as const;
  const log = await openEventLog(databaseUrl);
  await log.appendMany(
    pairs.map(({ home, away }, n) => {
      const data = {
        gameId: firstToCome + n,
        key: null,
        seasonId: league.seasonId,
        categoryId: league.categoryId,
        leagueId: league.id,
        tournamentId: null,
        stage: 'regular',
        group: null,
        homeTeamId: home,
        awayTeamId: away,
        date: league.endsOn,
        time: null,
        venue: null,
        city: null,
      } as const;
      return {
        stream: streamOf('game', firstToCome + n),
        events: newEvents([{ type: 'GameScheduled', data } as const], randomUUID(), context),
        expected: 'none' as const,
      };
    }),
  );
  await log.close();
  const seen = `SELECT count(*)::int AS n FROM games WHERE "gameId" >= ${firstToCome}`;
  while ((await client.query<{ n: number }>(seen)).rows[0]?.n !== pairs.length) await sleep(50);
};
