import { beat, newMember, renewMembership, withMemberClient } from '@rondelle/projector/shards/membership.ts';
import { ensureCheckpoints } from '@rondelle/projector/state.ts';
import type { Pool, PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';

const database = flowDatabase();

const age = (client: PoolClient | Pool, id: string) =>
  client.query(`UPDATE projectors SET "seenAt" = clock_timestamp() - interval '1 minute' WHERE id = $1`, [
    id,
  ]);

/** Ages the process's heartbeat before the query of that name, as a machine without a free processor does. */
const stalledBefore = (client: PoolClient, name: string, id: string): PoolClient =>
  new Proxy(client, {
    get: (target, key) => {
      if (key !== 'query') return Reflect.get(target, key, target) as unknown;
      return async (query: { name?: string }, ...values: unknown[]) => {
        if (query.name === name) await age(target, id);
        return target.query(query as never, ...(values as never[]));
      };
    },
  });

test('a process that stalls between its heartbeat and its query for other processes does not end itself', async () => {
  const pool = database.pool();
  await ensureCheckpoints(pool);
  const id = newMember();
  for (const name of ['projector-end-silent', 'projector-look']) {
    const standing = await withMemberClient({ pool, id }, (client) =>
      renewMembership(stalledBefore(client, name, id), id),
    );
    expect([name, standing.alive]).toEqual([name, 1]);
  }
});

test('a process ends another one without a recent heartbeat', async () => {
  const pool = database.pool();
  const [id, other] = [newMember(), newMember()];
  let isLooked = false;
  const ended = withMemberClient({ pool, id: other }, async (silent) => {
    await beat(silent, other);
    await age(pool, other);
    await withMemberClient({ pool, id }, (client) => renewMembership(client, id));
    isLooked = true;
    await silent.query('SELECT 1');
  });
  await expect(ended).rejects.toThrow();
  expect(isLooked).toBe(true);
});
