import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { recordGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { sameGames } from '@rondelle/projections/games/same-game.queries.ts';
import type { z } from 'zod';
import { allOf, assertInSeason, assertPlace, type Place } from './fixture-checks.ts';
import type { Writing } from './writing.ts';
import { games } from './targets.ts';

/** A new game fits its season, its competition and its teams; refuses, naming the field. */
export const assertFits = ({ db }: Writing, said: Place & { readonly date: string }): Promise<void> =>
  allOf(assertInSeason(db, said.seasonId, said.date), assertPlace(db, said));

type Said = z.output<typeof recordGame>;

/** A game that has been played, with its result. */
export const recordOne = (
  write: Writing,
  said: Said,
  prepare = async (): Promise<void> => {},
): Promise<Written> =>
  games.enter(write, said, async (gameId) => {
    await prepare();
    await assertFits(write, said);
    return { type: 'RecordGame', ...said, gameId, key: null };
  });

/** The same, unless a game of these teams is there on that day: refuses it with `game/already-there`. */
export const recordNew = (write: Writing, said: Said): Promise<Written> =>
  recordOne(write, said, async () => {
    if ((await sameGames(write.db, said)).length > 0) throw new DomainError('game/already-there');
  });
