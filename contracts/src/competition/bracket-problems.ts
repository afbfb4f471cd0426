import { type DrawnGroup, type DrawnSlot, type DrawProblem, drawProblems } from './bracket-draw.ts';
import { type Impossible, impossibleIn } from './bracket-order.ts';
import { type OtherGame, type TimedSlot, type TimeProblem, timeProblems } from './bracket-times.ts';

// No zod schemas in this file: the form of brackets loads it.

export type BracketProblem = Impossible | TimeProblem | DrawProblem;

/** The bracket of a category, with the groups and other games that it depends on. */
export type BracketPlan = {
  readonly slots: readonly (TimedSlot & DrawnSlot)[];
  readonly groups: readonly DrawnGroup[];
  readonly games: readonly OtherGame[];
};

/**
 * Returns why a bracket can't be played as it stands: first the problems that refuse it, then those that only warn its
 * supervisors.
 */
export const bracketProblems = ({ slots, groups, games }: BracketPlan): readonly BracketProblem[] => {
  const impossible = impossibleIn(slots);
  const isOrdered = impossible.every(({ kind }) => kind === 'twice');
  return [
    ...impossible,
    ...drawProblems(slots, groups),
    // Times mean nothing while games wait for each other.
    ...(isOrdered ? timeProblems(slots, games) : []),
  ];
};
