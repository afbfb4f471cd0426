import { afterAll, beforeAll, expect, test } from 'vitest';
import { onGame } from './support/commands.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
const sid = '2024-2025';
/** Scheduled after the season's last result. */
const nextGame = 9_001;
const teams = ['baie', 'sept', 'port', 'havre'] as const;

beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
  const { id: seasonId } = await site.ask.season.get({ sid });
  const { league } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid });
  await onGame(
    site,
    { gameId: nextGame, seasonId },
    {
      type: 'ScheduleGame',
      key: null,
      categoryId: ids.cid,
      leagueId: league.id,
      tournamentId: null,
      stage: 'regular',
      group: null,
      date: '2025-01-25',
      time: '19:00',
      venue: null,
      city: null,
      homeTeamId: ids.team('sept'),
      awayTeamId: ids.team('havre'),
    },
  );
});
afterAll(() => site?.close());

test.each(teams)('the league’s row of the team %s is the row of the league’s table', async (key) => {
  const { standings } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid });
  const { standing, team } = await site.ask.team.get({ sid, eid: ids.team(key) });
  const own = standing?.rows.find((row) => row.team.id === team.id);
  expect(own).toEqual(standings.find((row) => row.team.id === team.id));
  expect([standing?.rank, standing?.outOf]).toEqual([own?.rank, standings.length]);
});

test('the record of all games counts tournaments, and the league’s row does not', async () => {
  const { standing, record, team } = await site.ask.team.get({ sid, eid: ids.team('baie') });
  const own = standing?.rows.find((row) => row.team.id === team.id);
  expect([own?.gamesPlayed, record?.gamesPlayed]).toEqual([4, 7]);
});

test('an upcoming game has the chances of its forecast, and past states have no chances', async () => {
  const eid = ids.team('sept');
  const { forecast } = await site.ask.game.get({ gid: nextGame });
  const { chances } = await site.ask.team.get({ sid, eid });
  expect(forecast).not.toBeNull();
  expect(chances).toEqual([
    { gameId: nextGame, home: forecast?.home, tie: forecast?.tie, away: forecast?.away },
  ]);
  expect((await site.ask.team.get({ sid, eid, playedBy: '2024-10-20' })).chances).toEqual([]);
});

test('the calendar of a team has all its games of the season in the order of their days', async () => {
  const { games } = await site.ask.game.list({ sid, eid: ids.team('baie') });
  expect(games).toHaveLength(7);
  expect(games.map(({ date }) => date)).toEqual(games.map(({ date }) => date).toSorted());
});

test('the feats on the page of a team are those of its statistics', async () => {
  const eid = ids.team('sept');
  const { feats } = await site.ask.team.get({ sid, eid });
  const { bestComeback: _climb, ...ofStats } = (await site.ask.team.stats({ sid, eid })).feats;
  expect(feats).toEqual(ofStats);
  expect(feats?.biggestWin).toMatchObject({ goalsFor: 6, goalsAgainst: 0 });
  expect((await site.ask.team.get({ sid, eid, playedBy: '2024-10-01' })).feats).toBeNull();
});
