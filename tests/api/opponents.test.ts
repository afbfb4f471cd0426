import { categoryPolicies, type CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import { opponentsOutput, type OpponentsOutput } from '@rondelle/contracts/competition/opponents.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaller, type Statement } from '../bench/people/caller.ts';
import { planOf, smallIndexes, wholeScans } from '../bench/people/plans.ts';
import { onLeague, setPolicies } from './support/commands.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

const sid = '2024-2025';
let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

type Filter = {
  readonly within?: string;
  readonly level?: string;
  readonly on?: string;
  readonly page?: number;
};
type Flags = { readonly unmet?: '1'; readonly free?: '1' };
type Key = Parameters<Ids['team']>[0];
const everywhere = { within: 'any', level: 'any' };
const opponentsOf = async (key: Key, input: Filter & Flags = everywhere): Promise<OpponentsOutput> =>
  opponentsOutput.parse(await site.call('team.opponents', { lang: 'fr', sid, eid: ids.team(key), ...input }));
const idsOf = ({ opponents }: OpponentsOutput) => opponents.map(({ team }) => team.id);
const all = () => (['baie', 'sept', 'port', 'havre'] as const).map((key) => ids.team(key));

describe('the teams that a team could play', () => {
  test('include the chances of a game and the last game between the teams in any season', async () => {
    const { opponents, basis, team } = await opponentsOf('baie');
    expect(basis).toBe('rating');
    expect(team.category.id).toBe(ids.cid);
    const sept = opponents.find((one) => one.team.id === ids.team('sept'));
    expect(sept).toMatchObject({ lastMet: { date: '2025-01-12' }, nextGame: null, gamesThisSeason: 4 });
    const { close, win, tie, loss } = sept?.forecast ?? { close: 0, win: 0, tie: 0, loss: 0 };
    expect(win + tie + loss).toBeCloseTo(1, 3);
    expect(close).toBeGreaterThan(tie);
    expect(sept?.rivalryPath).toMatch(/e1-.*baie-comeau\/e2-.*sept-iles/);
  });

  test('do not include the team itself', async () => {
    expect(idsOf(await opponentsOf('baie')).toSorted()).toEqual(all().slice(1).toSorted());
  });

  test('are measured from the city of the team, by its coordinates or the gazetteer', async () => {
    const { from, opponents } = await opponentsOf('baie');
    expect(from).toBe('Baie-Comeau');
    const sept = opponents.find(({ team }) => team.id === ids.team('sept'));
    expect(sept?.distance).toBeGreaterThan(150);
    expect(sept?.distance).toBeLessThan(200);
    expect(idsOf(await opponentsOf('baie', { ...everywhere, within: '25' }))).toEqual([]);
  });

  test('have no distances when the city of the team is unknown, whatever the filter', async () => {
    const seasonId = (await site.ask.season.get({ sid })).id;
    const move = (city: string | null) =>
      site.db
        .updateTable('team_seasons')
        .set({ city })
        .where('teamId', '=', ids.team('baie'))
        .where('seasonId', '=', seasonId)
        .execute();
    await move('Ville introuvable');
    const output = await opponentsOf('baie', { ...everywhere, within: '25' });
    await move('Baie-Comeau');
    expect(output).toMatchObject({ from: null, within: 'any' });
    expect(output.opponents).toHaveLength(3);
    expect(output.opponents.every(({ distance }) => distance === null)).toBe(true);
  });

  test('can be limited to those without a game in the season', async () => {
    const { opponents } = await opponentsOf('baie', { ...everywhere, unmet: '1' });
    expect(opponents.every(({ gamesThisSeason }) => gamesThisSeason === 0)).toBe(true);
    expect(opponents).toHaveLength(0);
  });

  test('count the games of the requested weekend, and can be limited to those without one', async () => {
    const output = await opponentsOf('baie', { ...everywhere, on: '2024-11-03' });
    expect(output.weekend).toMatchObject({ saturday: '2024-11-02', sunday: '2024-11-03', ownGames: [] });
    const games = new Map(output.opponents.map((one) => [one.team.id, one.gamesOnWeekend]));
    expect(games.get(ids.team('sept'))).toBe(1);
    expect(games.get(ids.team('havre'))).toBe(0);
    const free = await opponentsOf('baie', { ...everywhere, on: '2024-11-03', free: '1' });
    expect(idsOf(free)).toEqual([ids.team('havre')]);
    expect((await opponentsOf('port', { on: '2024-11-02' })).weekend?.ownGames).toHaveLength(1);
  });

  test('default to the first weekend of a season that has not begun', async () => {
    expect((await opponentsOf('baie', {})).weekend?.saturday).toBe('2024-09-07');
  });

  test('are refused for a team that is not listed in the season', async () => {
    const { status } = await site.get(`/api/v1/teams/${ids.team('port')}/opponents?sid=2023-2024`);
    expect(status).toBe(404);
  });
});

describe.each(categoryPolicies)('in a category that shows: %s', (shows: CategoryPolicy) => {
  beforeAll(() => setPolicies(site, shows));
  afterAll(() => setPolicies(site, 'everything'));
  const basis = { schedule: 'distance', scores: 'distance', tables: 'rank', everything: 'rating' }[shows];

  test('compares teams by ratings or ranks, as far as the policy permits', async () => {
    const output = await opponentsOf('baie', { ...everywhere, level: 'any' });
    expect(output.basis).toBe(basis);
    for (const { rating, forecast, standing } of output.opponents) {
      expect([rating !== null, forecast !== null]).toEqual([basis === 'rating', basis === 'rating']);
      expect(standing !== null).toBe(basis === 'rank');
    }
    expect(output.opponents).toHaveLength(3);
  });

  test('sorts teams by distance where nothing else is public', async () => {
    const { opponents } = await opponentsOf('baie', { within: 'any', level: 'close' });
    const distances = opponents.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY);
    if (basis === 'distance') expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(opponents.length).toBe(basis === 'distance' ? 3 : opponents.length);
  });
});

describe('in a category of a thousand teams', () => {
  beforeAll(async () => {
    const { id: seasonId } = await site.ask.season.get({ sid });
    const of = sql`${seasonId}::int, ${ids.cid}::int`;
    await sql`INSERT INTO team_seasons ("teamId", "seasonId", name, "searchName", "earlierNames", "searchText",
        "categoryId", "regionId", city)
      SELECT 100000 + n, ${seasonId}, 'Équipe ' || n, 'equipe ' || n, '[]', 'equipe', ${ids.cid}, ${ids.rid},
        CASE WHEN n % 2 = 0 THEN 'Sept-Îles' ELSE 'Baie-Comeau' END
      FROM generate_series(1, 1000) n`.execute(site.db);
    await sql`INSERT INTO ratings ("seasonId", "categoryId", "teamId", rating, error, games, provisional,
        results, "connectedGroup", "homeAdvantage", ridge)
      SELECT ${of}, 100000 + n, (n % 60 - 30) / 10.0, 0.5, 20, false, 0.5,
        (SELECT min("connectedGroup") FROM ratings WHERE "seasonId" = ${seasonId}), 0.3, 3
      FROM generate_series(1, 1000) n`.execute(site.db);
    await sql`INSERT INTO games ("gameId", "seasonId", "categoryId", competition, stage, date, "homeTeamId",
        "awayTeamId", "teamLo", "teamHi", status, revision)
      SELECT 100000 + n, ${of}, 'league-0', 'regular', date '2024-09-07' + (n / 500) * 7,
        100001 + 2 * (n % 500), 100002 + 2 * (n % 500), 100001 + 2 * (n % 500), 100002 + 2 * (n % 500),
        'scheduled', 0
      FROM generate_series(0, 9999) n`.execute(site.db);
    await sql`ANALYZE`.execute(site.db);
  });

  test('a page has twenty teams, and the next page has other teams', async () => {
    const [one, two] = [await opponentsOf('baie'), await opponentsOf('baie', { ...everywhere, page: 2 })];
    expect(one.paging).toEqual({ page: 1, pages: 51, total: 1003 });
    expect(new Set([...idsOf(one), ...idsOf(two)]).size).toBe(40);
  });

  test('no statement of the page scans a big table', async () => {
    const statements = new Map<string, Statement>();
    const call = createCaller(site.pool, site.log, (statement) => statements.set(statement.sql, statement));
    const input = { sid, eid: ids.team('baie') };
    await call({ name: 'opponents', procedure: 'team.opponents', input, atMostMs: 0 });
    const small = await smallIndexes(site.pool);
    const whole: string[] = [];
    const client = await site.pool.connect();
    // All rows of so small a site are in the category, so that the planner would scan them.
    await client.query('SET enable_seqscan = off');
    for (const statement of statements.values()) {
      const plan = await planOf(client, statement, false);
      for (const { table, how } of plan ? wholeScans(plan, small) : []) whole.push(`${table}: ${how}`);
    }
    client.release(true);
    expect(statements.size).toBeGreaterThan(8);
    expect(whole).toEqual([]);
  });
});

test('a team that withdrew from its league is no opponent', async () => {
  const { league } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid });
  const { id: seasonId } = await site.ask.season.get({ sid });
  await onLeague(
    site,
    { leagueId: league.id, seasonId },
    {
      type: 'WithdrawTeamFromLeague',
      teamId: ids.team('havre'),
      treatment: 'cancelRest',
      reason: 'league-decision',
    },
  );
  expect(idsOf(await opponentsOf('baie'))).not.toContain(ids.team('havre'));
});
