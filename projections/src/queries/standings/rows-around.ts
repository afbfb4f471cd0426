import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { Names } from '../outputs/names.ts';
import { tablesByName } from '../outputs/ties-by-name.ts';

const neighbours = 2;

/** Returns a team's row in display order, with the two rows above and below; null when the table lacks the team. */
export const rowsAround = (
  standings: readonly StandingRow[],
  teamId: number,
  names: Names,
): { readonly own: StandingRow; readonly rows: readonly StandingRow[] } | null => {
  const table = tablesByName(standings, names);
  const at = table.findIndex((row) => row.teamId === teamId);
  const own = table[at];
  return own ? { own, rows: table.slice(Math.max(0, at - neighbours), at + neighbours + 1) } : null;
};
