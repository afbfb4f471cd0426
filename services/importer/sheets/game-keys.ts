import type { GameAnswer } from '@rondelle/contracts/competition/import-questions.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { matchGames } from './match-games.ts';
import type { Found } from './matching.ts';
import type { ExistingGame } from './read-leagues.ts';
import { type KeyedRow, keyRows, type Placed } from './row-keys.ts';
import { twinsAmong } from './row-twins.ts';

type Site = {
  readonly standing: readonly ExistingGame[];
  /** Ids of deleted games by key. */
  readonly deleted: ReadonlyMap<string, number>;
  /** Returns the keys of those deleted games whose whole import was undone: they are entered again. */
  readonly undoneAmong?: ((ids: readonly number[]) => Promise<ReadonlySet<string>>) | undefined;
  /** True when deleted games are entered again. */
  readonly again: boolean;
  readonly answers?: readonly GameAnswer[] | undefined;
  /**
   * For a generated schedule: the upcoming games that it replaces. Its rows are these games or new ones; questions
   * about other games were raised when the schedule was generated.
   */
  readonly replaces?: ReadonlySet<number> | undefined;
};

export type RowQuestion = Omit<Extract<Found, { is: 'asked' }>, 'is'>;

export type Keyed = {
  readonly key: string;
  /** The id of a game that people have entered, which has no key of its own; otherwise null. */
  readonly gameId: number | null;
  /** The recorded game, as it is before the import; null for a new or deleted one. */
  readonly game: ExistingGame | null;
  /** The question about the row that has no answer yet. */
  readonly asked?: RowQuestion;
};

const keyed = (game: ExistingGame): Keyed => ({
  key: game.sourceKey ?? `#${game.id}`,
  gameId: game.sourceKey === null ? game.id : null,
  game,
});

/** The keys that a new game can get, in order. A number that another game has identifies none. */
function* keysFor({ numbered, own, goals }: KeyedRow, used: ReadonlySet<string>): Generator<string> {
  const key = numbered === null || used.has(numbered) ? own : numbered;
  yield key;
  if (goals !== '' && key === own) yield `${own}/=${goals}`;
  for (let turn = 2; ; turn += 1) yield `${key}~${turn}`;
}

/**
 * Returns the key under which each row's game was deleted, and stays deleted. A time may have been added to the file
 * since.
 */
const deletedKeys = async (
  { deleted, undoneAmong, again }: Site,
  rows: readonly KeyedRow[],
): Promise<ReadonlyMap<KeyedRow, string>> => {
  if (again) return new Map();
  const rowsOf = Map.groupBy(rows, ({ pairing }) => pairing);
  const keysOf = ({ numbered, own, pairing }: KeyedRow): readonly string[] =>
    [numbered, own, rowsOf.get(pairing)?.length === 1 ? pairing : null].flatMap((key) =>
      key !== null && deleted.has(key) ? [key] : [],
    );
  const ids = new Set(rows.flatMap(keysOf).flatMap((key) => deleted.get(key) ?? []));
  const undone = await undoneAmong?.([...ids]);
  return new Map(
    rows.flatMap((row) => {
      const key = keysOf(row).find((one) => !undone?.has(one));
      return key === undefined ? [] : [[row, key] as const];
    }),
  );
};

/** Replaces the questions that have an answer. A game that another row has, or that was not offered, is no answer. */
const applyAnswers = (found: Map<KeyedRow, Found>, answers: readonly GameAnswer[]): void => {
  const byLine = new Map(answers.map(({ line, game }) => [line, game]));
  for (const [row, one] of found) {
    const choice = byLine.get(row.line);
    if (one.is !== 'asked' || choice === undefined) continue;
    const game = one.candidates.find(({ id }) => id === choice);
    if (choice === 'new') found.delete(row);
    else if (game) found.set(row, { is: 'recorded', game, by: 'slot' });
  }
};

/**
 * Returns the key of each row's game, in the order of the rows: that of the recorded game, or a new one that the same
 * row gets every time. Rows of one game have the same key. A row that may mean several games has a question instead.
 */
export const gameKeys = async (rows: readonly Placed[], site: Site): Promise<Keyed[]> => {
  const { deleted, replaces, answers = [] } = site;
  const standing = replaces ? site.standing.filter(({ id }) => !replaces.has(id)) : site.standing;
  const all = await keyRows(rows);
  const twins = await twinsAmong(all);
  const own = all.filter((row) => !twins.has(row));
  const keysOfDeleted = await deletedKeys(site, own);
  const deletedKeyOf = (row: KeyedRow): string | null => keysOfDeleted.get(row) ?? null;
  const found = new Map(await matchGames(own, { standing, deletedKeyOf }));
  applyAnswers(found, answers);
  if (replaces) for (const [row, one] of found) if (one.is === 'asked') found.delete(row);
  const used = new Set(site.standing.flatMap(({ sourceKey }) => sourceKey ?? []));
  const keys = new Map<KeyedRow, Keyed>();
  const newKey = (row: KeyedRow): string => {
    for (const key of keysFor(row, used))
      if (!used.has(key) && !deleted.has(key)) {
        used.add(key);
        return key;
      }
    return row.own;
  };
  const keyOf = (row: KeyedRow): Keyed => {
    const one = found.get(row);
    if (one?.is === 'recorded') return keyed(one.game);
    if (one?.is === 'deleted') return { key: one.key, gameId: null, game: null };
    if (one) return { key: `?${row.line}`, gameId: null, game: null, asked: one };
    return { key: newKey(row), gameId: null, game: null };
  };
  await eachInTurns(own, (row) => keys.set(row, keyOf(row)));
  return all.flatMap((row) => keys.get(twins.get(row) ?? row) ?? []);
};
