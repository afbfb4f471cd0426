import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaderboardMeasures } from '@rondelle/contracts/competition/lists.ts';
import { onGame } from './support/commands.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
let seasonId: number;
/** When the last import was recorded, before any correction. */
let imported: string;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
  seasonId = (await site.ask.season.get({ sid: '2024-2025' })).id;
  const { history } = await site.ask.game.history({ gid: ids.game('t4') });
  imported = history[0]?.recordedAt ?? '';
});
afterAll(() => site?.close());

type AsOf = { playedBy?: string; knownAt?: string; did?: number };
const table = (asOf: AsOf = {}) =>
  site.ask.league.table({ sid: '2024-2025', cid: ids.cid, rid: ids.rid, ...asOf });
const ranks = async (asOf: AsOf = {}) =>
  (await table(asOf)).standings.map(({ rank, team, totalPoints }) => [rank, team.name, totalPoints]);
const leaderboard = (asOf: Omit<AsOf, 'did'>, by: (typeof leaderboardMeasures)[number] = 'rating') =>
  site.ask.season.leaderboard({ sid: '2024-2025', cid: ids.cid, by, ...asOf });
const cup = (asOf: Omit<AsOf, 'did'>) => site.ask.tournament.get({ tid: ids.tid, ...asOf });
const seasonsEnd = { playedBy: '2025-08-31', knownAt: '2100-01-01T00:00:00Z' };
const aboutGame = (key: string) => ({ gameId: ids.game(key), seasonId });

test('a table ranks the teams by the ruleset of the league', async () => {
  expect(await ranks()).toEqual([
    [1, 'Basques de Sept-Îles', 6],
    [2, 'Drakkar de Baie-Comeau', 5],
    [3, 'Phoques de Havre-Saint-Pierre', 4],
    [4, 'Cormorans de Port-Cartier', 1],
  ]);
});

test('the stored table equals the one computed as of the end of the season', async () => {
  const stored = await table();
  const counted = await table({ playedBy: '2025-08-31', knownAt: '2100-01-01T00:00:00Z' });
  expect(counted.standings).toEqual(stored.standings);
  expect(counted.chart).toEqual(stored.chart);
});

test.each(leaderboardMeasures)(
  'the stored leaderboard by %s equals the one computed as of the end of the season',
  async (by) => {
    const { leaders } = await leaderboard({}, by);
    expect(leaders).toHaveLength(4);
    for (const asOf of [seasonsEnd, { playedBy: seasonsEnd.playedBy }, { knownAt: seasonsEnd.knownAt }])
      expect((await leaderboard(asOf, by)).leaders).toEqual(leaders);
  },
);

test('a leaderboard as of a day counts the games up to that day, and is empty before the first game', async () => {
  const { leaders, asOf } = await leaderboard({ playedBy: '2024-10-05' });
  expect(asOf).toEqual({ playedBy: '2024-10-05', knownAt: null });
  expect(leaders.map(({ gamesPlayed, rating }) => [gamesPlayed, rating?.provisional])).toEqual(
    [1, 1, 1, 1].map((games) => [games, true]),
  );
  expect((await leaderboard({ playedBy: '2024-10-04' })).leaders).toEqual([]);
  expect((await leaderboard({ knownAt: '2000-01-01T00:00:00Z' })).leaders).toEqual([]);
});

test('the stored tournament equals the one computed as of the end of the season', async () => {
  const { asOf: _now, ...stored } = await cup({});
  const { asOf, ...counted } = await cup(seasonsEnd);
  expect(asOf).toEqual(seasonsEnd);
  expect(counted).toEqual(stored);
});

test('a tournament as of its second day contains the group at that time and no winner', async () => {
  const { tournamentCategories, schedule } = await cup({ playedBy: '2025-01-11' });
  const [only] = tournamentCategories;
  expect(only?.groups[0]?.standings.map(({ gamesPlayed }) => gamesPlayed)).toEqual([2, 2, 2]);
  expect([only?.rounds, only?.winner]).toEqual([[], null]);
  expect(schedule.map(({ date }) => date)).toEqual(['2025-01-10', '2025-01-11']);
  const before = await cup({ playedBy: '2025-01-09' });
  expect(before.schedule).toEqual([]);
  expect(before.tournamentCategories[0]?.groups[0]?.standings.map(({ gamesPlayed }) => gamesPlayed)).toEqual([
    0, 0, 0,
  ]);
});

test('a table as of a day counts the games up to that day', async () => {
  const { standings, asOf, latest } = await table({ playedBy: '2024-10-05' });
  expect(asOf).toEqual({ playedBy: '2024-10-05', knownAt: null });
  expect(standings.map(({ team, gamesPlayed }) => [team.name, gamesPlayed])).toEqual([
    ['Drakkar de Baie-Comeau', 1],
    ['Phoques de Havre-Saint-Pierre', 1],
    ['Cormorans de Port-Cartier', 1],
    ['Basques de Sept-Îles', 1],
  ]);
  expect(latest.map(({ date }) => date)).toEqual(['2024-10-05', '2024-10-05']);
});

test("the table of a division ranks only the division's teams", async () => {
  const west = await table({ did: ids.division('west') });
  expect(west.standings.map(({ rank, team }) => [rank, team.name])).toEqual([
    [1, 'Phoques de Havre-Saint-Pierre'],
    [2, 'Cormorans de Port-Cartier'],
  ]);
  expect(west.league.division?.name).toBe('Ouest');
  expect(west.league.divisions.map(({ name }) => name)).toEqual(['Est', 'Ouest']);
  expect(west.chart.datasets.map(({ label }) => label)).toEqual(west.standings.map(({ team }) => team.name));
});

test('the chart ends at the points of the table', async () => {
  const { chart, standings } = await table();
  expect(chart.datasets.map(({ data }) => data.at(-1))).toEqual(standings.map((row) => row.totalPoints));
});

test('a correction changes the table, and the table as known before it is still available', async () => {
  const before = await table();
  const correctedAt = await onGame(site, aboutGame('g8'), {
    type: 'CorrectResult',
    homeGoals: 4,
    awayGoals: 5,
    decidedIn: 'regulation',
    forfeitedBy: null,
    homeFairPlay: null,
    awayFairPlay: null,
    reason: 'typing-error',
  });
  expect((await ranks()).slice(0, 2)).toEqual([
    [1, 'Drakkar de Baie-Comeau', 7],
    [2, 'Basques de Sept-Îles', 4],
  ]);
  expect((await table({ knownAt: imported })).standings).toEqual(before.standings);
  expect((await ranks({ knownAt: correctedAt })).slice(0, 1)).toEqual([[1, 'Drakkar de Baie-Comeau', 7]]);
  expect(await ranks({ knownAt: imported, playedBy: '2024-10-19' })).toEqual(
    await ranks({ playedBy: '2024-10-19' }),
  );
});

test('a table as known at a past instant never changes', async () => {
  const then = new Date().toISOString();
  const before = await table({ knownAt: then });
  expect(before.league.finals).toBeGreaterThan(0);
  await onGame(site, aboutGame('g7'), { type: 'DeleteGame', reason: 'other' });
  expect((await table()).league.finals).toBe(before.league.finals - 1);
  expect(await table({ knownAt: then })).toEqual(before);
  await onGame(site, aboutGame('g7'), { type: 'RestoreGame' });
  expect(await table({ knownAt: then })).toEqual(before);
});

test('the page of a team accepts playedBy and knownAt', async () => {
  const eid = ids.team('baie');
  const now = await site.ask.team.get({ sid: '2024-2025', eid });
  const counted = await site.ask.team.get({ sid: '2024-2025', eid, knownAt: '2100-01-01T00:00:00Z' });
  expect(counted).toEqual(now);
  const then = await site.ask.team.get({ sid: '2024-2025', eid, knownAt: imported });
  expect([now.record?.wins, then.record?.wins]).toEqual([5, 4]);
  expect([now.standing?.rank, then.standing?.rank]).toEqual([1, 2]);
  expect(then.rating?.value).not.toBe(now.rating?.value);
  const early = await site.ask.team.get({ sid: '2024-2025', eid, playedBy: '2024-10-05' });
  expect([early.record?.gamesPlayed, early.rating?.games, early.rating?.provisional]).toEqual([1, 1, true]);
});

test('a history lists values before and after, with the author and the reason', async () => {
  const { history } = await site.ask.game.history({ gid: ids.game('g8') });
  expect(history.map(({ action, reason, source, actor }) => [action, reason, source, actor.id])).toEqual([
    ['ResultCorrected', 'typing-error', 'web', 'member-7'],
    ['GameRecorded', null, 'import', 'import'],
  ]);
  expect(history[0]?.changes).toEqual([
    { field: 'homeGoals', before: 5, after: 4 },
    { field: 'awayGoals', before: 4, after: 5 },
  ]);
});

test('a deleted game is removed from the table, still has a page, and counts again once restored', async () => {
  const [gid, played] = [ids.game('g2'), async () => (await table()).league.finals];
  const before = await played();
  await onGame(site, aboutGame('g2'), { type: 'DeleteGame', reason: 'duplicate' });
  expect(await played()).toBe(before - 1);
  const deleted = await site.ask.game.get({ gid });
  expect([deleted.game.deleted, deleted.game.home.goals, deleted.history[0]?.reason]).toEqual([
    true,
    4,
    'duplicate',
  ]);
  await onGame(site, aboutGame('g2'), { type: 'RestoreGame' });
  expect(await played()).toBe(before);
  expect((await site.ask.game.get({ gid })).game.deleted).toBe(false);
});

test('leaderboard and tournament as known before a correction have the old result', async () => {
  const withoutClock = async () => {
    const { asOf: _asOf, ...rest } = await cup({ knownAt: imported });
    return rest;
  };
  const { asOf: _now, ...before } = await cup({});
  const known = await leaderboard({ knownAt: imported }, 'wins');
  await onGame(site, aboutGame('t4'), {
    type: 'CorrectResult',
    homeGoals: 3,
    awayGoals: 2,
    decidedIn: 'regulation',
    forfeitedBy: null,
    homeFairPlay: null,
    awayFairPlay: null,
    reason: 'typing-error',
  });
  const now = await leaderboard({}, 'wins');
  expect([known.leaders[0]?.team.name, now.leaders[0]?.team.name]).toEqual([
    'Basques de Sept-Îles',
    'Drakkar de Baie-Comeau',
  ]);
  expect((await leaderboard({ knownAt: imported }, 'wins')).leaders).toEqual(known.leaders);
  const [category] = (await cup({})).tournamentCategories;
  expect(category?.winner?.name).toBe('Drakkar de Baie-Comeau');
  expect(await withoutClock()).toEqual(before);
});
