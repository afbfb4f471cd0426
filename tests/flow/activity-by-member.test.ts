import { findByUsername } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { type Common, latestAlong } from '@rondelle/projections/queries/activity-log/latest-along.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let winger: Client & { readonly id: string };
let uid: number;

const sid = '2021-2022';
type Entry = { position: string; action: string; actor: { id: string; name: string | null } };
type Log = { entries: Entry[]; older: string | null; member: unknown };
const logOf = async (question: object) => {
  const { status, data } = await site.visitor.query<Log>('activity.list', { sid, ...question });
  expect(status).toBe(200);
  return data;
};
const rest = (question: string) => fetch(`${site.url}/api/v1/activity?sid=${sid}&lang=en&${question}`);

/** The query plan with indexes enforced, because PostgreSQL would scan or sort a table of a few pages. */
const planWithIndexes = async (pool: Pool, sql: string, parameters: readonly unknown[]): Promise<string> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

beforeAll(async () => {
  site = await startWritingSite();
  winger = await site.member('Ailier Gauche', 'admin');
  const centre = await site.member('Pivot');
  uid = (await findByUsername(createDb<AccountTables>(site.pool), 'Ailier Gauche'))?.number ?? 0;
  for (let day = 1; day <= 27; day += 1) {
    const date = `2021-11-${String(day).padStart(2, '0')}`;
    const { data } = await winger.mutate('game.record', { ...anotherGame, date });
    const { status } = await winger.mutate('game.delete', {
      gameId: data.id,
      seasonId: 1,
      reason: 'duplicate',
    });
    expect(status).toBe(200);
  }
  expect((await centre.mutate('game.record', { ...anotherGame, date: '2021-12-01' })).status).toBe(200);
});
afterAll(() => site?.stop());

test('one member’s changes are filtered by number or by name, in pages without gaps', async () => {
  const first = await logOf({ member: String(uid) });
  expect(first.member).toEqual({
    id: uid,
    username: 'Ailier Gauche',
    path: `/fr/u-${uid}-ailier-gauche`,
  });
  expect(first.entries).toHaveLength(50);
  const { entries: rest } = await logOf({ member: 'ailier gauche', before: first.older });
  const all = [...first.entries, ...rest];
  expect(all).toHaveLength(54);
  expect(new Set(all.map(({ actor }) => actor.id))).toEqual(new Set([winger.id]));
  expect(all.map(({ position }) => Number(position))).toEqual(
    all.map(({ position }) => Number(position)).toSorted((one, other) => other - one),
  );
});

test('the filter combines with action and kind', async () => {
  const { entries, older } = await logOf({ member: String(uid), action: 'GameDeleted', kind: 'game' });
  expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 27 }, () => 'GameDeleted'));
  expect(older).toBeNull();
  expect((await logOf({ member: String(uid), kind: 'team' })).entries).toEqual([]);
});

test('REST returns the same output, and names the invalid parameter for an unknown name', async () => {
  const selected = await rest(`member=${uid}&action=GameDeleted`);
  expect(((await selected.json()) as Log).entries).toHaveLength(27);
  const unknown = await rest('member=nobody');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ type: 'user/unknown', parameter: 'member' });
});

test('REST filters by type, which is called kind in the input', async () => {
  for (const [selected, found] of [
    ['type=game', 27],
    ['kind=game', 27],
    ['type=team', 0],
  ] as const) {
    const fetched = await rest(`member=${uid}&action=GameDeleted&${selected}`);
    expect([selected, ((await fetched.json()) as Log).entries.length]).toEqual([selected, found]);
  }
  const wrong = await rest('type=nothing');
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ parameter: 'type' });
  const document = (await (await fetch(`${site.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, { get?: { parameters: readonly { name: string }[] } }>;
  };
  const activity = Object.entries(document.paths).find(([path]) => path.endsWith('/activity'))?.[1];
  expect(activity?.get?.parameters.map(({ name }) => name)).toContain('type');
});

test('a member’s page counts their changes by season, with links to them', async () => {
  const { data } = await site.visitor.query('user.get', { uid, lang: 'en' });
  expect(data.seasons).toEqual([{ season: sid, changes: 54, path: `/en/2021-2022/activity?member=${uid}` }]);
});

test('a deleted entity has its last name, without a link', async () => {
  const { data } = await winger.mutate('league.create', {
    seasonId: 1,
    categoryId: 1,
    regionId: await site.emptyRegion(2, 'Laval'),
    name: { fr: 'Vide', en: 'Empty' },
    rulesetId: 1,
    rulesetVersion: 1,
  });
  const { status } = await winger.mutate('league.delete', {
    leagueId: data.id,
    seasonId: 1,
    reason: 'duplicate',
  });
  expect(status).toBe(200);
  const { entries } = await logOf({ member: String(uid), kind: 'league' });
  expect(entries).toMatchObject([
    { action: 'LeagueDeleted', subject: { id: data.id, name: 'Vide', path: null } },
    { action: 'LeagueCreated', subject: { id: data.id, name: 'Vide', path: null } },
  ]);
});

test('the response is not cached, since names change without an event', async () => {
  const url = `${site.url}/trpc/activity.list?input=${encodeURIComponent(JSON.stringify({ sid, member: String(uid) }))}`;
  expect((await fetch(url)).status).toBe(200);
  await site.pool.query('UPDATE accounts.members SET username = $1, "usernameKey" = $1 WHERE id = $2', [
    'renamed',
    winger.id,
  ]);
  expect(await (await fetch(url)).text()).toContain('"renamed"');
});

test('the database reads the latest changes in order from an index, with every filter', async () => {
  await site.pool.query('ANALYZE activity_log');
  const season = { seasonId: 1 };
  const selected: readonly Common[] = [
    { actorId: winger.id },
    { actorId: winger.id, ...season },
    season,
    { ...season, kind: 'league' },
    { ...season, kind: 'game' },
    { ...season, action: 'GameDeleted' },
    { ...season, action: 'GameRecorded' },
    { kind: 'category' },
    { kind: 'game' },
  ];
  for (const common of selected) {
    const along = latestAlong(createDb<Tables>(site.pool).selectFrom('activity_log').selectAll(), common);
    const { sql, parameters } = along.limit(51).compile();
    const plan = await planWithIndexes(site.pool, sql, parameters);
    expect(plan).toMatch(/Index Scan Backward using activity_log_(index_\d|pkey)/);
    const rare = Object.entries(common).filter(([, value]) => value !== 'game' && value !== 'GameRecorded');
    expect(plan).toMatch(new RegExp(`Index Cond: .*${rare.map(([name]) => name).join('.*')}.*position`, 's'));
    expect(plan).not.toContain('Sort');

    const found = await along.execute();
    const names = Object.keys(common);
    const { rows } = await site.pool.query<{ position: string }>(
      `SELECT position FROM activity_log WHERE ${names.map((name, i) => `"${name}" = $${i + 1}`).join(' AND ')}
       ORDER BY position DESC`,
      Object.values(common),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(found.map(({ position }) => position)).toEqual(rows.map(({ position }) => position));
  }
});
