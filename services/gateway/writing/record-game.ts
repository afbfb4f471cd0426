import type { Written } from '@rondelle/contracts/competition/writing.answers.ts';
import type { recordGame } from '@rondelle/contracts/competition/writing.questions.ts';
import type { z } from 'zod';
import { allOf, assertInSeason, assertPlace, type Place } from './fixture-checks.ts';
import type { Writing } from './run-command.ts';
import { games } from './targets.ts';

/** A new game fits its season, its competition and its teams; refuses, naming the field. */
export const assertFits = ({ db }: Writing, said: Place & { readonly date: string }): Promise<void> =>
  allOf(assertInSeason(db, said.seasonId, said.date), assertPlace(db, said));

/** A game that has been played, with its result. */
export const recordOne = (write: Writing, said: z.output<typeof recordGame>): Promise<Written> =>
  games.enter(write, said, async (gameId) => {
    await assertFits(write, said);
    return { type: 'RecordGame', ...said, gameId, key: null };
  });
