import { expect, test } from 'vitest';
import { filesOf } from './page-files.ts';
import type { Page } from './pages/pages.ts';

const season = '2024-2025';
const league: Page = { page: 'league', season, categoryId: 1, regionId: 2, divisionId: 3 };
const tournament: Page = { page: 'tournament', season, tournamentId: 4, categoryId: 5 };
const leaders: Page = { page: 'leaderboard', season, categoryId: 1 };

const tableOf = (page: Page, search: string) => filesOf(page, new URLSearchParams(search))[0]?.values;
const midnight = '2025-01-06T04:59:59.999Z';

test('the file of a table has the day and the instant of its page', () => {
  const search = 'playedBy=2025-01-04&knownOn=2025-01-05';
  const then = { playedBy: '2025-01-04', knownAt: midnight };
  expect(tableOf(league, search)).toEqual({ sid: season, cid: 1, rid: 2, did: 3, ...then });
  expect(tableOf(tournament, search)).toEqual({ sid: season, tid: 4, cid: 5, ...then });
  expect(tableOf(leaders, search)).toEqual({ sid: season, cid: 1, ...then });
  expect(tableOf(league, `knownAt=${midnight}`)).toMatchObject({ knownAt: midnight });
  expect(tableOf(league, 'playedBy=2025-02-30&knownAt=yesterday')).toEqual({
    sid: season,
    cid: 1,
    rid: 2,
    did: 3,
  });
});

test('the file of a leaderboard has its measure and page, but no day when it covers all categories', () => {
  expect(tableOf(leaders, 'by=wins&page=2')).toEqual({ sid: season, cid: 1, by: 'wins', page: 2 });
  expect(tableOf({ ...leaders, categoryId: null }, 'by=wins&playedBy=2025-01-04&page=2')).toEqual({
    sid: season,
    cid: null,
    by: 'wins',
  });
});
