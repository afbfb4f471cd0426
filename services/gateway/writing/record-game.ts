import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { recordGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { resultOf } from '@rondelle/domain/competition/game.ts';
import type { GameRow } from '@rondelle/projections/games/games.table.ts';
import { sameGames } from '@rondelle/projections/games/same-game.queries.ts';
import type { z } from 'zod';
import { enter, send } from './run-command.ts';
import type { Writing } from './writing.ts';

type Said = z.output<typeof recordGame>;

const commandOf = (said: Said, gameId: number): GameCommand => ({
  type: 'RecordGame',
  ...said,
  gameId,
  key: null,
});

/** A game that has been played, with its result. */
export const recordOne = (write: Writing, said: Said): Promise<Written> =>
  enter(write, 'game', said, (gameId) => [commandOf(said, gameId)]);

/** The same, unless a game of these teams is there on that day: refuses it with `game/already-there`. */
export const recordNew = (write: Writing, said: Said): Promise<Written> =>
  enter(write, 'game', said, (gameId) => async () => {
    if ((await sameGames(write.db, said)).length > 0) throw new DomainError('game/already-there');
    return [commandOf(said, gameId)];
  });

/** On the calendar as it is said: in the same competition, with the same team at home. */
const isOnCalendar = (row: GameRow, said: Said): boolean =>
  row.status === 'scheduled' &&
  row.homeTeamId === said.homeTeamId &&
  row.leagueId === said.leagueId &&
  row.tournamentId === said.tournamentId;

/** The game that is there already, rather the one that waits for its result; the latest where there are several. */
export const gameThere = async ({ db }: Writing, said: Said): Promise<GameRow | null> => {
  const found = await sameGames(db, said);
  return found.find((row) => isOnCalendar(row, said)) ?? found.at(-1) ?? null;
};

/**
 * Records a game, or its result where it is on the calendar; refuses with `game/already-there` what is there with a
 * result. A command that is sent again finds the game that it has written.
 */
export const enterResult = (write: Writing, said: Said, there: GameRow | null): Promise<Written> => {
  if (there === null) return recordOne(write, said);
  const { gameId } = there;
  const { commandId, seasonId } = said;
  return send(write, 'game', said, gameId, () => {
    if (!isOnCalendar(there, said)) throw new DomainError('game/already-there');
    return [{ type: 'RecordResult', commandId, gameId, seasonId, ...resultOf(said) }];
  });
};
