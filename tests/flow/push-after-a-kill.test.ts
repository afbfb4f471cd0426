import { fileURLToPath } from 'node:url';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { sendTestNotification } from '@rondelle/members/notifications/send-test-notification.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Launched, launchScript } from '../support/launch.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { createDevice, type Pushed, startPushServer } from '../support/push-server.ts';

const program = fileURLToPath(new URL('push-reactor.ts', import.meta.url));
const notificationCount = 12;
/** The process is killed at these pushes, before they get a response. */
const killedAt: readonly number[] = [4, 8];
/** Concurrent pushes: a kill may lose this many responses. */
const concurrency = 3;

let database: FreshDatabase;
let pool: ReturnType<typeof createPool>;
let server: Awaited<ReturnType<typeof startPushServer>>;
let reactor: Launched | null = null;
const start = () => {
  reactor = launchScript(program, [database.url, server.url]);
};
const kill = async () => reactor?.kill();

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
  await ensureViews(pool);
  server = await startPushServer();
});
afterAll(async () => {
  await kill();
  await server?.stop();
  await pool?.end();
  await database?.drop();
});

/** Creates a member with one device, and many notifications while nothing is sent. */
const publish = async () => {
  const member = { username: 'Ada', email: 'ada@example.org', passwordHash: 'x', language: 'fr' } as const;
  const added = await addMember(createDb<AccountTables>(pool), { ...member, role: 'member', verified: true });
  if ('taken' in added) throw new Error('is taken');
  const device = createDevice();
  const { p256dh, auth } = device.keys;
  const db = withNotifications(createDb<Tables>(pool));
  const { id: sessionId } = await openSession(createDb<AccountTables>(pool), added.id, 'site', 'Phone');
  const output = {
    memberId: added.id,
    sessionId,
    endpoint: `${server.url}/phone`,
    p256dh,
    auth,
    device: 'Phone',
  };
  await db.insertInto('notifications.devices').values(output).execute();
  for (let at = 0; at < notificationCount; at += 1) expect(await sendTestNotification(db, added.id)).toBe(1);
  return device;
};
const unsent = async (): Promise<number> =>
  (await pool.query('SELECT FROM notifications.pushes WHERE "sentAt" IS NULL')).rowCount ?? 0;
/** Unlocks jobs of killed workers, which otherwise takes two minutes. */
const unlockJobs = () =>
  pool.query(`SELECT graphile_worker.force_unlock_workers(ARRAY(
    SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_at IS NOT NULL))`);

test('sends all pushes despite kills before and during sending, and a repeated one replaces the first', async () => {
  const device = await publish();
  expect(await unsent()).toBe(notificationCount);
  for (const at of killedAt) {
    const { promise: isDead, resolve } = Promise.withResolvers<void>();
    server.answer(async () => {
      if (server.received.length >= at) void kill().then(resolve);
      return server.received.length >= at ? isDead.then(() => 201) : 201;
    });
    start();
    await isDead;
    await unlockJobs();
  }
  server.answer(() => 201);
  start();
  await expect.poll(unsent).toBe(0);
  const payloadOf = ({ body }: Pushed) => JSON.parse(device.read(body)) as { id: string; tag: string };
  const payloads = server.received.map((pushed) => ({
    ...payloadOf(pushed),
    topic: pushed.headers['topic'],
  }));
  const byId = Map.groupBy(payloads, ({ id }) => id);
  expect(byId.size).toBe(notificationCount);
  // Only pushes without a response are sent again, with the same tag, so that a browser replaces them.
  expect(payloads.length - notificationCount).toBeLessThanOrEqual(killedAt.length * concurrency);
  for (const same of byId.values())
    expect(new Set(same.flatMap(({ tag, topic }) => [tag, topic]))).toEqual(new Set([same[0]?.tag]));
});
