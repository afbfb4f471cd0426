import type { StandingRow } from './standings.table.ts';

const rankAmong = (all: readonly (number | null)[], own: number | null): number | null =>
  own === null ? null : 1 + all.filter((other) => other !== null && other < own).length;

/**
 * A division's table: the league's table restricted to the division's teams, ranked again from 1. All games of the
 * league count, and the league's tie-breaks hold.
 */
export const divisionTable = (rows: readonly StandingRow[], divisionId: number): readonly StandingRow[] => {
  const own = rows.filter((row) => row.divisionId === divisionId).sort((a, b) => a.place - b.place);
  const ranks = own.map((row) => row.rank);
  const previousRanks = own.map((row) => row.previousRank);
  return own.map((row, index) => ({
    ...row,
    rank: rankAmong(ranks, row.rank) ?? row.rank,
    previousRank: rankAmong(previousRanks, row.previousRank),
    place: index + 1,
  }));
};
