import { isDeepStrictEqual } from 'node:util';
import type { Rejection } from '../faults.ts';
import type { Origin } from './stream-plan.ts';

export type Verdict = 'same' | 'news' | 'kept' | 'contradiction';

/**
 * The rule of every import, for one value: what the file says, what stands on the site, and what imports said last
 * (`told`; undefined where they never spoke of it). A file that says what it said before changes nothing, whatever
 * people did meanwhile; one that says something new is news, but where people have changed the value it contradicts them.
 */
export const settle = <T>(said: T, current: T, imported: T | undefined): Verdict => {
  if (isDeepStrictEqual(said, current)) return 'same';
  if (isDeepStrictEqual(said, imported)) return 'kept';
  return isDeepStrictEqual(current, imported) ? 'news' : 'contradiction';
};

type Compared<T> = {
  readonly column: string;
  /** What the file says, as it says it. */
  readonly value: string;
  readonly said: T;
  readonly current: T;
  readonly imported: T | undefined;
  /** Whether what the file names was deleted on the site. */
  readonly isDeleted?: boolean;
  /** Whether another league stands where the file brings this one. */
  readonly isTaken?: boolean;
};

export type Settling = {
  /** Whether the value is to be brought in; where it contradicts people, that is noted. */
  readonly isNews: <T>(compared: Compared<T>) => boolean;
  readonly contradict: (column: string, value: string, reason: Contradiction) => void;
  readonly contradictions: readonly Rejection[];
};
type Contradiction = 'changed-on-site' | 'deleted-on-site' | 'place-taken';

/** Settles the values of one row, and gathers what is left to people. */
export const settlingOf = (origin: Origin): Settling => {
  const contradictions: Rejection[] = [];
  const contradict = (column: string, value: string, reason: Contradiction): void => {
    contradictions.push({ ...origin, column, value, reason });
  };
  const isNews: Settling['isNews'] = ({ column, value, said, current, imported, isDeleted, isTaken }) => {
    const verdict = settle(said, current, imported);
    if (verdict === 'contradiction') contradict(column, value, 'changed-on-site');
    if (verdict !== 'news' || (!isDeleted && !isTaken)) return verdict === 'news';
    contradict(column, value, isDeleted ? 'deleted-on-site' : 'place-taken');
    return false;
  };
  return { isNews, contradict, contradictions };
};
