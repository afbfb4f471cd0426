import { leagueGames } from '@rondelle/projections/queries/standings/league-games.queries.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

const sid = '2024-2025';

test('a rivalry has the same games from both sides', async () => {
  const [eid1, eid2] = [ids.team('baie'), ids.team('sept')];
  const there = await site.ask.team.rivals({ sid, eid1, eid2 });
  const back = await site.ask.team.rivals({ sid, eid1: eid2, eid2: eid1 });
  expect(back.teams).toEqual(there.teams.toReversed());
  expect(back.games).toEqual(there.games);
  expect(back.longestRun).toEqual(there.longestRun);
  expect(
    there.teams.map(({ wins, losses, overtimeLosses, ties, goals }) => [
      wins,
      losses,
      overtimeLosses,
      ties,
      goals,
    ]),
  ).toEqual([
    [2, 1, 1, 0, 11],
    [2, 2, 0, 0, 9],
  ]);
});

test('rivalries and streaks without a season cover all seasons', async () => {
  const [eid1, eid2] = [ids.team('baie'), ids.team('sept')];
  const ofSeason = await site.ask.team.rivals({ sid, eid1, eid2 });
  const ofAllTime = await site.ask.team.rivals({ eid1, eid2 });
  expect([ofSeason.games.length, ofAllTime.games.length]).toEqual([4, 6]);
  expect(ofAllTime.season).toBeNull();
  expect(ofAllTime.seasons.map(({ slug }) => slug)).toEqual(['2024-2025', '2023-2024']);
  const stats = await site.ask.team.stats({ eid: eid1 });
  expect(stats.record?.gamesPlayed).toBe(9);
  expect(stats.bySeason.map(({ season, record }) => [season.slug, record.gamesPlayed])).toEqual([
    ['2024-2025', 7],
    ['2023-2024', 2],
  ]);
});

test('statistics list streaks with their first and last game', async () => {
  const { streaks, feats } = await site.ask.team.stats({ sid, eid: ids.team('sept') });
  expect(streaks.winning.longest).toMatchObject({
    length: 3,
    from: { gameId: ids.game('g4'), date: '2024-10-12' },
    to: { gameId: ids.game('g8'), date: '2024-10-26' },
  });
  expect(streaks.winning.all.map(({ length }) => length)).toEqual([3, 2]);
  expect(streaks.winning.current?.length).toBe(2);
  expect(feats.biggestWin).toMatchObject({ value: 6, goalsFor: 6, goalsAgainst: 0 });
  expect(feats.biggestWin?.opponent.name).toBe('Cormorans de Port-Cartier');
  expect(feats.shutouts).toBe(2);
});

test('the page of a game contains the form of both teams before the game', async () => {
  const { form, headToHead, forecast } = await site.ask.game.get({ gid: ids.game('g6') });
  expect(form.home.games.map(({ date, outcome }) => [date, outcome])).toEqual([
    ['2024-10-12', 'T'],
    ['2024-10-05', 'W'],
  ]);
  expect(headToHead.games.map(({ date }) => date)).toEqual(['2025-01-11']);
  expect([headToHead.homeWins, headToHead.awayWins, headToHead.ties]).toEqual([1, 0, 0]);
  expect(forecast).toMatchObject({ madeOn: '2024-10-19', homeGames: 2, provisional: true });
});

test('a tournament lists its groups, its final and its winner', async () => {
  const { tournamentCategories, schedule, tournament } = await site.ask.tournament.get({ tid: ids.tid });
  expect(tournament.teamsCount).toBe(3);
  const [only] = tournamentCategories;
  expect(only?.groups.map(({ name, standings }) => [name, standings.map((row) => row.team.name)])).toEqual([
    ['A', ['Drakkar de Baie-Comeau', 'Basques de Sept-Îles', 'Cormorans de Port-Cartier']],
  ]);
  expect(only?.rounds.map(({ stage, games }) => [stage, games.length])).toEqual([['final', 1]]);
  expect([only?.winner?.name, only?.finalist?.name]).toEqual([
    'Basques de Sept-Îles',
    'Drakkar de Baie-Comeau',
  ]);
  expect(schedule.map(({ date }) => date)).toEqual(['2025-01-10', '2025-01-11', '2025-01-12']);
  const { tournaments } = await site.ask.tournament.list({ sid });
  expect(tournaments.map(({ name, winner }) => [name, winner?.name])).toEqual([
    ['Coupe du Fleuve', 'Basques de Sept-Îles'],
  ]);
});

test('a search ignores accents and case', async () => {
  const teams = await site.ask.search.teams({ sid, query: 'SEPT iles' });
  expect(teams.map(({ name }) => name)).toEqual(['Basques de Sept-Îles']);
  const leagues = await site.ask.search.leagues({ sid, query: 'shore', lang: 'en' });
  expect(leagues.map(({ name, season, region }) => [name, season, region.name])).toEqual([
    ['North Shore League', '2024-2025', 'North Shore'],
  ]);
  expect(await site.ask.search.teams({ sid, query: '%' })).toEqual([]);
});

test.each([
  ['wins', 'Basques de Sept-Îles'],
  ['goalsAgainst', 'Drakkar de Baie-Comeau'],
] as const)("%s has the leaderboard's leader %s", async (by, leader) => {
  const { leaders } = await site.ask.season.leaderboard({ sid, cid: ids.cid, by });
  expect(leaders[0]?.team.name).toBe(leader);
  expect(leaders.map(({ rank }) => rank)).toEqual(leaders.map(({ rank }) => rank).toSorted((a, b) => a - b));
});

test('results of a day come with the days around it', async () => {
  const { date, days, games } = await site.ask.season.latestResults({ sid, date: '2024-10-19' });
  expect(date).toBe('2024-10-19');
  expect(games.map((game) => game.id)).toEqual([ids.game('g6'), ids.game('g7')]);
  expect(days.map((day) => [day.date, day.games]).slice(0, 4)).toEqual([
    ['2024-10-05', 2],
    ['2024-10-12', 2],
    ['2024-10-19', 2],
    ['2024-10-26', 1],
  ]);
  const latest = await site.ask.season.latestResults({ sid });
  expect(latest.date).toBe('2025-01-12');
});

test('the games of a division are those of its teams', async () => {
  const { paging, games } = await site.ask.league.games({
    sid,
    cid: ids.cid,
    rid: ids.rid,
    did: ids.division('west'),
  });
  expect(paging).toEqual({ page: 1, pages: 1, total: 6 });
  expect(games.at(-1)?.status).toBe('scheduled');
});

test('the games of a league are in the order of their days', async () => {
  const { games } = await site.ask.league.games({ sid, cid: ids.cid, rid: ids.rid });
  expect(games.map(({ date }) => date)).toEqual(games.map(({ date }) => date).toSorted());
  expect(games).toHaveLength(8);
});

test.each([
  [undefined, [3, 3, '2024-11-02']],
  [1, [1, 3, '2024-10-12']],
])('a league with several pages of games returns the page of today by default: %s', async (page, opened) => {
  const { games, paging } = await leagueGames(
    site.db,
    { lang: 'fr', sid, cid: ids.cid, rid: ids.rid, page },
    3,
  );
  expect([paging.page, paging.pages, games.at(-1)?.date]).toEqual(opened);
});
