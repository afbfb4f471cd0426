import { expect, test } from 'vitest';
import { changesBetween, isNews } from './live-changes.ts';

const side = (id: number, goals: number | null) => ({ id, name: `Équipe ${id}`, path: `/e-${id}`, goals });
const game = (id: number, home: number | null, away: number | null, status = 'final') => ({
  id,
  status,
  stage: 'regular',
  period: null,
  home: side(1, home),
  away: side(2, away),
});
const line = (teamId: number, rank: number, points: number) => ({
  rank,
  points,
  gamesPlayed: 10,
  divisionId: null,
  team: { id: teamId },
});
const gamesIn = (before: unknown, after: unknown) =>
  changesBetween([before], [after]).games.map(({ id }) => id);

test('lists a game whose score or status changed, at any depth of the data', () => {
  expect(gamesIn({ latest: { games: [game(1, 3, 2)] } }, { latest: { games: [game(1, 3, 3)] } })).toEqual([
    1,
  ]);
  expect(gamesIn([game(1, 0, 0, 'live')], [game(1, 0, 0, 'final')])).toEqual([1]);
  expect(gamesIn([game(1, 3, 2), game(2, 1, 0)], [game(2, 1, 0), game(1, 3, 2)])).toEqual([]);
});

test('includes a new result, but not a newly scheduled game', () => {
  expect(gamesIn([], [game(1, 3, 2)])).toEqual([1]);
  expect(gamesIn([], [game(1, null, null, 'scheduled')])).toEqual([]);
});

test('lists a team whose rank or points changed', () => {
  const before = { standings: [line(1, 1, 20), line(2, 2, 18), line(3, 3, 9)] };
  const after = { standings: [line(2, 1, 20), line(1, 2, 20), line(3, 3, 9)] };
  expect(changesBetween([before], [after]).teams.map(({ team }) => team.id)).toEqual([2, 1]);
});

const entry = (position: string) => ({ position, recordedAt: '2021-11-20T12:00:00Z', actor: { id: '7' } });
const isNewsIn = (before: unknown, after: unknown) => isNews(changesBetween([before], [after]));

test('reports changed entries when some are added or removed, but not when they are reordered', () => {
  const [one, two] = [{ entries: [{ entry: entry('1') }] }, { entries: [{ entry: entry('2') }] }];
  expect(isNewsIn({ entries: [] }, one)).toBe(true);
  expect(isNewsIn(one, { entries: [] })).toBe(true);
  expect(isNewsIn([one, two], [two, one])).toBe(false);
  expect(isNewsIn({ changes: { upTo: '1' } }, { changes: { upTo: '2' } })).toBe(false);
});
