import { leaderboardInput, leagueInput, pagedCategoryInput } from '@rondelle/contracts/competition/inputs.ts';
import type { PageName } from '@rondelle/contracts/site/pages/pages.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { canonicalSearch } from '@rondelle/contracts/site/search-parameters.ts';
import { expect, test } from 'vitest';
import { anyQueryAt } from './page-queries.ts';

/** Returns the input of the main query of the page at an address. */
const inputAt = (name: PageName, path: string, search: string): object => {
  const page = matchPath(path)?.page ?? null;
  const location = { lang: 'fr', path, search: canonicalSearch(name, search), page } as const;
  return anyQueryAt(location, 'main')?.input as object;
};
const league = (search: string) => inputAt('league', '/fr/2024-2025/c-1-atome/r-3-estrie', search);
const teams = (search: string) => inputAt('teams', '/fr/2024-2025/equipes', search);

test.each(['2024-02-29', '2024-12-31', '1900-01-01'])('%s is a valid day', (day) => {
  expect(league(`playedBy=${day}`)).toMatchObject({ playedBy: day });
});

test.each(['2024-02-30', '2023-02-29', '2024-13-01', '1500-01-01', '2024-1-1', 'hier', ''])(
  'a page with the invalid day "%s" shows today',
  (day) => {
    const query = league(`playedBy=${day}`);
    expect(query).not.toHaveProperty('playedBy');
    expect(leagueInput.safeParse(query).success).toBe(true);
  },
);

test.each(['2024-11-01T10:00:00Z', '2024-11-01T10:00:00.123Z', '2024-11-01T10:00:00-05:00'])(
  '%s is a valid instant',
  (instant) => {
    const query = league(new URLSearchParams({ knownAt: instant }).toString());
    expect(query).toMatchObject({ knownAt: instant });
    expect(leagueInput.safeParse(query).success).toBe(true);
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
])('a page with the invalid instant "%s" shows the present', (instant) => {
  const query = league(new URLSearchParams({ knownAt: instant }).toString());
  expect(query).not.toHaveProperty('knownAt');
});

test.each(['0', '-1', '1.5', '10001', '99999', 'x'])('page %s of a list is the first page', (page) => {
  const query = teams(`page=${page}`);
  expect(query).toMatchObject({ page: 1 });
  expect(pagedCategoryInput.safeParse(query).success).toBe(true);
});

test('accepts the last allowed page', () => {
  expect(teams('page=10000')).toMatchObject({ page: 10_000 });
});

test('`knownOn` means the end of that day in Quebec, and empty fields are ignored', () => {
  expect(league('playedBy=&knownOn=2024-11-01')).toMatchObject({
    knownAt: '2024-11-02T03:59:59.999Z',
  });
  expect(Object.keys(league('playedBy=&knownOn=&whatIf='))).toEqual(Object.keys(league('')));
});

test('a leaderboard of all categories ignores days in its URL', () => {
  const search = 'playedBy=2024-11-01&knownOn=2024-11-01';
  const all = inputAt('leaderboard', '/fr/2024-2025/tableau-des-meneurs', search);
  expect(Object.keys(all)).toEqual(['lang', 'sid', 'by']);
  const one = inputAt('leaderboard', '/fr/2024-2025/tableau-des-meneurs/c-1-atome', search);
  expect(one).toMatchObject({ playedBy: '2024-11-01', knownAt: '2024-11-02T03:59:59.999Z' });
  expect([all, one].map((query) => leaderboardInput.safeParse(query).success)).toEqual([true, true]);
  expect(leaderboardInput.safeParse({ ...all, playedBy: '2024-11-01' }).error?.issues[0]?.path).toEqual([
    'cid',
  ]);
});
