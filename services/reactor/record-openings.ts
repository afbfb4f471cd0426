import { setTimeout as pause } from 'node:timers/promises';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { type Position, systemActor } from '@rondelle/contracts/log/event.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { nameBasedId } from '@rondelle/domain/name-based-id.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import { viewsReached } from '@rondelle/projections/queries/log/views-reached.ts';
import {
  type OpeningToRecord,
  openingsToRecord,
  type SeasonPair,
  seasonsAfterAnother,
} from '@rondelle/projections/queries/ratings/openings.queries.ts';
import { ratings } from '@rondelle/projections/views/ratings/ratings.view.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

/** After this long, the remaining seasons wait for the next run. */
const longest = 40_000;
const lookEveryMs = 250;

const bySite = { actor: systemActor, source: 'system' } as const;

/** Returns whether ratings of a season are still to be computed. */
const isPending = async (db: Db, seasonId: number): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM later_groups WHERE shard = ${shardOfSeason(seasonId)} AND view = ${ratings.name} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
};

/** Waits until a season's ratings rest on the log up to a position; returns whether they do in time. */
const isSettled = async (db: Db, seasonId: number, position: Position, until: number): Promise<boolean> => {
  for (;;) {
    if ((await viewsReached(db, seasonId, position)) && !(await isPending(db, seasonId))) return true;
    if (performance.now() > until) return false;
    await pause(lookEveryMs);
  }
};

const record = async (
  log: EventLog,
  { seasonId, revision }: SeasonPair,
  { before, categoryId, variance, ratings }: OpeningToRecord,
): Promise<Position | null> => {
  // The id depends on what is replaced, so that a retry repeats the same command and a later change does not.
  const opening = { categoryId, variance, ratings: [...ratings] };
  const commandId = nameBasedId(`opening/${seasonId}/${revision}/${JSON.stringify([before, opening])}`);
  const command = { type: 'RecordOpeningRatings', commandId, seasonId, ...opening } as const;
  return (await execute(log, `season-${seasonId}`, season, command, bySite)).position;
};

/**
 * Records how each category's teams ended the season before, once that season is over, and again when a correction
 * changes it noticeably. The earliest season goes first, as each leaves its ratings to the next.
 */
export const recordOpenings = async (
  db: Db,
  log: EventLog,
  { now = new Date(), longestMs = longest } = {},
): Promise<void> => {
  const until = performance.now() + longestMs;
  for (const pair of await seasonsAfterAnother(db, dayInQuebec(now.toISOString()))) {
    if (await isPending(db, pair.lastSeasonId)) return;
    let last: Position | null = null;
    for (const opening of await openingsToRecord(db, pair)) last = await record(log, pair, opening);
    if (last !== null && !(await isSettled(db, pair.seasonId, last, until))) return;
  }
};
