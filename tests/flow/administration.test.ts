import { languages } from '@rondelle/contracts/competition/lists.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import {
  adminActivityOutput,
  adminOverviewOutput,
  globalCountsOutput,
} from '@rondelle/contracts/site/administration.ts';
import { globalCountKeys } from '@rondelle/contracts/site/global-count-keys.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { pathOf, pathsIn } from '@rondelle/contracts/site/paths.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

const logger = createLogger('warn', 'gateway', { write: () => undefined });
let site: WritingSite;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite({ logger });
  admin = await site.member('Gardien', 'admin', 'api');
  expect((await admin.mutate('game.record', anotherGame)).status).toBe(200);
});
afterAll(() => site?.stop());

describe.each(languages)('the pages of the administration, in %s', (lang) => {
  const guarded = pageNames.filter((name) => pages[name].permission !== undefined);

  test('are visible to the roles that the table permits, and redirect all others', async () => {
    const wrong: string[] = [];
    for (const role of [null, ...memberRoles]) {
      const token = role && (await site.member(`${role} ${lang}`, role)).token;
      for (const name of guarded) {
        const response = await fetch(site.url + pathOf(lang, name), {
          redirect: 'manual',
          headers: token ? { cookie: `session=${token}` } : {},
        });
        const permission = pages[name].permission ?? 'competition/read';
        // Visitors may log in there, and then continue to the page.
        const next = role ? '' : `?next=${encodeURIComponent(pathOf(lang, name))}`;
        const wanted = isAllowed(role ?? 'visitor', permission)
          ? '200 null'
          : `302 ${pathsIn(lang).forbidden()}${next}`;
        const got = `${response.status} ${response.headers.get('location')}`;
        if (got !== wanted) wrong.push(`${name} as ${role ?? 'visitor'}: ${got}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(guarded.length).toBeGreaterThan(8);
  });
});

test('the overview lists a concern once it is open, and not before', async () => {
  const calm = adminOverviewOutput.parse((await admin.query('admin.overview', {})).data);
  expect(calm.changes).toBeGreaterThan(0);
  expect(calm.concerns.map(({ concern }) => concern)).not.toContain('setAside');
  logger.error('a mail could not be sent');
  await site.pool.query(
    `INSERT INTO set_aside (views, "seasonId", thing, shard, waiting, since, cause, detail, topics)
     VALUES ('season', 1, 'game-7', 'seasons-1', 1, now(), 'row/refused', 'no', '{}')`,
  );
  const concernsNow = async () =>
    adminOverviewOutput
      .parse((await admin.query('admin.overview', {})).data)
      .concerns.map(({ concern, count }) => `${concern} ${count}`);
  await expect.poll(concernsNow).toEqual(expect.arrayContaining(['setAside 1', 'errors 1']));
  await site.pool.query('DELETE FROM set_aside');
});

const activity = async (input: object) =>
  adminActivityOutput.parse((await admin.query('admin.activity', input)).data);

test('the activity groups an import by a program or a member as one line, and lists other changes singly', async () => {
  await site.pool.query(
    `INSERT INTO activity_log (position, "seasonId", kind, "entityId", revision, action, "actorId", "actorRole", source, "recordedAt")
     SELECT 1000000 + n, 1, 'game', 5000 + n, 0, 'GameRecorded', 'system', 'system', 'import', now()
     FROM generate_series(1, 4000) n
     UNION ALL SELECT 1900000 + n, 1, 'game', 9001 + n, 0, 'GameRecorded', 'somebody', 'member', 'import', now()
     FROM generate_series(1, 2) n
     UNION ALL SELECT 2000000, 1, 'game', 9001, 0, 'GameRecorded', 'somebody', 'member', 'web', now()`,
  );
  const { lines } = await activity({});
  expect(lines[0]?.change).toMatchObject({ position: '2000000', source: 'web' });
  expect(lines[1]?.batch).toMatchObject({ source: 'import', events: 2, actor: { role: 'member' } });
  expect(lines[2]?.batch).toMatchObject({
    last: '1004000',
    first: '1000001',
    source: 'import',
    events: 4000,
    kinds: [{ kind: 'game', action: 'GameRecorded', events: 4000 }],
  });
  expect(lines[3]?.change ?? lines[3]?.batch).toBeDefined();
  const opened = await activity({ within: '1004000' });
  expect(opened.lines.map(({ change }) => change?.position).slice(0, 2)).toEqual(['1004000', '1003999']);
  expect(opened.older).toBe(opened.lines.at(-1)?.change?.position);
  const last = await activity({ within: '1004000', before: '1000003' });
  expect(last.lines.map(({ change }) => change?.position)).toEqual(['1000002', '1000001']);
  expect(last.older).toBeNull();
  await site.pool.query('DELETE FROM activity_log WHERE position > 1000000');
});

test('the statistics are returned under their documented names, and the OpenAPI document describes each', async () => {
  const response = await fetch(`${site.url}/api/v1/admin/globalCounts`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const counts = globalCountsOutput.parse(await response.json());
  expect(Object.keys(counts)).toEqual([...globalCountKeys]);
  expect(counts.list).toBeGreaterThan(0);
  expect(counts.profile).toBeGreaterThan(0);
  const { components } = (await (await fetch(`${site.url}/api/v1/openapi.json`)).json()) as {
    components: { schemas: Record<string, { properties: Record<string, { description?: string }> }> };
  };
  for (const key of globalCountKeys)
    expect(components.schemas.GlobalCounts?.properties[key]?.description, key).toMatch(/\w{3}/);
  expect((await site.visitor.query('admin.globalCounts', {})).status).toBe(401);
});

test('the administration returns statistics and charts', async () => {
  const stats = (await admin.query<{ tables: unknown[]; roles: unknown[] }>('admin.stats', {})).data;
  expect(stats.tables.length).toBeGreaterThan(10);
  expect(stats.roles).toHaveLength(memberRoles.length);
  const charts = (
    await admin.query<{ changes: { events: { web: number } }[]; members: { joined: number }[] }>(
      'admin.charts',
      {},
    )
  ).data;
  expect(charts.changes).toHaveLength(30);
  expect(charts.members).toHaveLength(12);
  expect(charts.members.at(-1)?.joined).toBeGreaterThan(0);
});
