import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Pool } from 'pg';
import { quantile } from '../numbers.ts';
import type { Latency } from './latency.ts';
import { addressOf, type LeaguePlace } from './leagues.ts';
import { withSite } from './sites.ts';

type Game = LeaguePlace & {
  readonly gameId: number;
  readonly seasonId: number;
  readonly revision: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
};

/** Games of the oldest season, each of another league. */
const oldGames = async (pool: Pool, count: number): Promise<Game[]> => {
  const { rows } = await pool.query<Game>(
    `SELECT DISTINCT ON (md5(g.competition)) g."gameId", g."seasonId",
       g.revision::text AS revision, g."homeGoals", g."awayGoals", s.slug,
       l."categoryId" AS cid, l."regionId" AS rid
     FROM games g JOIN leagues l USING ("leagueId") JOIN seasons s ON s."seasonId" = g."seasonId"
     WHERE s.slug = (SELECT min(slug) FROM seasons) AND g."decidedIn" = 'regulation' AND g."forfeitedBy" IS NULL
     ORDER BY md5(g.competition), g."gameId" LIMIT $1`,
    [count],
  );
  return rows;
};

const correct = async (log: EventLog, game: Game): Promise<void> => {
  const { gameId, seasonId, homeGoals, awayGoals, revision } = game;
  const result: Result = {
    homeGoals: homeGoals + 10,
    awayGoals,
    decidedIn: 'regulation',
    forfeitedBy: null,
    homeFairPlay: null,
    awayFairPlay: null,
  };
  const event = {
    type: 'ResultCorrected',
    data: { gameId, seasonId, ...result, reason: 'typing-error' },
  } as const;
  const context = { actor: { id: 'bench', role: 'supervisor' }, source: 'web' } as const;
  await log.append(streamOf('game', gameId), newEvents([event], randomUUID(), context), revision);
};

const textAt = async (url: string): Promise<string> => (await fetch(url)).text();

/** Milliseconds from the call that appends the correction to the page that shows it. */
const untilVisible = async (site: string, log: EventLog, game: Game): Promise<number> => {
  const address = addressOf(game);
  const page = (await fetch(site + address.page)).url;
  const [before, jsonBefore] = [await textAt(page), await textAt(site + address.json)];
  const begun = performance.now();
  await correct(log, game);
  while ((await textAt(page)) === before) {
    if (performance.now() - begun > 10_000) throw new Error(`${page} does not show the correction`);
    // Pauses, because requests without a pause would use the CPU that the site needs.
    await pause(2);
  }
  const ms = performance.now() - begun;
  if ((await textAt(site + address.json)) === jsonBefore)
    throw new Error(`${page} changed before its table did`);
  return ms;
};

/** Corrections before the measurement, since the site has just started. */
const warmUp = 5;

/** Corrects results of the oldest season one after the other, each in a league that has not been requested yet. */
export const measureCorrections = async (databaseUrl: string, count: number): Promise<Latency> => {
  const pool = createPool(databaseUrl);
  const log = await openEventLog(databaseUrl);
  try {
    const games = await oldGames(pool, warmUp + count);
    if (games.length < warmUp + count) throw new Error(`there are only ${games.length} games to correct`);
    const times: number[] = [];
    await withSite({ databaseUrl }, async (site) => {
      for (const game of games) times.push(await untilVisible(site, log, game));
    });
    const steady = times.slice(warmUp);
    return { p50Ms: quantile(steady, 0.5), p99Ms: quantile(steady, 0.99) };
  } finally {
    await log.close();
    await pool.end();
  }
};
