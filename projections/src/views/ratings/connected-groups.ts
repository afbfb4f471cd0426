import type { Schedule } from './schedule.ts';

/** Returns for each team the lowest index in its connected group (union-find). */
export const connectedGroups = ({
  teamIds,
  meetings: { home, away },
}: Pick<Schedule, 'teamIds' | 'meetings'>): Int32Array => {
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
  for (let meeting = 0; meeting < home.length; meeting += 1) {
    const a = find(home[meeting] as number);
    const b = find(away[meeting] as number);
    root[Math.max(a, b)] = Math.min(a, b);
  }
  return root.map((_, index) => find(index));
};
