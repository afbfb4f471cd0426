import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '@rondelle/site/embedded-postgres.ts';
import { freePort } from '@rondelle/site/free-port.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { connectionConfig } from '@rondelle/infra/postgres/pool.ts';
import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { result } from '../flow/gateway-site.ts';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { breakableProxy } from '../support/breakable-proxy.ts';
import { startNatsServer } from '../support/nats-server.ts';
import { expectWithin } from '../support/within.ts';
import { newDataDir, runCommand, startSite } from './support/start-site.ts';

const readNote = async (dataDir: string): Promise<{ url: string }> =>
  JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'));

const finished = async (command: string, env: Record<string, string> = {}) => {
  const run = runCommand(command, [], env);
  return { code: (await run.ended).code, output: run.output() };
};

describe('without DATABASE_URL', () => {
  test.each(['gateway', 'projector', 'migrate'])('npm run %s names the missing setting', async (command) => {
    const { code, output } = await finished(command);
    expect(code).toBe(1);
    expect(output).toContain(`npm run ${command}: DATABASE_URL must name`);
  });

  test('the message exists in French too', async () => {
    const { output } = await finished('projector', { LANG: 'fr_CA.UTF-8' });
    expect(output).toContain('npm run projector : DATABASE_URL doit nommer');
  });
});

describe('with a shared database', () => {
  let dataDir: string;
  let database: EmbeddedPostgres;
  beforeAll(async () => {
    dataDir = await newDataDir();
    database = await openEmbeddedPostgres(dataDir);
  });
  afterAll(async () => {
    await database?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('npm run projector waits for a database without migrations, and logs it', async () => {
    const run = runCommand('projector', [], { DATABASE_URL: database.url, PORT: '0' });
    await expect.poll(run.output).toContain('is older than this program');
    expect(run.isRunning()).toBe(true);
    await run.end();
  });

  test('npm run migrate applies missing migrations once', async () => {
    const env = { DATABASE_URL: database.url };
    const first = await finished('migrate', env);
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('0001-') });
    expect(await finished('migrate', env)).toMatchObject({ code: 0, output: 'No migration to apply.\n' });
  });

  test('npm run projector waits for a database that starts later, and ends cleanly', async () => {
    const proxy = await breakableProxy(database.url);
    proxy.breakOff();
    const port = await freePort();
    const env = { DATABASE_URL: proxy.url, PORT: '3000', METRICS_PORT: String(port) };
    const run = runCommand('projector', [], env);
    await sleep(2_500);
    expect(run.isRunning()).toBe(true);
    await proxy.mend();
    await expect.poll(run.output).toContain(`projector: ready: http://localhost:${port}`);
    const response = await fetch(`http://localhost:${port}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ready: true, reasons: [], lag: 0 });
    proxy.breakOff();
    const away = await fetch(`http://localhost:${port}/readyz`);
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({ reasons: [{ reason: 'database-or-log/unreachable' }] });
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    const { code, ms } = await run.end();
    expect(code).toBe(0);
    expectWithin('the end of the projector', ms, 10_000);
    proxy.close();
  });
});

test('a release that is too old for the schema does not start', async () => {
  const dataDir = await newDataDir();
  const database = await openEmbeddedPostgres(dataDir);
  const env = { DATABASE_URL: database.url };
  await finished('migrate', env);
  const client = new Client(connectionConfig(database.url));
  await client.connect();
  await client.query(
    "INSERT INTO schema_migrations (name, needs) VALUES ('9999-2027-01-01-of-tomorrow.sql', '9999')",
  );
  await client.end();
  const { code, output } = await finished('rebuild', env);
  expect(code).toBe(1);
  expect(output).toContain('newer than this program (9999-2027-01-01-of-tomorrow.sql)');
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('npm start with NATS_URL publishes hints over NATS', async () => {
  const server = await startNatsServer();
  const listener = await connect({ servers: server.url.replace('nats://', '') });
  const heard: string[] = [];
  listener.subscribe(`rondelle.${viewsSchema}.>`, {
    callback: (_error, { subject }) => void heard.push(subject),
  });
  const site = await startSite({ env: { NATS_URL: server.url } });
  const { url: databaseUrl } = await readNote(site.dataDir);
  const log = await openEventLog(databaseUrl);
  const write = createWriter(log);
  await write(beginning);
  await expect.poll(() => heard).toContain(`rondelle.${viewsSchema}.catalogue`);
  // Waits, because a result in one batch with changes of the catalogue would share their hint.
  const lag = async () => (await (await fetch(`${site.url}/readyz`)).json()).lag;
  await expect.poll(lag).toBe(0);
  await write([result(1, 4)]);
  await expect.poll(() => heard).toContain(`rondelle.${viewsSchema}.season.1`);
  await log.close();
  await site.remove();
  await listener.close();
  await server.remove();
});
