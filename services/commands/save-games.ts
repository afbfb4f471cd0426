import type { Refused, SavedGames, Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { savedGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { domainErrorOf } from './domain-error-of.ts';
import { pageOf } from './pages-of.ts';
import { recordGameOrResult, findExistingGame, recordWithoutDuplicateCheck } from './record-game.ts';
import { referencesFor } from './references.ts';
import type { Writing } from './writing.ts';

/** How many games are saved concurrently. */
const concurrency = 8;

const refusedAs = (
  error: DomainError,
  { textOf }: Writing,
  existingGamePath: string | null = null,
): Refused => ({
  code: error.code,
  field: error.field,
  there: existingGamePath,
  message: textOf(error),
});

const saveOne = async (write: Writing, input: unknown): Promise<SavedGames['games'][number]> => {
  const parsed = savedGame.safeParse(input);
  if (!parsed.success) return { written: null, refused: refusedAs(domainErrorOf(parsed.error), write) };
  const { again: isConfirmedDuplicate, ...game } = parsed.data;
  const existingGame = isConfirmedDuplicate ? null : await findExistingGame(write, game);
  try {
    const written: Written = isConfirmedDuplicate
      ? await recordWithoutDuplicateCheck(write, game)
      : await recordGameOrResult(write, game, existingGame);
    return { written, refused: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const existingGamePath =
      existingGame && error.code === 'game/already-there'
        ? await pageOf(write, 'game', existingGame.gameId)
        : null;
    return { written: null, refused: refusedAs(error, write, existingGamePath) };
  }
};

const pairOf = (input: unknown): string => {
  const { data } = savedGame.safeParse(input);
  return data
    ? [data.date, ...[data.homeTeamId, data.awayTeamId].toSorted((one, other) => one - other)].join(' ')
    : '';
};

/**
 * Batches of indexes to save concurrently. Games of the same two teams on one day are in different batches, so that a
 * later one finds the earlier one.
 */
const batchesOf = (games: readonly unknown[]): number[][] => {
  const batches: number[][] = [];
  const countByPair = new Map<string, number>();
  for (const [index, input] of games.entries()) {
    const pair = pairOf(input) || String(index);
    const earlier = countByPair.get(pair) ?? 0;
    countByPair.set(pair, earlier + 1);
    (batches[earlier] ??= []).push(index);
  }
  return batches.flatMap((batch) =>
    Array.from({ length: Math.ceil(batch.length / concurrency) }, (_, part) =>
      batch.slice(part * concurrency, (part + 1) * concurrency),
    ),
  );
};

/** Saves several games independently: a refused game has its reason and does not affect the others. */
export const saveGamesOf = async (write: Writing, games: readonly unknown[]): Promise<SavedGames> => {
  const saved: SavedGames['games'] = [];
  const together: Writing = { ...write, partOf: 'save', references: referencesFor(write) };
  for (const batch of batchesOf(games))
    await Promise.all(
      batch.map(async (index) => {
        saved[index] = await saveOne(together, games[index]);
      }),
    );
  return { games: saved };
};
