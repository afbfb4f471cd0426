import { adminLogChannels } from '@rondelle/contracts/site/admin-log-channels.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { adminLogsAnswer } from '@rondelle/contracts/site/admin-logs.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, startWritingSite, type WritingSite } from './writing-site.ts';

const logger = createLogger('warn', 'gateway', { write: () => undefined });
let site: WritingSite;
let admin: Client;
let supervisor: Client;
beforeAll(async () => {
  site = await startWritingSite({ logger });
  admin = await site.member('Gardien', 'admin', 'api');
  supervisor = await site.member('Pivot', 'specialSupervisor', 'api');
  const entered = await admin.tell('game.record', aGame);
  expect(entered.status).toBe(200);
  await admin.tell('league.rename', {
    leagueId: 11,
    seasonId: 1,
    name: { fr: 'Ligue du Nord', en: 'North League' },
  });
});
afterAll(() => site.stop());

const logs = async (query = '', token: string | null = admin.token) => {
  const response = await fetch(`${site.url}/api/v1/admin/logs${query}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const answer = async (query: string) => {
  const { status, body } = await logs(query);
  expect(status).toBe(200);
  return adminLogsAnswer.parse(body);
};

test('admins see what was recorded of a kind of thing, in all seasons', async () => {
  const leagues = await answer('?channel=league&lang=en');
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
  expect((await answer('?channel=game')).changes[0]).toMatchObject({ action: 'GameRecorded' });
  for (const channel of ['team', 'tournament'] as const)
    expect((await answer(`?channel=${channel}`)).changes.every(({ kind }) => kind === channel)).toBe(true);
});

test('page by page, without a gap', async () => {
  const all: string[] = [];
  let before: string | null = null;
  do {
    const { changes, older }: { changes: { position: string }[]; older: string | null } = await answer(
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

test('and what the process says, by severity', async () => {
  logger.error({ err: new Error('no route to host') }, 'a mail could not be sent');
  logger.warn('the replica is behind');
  const { changes, lines } = await answer('?channel=error');
  expect(changes).toEqual([]);
  expect(lines[0]).toMatchObject({
    channel: 'error',
    program: 'gateway',
    message: 'a mail could not be sent',
  });
  expect(lines.every(({ channel }) => channel === 'error')).toBe(true);
  expect((await answer('?channel=warning')).lines[0]).toMatchObject({ message: 'the replica is behind' });
  expect((await answer('?channel=critical')).lines).toEqual([]);
});

test('without a channel: everything, and which channels there are', async () => {
  const everything = await answer('');
  expect(everything.channel).toBeNull();
  expect(everything.channels).toEqual([...adminLogChannels]);
  expect(everything.changes.length).toBeGreaterThan(5);
  expect(everything.lines.length).toBeGreaterThan(0);
});

test('a channel that there is not is refused, naming the parameter', async () => {
  const { status, body } = await logs('?channel=queue');
  expect(status).toBe(400);
  expect(body).toMatchObject({ type: 'request/invalid', parameter: 'channel' });
});

test('nobody else sees any of it', async () => {
  expect(await logs('', null)).toMatchObject({ status: 401, body: { type: 'session/required' } });
  expect(await logs('?channel=game', supervisor.token)).toMatchObject({
    status: 403,
    body: { type: 'permission/denied' },
  });
});

test('it is among the documented calls', async () => {
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

  test('is made for the admin who asks, before any script, and kept by nobody', async () => {
    const { token } = await site.member(`Gardienne ${lang}`, 'admin');
    for (const query of ['', '?channel=league']) {
      const page = await get(token, query);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(await page.text()).toContain('LeagueRenamed');
    }
  });

  test('leads everybody else to where it is said that they may not', async () => {
    const { token } = await site.member(`Ailière ${lang}`, 'specialSupervisor');
    for (const cookie of [null, token]) {
      const page = await get(cookie);
      expect([page.status, page.headers.get('location')]).toEqual([302, pathsIn(lang).forbidden()]);
      expect(await page.text()).not.toContain('LeagueRenamed');
    }
  });
});
