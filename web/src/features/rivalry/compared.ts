import type { RivalsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../paraglide/messages.js';

export type Rival = RivalsOutput['teams'][number];
export type Rivals = readonly [Rival, Rival];

/** The two teams of the output. Throws when one is missing. */
export const rivalsOf = ({ teams: [one, two] }: Pick<RivalsOutput, 'teams'>): Rivals => {
  if (!one || !two) throw new Error('a rivalry has two teams');
  return [one, two];
};

type Compared = { readonly label: string; readonly values: readonly [number, number] };

const compared = (label: string, one: number, two: number): Compared => ({ label, values: [one, two] });

/** The measures that compare the two teams; overtime losses and ties only when there are any. */
export const comparisonOf = ([one, two]: Rivals): readonly Compared[] => [
  compared(m.rivalry_wins(), one.wins, two.wins),
  compared(m.rivalry_losses(), one.losses, two.losses),
  ...(one.overtimeLosses + two.overtimeLosses > 0
    ? [compared(m.rivalry_overtime_losses(), one.overtimeLosses, two.overtimeLosses)]
    : []),
  ...(one.ties + two.ties > 0 ? [compared(m.rivalry_ties(), one.ties, two.ties)] : []),
  compared(m.rivalry_goals(), one.goals, two.goals),
];
