import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { extendChain } from '@rondelle/reactor/extend-chain.ts';
import { verifyChain } from '@rondelle/reactor/verify-chain.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotherRuleset, onGame, onLeague } from './support/commands.ts';
import { openSite, type Site } from './support/site.ts';
import { type Ids, idsIn, withSmallSeason } from './support/small-season.ts';

let site: Site;
let ids: Ids;
let seasonId: number;
beforeAll(async () => {
  site = await openSite();
  await withSmallSeason((folder) => site.importFolder(folder));
  ids = await idsIn(site);
  seasonId = (await site.ask.season.get({ sid: '2024-2025' })).id;
});
afterAll(() => site.close());

const league = () => ({ sid: '2024-2025', cid: ids.cid, rid: ids.rid });
const ranksOf = (rows: readonly { rank: number; team: { name: string } }[]) =>
  rows.map(({ rank, team }) => [rank, team.name]);

test('supposed results make another table, and leave the real one as it is', async () => {
  const real = await site.ask.league.table(league());
  const whatIf = `${ids.game('g9')}:9-0,${ids.game('g8')}:4-5`;
  const supposed = await site.ask.league.table({ ...league(), whatIf });
  expect(ranksOf(supposed.standings)).not.toEqual(ranksOf(real.standings));
  expect(supposed.standings.find(({ team }) => team.id === ids.team('port'))?.goalsFor).toBe(12);
  expect(
    supposed.whatIf?.games.map(({ actual, supposed: game }) => [actual.status, game.status, game.home.goals]),
  ).toEqual([
    ['final', 'final', 4],
    ['scheduled', 'final', 9],
  ]);
  expect(supposed.whatIf?.ranks).toEqual(real.standings.map(({ team, rank }) => ({ teamId: team.id, rank })));
  expect([supposed.latest, supposed.upcoming]).toEqual([real.latest, real.upcoming]);
  expect(await site.ask.league.table(league())).toEqual(real);
});

test('the real results supposed make the real table', async () => {
  const real = await site.ask.league.table(league());
  const supposed = await site.ask.league.table({
    ...league(),
    whatIf: `${ids.game('g2')}:4-1,${ids.game('g3')}:2-3:ot,${ids.game('g7')}:4-3:so`,
  });
  expect(supposed.standings).toEqual(real.standings);
  expect(supposed.whatIf?.games).toHaveLength(3);
});

test('malformed suppositions are refused by name', async () => {
  for (const whatIf of ['x', '1:2-99', '1:1-0,1:2-0']) {
    const { status, body } = await site.get(
      `/api/v1/league?sid=2024-2025&cid=${ids.cid}&rid=${ids.rid}&whatIf=${whatIf}`,
    );
    expect([whatIf, status, body]).toMatchObject([whatIf, 400, { parameter: 'whatIf' }]);
  }
});

test('why the table moved: the week before the last day played, with the games between', async () => {
  const { from, to, known, moves } = await site.ask.league.moves(league());
  expect([from, to, known]).toEqual(['2024-10-19', '2024-10-26', { from: null, to: null }]);
  const [then, now] = await Promise.all([
    site.ask.league.table({ ...league(), playedBy: '2024-10-19' }),
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

test('a correction of a past season moves the table between the days of the log', async () => {
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

test('a division has its own ranks, and an unknown one is refused', async () => {
  const west = await site.ask.league.moves({ ...league(), did: ids.division('west') });
  expect(west.moves.map(({ later }) => later?.rank)).toEqual([1, 2]);
  await expect(site.ask.league.moves({ ...league(), did: 999_999 })).rejects.toThrow();
});

test('the activity of a season: latest first, by kind and action, page by page', async () => {
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

test('the activity log answers other programs, and refuses what is no kind, no action and no position', async () => {
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

test('the same games counted by other rules stand beside the real ranks', async () => {
  const real = await site.ask.league.table(league());
  const under = await site.ask.league.underRules({ ...league(), preset: 'threeTwoOne' });
  expect(under.actual.map(({ teamId, rank }) => [teamId, rank])).toEqual(
    real.standings.map(({ team, rank }) => [team.id, rank]),
  );
  expect(under.standings).toHaveLength(real.standings.length);
  expect(under.rules.points.win).toBe(3);
  expect(under.standings).not.toEqual(real.standings);
});

test('why a team moved names the games of those that it passed or that passed it', async () => {
  const { moves } = await site.ask.league.moves(league());
  for (const { team, earlier, later, causes, crossed } of moves) {
    if (earlier && later && earlier.rank !== later.rank)
      expect([team.name, causes.length + crossed.length > 0]).toEqual([team.name, true]);
    for (const one of crossed)
      for (const game of one.games) expect([game.home.id, game.away.id].includes(team.id)).toBe(false);
  }
});

test('an answer says which event of the log it was made from', async () => {
  const { position } = await site.ask.league.table(league());
  expect(Number(position)).toBeGreaterThan(0);
  expect(Number((await site.ask.league.forecast(league())).position)).toBeGreaterThanOrEqual(
    Number(position),
  );
});

test('what is known at an instant is counted by the rules and entries of then', async () => {
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

test('the log is chained, and a changed event breaks the chain where it is', async () => {
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
