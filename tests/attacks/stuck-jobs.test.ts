import { eraseRows } from '@rondelle/members/accounts/erasures.ts';
import type { AccountsDb, AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

type Stuck = { job: string; subject: string; cause: string; since: string; attempts: number };

let site: WritingSite;
let accounts: AccountsDb;
let admin: Client;
/** The number of the member whose erasure the log refuses. */
let refused = 0;
beforeAll(async () => {
  site = await startWritingSite({
    metrics: createMetrics(),
    reactorLog: (log) => ({
      ...log,
      append: async (stream, events, expected) => {
        if (stream === `member-${refused}`)
          throw Object.assign(new Error('Zébulon is secret'), { code: 'XX001' });
        return log.append(stream, events, expected);
      },
    }),
  });
  accounts = createDb<AccountTables>(site.pool);
  admin = await site.member('Patronne', 'admin');
  await admin.mutate('season.choose', { seasonId: 1 });
});
afterAll(() => site?.stop());

const stuck = async (): Promise<Stuck[]> =>
  (await admin.query<{ stuck: Stuck[] }>('admin.logs', { lang: 'fr' })).data.stuck;
const readiness = async () => {
  const response = await fetch(`${site.url}/readyz`);
  return { status: response.status, body: (await response.json()) as { reasons: unknown[] } };
};
const measured = async (name: string): Promise<string[]> =>
  (await (await fetch(`${site.url}/metrics`)).text()).split('\n').filter((line) => line.startsWith(name));

/** For how many seconds the failed job waits for its next attempt. */
const wait = async (): Promise<number> =>
  Number(
    (
      await site.pool.query(`
        SELECT round(extract(epoch FROM run_at - updated_at)) AS wait FROM graphile_worker.jobs
        WHERE last_error IS NOT NULL AND locked_at IS NULL`)
    ).rows[0]?.wait,
  );

/** Has the failed job run at once, as if after that many attempts. */
const attemptNow = (attempts: number) =>
  site.pool.query(
    'SELECT FROM graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker.jobs), now(), attempts => $1)',
    [attempts],
  );

const flagged = async (): Promise<number[]> =>
  (
    await site.pool.query(`SELECT "entityId" FROM moderation.flags WHERE kind = 'game' ORDER BY position`)
  ).rows.map(({ entityId }) => entityId);

const isErased = async ({ id }: { readonly id: string }): Promise<boolean> =>
  ((
    await site.pool.query(
      `SELECT FROM eventlog.events WHERE data->>'memberId' = $1 AND type = 'MemberErased'`,
      [id],
    )
  ).rowCount ?? 0) > 0;

describe('an erasure that cannot be recorded', () => {
  test('does not delay later erasures', async () => {
    const [first, later] = [await site.member('Zébulon'), await site.member('Suivante')];
    refused = Number(
      (await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [first.id])).rows[0].number,
    );
    await eraseRows(accounts, first.id);
    await eraseRows(accounts, later.id);
    await expect.poll(() => isErased(later)).toBe(true);
    await expect.poll(stuck).toHaveLength(1);
    expect(await isErased(first)).toBe(false);
  });

  test('appears on the admins’ page, in /readyz and in the metrics, without personal data', async () => {
    const [entry, ...more] = await stuck();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      job: 'erasure',
      subject: String(refused),
      cause: 'Error XX001',
    });
    expect(entry?.attempts).toBeGreaterThan(0);
    expect(JSON.stringify(entry)).not.toContain('Zébulon');
    const { status, body } = await readiness();
    expect(status).toBe(200);
    expect(body.reasons).toEqual([{ reason: 'jobs/stuck', job: 'erasure', count: 1, since: entry?.since }]);
    expect(await measured('rondelle_stuck_jobs')).toContain('rondelle_stuck_jobs{queue="erasure"} 1');
    expect((await measured('rondelle_stuck_job_seconds')).join('\n')).toMatch(/\{queue="erasure"\} \d/);
  });

  test('waits longer after every attempt, and is retried immediately when an admin requests it', async () => {
    const waits: number[] = [];
    while (waits.length < 3) {
      const last = waits.at(-1) ?? 3;
      let longer = 0;
      await expect
        .poll(async () => {
          longer = await wait();
          // Again as long as needed: a job that is running just now is not rescheduled.
          if (!(longer > last)) await attemptNow(waits.length + 1);
          return longer;
        })
        .toBeGreaterThan(last);
      waits.push(longer);
    }
    const [first = 0, second = 0, third = 0] = waits;
    expect(first).toBeGreaterThanOrEqual(7);
    expect(second).toBeGreaterThan(2 * first);
    expect(third).toBeGreaterThan(2 * second);
    const input = { job: 'erasure', subject: String(refused) };
    refused = 0;
    const supervisor = await site.member('Pivot', 'specialSupervisor');
    expect(await supervisor.mutate('admin.retryJob', input)).toMatchObject({ status: 403 });
    expect(await admin.mutate('admin.retryJob', input)).toMatchObject({ status: 200 });
    await expect.poll(stuck).toEqual([]);
    expect((await site.pool.query('SELECT FROM accounts.erasures')).rowCount).toBe(0);
    expect((await readiness()).body.reasons).toEqual([]);
  });
});

describe('a change that moderation cannot assess', () => {
  test('does not delay other changes, is listed, and is assessed once that is possible', async () => {
    const [member, other] = [await site.member('Marqueur'), await site.member('Adversaire')];
    const [poison, fine] = [
      await admin.mutate('game.record', anotherGame),
      await admin.mutate('game.record', anotherGame),
    ].map(({ data }) => Number(data['id']));
    await site.pool.query(`
      CREATE FUNCTION moderation.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW."entityId" = ${poison} THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON moderation.flags FOR EACH ROW EXECUTE FUNCTION moderation.refuse()`);
    for (const [at, gameId] of [poison, fine].entries()) {
      const dispute = { gameId, seasonId: 1, side: at === 0 ? 'home' : 'away', reason: 'typing-error' };
      expect(await [member, other][at]?.mutate('game.disputeResult', dispute)).toMatchObject({ status: 200 });
    }
    await expect.poll(flagged).toEqual([fine]);
    await expect.poll(stuck).toHaveLength(1);
    const [entry] = await stuck();
    expect(entry).toMatchObject({ job: 'moderation', cause: 'error P0001' });
    await site.pool.query('DROP FUNCTION moderation.refuse CASCADE');
    await admin.mutate('admin.retryJob', { job: 'moderation', subject: entry?.subject });
    await expect.poll(flagged).toEqual([poison, fine]);
    await expect.poll(stuck).toEqual([]);
  });
});
