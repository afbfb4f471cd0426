import { randomUUID } from 'node:crypto';
import { knownForDays } from '@rondelle/contracts/log/command-ids.ts';
import { ownCommandId } from '@rondelle/domain/command-ids.ts';
import { createIdSource } from '@rondelle/domain/ids.ts';
import { prune } from '@rondelle/reactor/prune.ts';
import { entityIdFor } from '@rondelle/commands/entity-ids.ts';
import type { WritingTables } from '@rondelle/commands/tables.ts';
import { makeLink } from '@rondelle/members/accounts/links.ts';
import { issueTicket } from '@rondelle/members/accounts/live-tickets.ts';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createAttempts } from '@rondelle/members/accounts/attempts.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { beforeEach, expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';

const database = flowDatabase();
const db = () => createDb<Tables & AccountTables & WritingTables>(database.pool());
const run = (statement: string) => database.pool().query(statement);
const count = async (table: string): Promise<number> =>
  Number((await database.pool().query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count);

beforeEach(() => run('TRUNCATE accounts.members, accounts.held_usernames, writing.written_commands CASCADE'));

const member = async (username: string, verified = true): Promise<string> => {
  const email = `${username}@example.org`;
  const added = await addMember(db(), { username, email, passwordHash: '-', language: 'fr', verified });
  if ('taken' in added) throw new Error(`${username} is taken`);
  return added.id;
};

const age = (commandId: string, days: number) =>
  database
    .pool()
    .query(
      'UPDATE writing.written_commands SET "writtenAt" = now() - make_interval(days => $2) WHERE "commandId" = $1',
      [commandId, days],
    );

const admit = async () => undefined;

test('deletes a command id once clients no longer resend it', async () => {
  const ids = createIdSource(createMemoryEventLog());
  const [late, tooLate] = [randomUUID(), randomUUID()];
  const sender = randomUUID();
  const send = (commandId: string) => entityIdFor(db(), ids, { sender, commandId, kind: 'game', admit });
  const entered = await send(late);
  await send(tooLate);
  await age(ownCommandId(sender, late), knownForDays - 1);
  await age(ownCommandId(sender, tooLate), knownForDays + 1);
  await prune(db());
  expect(await count('writing.written_commands')).toBe(1);
  expect(await send(late)).toBe(entered);
});

test('many rows are deleted in several batches', async () => {
  await run(`INSERT INTO writing.written_commands ("commandId", kind, "entityId", "writtenAt")
    SELECT gen_random_uuid(), 'game', n, now() - interval '1 year' FROM generate_series(1, 10001) n`);
  await prune(db());
  expect(await count('writing.written_commands')).toBe(0);
});

test('deletes expired rows, but not valid ones', async () => {
  const id = await member('gardienne');
  const names = [
    'accounts.sessions',
    'accounts.links',
    'accounts.live_tickets',
    'accounts.attempts',
    'writing.allowances',
  ];
  const fill = async () => {
    const { id: session } = await openSession(db(), id, 'site', '');
    await issueTicket(db(), session, ['dashboard']);
    await makeLink(db(), id, 'reset-password');
    await createAttempts(db()).count('someone', 60_000);
    await run(`SELECT writing.take('${id}', '{saves,changes}', '{1000,1000}', '{60000,60000}')`);
  };
  const counts = () => Promise.all(names.map(count));
  await fill();
  await prune(db());
  expect(await counts()).toEqual([1, 1, 1, 1, 2]);
  await run(`UPDATE accounts.sessions SET "expiresAt" = now() - interval '1 second'`);
  await run(`UPDATE accounts.links SET "expiresAt" = now() - interval '1 second'`);
  await run(`UPDATE accounts.live_tickets SET "expiresAt" = now() - interval '1 second'`);
  await run(`UPDATE accounts.attempts SET until = now() - interval '1 second'`);
  await run(`UPDATE writing.allowances SET "usedUntil" = now() - interval '2 hours' WHERE what = 'saves'`);
  await prune(db());
  expect(await counts()).toEqual([0, 0, 0, 0, 1]);
});

test('deletes a rate limit only once its full allowance is available again', async () => {
  const id = await member('ailière');
  const take = async () =>
    (
      await database
        .pool()
        .query<{ wait: number }>(`SELECT writing.take('${id}', '{saves}', '{60000}', '{60000}') AS wait`)
    ).rows[0]?.wait;
  expect(await take()).toBe(0);
  expect(await take()).toBeGreaterThan(0);
  await prune(db());
  expect(await take()).toBeGreaterThan(0);
  await run(`UPDATE writing.allowances SET "usedUntil" = now() - interval '2 hours'`);
  await prune(db());
  expect(await take()).toBe(0);
});

test('an unconfirmed registration is deleted after a week, without another registration', async () => {
  await member('passante', false);
  await member('habituée');
  await prune(db());
  expect(await count('accounts.members')).toBe(2);
  await run(`UPDATE accounts.members SET "createdAt" = now() - interval '8 days'`);
  await prune(db());
  expect(await count('accounts.members')).toBe(1);
});

test('two reactors can prune at the same time', async () => {
  await run(`INSERT INTO writing.written_commands ("commandId", kind, "entityId", "writtenAt")
    SELECT gen_random_uuid(), 'game', n, now() - interval '1 year' FROM generate_series(1, 12000) n`);
  await Promise.all([prune(db()), prune(db())]);
  await prune(db());
  expect(await count('writing.written_commands')).toBe(0);
});

test('deletes an unfinished import with its rows after a week; a finished one can still be undone', async () => {
  const memberId = await member('importer');
  const begin = (days: number, isFinished: boolean) =>
    database.pool().query(
      `INSERT INTO writing.imports ("importId", "memberId", "seasonId", rows, "createdAt", "finishedAt")
       VALUES (gen_random_uuid(), $1, 1, $2, now() - make_interval(days => $2), CASE WHEN $3 THEN now() END)`,
      [memberId, days, isFinished],
    );
  for (const days of [1, 6, 8, 29, 31]) for (const isFinished of [true, false]) await begin(days, isFinished);
  await prune(db());
  const { rows } = await database
    .pool()
    .query(`SELECT rows AS days, "finishedAt" IS NOT NULL AS done FROM writing.imports ORDER BY 1, 2`);
  expect(rows.map(({ days, done }) => [days, done])).toEqual([
    [1, false],
    [1, true],
    [6, false],
    [6, true],
    [8, true],
    [29, true],
    [31, true],
  ]);
});
