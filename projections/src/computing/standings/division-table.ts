import type { StandingRow } from '../../views/standings/standings.table.ts';

/**
 * Returns a division's table: the league's rows of its teams, ranked from 1. All games of the league count; ties are
 * broken among the division's teams.
 */
export const divisionTable = (rows: readonly StandingRow[], divisionId: number): readonly StandingRow[] =>
  rows
    .filter((row) => row.divisionId === divisionId)
    .map((row) => ({ ...row, ...row.inDivision }))
    .sort((a, b) => a.place - b.place);
