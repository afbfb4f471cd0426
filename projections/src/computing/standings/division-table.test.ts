import { expect, test } from 'vitest';
import { competitionRow, entry, score } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { divisionTable } from './division-table.ts';

test("a division's table has the league's order and counts all games, with ranks from 1 and shared ranks", () => {
  const games = [
    score(1, 30, '1-0', 10),
    score(2, 30, '1-0', 20),
    score(3, 40, '5-0', 30, { date: '2024-10-02' }),
  ];
  const entries = [10, 20, 40].map((id) => entry(id, { divisionId: 1 })).concat(entry(30, { divisionId: 2 }));
  const rows = divisionTable(computeStandings(games, entries, competitionRow()), 1);
  expect(rows.map((row) => [row.teamId, row.rank, row.place, row.previousRank])).toEqual([
    [40, 1, 1, 1],
    [10, 2, 2, 2],
    [20, 2, 3, 2],
  ]);
});
