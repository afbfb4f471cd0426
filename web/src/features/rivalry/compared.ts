import type { RivalsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../paraglide/messages.js';

export type Rival = RivalsOutput['teams'][number];
export type Rivals = readonly [Rival, Rival];

/** The two teams; an answer always has both. */
export const rivalsOf = ({ teams: [one, two] }: Pick<RivalsOutput, 'teams'>): Rivals => {
  if (!one || !two) throw new Error('a rivalry has two teams');
  return [one, two];
};

export type Compared = {
  readonly label: string;
  readonly values: readonly [number, number];
  /** Each side's part of the whole, 0–100; both 0 where there is nothing to share. */
  readonly shares: readonly [number, number];
};

const compared = (label: string, one: number, two: number): Compared => {
  const whole = one + two;
  const share = whole === 0 ? 0 : Math.round((100 * one) / whole);
  return { label, values: [one, two], shares: whole === 0 ? [0, 0] : [share, 100 - share] };
};

/** What the two teams are compared by; overtime losses and ties only where there are any. */
export const comparisonOf = ([one, two]: Rivals): readonly Compared[] => [
  compared(m.rivalry_wins(), one.wins, two.wins),
  compared(m.rivalry_losses(), one.losses, two.losses),
  ...(one.overtimeLosses + two.overtimeLosses > 0
    ? [compared(m.rivalry_overtime_losses(), one.overtimeLosses, two.overtimeLosses)]
    : []),
  ...(one.ties + two.ties > 0 ? [compared(m.rivalry_ties(), one.ties, two.ties)] : []),
  compared(m.rivalry_goals(), one.goals, two.goals),
];
