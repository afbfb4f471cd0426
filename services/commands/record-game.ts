import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { recordGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { resultOf } from '@rondelle/domain/competition/game.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { sameGames } from '@rondelle/projections/queries/games/same-game.queries.ts';
import type { z } from 'zod';
import { claimingGame } from './claiming-game.ts';
import { newIdFor } from './new-id.ts';
import { create, send } from './run-command.ts';
import type { WriteServices, Writing } from './writing.ts';

type PlayedGame = z.output<typeof recordGame>;

const commandOf = (game: PlayedGame, gameId: number): GameCommand => ({
  type: 'RecordGame',
  ...game,
  gameId,
  key: null,
});

/** Records a played game with its result, also when the same game exists. */
export const recordWithoutDuplicateCheck = (write: Writing, game: PlayedGame): Promise<Written> =>
  create(write, 'game', game, (gameId) => [commandOf(game, gameId)]);

/** Records a played game, or throws `game/already-there` when it exists or another request is entering it. */
const recordUnless = async (
  write: Writing,
  game: PlayedGame,
  exists: () => Promise<boolean>,
): Promise<Written> => {
  const gameId = await newIdFor(write, game.commandId, 'game');
  return claimingGame(write, game, gameId, (assertNotThere) =>
    send(write, 'game', game, gameId, async () => {
      if (await exists()) throw new DomainError('game/already-there');
      await assertNotThere();
      return [commandOf(game, gameId)];
    }),
  );
};

export const recordNew = (write: Writing, game: PlayedGame): Promise<Written> =>
  recordUnless(write, game, async () => (await sameGames(write.db, game)).length > 0);

/** Returns whether this row is the scheduled game that the input describes: same competition, same home team. */
const isOnCalendar = (row: GameRow, game: PlayedGame): boolean =>
  row.status !== 'live' &&
  openStatuses.includes(row.status) &&
  row.homeTeamId === game.homeTeamId &&
  row.leagueId === game.leagueId &&
  row.tournamentId === game.tournamentId;

/** The existing game: the scheduled one if there is one, otherwise the latest; null when there is none. */
export const findExistingGame = async ({ db }: WriteServices, game: PlayedGame): Promise<GameRow | null> => {
  const found = await sameGames(db, game);
  return found.find((row) => isOnCalendar(row, game)) ?? found.at(-1) ?? null;
};

/**
 * Records a game, or its result if it is on the calendar. Throws `game/already-there` if it has a result already. A
 * retry of the same command returns what it wrote.
 */
export const recordGameOrResult = (
  write: Writing,
  game: PlayedGame,
  existingGame: GameRow | null,
): Promise<Written> => {
  if (existingGame === null) return recordUnless(write, game, async () => false);
  const { gameId } = existingGame;
  const { commandId, seasonId } = game;
  return send(write, 'game', game, gameId, () => {
    if (!isOnCalendar(existingGame, game)) throw new DomainError('game/already-there');
    return [{ type: 'RecordResult', commandId, gameId, seasonId, ...resultOf(game) }];
  });
};
