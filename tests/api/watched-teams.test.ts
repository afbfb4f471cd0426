import { afterAll, beforeAll, expect, test } from 'vitest';
import { onGame } from './support/commands.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

const standingsOn = async (on: string) => {
  const { teams } = await site.ask.team.watched({ eids: [ids.team('port'), ids.team('sept')], on });
  return teams.map(({ standing }) => standing);
};

test('the record on a team’s card is that of its league’s table', async () => {
  const { standings } = await site.ask.league.table({ sid: '2024-2025', cid: ids.cid, rid: ids.rid });
  const [own] = await standingsOn('2024-12-01');
  const row = standings.find(({ team }) => team.id === ids.team('port'));
  expect(row?.gamesPlayed).toBeGreaterThan(0);
  expect(own).toMatchObject({
    rank: row?.rank,
    wins: row?.wins,
    losses: row?.losses,
    ties: row?.ties,
    overtimeLosses: (row?.overtimeLosses ?? 0) + (row?.shootoutLosses ?? 0),
  });
});

const gamesToComeOn = async (on: string) => (await standingsOn(on)).map((standing) => standing?.gamesToCome);

test('a team’s card counts the league games from the requested day on, and postponed games', async () => {
  // Both teams play one scheduled game, against each other.
  expect(await gamesToComeOn('2024-09-01')).toEqual([1, 1]);
  expect(await gamesToComeOn('2099-01-01')).toEqual([0, 0]);
  const { id: seasonId } = await site.ask.season.get({ sid: '2024-2025' });
  const game = { gameId: ids.game('g9'), seasonId };
  await onGame(site, game, { type: 'PostponeGame', reason: 'other' });
  expect(await gamesToComeOn('2099-01-01')).toEqual([1, 1]);
});

test('a team’s card has the rows of its league’s table that the team’s page shows', async () => {
  const eid = ids.team('port');
  const { teams } = await site.ask.team.watched({ eids: [eid], on: '2024-12-01' });
  const { standing } = await site.ask.team.get({ sid: '2024-2025', eid });
  expect(standing?.rows.length).toBeGreaterThan(1);
  expect(teams[0]?.around).toEqual(standing?.rows);
});
