import type { RivalsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../paraglide/messages.js';

export type Rival = RivalsOutput['teams'][number];
export type Rivals = readonly [Rival, Rival];

/** The two teams of the output. Throws when one is missing. */
export const rivalsOf = ({ teams: [one, two] }: Pick<RivalsOutput, 'teams'>): Rivals => {
  if (!one || !two) throw new Error('a rivalry has two teams');
  return [one, two];
};

type Compared = {
  readonly label: string;
  readonly values: readonly [number, number];
  /** Index of the team that did better; null when they are equal. */
  readonly better: 0 | 1 | null;
};

const compared = (label: string, one: number, two: number, isFewerBetter = false): Compared => ({
  label,
  values: [one, two],
  better: one === two ? null : one > two === isFewerBetter ? 1 : 0,
});

/** Losses add nothing to wins where each loss of one team is a win of the other. */
const mirrorsWins = (one: Rival, two: Rival): boolean => one.losses === two.wins && two.losses === one.wins;

/** The measures that compare the two teams; losses, overtime losses and ties only when they add something. */
export const comparisonOf = ([one, two]: Rivals): readonly Compared[] => [
  compared(m.rivalry_wins(), one.wins, two.wins),
  ...(mirrorsWins(one, two) ? [] : [compared(m.rivalry_losses(), one.losses, two.losses, true)]),
  ...(one.overtimeLosses + two.overtimeLosses > 0
    ? [compared(m.rivalry_overtime_losses(), one.overtimeLosses, two.overtimeLosses, true)]
    : []),
  ...(one.ties + two.ties > 0 ? [compared(m.rivalry_ties(), one.ties, two.ties)] : []),
  compared(m.rivalry_goals(), one.goals, two.goals),
];
