import type { Side } from './score.ts';

/** One shot of a shoot-out. */
export type Shot = { readonly side: Side; readonly isGoal: boolean };

const of = (shots: readonly Shot[], side: Side) => shots.filter((shot) => shot.side === side);
const goals = (shots: readonly Shot[], side: Side): number =>
  of(shots, side).filter(({ isGoal }) => isGoal).length;

const other = { home: 'away', away: 'home' } as const;

/** Shots per team before sudden death; three in most leagues. */
const atFirst = 3;

/**
 * The winner so far, or null: the other team cannot catch up within the first three shots each, or a later pair
 * decided. Leagues with five shots can go on, because the winner is only proposed.
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
