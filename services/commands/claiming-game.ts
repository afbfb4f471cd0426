import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { evolve, type Game } from '@rondelle/domain/competition/game.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';
import { isSameGame, type SaidGame } from '@rondelle/projections/games/same-game.queries.ts';
import { sql } from 'kysely';
import type { Writing } from './writing.ts';

/** Longer than an append may take; who dies meanwhile keeps others from this one game for so long. */
const heldSeconds = 20;
const patienceMs = 4_000;
const betweenMs = 25;

const keyOf = ({ date, homeTeamId, awayTeamId }: SaidGame): string =>
  [date, Math.min(homeTeamId, awayTeamId), Math.max(homeTeamId, awayTeamId)].join(' ');

/** Claims the game; answers the ids under which others did before. Fails with `views/behind` where one goes on for long. */
const claim = async ({ services: { tables } }: Writing, key: string, gameId: number): Promise<number[]> => {
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

const release = ({ services: { tables } }: Writing, game: string, gameId: number) =>
  tables
    .updateTable('writing.game_claims')
    .set({ heldUntil: sql`clock_timestamp()` })
    .where('game', '=', game)
    .where('gameId', '=', gameId)
    .execute();

/** Whether the log has the game under one of these ids. */
const isEntered = async ({ log }: Writing, ids: readonly number[], said: SaidGame): Promise<boolean> => {
  for (const id of ids) {
    const events = await eventsOf(log, 'game', id);
    const game = events.reduce<Game>(
      (state, event) => evolve(state, event as Parameters<typeof evolve>[1]),
      null,
    );
    if (game && !game.deleted && game.status !== 'cancelled' && isSameGame(game.fixture, said)) return true;
  }
  return false;
};

/**
 * Enters a game while nobody else enters the same, on any gateway, also before the views know of it: who comes next is
 * refused with `game/already-there`. `act` is told to look for it just before it records.
 */
export const claimingGame = async <T>(
  writing: Writing,
  game: SaidGame,
  gameId: number,
  act: (assertNotThere: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  // A preview records nothing that others would meet.
  if (!writing.services.records) return act(async () => undefined);
  const key = keyOf(game);
  const before = await claim(writing, key, gameId);
  try {
    return await act(async () => {
      if (await isEntered(writing, before, game)) throw new DomainError('game/already-there');
    });
  } finally {
    await release(writing, key, gameId);
  }
};
