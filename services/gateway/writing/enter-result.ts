import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { recordGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { GameRow } from '@rondelle/projections/games/games.table.ts';
import { sameGames } from '@rondelle/projections/games/same-game.queries.ts';
import type { z } from 'zod';
import { recordOne } from './record-game.ts';
import type { Writing } from './writing.ts';
import { games } from './targets.ts';

type Said = z.output<typeof recordGame>;

/** On the calendar as it is said: in the same competition, with the same team at home. */
const isOnCalendar = (row: GameRow, said: Said): boolean =>
  row.status === 'scheduled' &&
  row.homeTeamId === said.homeTeamId &&
  row.leagueId === said.leagueId &&
  row.tournamentId === said.tournamentId;

const resultSaid = (said: Said) => ({
  commandId: said.commandId,
  seasonId: said.seasonId,
  homeGoals: said.homeGoals,
  awayGoals: said.awayGoals,
  decidedIn: said.decidedIn,
  forfeitedBy: said.forfeitedBy,
  homeFairPlay: said.homeFairPlay,
  awayFairPlay: said.awayFairPlay,
});

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
  return games.change(write, said, there.gameId, () => {
    if (!isOnCalendar(there, said)) throw new DomainError('game/already-there');
    return { type: 'RecordResult', gameId: there.gameId, ...resultSaid(said) };
  });
};
