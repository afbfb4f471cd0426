import { resumeErasures } from '@rondelle/members/erase.ts';
import { eraseRows } from '@rondelle/members/accounts/erasures.ts';
import type { AccountsDb, AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

type Stuck = { job: string; subject: string; cause: string; since: string; attempts: number };

let site: WritingSite;
let accounts: AccountsDb;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite({ metrics: createMetrics() });
  accounts = createDb<AccountTables>(site.pool);
  admin = await site.member('Patronne', 'admin');
  await admin.tell('season.choose', { seasonId: 1 });
});
afterAll(() => site.stop());

const services = () => ({ accounts, logger: createLogger('silent') });
const stuck = async (): Promise<Stuck[]> =>
  (await admin.ask<{ stuck: Stuck[] }>('admin.logs', { lang: 'fr' })).data.stuck;
const readiness = async () => {
  const response = await fetch(`${site.url}/readyz`);
  return { status: response.status, body: (await response.json()) as { reasons: unknown[] } };
};
const measured = async (name: string): Promise<string[]> =>
  (await (await fetch(`${site.url}/metrics`)).text()).split('\n').filter((line) => line.startsWith(name));

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
  let number = 0;
  /** A log that refuses to erase one member. */
  const broken = (): EventLog => ({
    ...site.log,
    append: async (stream, events, expected) => {
      if (stream === `member-${number}`)
        throw Object.assign(new Error('Zébulon is secret'), { code: 'XX001' });
      return site.log.append(stream, events, expected);
    },
  });
  test('does not hold up the later ones', async () => {
    const [first, later] = [await site.member('Zébulon'), await site.member('Suivante')];
    number = Number(
      (await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [first.id])).rows[0].number,
    );
    await eraseRows(accounts, first.id);
    await eraseRows(accounts, later.id);
    await resumeErasures(services(), broken());
    expect([await isErased(first), await isErased(later)]).toEqual([false, true]);
  });

  test('shows on the admins’ page, in /readyz and in the metrics, without anything about the person', async () => {
    const [entry, ...more] = await stuck();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      job: 'erasure',
      subject: String(number),
      cause: 'Error XX001',
      attempts: 1,
    });
    expect(JSON.stringify(entry)).not.toContain('Zébulon');
    const { status, body } = await readiness();
    expect(status).toBe(200);
    expect(body.reasons).toEqual([{ reason: 'jobs/stuck', job: 'erasure', count: 1, since: entry?.since }]);
    expect(await measured('rondelle_stuck_jobs')).toContain('rondelle_stuck_jobs{queue="erasure"} 1');
    expect((await measured('rondelle_stuck_job_seconds'))[0]).toMatch(/\{queue="erasure"\} \d/);
  });

  test('waits longer after every attempt, and is tried at once when an admin asks for it', async () => {
    await resumeErasures(services(), broken());
    // Not due yet.
    expect((await stuck())[0]?.attempts).toBe(1);
    const waits: number[] = [];
    for (let attempt = 2; attempt <= 4; attempt += 1) {
      await site.pool.query('UPDATE operations.stuck_jobs SET "nextAttemptAt" = now()');
      await resumeErasures(services(), broken());
      const { rows } = await site.pool.query<{ wait: number }>(
        'SELECT round(extract(epoch FROM "nextAttemptAt" - now()) / 60)::float8 AS wait FROM operations.stuck_jobs',
      );
      waits.push(rows[0]?.wait ?? 0);
    }
    expect(waits).toEqual([2, 4, 8]);
    const asked = { job: 'erasure', subject: String(number) };
    const supervisor = await site.member('Pivot', 'specialSupervisor');
    expect(await supervisor.tell('admin.retryJob', asked)).toMatchObject({ status: 403 });
    expect(await admin.tell('admin.retryJob', asked)).toMatchObject({ status: 200 });
    expect(await stuck()).toEqual([]);
    expect((await site.pool.query('SELECT FROM accounts.erasures')).rowCount).toBe(0);
    expect((await readiness()).body.reasons).toEqual([]);
  });
});

describe('a change that cannot be judged', () => {
  test('does not hold up the others, shows, and is judged once it can be', { timeout: 60_000 }, async () => {
    const [member, other] = [await site.member('Marqueur'), await site.member('Adversaire')];
    const [poison, fine] = [
      await admin.tell('game.record', anotherGame),
      await admin.tell('game.record', anotherGame),
    ].map(({ data }) => Number(data['id']));
    await site.pool.query(`
      CREATE FUNCTION moderation.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW."entityId" = ${poison} THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON moderation.flags FOR EACH ROW EXECUTE FUNCTION moderation.refuse()`);
    for (const [at, gameId] of [poison, fine].entries()) {
      const dispute = { gameId, seasonId: 1, side: at === 0 ? 'home' : 'away', reason: 'typing-error' };
      expect(await [member, other][at]?.tell('game.disputeResult', dispute)).toMatchObject({ status: 200 });
    }
    await expect.poll(flagged, { timeout: 20_000 }).toEqual([fine]);
    const [entry] = await stuck();
    expect(entry).toMatchObject({ job: 'moderation', cause: 'error P0001', attempts: 1 });
    await site.pool.query('DROP FUNCTION moderation.refuse CASCADE');
    await admin.tell('admin.retryJob', { job: 'moderation', subject: entry?.subject });
    await expect.poll(flagged, { timeout: 20_000 }).toEqual([poison, fine]);
    expect(await stuck()).toEqual([]);
  });
});
