import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { extendChain } from '@rondelle/reactor/extend-chain.ts';
import { verifyChain } from '@rondelle/reactor/verify-chain.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotherRuleset, onGame, onLeague } from './support/commands.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
let seasonId: number;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
  seasonId = (await site.ask.season.get({ sid: '2024-2025' })).id;
});
afterAll(() => site?.close());

const league = () => ({ sid: '2024-2025', cid: ids.cid, rid: ids.rid });
const ranksOf = (rows: readonly { rank: number; team: { name: string } }[]) =>
  rows.map(({ rank, team }) => [rank, team.name]);

test('scenario results change the returned table and leave the real one unchanged', async () => {
  const real = await site.ask.league.table(league());
  const whatIf = `${ids.game('g9')}:9-0,${ids.game('g8')}:4-5`;
  const scenario = await site.ask.league.table({ ...league(), whatIf });
  expect(ranksOf(scenario.standings)).not.toEqual(ranksOf(real.standings));
  expect(scenario.standings.find(({ team }) => team.id === ids.team('port'))?.goalsFor).toBe(12);
  expect(
    scenario.whatIf?.games.map(({ actual, scenario: game }) => [actual.status, game.status, game.home.goals]),
  ).toEqual([
    ['final', 'final', 4],
    ['scheduled', 'final', 9],
  ]);
  expect(scenario.whatIf?.ranks).toEqual(real.standings.map(({ team, rank }) => ({ teamId: team.id, rank })));
  expect([scenario.latest, scenario.upcoming]).toEqual([real.latest, real.upcoming]);
  expect(await site.ask.league.table(league())).toEqual(real);
});

test('a scenario with the real results returns the real table', async () => {
  const real = await site.ask.league.table(league());
  const scenario = await site.ask.league.table({
    ...league(),
    whatIf: `${ids.game('g2')}:4-1,${ids.game('g3')}:2-3:ot,${ids.game('g7')}:4-3:so`,
  });
  expect(scenario.standings).toEqual(real.standings);
  expect(scenario.whatIf?.games).toHaveLength(3);
});

test('malformed scenarios are rejected and the parameter is named', async () => {
  for (const whatIf of ['x', '1:2-99', '1:1-0,1:2-0']) {
    const { status, body } = await site.get(
      `/api/v1/league?sid=2024-2025&cid=${ids.cid}&rid=${ids.rid}&whatIf=${whatIf}`,
    );
    expect([whatIf, status, body]).toMatchObject([whatIf, 400, { parameter: 'whatIf' }]);
  }
});

test('explains rank changes since the day before the last games, with the games in between', async () => {
  const { from, to, known, moves } = await site.ask.league.moves(league());
  expect([from, to, known]).toEqual(['2024-10-25', '2024-10-26', { from: null, to: null }]);
  const [then, now] = await Promise.all([
    site.ask.league.table({ ...league(), playedBy: '2024-10-25' }),
    site.ask.league.table({ ...league(), playedBy: '2024-10-26' }),
  ]);
  for (const move of moves) {
    expect(move.earlier?.rank).toBe(then.standings.find(({ team }) => team.id === move.team.id)?.rank);
    expect(move.later?.rank).toBe(now.standings.find(({ team }) => team.id === move.team.id)?.rank);
  }
  const sept = moves.find(({ team }) => team.id === ids.team('sept'));
  expect(sept?.causes.map(({ kind, game }) => [kind, game.id])).toEqual([['played', ids.game('g8')]]);
  expect(moves.find(({ team }) => team.id === ids.team('port'))?.causes).toEqual([]);
});

const daysAgo = (days: number) => dayInQuebec(new Date(Date.now() - days * 86_400_000).toISOString());

test('explains rank changes of a past season between two days of recording when a result was corrected', async () => {
  await site.db
    .updateTable('game_history')
    .set({ recordedAt: `${daysAgo(3)}T12:00:00.000Z` })
    .execute();
  await onGame(
    site,
    { gameId: ids.game('g8'), seasonId },
    {
      type: 'CorrectResult',
      homeGoals: 4,
      awayGoals: 5,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
      reason: 'typing-error',
    },
  );
  const { known, moves } = await site.ask.league.moves({ ...league(), from: daysAgo(2), to: daysAgo(0) });
  expect(known.from).not.toBeNull();
  const baie = moves.find(({ team }) => team.id === ids.team('baie'));
  expect([baie?.earlier?.rank, baie?.later?.rank]).toEqual([2, 1]);
  expect(baie?.causes.map(({ kind, game, before }) => [kind, game.home.goals, before?.home.goals])).toEqual([
    ['corrected', 4, 5],
  ]);
});

test('ranks changes within a division, and refuses an unknown division', async () => {
  const west = await site.ask.league.moves({ ...league(), did: ids.division('west') });
  expect(west.moves.map(({ later }) => later?.rank)).toEqual([1, 2]);
  await expect(site.ask.league.moves({ ...league(), did: 999_999 })).rejects.toThrow();
});

test('lists the activity of a season, latest first, filtered by kind and action, in pages', async () => {
  const sid = '2024-2025';
  const all = await site.ask.activity.list({ sid });
  expect(all.entries[0]).toMatchObject({
    action: 'ResultCorrected',
    kind: 'game',
    subject: { id: ids.game('g8'), name: 'Basques de Sept-Îles – Drakkar de Baie-Comeau' },
    actor: { id: 'member-7' },
    reason: 'typing-error',
  });
  expect(all.older).toBeNull();
  const leagues = await site.ask.activity.list({ sid, kind: 'league', action: 'LeagueCreated' });
  expect(leagues.entries.map(({ subject }) => subject.name)).toEqual(['Ligue de la Côte-Nord']);
  const second = all.entries[1]?.position ?? '';
  const rest = await site.ask.activity.list({ sid, before: second });
  expect(rest.entries).toEqual(all.entries.slice(2));
  expect(all.entries.every(({ subject, kind }) => subject.name !== null || kind === 'ruleset')).toBe(true);
});

test('serves the activity log over REST, and rejects an unknown kind, action or position', async () => {
  const url = '/api/v1/activity?sid=2024-2025';
  expect((await site.get(`${url}&type=game&before=999999999999999999`)).status).toBe(200);
  for (const [name, value] of [
    ['type', 'player'],
    ['action', 'Nothing'],
    ['before', '-1'],
    ['before', '9'.repeat(19)],
  ])
    expect(await site.get(`${url}&${name}=${value}`)).toMatchObject({
      status: 400,
      body: { parameter: name },
    });
});

test('displays ranks under other rules beside the real ranks', async () => {
  const real = await site.ask.league.table(league());
  const under = await site.ask.league.underRules({ ...league(), preset: 'threeTwoOne' });
  expect(under.actual.map(({ teamId, rank }) => [teamId, rank])).toEqual(
    real.standings.map(({ team, rank }) => [team.id, rank]),
  );
  expect(under.standings).toHaveLength(real.standings.length);
  expect(under.rules.points.win).toBe(3);
  expect(under.standings).not.toEqual(real.standings);
});

test("explains a team's rank change with the games of teams that it passed or that passed it", async () => {
  const { moves } = await site.ask.league.moves(league());
  for (const { team, earlier, later, causes, crossed } of moves) {
    if (earlier && later && earlier.rank !== later.rank)
      expect([team.name, causes.length + crossed.length > 0]).toEqual([team.name, true]);
    for (const one of crossed)
      for (const game of one.games) expect([game.home.id, game.away.id].includes(team.id)).toBe(false);
  }
});

test('a table names the position of the log from which it was computed', async () => {
  const { position } = await site.ask.league.table(league());
  expect(Number(position)).toBeGreaterThan(0);
  expect(Number((await site.ask.league.forecast(league())).position)).toBeGreaterThanOrEqual(
    Number(position),
  );
});

test('a table as known at an instant uses the rules and entries of that instant', async () => {
  const before = new Date().toISOString();
  const known = { ...league(), knownAt: before };
  const then = await site.ask.league.table(known);
  const { id } = then.league;
  await onLeague(
    site,
    { leagueId: id, seasonId },
    { type: 'ChangeLeagueRuleset', ...(await anotherRuleset(site)) },
  );
  const one = then.standings[0]?.team.id ?? 0;
  const deduction = { teamId: one, points: 7, reason: 'league-decision' } as const;
  await onLeague(site, { leagueId: id, seasonId }, { type: 'DeductLeaguePoints', ...deduction });
  const now = await site.ask.league.table(league());
  expect(now.standings.find(({ team }) => team.id === one)?.deducted).toBe(7);
  const again = await site.ask.league.table(known);
  expect(again.standings).toEqual(then.standings);
  expect(again.league.rules).toEqual(then.league.rules);
  expect(again.position).toBe(then.position);
});

test('the position of a table is cited by number, link and time alone, and found again by the number', async () => {
  const { position } = await site.ask.league.table(league());
  const { citation } = await site.ask.site.chain({ lang: 'fr', position });
  if (citation?.state !== 'linked') throw new Error(`not linked: ${citation?.state}`);
  expect(Object.keys(citation).toSorted()).toEqual(['event', 'link', 'recordedAt', 'state']);
  for (const query of [`position=${position}`, `event=${citation.event}`])
    expect((await site.get(`/api/v1/log/chain?${query}`)).body).toMatchObject({ citation });
  expect((await site.ask.site.chain({ lang: 'fr' })).citation).toBeNull();
  const { body } = await site.get('/api/v1/log/chain?event=123456789');
  expect(body).toMatchObject({ citation: { state: 'unknown' } });
});

test('the log is chained, and the check finds the link with a changed event', async () => {
  await extendChain(site.db, site.log);
  await extendChain(site.db, site.log);
  const { heads } = await site.ask.site.chain({ lang: 'fr' });
  expect(heads).toHaveLength(1);
  expect(await verifyChain(site.db, site.log)).toMatchObject({ events: heads[0]?.events, broken: null });
  await site.pool.query(`ALTER TABLE eventlog.events DISABLE TRIGGER USER`).catch(() => undefined);
  await site.pool.query(
    `UPDATE eventlog.events SET data = replace(data::text, '"homeGoals":4', '"homeGoals":5')::json WHERE type = 'GameRecorded'`,
  );
  expect((await verifyChain(site.db, site.log)).broken).toMatchObject({ link: heads[0]?.link });
});
