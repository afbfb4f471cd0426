import { Writable } from 'node:stream';
import { eraseRows } from '@rondelle/members/accounts/erasures.ts';
import { dropTakeoverLinks } from '@rondelle/members/accounts/links.ts';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { postLetter, postToAddress, postToMember } from '@rondelle/members/accounts/outbox.ts';
import { eraseData } from '@rondelle/members/accounts/personal-data.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createSmtpMailer } from '@rondelle/infra/mail/open-mailer.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { type Reactor, startReactor } from '@rondelle/reactor/reactor.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailServer, tokenIn } from '../support/mail-server.ts';
import { flowDatabase } from './flow-database.ts';

const database = flowDatabase();
const db = () => createDb<AccountTables>(database.pool());
const run = async (statement: string, values: readonly unknown[] = []) =>
  (await database.pool().query(statement, [...values])).rows as Record<string, unknown>[];
const waiting = () => run('SELECT kind FROM accounts.outbox ORDER BY id');
const attempts = async () =>
  Number((await run('SELECT max(attempts) AS attempts FROM graphile_worker.jobs'))[0]?.['attempts']);
const email = 'personne@secret.example';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let memberId: string;
let reactors: Reactor[] = [];
let logged: string[] = [];
beforeEach(async () => {
  await run('TRUNCATE accounts.members, accounts.outbox, graphile_worker._private_jobs CASCADE');
  mail = await startMailServer();
  logged = [];
  memberId = await member('personne', email);
});
afterEach(async () => {
  await Promise.all(reactors.splice(0).map((reactor) => reactor.close()));
  await mail?.stop();
});

const member = async (username: string, address: string): Promise<string> => {
  const person = { username, email: address, passwordHash: '-', language: 'fr', verified: true } as const;
  const added = await addMember(db(), person);
  if ('taken' in added) throw new Error(`${username} is taken`);
  return added.id;
};

const origin = () => 'https://rondelle.example';

/** Starts a reactor that sends mails from the shared database. */
const openReactor = (): void => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  const logger = createLogger('warn', 'rondelle', sink);
  const mailer = createSmtpMailer(mail.url, 'rondelle@example.org');
  const [log, hints] = [createMemoryEventLog(), createHintBus()];
  const views = createDb<Tables>(database.pool());
  reactors.push(
    startReactor({
      databaseUrl: database.url(),
      db: views,
      log,
      hints,
      byClock: false,
      mailer,
      logger,
      origin,
    }),
  );
};
const receivedMails = (count: number) => expect.poll(() => mail.received.length).toBe(count);
const untilAttempted = (count: number) => expect.poll(attempts).toBeGreaterThanOrEqual(count);

test('queued mails are sent once by any number of reactors, and then removed', async () => {
  for (let i = 0; i < 30; i += 1) await postToMember(db(), memberId, ['passwordChanged'], `${i}@example.org`);
  openReactor();
  openReactor();
  await receivedMails(30);
  expect(new Set(mail.received.flatMap(({ to }) => to)).size).toBe(30);
  await expect.poll(waiting).toEqual([]);
  expect(mail.received.length).toBe(30);
});

test('sending is retried until the mail server is back', async () => {
  const { port } = mail;
  await mail.stop();
  openReactor();
  await postToAddress(db(), 'forgottenPassword', email);
  await untilAttempted(2);
  mail = await startMailServer(port);
  await receivedMails(1);
  expect(mail.received[0]?.to).toEqual([email]);
  // The token is created when the mail is sent, and the database stores only its hash.
  const token = tokenIn(mail.received[0] ?? { to: [], text: '' });
  expect(token).toHaveLength(43);
  expect(await run('SELECT purpose FROM accounts.links')).toEqual([{ purpose: 'reset-password' }]);
  // The server has the mail a moment before the reactor knows.
  await expect.poll(waiting).toEqual([]);
  expect(logged.join()).toContain('ESOCKET');
  expect(logged.join()).not.toContain('secret.example');
});

test('a mail is discarded after a day, with a log entry that does not name the recipient', async () => {
  await mail.stop();
  await postToMember(db(), memberId, ['passwordChanged'], email);
  await run('UPDATE accounts.outbox SET "postedAt" = now() - interval \'24 hours\'');
  await run(
    'SELECT FROM graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker.jobs), attempts => 30)',
  );
  openReactor();
  await expect.poll(waiting).toEqual([]);
  const [line = ''] = logged;
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    kind: 'passwordChanged',
    attempts: 31,
    reason: 'ESOCKET',
    msg: 'a mail could not be sent; giving up',
  });
  expect(line).not.toMatch(/secret|personne/);
  mail = await startMailServer();
});

test('the mail of a killed reactor is sent by another one after a while', async () => {
  await postToMember(db(), memberId, ['passwordChanged']);
  await run(`UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = now(), locked_by = 'dead'`);
  openReactor();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(mail.received).toEqual([]);
  // Two minutes later.
  await run(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '2 minutes'`);
  openReactor();
  await receivedMails(1);
  await expect.poll(waiting).toEqual([]);
});

test('erasing an account removes queued mails to it, from it, and requested with its address', async () => {
  const supervisor = await member('veilleuse', 'veilleuse@example.org');
  const letter = { from: 'personne', isMember: true, message: 'Bonjour à vous', replyTo: '' };
  const postAll = async () => {
    await postToMember(db(), memberId, ['passwordChanged'], email);
    await postToAddress(db(), 'forgottenUsername', email.toUpperCase());
    await postLetter(db(), supervisor, letter, memberId);
    await postToMember(db(), supervisor, ['passwordChanged']);
  };
  await postAll();
  await eraseData(db(), { id: memberId, email });
  expect(await waiting()).toEqual([{ kind: 'passwordChanged' }]);
  await run('TRUNCATE accounts.outbox');
  await postAll();
  await eraseRows(db(), memberId);
  expect(await waiting()).toEqual([{ kind: 'passwordChanged' }]);
  openReactor();
  await receivedMails(1);
  await expect.poll(waiting).toEqual([]);
  expect(mail.received.map(({ to }) => to)).toEqual([['veilleuse@example.org']]);
});

test('a new password cancels queued mails with links', async () => {
  await postToMember(db(), memberId, ['changeEmail'], 'voleur@example.org');
  await postToAddress(db(), 'forgottenPassword', email);
  await postToMember(db(), memberId, ['alreadyRegistered']);
  await dropTakeoverLinks(db(), memberId, email);
  expect(await waiting()).toEqual([{ kind: 'alreadyRegistered' }]);
});

test('banned members and unknown addresses get no mail', async () => {
  await run('UPDATE accounts.members SET "bannedAt" = now()');
  await postToAddress(db(), 'forgottenPassword', email);
  await postToAddress(db(), 'forgottenPassword', 'nobody@example.org');
  openReactor();
  await expect.poll(waiting).toEqual([]);
  expect(mail.received).toEqual([]);
  expect(await run('SELECT FROM accounts.links')).toEqual([]);
});

test('when a sent mail cannot be marked as sent, the next ones are still sent', async () => {
  await run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'refused'; END$$`);
  await run(
    'CREATE TRIGGER refuse BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION refuse()',
  );
  await postToMember(db(), memberId, ['passwordChanged']);
  openReactor();
  await expect.poll(() => logged.join()).toContain('jobs cannot run; retrying later');
  await run('DROP FUNCTION refuse CASCADE');
  await postToMember(db(), memberId, ['passwordChanged']);
  await receivedMails(2);
  await expect.poll(waiting).toEqual([]);
});
