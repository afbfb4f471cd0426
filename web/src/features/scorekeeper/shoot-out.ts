import type { Side } from './score.ts';

/** What became of each attempt of a shoot-out, in order. */
export type Shot = { readonly side: Side; readonly isGoal: boolean };

const of = (shots: readonly Shot[], side: Side) => shots.filter((shot) => shot.side === side);
const goals = (shots: readonly Shot[], side: Side): number =>
  of(shots, side).filter(({ isGoal }) => isGoal).length;

const other = { home: 'away', away: 'home' } as const;

/** Most leagues begin with so many shots each; after them a pair decides. */
const atFirst = 3;

/**
 * Who has won by now: nobody can catch up any more in the first three shots each, or a later pair has told them apart.
 * Leagues that begin with five go on all the same: it is proposed, and nothing more.
 */
export const winnerOf = (shots: readonly Shot[]): Side | null => {
  const leader: Side = goals(shots, 'home') > goals(shots, 'away') ? 'home' : 'away';
  const behind = other[leader];
  const lead = goals(shots, leader) - goals(shots, behind);
  const rounds = Math.max(atFirst, of(shots, leader).length, of(shots, behind).length);
  const left = rounds - of(shots, behind).length;
  return lead > left ? leader : null;
};

export const tallyOf = (shots: readonly Shot[]) => ({
  home: of(shots, 'home'),
  away: of(shots, 'away'),
  homeGoals: goals(shots, 'home'),
  awayGoals: goals(shots, 'away'),
});
