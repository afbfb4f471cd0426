import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { recordGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { resultOf } from '@rondelle/domain/competition/game.ts';
import type { GameRow } from '@rondelle/projections/games/games.table.ts';
import { sameGames } from '@rondelle/projections/games/same-game.queries.ts';
import type { z } from 'zod';
import { claimingGame } from './claiming-game.ts';
import { enter, send } from './run-command.ts';
import type { Writing } from './writing.ts';

type PlayedGame = z.output<typeof recordGame>;

const commandOf = (game: PlayedGame, gameId: number): GameCommand => ({
  type: 'RecordGame',
  ...game,
  gameId,
  key: null,
});

/** A game that has been played, with its result. */
export const recordOne = (write: Writing, game: PlayedGame): Promise<Written> =>
  enter(write, 'game', game, (gameId) => [commandOf(game, gameId)]);

/** The same, unless the game is there: refuses it with `game/already-there`, also where another enters it just now. */
const recordUnless = async (
  write: Writing,
  game: PlayedGame,
  isThere: () => Promise<boolean>,
): Promise<Written> => {
  const gameId = await write.services.idFor(write.session.memberId, game.commandId, 'game');
  return claimingGame(write, game, gameId, (assertNotThere) =>
    send(write, 'game', game, gameId, async () => {
      if (await isThere()) throw new DomainError('game/already-there');
      await assertNotThere();
      return [commandOf(game, gameId)];
    }),
  );
};

export const recordNew = (write: Writing, game: PlayedGame): Promise<Written> =>
  recordUnless(write, game, async () => (await sameGames(write.db, game)).length > 0);

/** On the calendar as it is entered: in the same competition, with the same team at home. */
const isOnCalendar = (row: GameRow, game: PlayedGame): boolean =>
  row.status === 'scheduled' &&
  row.homeTeamId === game.homeTeamId &&
  row.leagueId === game.leagueId &&
  row.tournamentId === game.tournamentId;

/** The game that is there already, rather the one that waits for its result; the latest where there are several. */
export const gameThere = async ({ db }: Writing, game: PlayedGame): Promise<GameRow | null> => {
  const found = await sameGames(db, game);
  return found.find((row) => isOnCalendar(row, game)) ?? found.at(-1) ?? null;
};

/**
 * Records a game, or its result where it is on the calendar; refuses with `game/already-there` what is there with a
 * result. A command that is sent again finds the game that it has written.
 */
export const enterResult = (write: Writing, game: PlayedGame, there: GameRow | null): Promise<Written> => {
  if (there === null) return recordUnless(write, game, async () => false);
  const { gameId } = there;
  const { commandId, seasonId } = game;
  return send(write, 'game', game, gameId, () => {
    if (!isOnCalendar(there, game)) throw new DomainError('game/already-there');
    return [{ type: 'RecordResult', commandId, gameId, seasonId, ...resultOf(game) }];
  });
};
