import type { Schedule } from './schedule.ts';

/** Returns for each team the lowest index in its connected group (union-find). */
export const connectedGroups = ({
  teamIds,
  matchups: { home, away },
}: Pick<Schedule, 'teamIds' | 'matchups'>): Int32Array => {
  const root = new Int32Array(teamIds.length);
  for (let team = 0; team < root.length; team += 1) root[team] = team;
  const find = (index: number): number => {
    let at = index;
    while ((root[at] as number) !== at) {
      root[at] = root[root[at] as number] as number;
      at = root[at] as number;
    }
    return at;
  };
  for (let matchup = 0; matchup < home.length; matchup += 1) {
    const a = find(home[matchup] as number);
    const b = find(away[matchup] as number);
    root[Math.max(a, b)] = Math.min(a, b);
  }
  return root.map((_, index) => find(index));
};
