import type { RankedTeam } from './rank.ts';

/** Groups teams by division, in their order, without teams that have none. */
export const teamsByDivision = (
  teamIds: Iterable<number>,
  divisions: ReadonlyMap<number, number | null>,
): ReadonlyMap<number, readonly number[]> => {
  const groups = new Map<number, number[]>();
  for (const teamId of teamIds) {
    const division = divisions.get(teamId) ?? null;
    if (division !== null) groups.set(division, [...(groups.get(division) ?? []), teamId]);
  }
  return groups;
};

/** Ranks the first team of each division above all others; both parts are ranked by the rules. */
export const winnersFirst = (
  teamIds: readonly number[],
  inDivisions: ReadonlyMap<number, readonly RankedTeam[]>,
  rank: (teamIds: readonly number[]) => readonly RankedTeam[],
): readonly RankedTeam[] => {
  const winners = [...inDivisions.values()].flatMap((ranked) => ranked[0]?.teamId ?? []);
  const first = rank(winners);
  const rest = rank(teamIds.filter((teamId) => !winners.includes(teamId)));
  const after = first.length;
  return [...first, ...rest.map((one) => ({ ...one, rank: one.rank + after, place: one.place + after }))];
};
