import type { Refused, SavedGames, Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { savedGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { domainErrorOf } from './domain-error-of.ts';
import { pageOf } from './pages-of.ts';
import { enterResult, gameThere, recordOne } from './record-game.ts';
import { referencesFor } from './references.ts';
import type { Writing } from './writing.ts';

/** How many games are saved concurrently. */
const concurrency = 8;

const refusedAs = (error: DomainError, { textOf }: Writing, there: string | null = null): Refused => ({
  code: error.code,
  field: error.field,
  there,
  message: textOf(error),
});

const saveOne = async (write: Writing, input: unknown): Promise<SavedGames['games'][number]> => {
  const parsed = savedGame.safeParse(input);
  if (!parsed.success) return { written: null, refused: refusedAs(domainErrorOf(parsed.error), write) };
  const { again, ...game } = parsed.data;
  const there = again ? null : await gameThere(write, game);
  try {
    const written: Written = again ? await recordOne(write, game) : await enterResult(write, game, there);
    return { written, refused: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const page =
      there && error.code === 'game/already-there' ? await pageOf(write, 'game', there.gameId) : null;
    return { written: null, refused: refusedAs(error, write, page) };
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
const inTurns = (games: readonly unknown[]): number[][] => {
  const turns: number[][] = [];
  const met = new Map<string, number>();
  for (const [at, input] of games.entries()) {
    const pair = pairOf(input) || String(at);
    const earlier = met.get(pair) ?? 0;
    met.set(pair, earlier + 1);
    (turns[earlier] ??= []).push(at);
  }
  return turns.flatMap((turn) =>
    Array.from({ length: Math.ceil(turn.length / concurrency) }, (_, part) =>
      turn.slice(part * concurrency, (part + 1) * concurrency),
    ),
  );
};

/** Saves several games independently: a refused game has its reason and does not affect the others. */
export const saveGamesOf = async (write: Writing, games: readonly unknown[]): Promise<SavedGames> => {
  const saved: SavedGames['games'] = [];
  const together: Writing = { ...write, partOf: 'save', references: referencesFor(write) };
  for (const turn of inTurns(games))
    await Promise.all(
      turn.map(async (at) => {
        saved[at] = await saveOne(together, games[at]);
      }),
    );
  return { games: saved };
};
