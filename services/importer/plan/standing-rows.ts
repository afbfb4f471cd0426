import { type TeamRow, teamAt } from '../check-team.ts';
import type { Recorded } from '../recorded.ts';

/** Returns one row for each team and season: its own rather than that of a team that was merged into it. */
export const standingRows = (rows: readonly TeamRow[], recorded: Recorded): readonly TeamRow[] => {
  const isMerged = ({ key }: TeamRow): boolean => recorded.teams.get(key)?.merged !== undefined;
  if (!rows.some(isMerged)) return rows;
  const placeOf = ({ season, key }: TeamRow): string => teamAt(season, String(recorded.teams.get(key)?.id));
  const taken = new Set(rows.filter((row) => !isMerged(row)).map(placeOf));
  return rows.filter((row) => {
    if (!isMerged(row)) return true;
    const isFirst = !taken.has(placeOf(row));
    taken.add(placeOf(row));
    return isFirst;
  });
};
