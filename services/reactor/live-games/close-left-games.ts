import { DomainError } from '@rondelle/contracts/errors.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { nameBasedId } from '@rondelle/domain/name-based-id.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import {
  unfinishedGamesSince,
  type StaleLiveGame,
  staleLiveGames,
} from '@rondelle/projections/queries/games/unfinished-games.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { requestResult } from './request-result.ts';

const hourMs = 3_600_000;
/** A live game without an update for this long is over: a game lasts an hour and a half. */
const silentMs = 3 * hourMs;
/** For this long, each run repeats the notification, in case an earlier run was cut short. */
const requestedForMs = 24 * hourMs;

const bySite = { actor: systemActor, source: 'system' } as const;

/** Does nothing when a goal or a result was recorded at the same moment. */
const close = async (log: EventLog, { gameId, seasonId, revision }: StaleLiveGame): Promise<void> => {
  const commandId = nameBasedId(`left/${gameId}/${revision}`);
  const command = { type: 'LeaveGameUnfinished', commandId, gameId, seasonId } as const;
  try {
    await execute(log, `game-${gameId}`, game, { ...command, ifRevision: String(revision) }, bySite);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
};

/**
 * Closes live games without an update for three hours as not finished, and notifies those who can finish them. Games
 * that are not yet closed in the views follow in the next run.
 */
export const closeLeftGames = async (
  db: Db,
  log: EventLog,
  hints: Pick<HintBus, 'publish'>,
  now = Date.now(),
): Promise<void> => {
  for (const left of await staleLiveGames(db, new Date(now - silentMs).toISOString())) await close(log, left);
  const since = new Date(now - requestedForMs).toISOString();
  for (const left of await unfinishedGamesSince(db, since)) await requestResult(db, hints, left);
};
