import { setTimeout as sleep } from 'node:timers/promises';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { connectionConfig } from '@rondelle/infra/postgres/pool.ts';
import { Client } from 'pg';
import { gameRecorded, type Place } from './game-events.ts';
import { quantile } from './numbers.ts';

export type Lag = {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly results: number;
  /** The longest lag while the projector, just started, read each league for the first time. */
  readonly warmUpMaxMs: number;
};

/** A rate of results. `firstId` is the id of the first game; other ids follow it. */
export type Flow = { readonly perSecond: number; readonly seconds: number; readonly firstId: number };

/** A Sunday night, and four times as much. */
export const flows = {
  usual: { perSecond: 50, seconds: 24, firstId: 100_000_000 },
  fast: { perSecond: 200, seconds: 12, firstId: 120_000_000 },
} satisfies Record<string, Flow>;

const warmUpSeconds = 3;

type Waiting = { readonly position: Position; readonly begun: number };

/** League games of the latest season, spread over its leagues; results are recorded there. */
export const readPlaces = async (client: Client): Promise<Place[]> => {
  const { rows } = await client.query<Place>(
    `SELECT "seasonId", "categoryId", "leagueId",
            "homeTeamId", "awayTeamId", date
     FROM games WHERE "leagueId" IS NOT NULL AND "seasonId" = (SELECT max("seasonId") FROM games)
     ORDER BY md5("gameId"::text) LIMIT 1000`,
  );
  if (rows.length === 0) throw new Error('there are no league games to take after');
  return rows;
};

/** The position that all views have reached; rows and checkpoint become visible at the same moment. */
export const readReached = async (client: Client): Promise<Position> => {
  const { rows } = await client.query<{ position: Position }>(
    'SELECT min(position) AS position FROM checkpoints',
  );
  return rows[0]?.position ?? '0';
};

/** Checks every two milliseconds how far the views are. */
const watch = async (
  client: Client,
  waiting: Waiting[],
  lags: number[],
  more: () => boolean,
): Promise<void> => {
  while (more() || waiting.length > 0) {
    const reached = await readReached(client);
    const now = performance.now();
    while (waiting[0] && comparePositions(waiting[0].position, reached) <= 0)
      lags.push(now - (waiting.shift()?.begun ?? now));
    await sleep(2);
  }
};

const visibleGames = async (client: Client, firstId: number, count: number): Promise<number> => {
  const sql = `SELECT count(*)::int AS n FROM games
    WHERE "gameId" >= $1 AND "gameId" < $2 AND status = 'final'`;
  return (await client.query<{ n: number }>(sql, [firstId, firstId + count])).rows[0]?.n ?? 0;
};

/** Milliseconds from the call that appends a result until standings that count it can be read. */
export const measureLag = async (
  databaseUrl: string,
  { perSecond, seconds, firstId }: Flow,
): Promise<Lag> => {
  const log = await openEventLog(databaseUrl);
  const client = new Client(connectionConfig(databaseUrl));
  await client.connect();
  try {
    const places = await readPlaces(client);
    const waiting: Waiting[] = [];
    const lags: number[] = [];
    const warmUp = perSecond * warmUpSeconds;
    const results = warmUp + perSecond * seconds;
    let appended = 0;
    const watching = watch(client, waiting, lags, () => appended < results);
    const start = performance.now();
    for (; appended < results; appended += 1) {
      await sleep(Math.max(0, start + (appended * 1_000) / perSecond - performance.now()));
      const place = places[appended % places.length];
      if (!place) break;
      const { stream, events, expected } = gameRecorded(firstId + appended, place);
      const begun = performance.now();
      const { position } = await log.append(stream, events, expected);
      waiting.push({ position, begun });
    }
    await watching;
    const visible = await visibleGames(client, firstId, results);
    if (visible !== results) throw new Error(`${visible} of ${results} results came to be seen`);
    const steady = lags.slice(warmUp);
    return {
      p50Ms: quantile(steady, 0.5),
      p99Ms: quantile(steady, 0.99),
      maxMs: quantile(steady, 1),
      results: steady.length,
      warmUpMaxMs: quantile(lags.slice(0, warmUp), 1),
    };
  } finally {
    await client.end();
    await log.close();
  }
};
