import { type DrawnGroup, type DrawnSlot, type DrawProblem, drawProblems } from './bracket-draw.ts';
import { type Impossible, impossibleIn } from './bracket-order.ts';
import { type OtherGame, type TimedSlot, type TimeProblem, timeProblems } from './bracket-times.ts';

// No zod schemas in this file: the form of brackets loads it.

export type BracketProblem = Impossible | TimeProblem | DrawProblem;

/** The bracket of a category, and what it is planned around. */
export type BracketPlan = {
  readonly slots: readonly (TimedSlot & DrawnSlot)[];
  readonly groups: readonly DrawnGroup[];
  readonly games: readonly OtherGame[];
};

/**
 * Returns why a bracket can't be played as it stands: what is impossible, which is refused, then what is unwise, of
 * which its supervisors are warned.
 */
export const bracketProblems = ({ slots, groups, games }: BracketPlan): readonly BracketProblem[] => {
  const impossible = impossibleIn(slots);
  const isOrdered = impossible.every(({ kind }) => kind === 'twice');
  return [
    ...impossible,
    ...drawProblems(slots, groups),
    // Hours mean nothing while games wait for each other.
    ...(isOrdered ? timeProblems(slots, games) : []),
  ];
};
