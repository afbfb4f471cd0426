import { adminLogChannels } from '@rondelle/contracts/site/admin-log-channels.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { adminLogsOutput } from '@rondelle/contracts/site/admin-logs.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { prune } from '@rondelle/reactor/prune.ts';
import { storeLogEntries } from '@rondelle/infra/telemetry/log-entries/stored-log-entries.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

const logger = createLogger('warn', 'gateway', { write: () => undefined });
let site: WritingSite;
let admin: Client;
let supervisor: Client;
beforeAll(async () => {
  site = await startWritingSite({ logger });
  admin = await site.member('Gardien', 'admin', 'api');
  supervisor = await site.member('Pivot', 'specialSupervisor', 'api');
  const entered = await admin.mutate('game.record', anotherGame);
  expect(entered.status).toBe(200);
  await admin.mutate('league.rename', {
    leagueId: 11,
    seasonId: 1,
    name: { fr: 'Ligue du Nord', en: 'North League' },
  });
});
afterAll(() => site?.stop());

const logs = async (query = '', token: string | null = admin.token) => {
  const response = await fetch(`${site.url}/api/v1/admin/logs${query}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const outputOf = async (query: string) => {
  const { status, body } = await logs(query);
  expect(status).toBe(200);
  return adminLogsOutput.parse(body);
};

test('admins see the changes of one kind, in all seasons', async () => {
  const leagues = await outputOf('?channel=league&lang=en');
  expect(leagues.channel).toBe('league');
  expect(new Set(leagues.changes.map(({ kind }) => kind))).toEqual(new Set(['league']));
  expect(leagues.changes[0]).toMatchObject({
    action: 'LeagueRenamed',
    season: '2021-2022',
    subject: { id: 11, name: 'North League' },
    actor: { name: 'Gardien' },
  });
  expect(new Set(leagues.changes.map(({ season }) => season)).size).toBe(2);
  expect(leagues.lines).toEqual([]);
  expect((await outputOf('?channel=game')).changes[0]).toMatchObject({ action: 'GameRecorded' });
  for (const channel of ['team', 'tournament'] as const)
    expect((await outputOf(`?channel=${channel}`)).changes.every(({ kind }) => kind === channel)).toBe(true);
});

test('admins see all changes in pages without gaps', async () => {
  const all: string[] = [];
  let before: string | null = null;
  do {
    const { changes, older }: { changes: { position: string }[]; older: string | null } = await outputOf(
      before === null ? '' : `?before=${before}`,
    );
    all.push(...changes.map(({ position }) => position));
    before = older;
  } while (before !== null);
  const { rows } = await site.pool.query<{ position: string }>(
    'SELECT position::text FROM activity_log ORDER BY activity_log.position DESC',
  );
  expect(all).toEqual(rows.map(({ position }) => position));
});

/** The log entry of a channel with this message, once it is stored. */
const linesOf = async (channel: string, message: string) => {
  const find = async () =>
    (await outputOf(`?channel=${channel}`)).lines.find((line) => line.message === message);
  await expect.poll(find).toBeDefined();
  return (await outputOf(`?channel=${channel}`)).lines;
};

test('admins see log entries of programs, by severity and part', async () => {
  logger.child({ part: 'queue' }).error({ err: new Error('no route to host') }, 'a mail could not be sent');
  logger.warn('the replica is behind');
  logger.emergency('unexpected');
  const errors = await linesOf('error', 'a mail could not be sent');
  expect(errors[0]).toMatchObject({ channel: 'error', part: 'queue', program: 'gateway' });
  expect(errors[0]?.details).toMatchObject({ err: { message: 'no route to host' } });
  expect(errors.every(({ channel }) => channel === 'error')).toBe(true);
  expect((await outputOf('?channel=error')).changes).toEqual([]);
  await linesOf('warning', 'the replica is behind');
  await linesOf('emergency', 'unexpected');
  const queue = await linesOf('queue', 'a mail could not be sent');
  expect(queue.every(({ part }) => part === 'queue')).toBe(true);
  expect((await outputOf('?channel=queue')).changes).toEqual([]);
  for (const channel of ['critical', 'job', 'cache', 'debug'])
    expect((await outputOf(`?channel=${channel}`)).lines).toEqual([]);
});

test('includes log entries of other processes, latest first, even from a database outage', async () => {
  const projector = createLogger('warn', 'projector', { write: () => undefined });
  projector
    .child({ part: 'job' })
    .alert({ err: new Error('connection refused') }, 'views could not be updated; retrying');
  const closed = createPool('postgres://127.0.0.1:1/nothing');
  const stopTrying = storeLogEntries(createDb<unknown>(closed), projector, 'rink-2:41');
  await stopTrying();
  await closed.end();
  const pool = createPool(site.databaseUrl);
  const stop = storeLogEntries(createDb<unknown>(pool), projector, 'rink-2:41');
  const [line] = await linesOf('alert', 'views could not be updated; retrying');
  expect(line).toMatchObject({ part: 'job', program: 'projector', process: 'rink-2:41' });
  await stop();
  await pool.end();
  const { lines } = await outputOf('');
  expect(lines.map(({ at }) => at)).toEqual(
    lines
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(lines.map(({ process }) => process)).size).toBe(2);
});

test('log entries older than two weeks, or beyond twenty thousand, are deleted', async () => {
  const count = async () =>
    Number((await site.pool.query<{ n: string }>('SELECT count(*) AS n FROM operations.lines')).rows[0]?.n);
  await site.pool.query(
    `INSERT INTO operations.lines (at, severity, program, process, message, details)
     SELECT now() - n * interval '15 days', 'error', 'gateway', 'old:1', 'old', '{}' FROM generate_series(1, 3) n`,
  );
  const before = await count();
  await prune(createDb<Tables>(site.pool));
  expect(await count()).toBe(before - 3);
  await site.pool.query(
    `INSERT INTO operations.lines (at, severity, program, process, message, details)
     SELECT now(), 'debug', 'gateway', 'loud:1', 'much', '{}' FROM generate_series(1, 20100)`,
  );
  await prune(createDb<Tables>(site.pool));
  expect(await count()).toBe(20_000);
  await site.pool.query("DELETE FROM operations.lines WHERE process = 'loud:1'");
});

test('without a channel, everything is listed, with the available channels', async () => {
  const everything = await outputOf('');
  expect(everything.channel).toBeNull();
  expect(everything.channels).toEqual([...adminLogChannels]);
  expect(everything.changes.length).toBeGreaterThan(5);
  expect(everything.lines.every(({ process }) => process.length > 0)).toBe(true);
});

test('an unknown channel is rejected with the parameter', async () => {
  const { status, body } = await logs('?channel=chat');
  expect(status).toBe(400);
  expect(body).toMatchObject({ type: 'request/invalid', parameter: 'channel' });
});

test('the logs are denied to members who are not admins', async () => {
  expect(await logs('', null)).toMatchObject({ status: 401, body: { type: 'session/required' } });
  expect(await logs('?channel=game', supervisor.token)).toMatchObject({
    status: 403,
    body: { type: 'permission/denied' },
  });
});

test('the route of the logs is documented', async () => {
  const document = (await (await fetch(`${site.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, { get?: { parameters: { name: string; description: string }[] } }>;
  };
  const parameters = document.paths['/api/v1/admin/logs']?.get?.parameters;
  expect(parameters?.map(({ name }) => name)).toEqual(['lang', 'channel', 'before']);
});

describe.each(languages)('the page of the logs, in %s', (lang) => {
  const get = (cookie: string | null, query = '') =>
    fetch(`${site.url}${pathsIn(lang).logs()}${query}`, {
      redirect: 'manual',
      headers: cookie === null ? {} : { cookie: `session=${cookie}` },
    });

  test('is rendered on the server for the admin, and not cached', async () => {
    const { token } = await site.member(`Gardienne ${lang}`, 'admin');
    for (const query of ['', '?channel=league']) {
      const page = await get(token, query);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(await page.text()).toContain('LeagueRenamed');
    }
  });

  test('redirects everybody else to the page that explains it', async () => {
    const { token } = await site.member(`Ailière ${lang}`, 'specialSupervisor');
    for (const cookie of [null, token]) {
      const page = await get(cookie);
      const next = cookie ? '' : `?next=${encodeURIComponent(pathsIn(lang).logs())}`;
      expect([page.status, page.headers.get('location')]).toEqual([
        302,
        `${pathsIn(lang).forbidden()}${next}`,
      ]);
      expect(await page.text()).not.toContain('LeagueRenamed');
    }
  });
});
