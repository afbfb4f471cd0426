import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { competitionRow, entry, score } from '../../views/standings/rows.fixture.ts';
import { mostMoved, tableAroundGame } from './table-around-game.ts';

const day = (date: string, time: string | null = null) => ({ date: `2024-10-${date}`, time });
const games = [
  score(1, 1, '2-0', 2, day('01')),
  score(2, 3, '4-0', 4, day('01')),
  score(3, 2, '5-0', 1, day('05', '10:00')),
  score(4, 4, '6-0', 3, day('05', '12:00')),
];
const sources = {
  games,
  entries: [1, 2, 3, 4].map((id) => entry(id)),
  competition: competitionRow(presets.nhl),
};
const ranksAround = (at: number) =>
  tableAroundGame(sources, games[at] as (typeof games)[number]).map(({ earlier, later }) => [
    later.teamId,
    earlier?.rank ?? null,
    later.rank,
  ]);

test('compares the table with and without the game, among the games before it in order of play', () => {
  expect(ranksAround(2)).toEqual([
    [3, 1, 1],
    [2, 3, 2],
    [1, 2, 3],
    [4, 4, 4],
  ]);
});

test('has no earlier ranks before the first game of the table', () => {
  expect(ranksAround(0).map(([, earlier]) => earlier)).toEqual([null, null, null, null]);
});

test('is empty when a team of the game is in another table', () => {
  const game = score(9, 1, '1-0', 7, day('06'));
  expect(tableAroundGame({ ...sources, entries: [entry(1)] }, game)).toEqual([]);
});

test('lists the teams of the game and the others that moved most', () => {
  const [, , third] = games;
  if (!third) throw new Error('no game');
  const rows = tableAroundGame(sources, third);
  expect(mostMoved(rows, third, 6).map(({ later }) => later.teamId)).toEqual([2, 1]);
  const [, , , last] = games;
  if (!last) throw new Error('no game');
  const after = tableAroundGame(sources, last);
  expect(mostMoved(after, last, 1)).toHaveLength(3);
});
