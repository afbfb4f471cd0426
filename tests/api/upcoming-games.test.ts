import { afterAll, beforeAll, expect, test } from 'vitest';
import { onGame } from './support/commands.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
const sid = '2024-2025';
/** The day of the season's last result, and the Saturdays after it. */
const days = Array.from({ length: 12 }, (_, week) =>
  new Date(Date.UTC(2025, 0, 12 + 7 * week)).toISOString().slice(0, 10),
);

beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
  const { id: seasonId } = await site.ask.season.get({ sid });
  const { league } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid });
  for (const [at, date] of days.entries())
    await onGame(
      site,
      { gameId: 9_001 + at, seasonId },
      {
        type: 'ScheduleGame',
        key: null,
        categoryId: ids.cid,
        leagueId: league.id,
        tournamentId: null,
        stage: 'regular',
        group: null,
        date,
        time: null,
        venue: null,
        city: null,
        homeTeamId: ids.team('baie'),
        awayTeamId: ids.team('sept'),
      },
    );
});
afterAll(() => site?.close());

test('a league and a team list only the latest past games without a result', async () => {
  const { upcoming } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid });
  const team = await site.ask.team.get({ sid, eid: ids.team('baie') });
  expect(upcoming.map(({ date }) => date)).toEqual(days.slice(-8));
  expect(team.upcoming.map(({ date }) => date)).toEqual(days.slice(-5));
});

test('lists a scheduled game on the day of the latest results with those results, not with the upcoming games', async () => {
  const { latest, upcoming } = await site.ask.season.home({ sid });
  expect(latest?.games.filter(({ status }) => status === 'scheduled')).toHaveLength(1);
  expect(upcoming.map(({ date }) => date)).toEqual(days.slice(1));
});

test('the page of two teams lists their latest games without a result', async () => {
  const [eid1, eid2] = [ids.team('baie'), ids.team('sept')];
  const { upcoming, games } = await site.ask.team.rivals({ sid, eid1, eid2 });
  expect(upcoming.map(({ date }) => date)).toEqual(days.slice(-3));
  expect(games.every(({ status }) => status === 'final')).toBe(true);
});
