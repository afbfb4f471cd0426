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

/**
 * Ranks the first team of each division above all others; both parts are ranked by the rules. Teams that nothing
 * separates at the top of their division share its place: which of them won it is not decided.
 */
export const winnersFirst = (
  teamIds: readonly number[],
  inDivisions: ReadonlyMap<number, readonly RankedTeam[]>,
  rank: (teamIds: readonly number[]) => readonly RankedTeam[],
): readonly RankedTeam[] => {
  const leaders = new Map(
    [...inDivisions.values()].flatMap((ranked) => {
      const level = ranked.filter((one) => one.rank === ranked[0]?.rank);
      return level[0] ? [[level[0].teamId, level] as const] : [];
    }),
  );
  const ofDivisions = rank([...leaders.keys()]);
  const first: RankedTeam[] = [];
  for (const one of ofDivisions) {
    const level = leaders.get(one.teamId) ?? [one];
    const above = ofDivisions
      .filter((other) => other.rank < one.rank)
      .reduce((count, { teamId }) => count + (leaders.get(teamId)?.length ?? 1), 0);
    for (const { teamId, tieBreak } of level)
      first.push({
        teamId,
        rank: above + 1,
        place: first.length + 1,
        tieBreak: level.length > 1 ? tieBreak : one.tieBreak,
      });
  }
  const placed = new Set(first.map(({ teamId }) => teamId));
  const rest = rank(teamIds.filter((teamId) => !placed.has(teamId)));
  const after = first.length;
  return [...first, ...rest.map((one) => ({ ...one, rank: one.rank + after, place: one.place + after }))];
};
