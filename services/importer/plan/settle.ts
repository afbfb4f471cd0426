import { isDeepStrictEqual } from 'node:util';
import type { Rejection } from '../errors.ts';
import type { Origin } from './stream-plan.ts';

export type Verdict = 'same' | 'news' | 'kept' | 'contradiction';

/**
 * The rule of every import for one value. It compares the file (`incoming`), the site (`current`) and what imports recorded
 * last (`imported`; undefined when they recorded nothing). A file that repeats the last import changes nothing,
 * whatever people did since (`kept`). Another value is `news`, or a `contradiction` when people have changed the site's
 * value.
 */
export const settle = <T>(incoming: T, current: T, imported: T | undefined): Verdict => {
  if (isDeepStrictEqual(incoming, current)) return 'same';
  if (isDeepStrictEqual(incoming, imported)) return 'kept';
  return isDeepStrictEqual(current, imported) ? 'news' : 'contradiction';
};

type Compared<T> = {
  readonly column: string;
  /** The file's value as text, for the report. */
  readonly value: string;
  readonly incoming: T;
  readonly current: T;
  readonly imported: T | undefined;
  /** True when the entity that the file names was deleted on the site. */
  readonly isDeleted?: boolean;
  /** True when another league has the season, category and region that the file assigns to this one. */
  readonly isTaken?: boolean;
};

export type Settling = {
  /** Returns whether to import the value. Adds a contradiction when people's changes prevent it. */
  readonly isNews: <T>(compared: Compared<T>) => boolean;
  readonly contradict: (column: string, value: string, reason: Contradiction) => void;
  readonly contradictions: readonly Rejection[];
};
type Contradiction = 'changed-on-site' | 'deleted-on-site' | 'place-taken';

/** Settles the values of one row, and collects their contradictions. */
export const settlingOf = (origin: Origin): Settling => {
  const contradictions: Rejection[] = [];
  const contradict = (column: string, value: string, reason: Contradiction): void => {
    contradictions.push({ ...origin, column, value, reason });
  };
  const isNews: Settling['isNews'] = ({ column, value, incoming, current, imported, isDeleted, isTaken }) => {
    const verdict = settle(incoming, current, imported);
    if (verdict === 'contradiction') contradict(column, value, 'changed-on-site');
    if (verdict !== 'news' || (!isDeleted && !isTaken)) return verdict === 'news';
    contradict(column, value, isDeleted ? 'deleted-on-site' : 'place-taken');
    return false;
  };
  return { isNews, contradict, contradictions };
};
