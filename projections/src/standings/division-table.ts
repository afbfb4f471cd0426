import type { StandingRow } from './standings.table.ts';

/**
 * A division's table: the league's rows of the division's teams, ranked from 1. All games of the league count; ties are
 * broken among the teams of the division.
 */
export const divisionTable = (rows: readonly StandingRow[], divisionId: number): readonly StandingRow[] =>
  rows
    .filter((row) => row.divisionId === divisionId)
    .map((row) => ({ ...row, ...row.inDivision }))
    .sort((a, b) => a.place - b.place);
