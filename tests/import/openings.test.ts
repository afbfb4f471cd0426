import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { game, type GameValues, sampleInfo, sampleSource, team } from '@rondelle/importer/sample.fixture.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { leaderboardOfSeason } from '@rondelle/projections/queries/leaderboard/leaderboard.queries.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import { recordOpenings } from '@rondelle/reactor/record-openings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportSite, openSite } from './support.ts';

let site: ImportSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const names = ['aigles', 'castors', 'loups', 'lynx'] as const;
const old = { season: '2023-2024', league_key: 'm13-old' };
const teams = names.flatMap((name) => [team(name), team(name, old)]);

/** Every pair twice; the team that is earlier in the list wins 5–2. */
const lastSeason = names.flatMap((home, at) =>
  names
    .filter((away) => away !== home)
    .map((away) => {
      const isBetter = at < names.indexOf(away);
      const goals = { home_goals: isBetter ? '5' : '2', away_goals: isBetter ? '2' : '5' };
      return game(`${home}-${away}`, {
        ...old,
        home_team_key: home,
        away_team_key: away,
        ...goals,
        date: '2023-11-04',
      });
    }),
);
const level = (key: string, home: string, away: string, date: string, changes: Partial<GameValues> = {}) =>
  game(key, { home_team_key: home, away_team_key: away, date, home_goals: '3', away_goals: '3', ...changes });
const thisSeason = [
  level('n1', 'aigles', 'loups', '2024-10-05'),
  level('n2', 'castors', 'lynx', '2024-10-05'),
  level('n3', 'loups', 'lynx', '2024-10-06'),
  level('n4', 'aigles', 'lynx', '2024-10-19'),
];

const run = async (now = '2024-10-08T12:00:00Z') => {
  const { position } = (await site.pool.query('SELECT max(position)::text AS position FROM checkpoints'))
    .rows[0];
  await recordOpenings(createDb<Tables>(site.pool), site.log, { now: new Date(now), longestMs: 0 });
  await catchUp({ log: site.log, pool: site.pool });
  return site.eventsAfter(position);
};
const seasonOf = `(SELECT "seasonId" FROM seasons WHERE slug = '2024-2025')`;
const ratings = async () => {
  const { rows } = await site.pool.query<{ name: string; rating: number }>(
    `SELECT s.name, r.rating FROM ratings r JOIN team_seasons s USING ("teamId", "seasonId")
     WHERE r."seasonId" = ${seasonOf}`,
  );
  return new Map(rows.map(({ name, rating }) => [name, rating]));
};
const chances = async () => {
  const { rows } = await site.pool.query<{ homeChance: number }>(
    `SELECT "homeChance" FROM forecasts WHERE "seasonId" = ${seasonOf}`,
  );
  return rows.map(({ homeChance }) => homeChance);
};

/** The ratings of a category's leaderboard as of an instant, the best first. */
const rowsOfBoard = async (db: Db, of: { sid: number; cid: number; knownAt: string }) => {
  const { leaders } = await leaderboardOfSeason(db, { lang: 'fr', by: 'rating', page: 1, ...of });
  return leaders.map(({ rating }) => rating?.value);
};

test('uses the final ratings of a season as the opening ratings of the next one', async () => {
  await site.import(sampleSource([...lastSeason, ...thisSeason], teams));
  const before = { ratings: await ratings(), chances: await chances() };
  expect(Math.abs(before.ratings.get('Les aigles') ?? 9)).toBeLessThan(0.5);

  expect(await run()).toEqual(['OpeningRatingsRecorded']);
  const after = await ratings();
  expect(after.get('Les aigles')).toBeGreaterThan((before.ratings.get('Les aigles') ?? 0) + 0.3);
  expect(after.get('Les lynx')).toBeLessThan((before.ratings.get('Les lynx') ?? 0) - 0.3);
  expect((await chances())[0]).toBeGreaterThan((before.chances[0] ?? 1) + 0.05);
});

test('uses the ratings of the other teams of an organization for a new team', async () => {
  const other = await openSite();
  try {
    const organizations = [{ key: 'sommet', name: { fr: 'Sommet', en: 'Sommet' }, city: null }];
    const of = { organization_key: 'sommet' };
    const isOfIt = (name: string) => (name === 'aigles' ? of : {});
    const all = names.flatMap((name) => [team(name, isOfIt(name)), team(name, { ...old, ...isOfIt(name) })]);
    const info = { ...sampleInfo, organizations };
    const { rejections } = await other.import(
      sampleSource([...lastSeason, ...thisSeason], [...all, team('faucons', of), team('perdus')], info),
    );
    expect(rejections).toEqual([]);
    await recordOpenings(createDb<Tables>(other.pool), other.log, {
      now: new Date('2024-10-08T12:00:00Z'),
      longestMs: 0,
    });
    await catchUp({ log: other.log, pool: other.pool });
    const { rows } = await other.pool.query<{ name: string; rating: number }>(
      `SELECT s.name, (o->>'rating')::float8 AS rating
       FROM opening_ratings r CROSS JOIN LATERAL jsonb_array_elements(r.ratings::jsonb) o
       JOIN team_seasons s ON s."teamId" = (o->>'teamId')::int AND s."seasonId" = r."seasonId"`,
    );
    const opening = new Map(rows.map(({ name, rating }) => [name, rating]));
    expect(opening.get('Les faucons')).toBeCloseTo((opening.get('Les aigles') ?? 0) / 2, 1);
    expect(opening.get('Les faucons')).toBeGreaterThan(0.3);
    expect(opening.has('Les perdus')).toBe(false);
  } finally {
    await other.close();
  }
});

test('records an opening once, and again only after a correction that changes the final ratings', async () => {
  expect(await run()).toEqual([]);
  const [first, ...others] = lastSeason;
  const slightly = game('aigles-castors', { ...first, home_goals: '5', home_fair_play: '0' });
  await site.import(sampleSource([slightly, ...others, ...thisSeason], teams));
  expect(await run()).toEqual([]);
  const upset = game('aigles-castors', { ...first, home_goals: '0', away_goals: '9' });
  await site.import(sampleSource([upset, ...others, ...thisSeason], teams));
  expect(await run()).toEqual(['OpeningRatingsRecorded']);
  expect(await run()).toEqual([]);
});

test('ratings as of an instant do not change with what is recorded later', async () => {
  const db = createDb<Tables>(site.pool);
  const { rows } = await site.pool.query<{ sid: number; cid: number; recordedAt: string }>(
    `SELECT "seasonId" AS sid, "categoryId" AS cid, "recordedAt" FROM opening_rating_history ORDER BY revision`,
  );
  expect(rows).toHaveLength(2);
  const { sid = 0, cid = 0 } = rows[0] ?? {};
  const known = (knownAt: string) => rowsOfBoard(db, { sid, cid, knownAt });
  const [first, second] = rows.map(({ recordedAt }) => new Date(recordedAt).toISOString());
  const before = new Date(Date.parse(first ?? '') - 1).toISOString();
  const boards = await Promise.all([before, first ?? '', second ?? ''].map(known));
  expect(new Set(boards.map((board) => JSON.stringify(board))).size).toBe(3);
  expect(boards[2]).toEqual([...(await ratings()).values()].sort((a, b) => b - a));
});

test('records an opening only after the end of the previous season', async () => {
  const open = await openSite();
  try {
    await open.import(sampleSource([...lastSeason, ...thisSeason], teams));
    const db = createDb<Tables>(open.pool);
    await recordOpenings(db, open.log, { now: new Date('2024-08-30T12:00:00Z'), longestMs: 0 });
    const { rows } = await open.pool.query(
      `SELECT FROM activity_log WHERE action = 'OpeningRatingsRecorded'`,
    );
    expect(rows).toEqual([]);
    await catchUp({ log: open.log, pool: open.pool });
    expect((await open.pool.query('SELECT FROM opening_ratings')).rows).toEqual([]);
  } finally {
    await open.close();
  }
});
