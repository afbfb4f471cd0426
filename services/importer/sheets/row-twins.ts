import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { KeyedRow } from './row-keys.ts';

/** The rows of one day and pair of sides that have been looked at. */
type Known = {
  readonly bySign: Map<string, KeyedRow>;
  readonly timed: KeyedRow[];
  readonly timeless: KeyedRow[];
};

const signOf = ({ numbered, time }: KeyedRow): string => numbered ?? time;

const isAlike = (one: KeyedRow, other: KeyedRow): boolean =>
  one.goals === other.goals || one.goals === '' || other.goals === '';

/** Finds the row of which another row is a repetition. */
const twinIn = ({ bySign, timed, timeless }: Known, row: KeyedRow): KeyedRow | undefined => {
  if (signOf(row) !== '') return bySign.get(signOf(row));
  const [only, ...others] = timed;
  if (only && others.length === 0 && timeless.length === 0 && isAlike(only, row)) return only;
  const [first] = timeless;
  // Without a time, only another score makes it another game.
  return first && isAlike(first, row) ? first : bySign.get(`=${row.goals}`);
};

/**
 * Returns the row that each repeated row repeats. Two rows of the same sides on a day are two games when their time,
 * their number or, without either, their score is different.
 */
export const twinsAmong = async (rows: readonly KeyedRow[]): Promise<ReadonlyMap<KeyedRow, KeyedRow>> => {
  const twins = new Map<KeyedRow, KeyedRow>();
  const days = new Map<string, Known>();
  const look = (row: KeyedRow): void => {
    const known = days.get(row.pairing) ?? { bySign: new Map(), timed: [], timeless: [] };
    days.set(row.pairing, known);
    const twin = twinIn(known, row);
    if (twin) return void twins.set(row, twin);
    const sign = signOf(row);
    known.bySign.set(sign === '' ? `=${row.goals}` : sign, row);
    (sign === '' ? known.timeless : known.timed).push(row);
  };
  // Rows with a time or number come first, so that a row without either is compared with all of them.
  await eachInTurns(rows, (row) => signOf(row) !== '' && look(row));
  await eachInTurns(rows, (row) => signOf(row) === '' && look(row));
  return twins;
};
