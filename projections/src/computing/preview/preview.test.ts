import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { competitionRow, entry, score } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { streaksOf } from '../../views/streaks/streaks.ts';
import { daysBetween, rankChangesOn } from './as-of-changes.ts';
import { rankChangesIn, ratingChangesIn, streakChangesIn } from './changes.ts';

const early = { date: '2024-10-05' };
const late = { date: '2024-10-20' };
const won = score(1, 1, '3-0', 2, early);
const lost = score(2, 1, '1-4', 2, { date: '2024-10-12' });
const rows = {
  competition: competitionRow(presets.quebecMinor),
  entries: [1, 2].map((id) => entry(id)),
};
const moved = { before: won, after: { ...won, ...late } };
const unmoved = { before: won, after: { ...won, time: '20:00' } };
const games = { before: [won, lost], after: [moved.after, lost] };
const rankOf = (changes: ReturnType<typeof rankChangesIn>) =>
  changes.map(({ teamId, before, after }) => [teamId, before?.rank, after?.rank]);

test('a game that moves to another day changes the tables of the days between', () => {
  expect(daysBetween(moved)).toEqual(['2024-10-05', '2024-10-19']);
  expect(daysBetween({ before: moved.after, after: won })).toEqual(['2024-10-05', '2024-10-19']);
  expect(rankOf(rankChangesOn('2024-10-05', rows, games))).toEqual([
    [1, 1, 1],
    [2, 2, 1],
  ]);
  expect(rankOf(rankChangesOn('2024-10-20', rows, games))).toEqual([]);
});

test('a move by one day changes the table of one day', () => {
  expect(daysBetween({ before: won, after: { ...won, date: '2024-10-06' } })).toEqual(['2024-10-05']);
});

test('a game that is added, removed or stays on its day changes no past table', () => {
  expect(daysBetween(unmoved)).toEqual([]);
  expect(daysBetween({ before: won, after: undefined })).toEqual([]);
});

const around = (after: typeof won) => ({
  before: streaksOf([won, lost], 1),
  after: streaksOf([after, lost], 1),
});

test('moving a game changes the current streak, which depends on the order of games', () => {
  expect(streakChangesIn(1, around(moved.after))).toEqual([
    { teamId: 1, kind: 'winning', measure: 'current', before: 0, after: 1 },
    { teamId: 1, kind: 'losing', measure: 'current', before: 1, after: 0 },
  ]);
  expect(streakChangesIn(1, around(unmoved.after))).toEqual([]);
});

const rated = (teamId: number, rating: number) => ({
  seasonId: 1,
  categoryId: 1,
  teamId,
  rating,
  error: 0.4,
  results: 0.5,
  games: 9,
  provisional: false,
  connectedGroup: 1,
  homeAdvantage: 0.2,
  ridge: 0.4,
});

test('omits ratings that round to the same value', () => {
  const around = [
    { before: rated(1, -0.1912), after: rated(1, -0.1934) },
    { before: rated(2, 1.204), after: rated(2, 1.206) },
  ];
  expect(ratingChangesIn(around, 10)).toEqual([{ teamId: 2, before: 1.204, after: 1.206 }]);
});

const rowIn = (competition: string, categoryId: number, groupName: string) => {
  const [row] = computeStandings([won], [], competitionRow({}, { competition }));
  return row && { ...row, categoryId, groupName };
};

test('changes are ordered as tables are read: by competition, category, group and place', () => {
  const added = [
    rowIn('tournament-2', 3, 'B'),
    rowIn('tournament-2', 3, 'A'),
    rowIn('league-1', 4, ''),
    rowIn('tournament-2', 2, 'C'),
    rowIn('league-1', 3, ''),
    rowIn('tournament-2', 3, 'B'),
  ].map((after, at) => ({ before: undefined, after: after && { ...after, teamId: at + 1, place: 9 - at } }));
  const order = rankChangesIn(added).map(({ teamId, competition, categoryId, group }) => [
    `${competition.kind} ${competition.id}`,
    categoryId,
    group,
    teamId,
  ]);
  expect(order).toEqual([
    ['league 1', 3, '', 5],
    ['league 1', 4, '', 3],
    ['tournament 2', 2, 'C', 4],
    ['tournament 2', 3, 'A', 2],
    ['tournament 2', 3, 'B', 6],
    ['tournament 2', 3, 'B', 1],
  ]);
});
