import { setTimeout as sleep } from 'node:timers/promises';
import { type Gateway, startGateway } from '@rondelle/gateway/server.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tables } from '@rondelle/projections/schema.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReplicatedPostgres, replicatedPostgres } from '../support/replicated-postgres.ts';
import { webFixture } from '../support/web-fixture.ts';
import { leaguePage, result } from './gateway-site.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';

let servers: ReplicatedPostgres;
let gateway: Gateway;
let write: ReturnType<typeof createWriter>;
let asked: { replica: number; primary: number };
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  servers = await replicatedPostgres();
  const { primaryUrl, replicaUrl } = servers;
  await migrate(primaryUrl);
  const pool = createPool(primaryUrl, { max: 40 });
  await ensureViews(pool);
  const log = await openEventLog(primaryUrl);
  write = createWriter(log);
  await write(beginning);
  await catchUp({ pool, log });
  const bus = createHintBus();
  const { stop } = startProjector({ pool, log, publish: bus.publish });
  asked = { replica: 0, primary: 0 };
  const counting = (server: 'replica' | 'primary', url: string) => {
    const own = createPool(url, { queryTimeoutMs: 2_000 });
    closing.unshift(() => own.end());
    return new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: own }),
      log: ({ query }) => {
        // Not how far the views have come, which is asked of both.
        if (query.sql.includes('"standings"')) asked[server] += 1;
      },
    });
  };
  const web = await webFixture();
  gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    db: counting('primary', primaryUrl),
    replica: counting('replica', replicaUrl),
    log,
    hints: bus,
    web,
    logger: createLogger('silent'),
    healEveryMs: 1_000,
  });
  closing.unshift(gateway.close, stop, web.remove, () => log.close());
  closing.push(() => pool.end());
});
afterAll(async () => {
  for (const close of closing) await close();
  await servers.remove();
});

let addresses = 0;
/** An address that nobody has asked for yet: its page has to be made. */
const newAddress = (): string => `${leaguePage}?a=${(addresses += 1)}`;
const pageAt = async (address: string): Promise<string> => (await fetch(`${gateway.url}${address}`)).text();
const games = (page: string): number => Number(/"gamesPlayed":(\d+)/.exec(page)?.[1] ?? 0);
const gamesAt = async (address: string): Promise<number> => games(await pageAt(address));

const isReadFrom = async (server: 'replica' | 'primary'): Promise<boolean> => {
  const before = { ...asked };
  await pageAt(newAddress());
  const other = server === 'replica' ? 'primary' : 'replica';
  return asked[server] > before[server] && asked[other] === before[other];
};
const untilReadFrom = (server: 'replica' | 'primary') =>
  expect.poll(() => isReadFrom(server), { timeout: 15_000, interval: 200 }).toBe(true);

test('pages are read from the replica once it has come as far as the primary', () =>
  untilReadFrom('replica'));

test('a change is on the page soon after the replica has it', async () => {
  await untilReadFrom('replica');
  const address = newAddress();
  const before = await gamesAt(address);
  await write([result(1, 4)]);
  await expect.poll(() => gamesAt(address), { timeout: 5_000 }).toBe(before + 1);
});

test('a page made while the replica is behind does not stay when it has caught up', async () => {
  await untilReadFrom('replica');
  const known = newAddress();
  const before = await gamesAt(known);
  await servers.holdBack();
  await write([result(2, 4)]);
  await sleep(600);
  const made = newAddress();
  // As old as the replica is; told of the change by now, the gateway would keep it as if it were new.
  expect([await gamesAt(known), await gamesAt(made)]).toEqual([before, before]);
  await servers.letGo();
  await expect.poll(() => gamesAt(made), { timeout: 5_000 }).toBe(before + 1);
  await expect.poll(() => gamesAt(known), { timeout: 5_000 }).toBe(before + 1);
});

test('pages leave a replica that stays behind for too long, and come back to it', async () => {
  await untilReadFrom('replica');
  const address = newAddress();
  const before = await gamesAt(address);
  await servers.holdBack();
  await write([result(3, 4)]);
  await expect.poll(() => gamesAt(address), { timeout: 20_000 }).toBe(before + 1);
  expect(await isReadFrom('primary')).toBe(true);
  await servers.letGo();
  await untilReadFrom('replica');
  expect(await gamesAt(address)).toBe(before + 1);
}, 60_000);

test('without the replica, pages are read from the primary, and nothing is lost', async () => {
  await untilReadFrom('replica');
  const before = await gamesAt(newAddress());
  await servers.stopReplica();
  await write([result(4, 4)]);
  await untilReadFrom('primary');
  await expect.poll(() => gamesAt(newAddress()), { timeout: 5_000 }).toBe(before + 1);
  await servers.startReplica();
  await untilReadFrom('replica');
  await write([result(5, 4)]);
  await expect.poll(() => gamesAt(newAddress()), { timeout: 5_000 }).toBe(before + 2);
}, 60_000);
