import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { evolve, type Game } from '@rondelle/domain/competition/game.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';
import { type GameSlot, isSameGame } from '@rondelle/contracts/competition/same-game.ts';
import { sql } from 'kysely';
import type { WriteServices } from './writing.ts';

/** Longer than an append may take. If the process dies, its claim blocks others from this one game for as long. */
const heldSeconds = 20;
const patienceMs = 4_000;
const betweenMs = 25;

const keyOf = ({ date, homeTeamId, awayTeamId }: GameSlot): string =>
  [date, Math.min(homeTeamId, awayTeamId), Math.max(homeTeamId, awayTeamId)].join(' ');

/**
 * Claims the game and returns the ids under which others claimed it before. Throws `views/behind` when another claim is
 * held for longer than `patienceMs`.
 */
const claim = async ({ tables }: WriteServices, key: string, gameId: number): Promise<number[]> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await sql<{ before: number[] | null }>`
      SELECT writing.claim_game(${key}, ${gameId}, ${heldSeconds}) AS before`.execute(tables);
    const before = rows[0]?.before;
    if (before) return before;
    if (performance.now() > until) throw new DomainError('views/behind');
    await pause(betweenMs);
  }
};

const release = ({ tables }: WriteServices, game: string, gameId: number) =>
  tables
    .updateTable('writing.game_claims')
    .set({ heldUntil: sql`clock_timestamp()` })
    .where('game', '=', game)
    .where('gameId', '=', gameId)
    .execute();

/** Returns whether the log has this game, not deleted or cancelled, under one of these ids. */
const isEntered = async (
  { log }: WriteServices,
  ids: readonly number[],
  slot: GameSlot,
): Promise<boolean> => {
  for (const id of ids) {
    const events = await eventsOf(log, 'game', id);
    const game = events.reduce<Game>(
      (state, event) => evolve(state, event as Parameters<typeof evolve>[1]),
      null,
    );
    if (game && !game.deleted && game.status !== 'cancelled' && isSameGame(game.fixture, slot)) return true;
  }
  return false;
};

/**
 * Enters a game so that nobody else can enter the same one at the same time, on any gateway, even before the views show
 * it. The second one gets `game/already-there`. `act` must call the check that it receives just before appending.
 */
export const claimingGame = async <T>(
  services: WriteServices,
  game: GameSlot,
  gameId: number,
  act: (assertNotThere: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  // A preview records nothing, so it needs no claim.
  if (!services.recordsEvents) return act(async () => undefined);
  const key = keyOf(game);
  const before = await claim(services, key, gameId);
  try {
    return await act(async () => {
      if (await isEntered(services, before, game)) throw new DomainError('game/already-there');
    });
  } finally {
    await release(services, key, gameId);
  }
};
