import { leaderboardInput, leagueInput, pagedCategoryInput } from '@rondelle/contracts/competition/inputs.ts';
import { expect, test } from 'vitest';
import type { PageOf } from './page-location.ts';
import { questions } from './questions.ts';

const league = (search: string): PageOf<'league'> => ({
  page: 'league',
  lang: 'fr',
  season: '2024-2025',
  categoryId: 1,
  regionId: 3,
  divisionId: null,
  search: new URLSearchParams(search),
});
const teams = (search: string): PageOf<'teams'> => ({
  page: 'teams',
  lang: 'fr',
  season: '2024-2025',
  categoryId: null,
  search: new URLSearchParams(search),
});

test.each(['2024-02-29', '2024-12-31', '1900-01-01'])('%s is a day', (day) => {
  expect(questions.league(league(`playedBy=${day}`))).toMatchObject({ playedBy: day });
});

test.each(['2024-02-30', '2023-02-29', '2024-13-01', '1500-01-01', '2024-1-1', 'hier', ''])(
  'a page of the day "%s" is that of today',
  (day) => {
    const question = questions.league(league(`playedBy=${day}`));
    expect(question).not.toHaveProperty('playedBy');
    expect(leagueInput.safeParse(question).success).toBe(true);
  },
);

test.each(['2024-11-01T10:00:00Z', '2024-11-01T10:00:00.123Z', '2024-11-01T10:00:00-05:00'])(
  '%s is an instant',
  (instant) => {
    const question = questions.league(league(new URLSearchParams({ knownAt: instant }).toString()));
    expect(question).toMatchObject({ knownAt: instant });
    expect(leagueInput.safeParse(question).success).toBe(true);
  },
);

test.each([
  '2024-13-45T00:00:00Z',
  '2024-02-30T10:00:00Z',
  '2024-11-01T25:00:00Z',
  '2024-11-01T10:00:00+99:00',
  '2024-11-01T10:00:00',
  '2024-11-01T10:00Z',
  '2024-11-01T24:00:00Z',
  '2024-11-01T10.5Z',
  '1500-01-01T00:00:00Z',
])('a page as known at "%s" is that of now', (instant) => {
  const question = questions.league(league(new URLSearchParams({ knownAt: instant }).toString()));
  expect(question).not.toHaveProperty('knownAt');
});

test.each(['0', '-1', '1.5', '10001', '99999', 'x'])('page %s of a list is the first', (page) => {
  const question = questions.teams(teams(`page=${page}`));
  expect(question).toMatchObject({ page: 1 });
  expect(pagedCategoryInput.safeParse(question).success).toBe(true);
});

test('the last page that can be asked for is asked for', () => {
  expect(questions.teams(teams('page=10000'))).toMatchObject({ page: 10_000 });
});

test('what was recorded on a day is what was known at its end in Quebec, and an empty field asks nothing', () => {
  expect(questions.league(league('playedBy=&knownOn=2024-11-01'))).toMatchObject({
    knownAt: '2024-11-02T03:59:59.999Z',
  });
  expect(Object.keys(questions.league(league('playedBy=&knownOn=&whatIf=')))).toEqual(
    Object.keys(questions.league(league(''))),
  );
});

test('a leaderboard of all categories is that of today, whatever day its URL names', () => {
  const search = new URLSearchParams('playedBy=2024-11-01&knownOn=2024-11-01');
  const page = { page: 'leaderboard', lang: 'fr', season: '2024-2025', search } as const;
  const all = questions.leaderboard({ ...page, categoryId: null });
  expect(Object.keys(all)).toEqual(['lang', 'sid', 'by']);
  const one = questions.leaderboard({ ...page, categoryId: 1 });
  expect(one).toMatchObject({ playedBy: '2024-11-01', knownAt: '2024-11-02T03:59:59.999Z' });
  expect([all, one].map((question) => leaderboardInput.safeParse(question).success)).toEqual([true, true]);
  expect(leaderboardInput.safeParse({ ...all, playedBy: '2024-11-01' }).error?.issues[0]?.path).toEqual([
    'cid',
  ]);
});
