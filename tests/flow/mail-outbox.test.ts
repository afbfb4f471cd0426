import { Writable } from 'node:stream';
import { createMemberServices, type MemberServices } from '@rondelle/members/member-services.ts';
import { eraseRows } from '@rondelle/members/accounts/erasures.ts';
import { dropTakeoverLinks } from '@rondelle/members/accounts/links.ts';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { postLetter, postToAddress, postToMember, takeWaiting } from '@rondelle/members/accounts/outbox.ts';
import { eraseData } from '@rondelle/members/accounts/personal-data.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createSmtpMailer } from '@rondelle/infra/mail/smtp-mailer.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailServer, tokenIn } from '../support/mail-server.ts';
import { flowDatabase } from './flow-database.ts';

const database = flowDatabase();
const db = () => createDb<AccountTables>(database.pool());
const run = async (statement: string, values: readonly unknown[] = []) =>
  (await database.pool().query(statement, [...values])).rows as Record<string, unknown>[];
const waiting = () => run('SELECT kind, attempts FROM accounts.outbox ORDER BY id');
const email = 'personne@secret.example';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let memberId: string;
let offices: MemberServices['post'][] = [];
let logged: string[] = [];
beforeEach(async () => {
  await run('TRUNCATE accounts.members, accounts.outbox CASCADE');
  mail = await startMailServer();
  logged = [];
  memberId = await member('personne', email);
});
afterEach(async () => {
  await Promise.all(offices.splice(0).map((mailQueue) => mailQueue.close(2_000)));
  await mail.stop();
});

const member = async (username: string, address: string): Promise<string> => {
  const person = { username, email: address, passwordHash: '-', language: 'fr', verified: true } as const;
  const added = await addMember(db(), person);
  if ('taken' in added) throw new Error(`${username} is taken`);
  return added.id;
};

/** What of a gateway sends mails, on the database that all share. */
const openOffice = (): MemberServices['post'] => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  const logger = createLogger('warn', 'rondelle', sink);
  const mailer = createSmtpMailer(mail.url, 'rondelle@example.org');
  const { post } = createMemberServices(db(), mailer, logger, () => 'https://rondelle.example');
  post.open();
  offices.push(post);
  return post;
};
const received = (most = 5_000) => ({
  mails: (count: number) => expect.poll(() => mail.received.length, { timeout: most }).toBe(count),
});
const untilTried = (attempts: number) =>
  expect
    .poll(async () => Number((await waiting())[0]?.['attempts']), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(attempts);

test('what waits is sent once, however many gateways send, and is gone then', async () => {
  for (let i = 0; i < 30; i += 1) await postToMember(db(), memberId, ['passwordChanged'], `${i}@example.org`);
  openOffice();
  openOffice();
  await received(15_000).mails(30);
  expect(new Set(mail.received.flatMap(({ to }) => to)).size).toBe(30);
  await expect.poll(waiting).toEqual([]);
  expect(mail.received.length).toBe(30);
});

test('a mail server that is away is asked again until it is back', async () => {
  const { port } = mail;
  await mail.stop();
  openOffice();
  await postToAddress(db(), 'forgottenPassword', email);
  await untilTried(2);
  mail = await startMailServer(port);
  await received(15_000).mails(1);
  expect(mail.received[0]?.to).toEqual([email]);
  // The token is made when the mail is sent, and the database holds its hash alone.
  const token = tokenIn(mail.received[0] ?? { to: [], text: '' });
  expect(token).toHaveLength(43);
  expect(await run('SELECT purpose FROM accounts.links')).toEqual([{ purpose: 'reset-password' }]);
  expect(await waiting()).toEqual([]);
  expect(logged.join()).toContain('ESOCKET');
  expect(logged.join()).not.toContain('secret.example');
}, 40_000);

test('after a day it is given up, which the log of the admins says without saying to whom', async () => {
  await mail.stop();
  await postToMember(db(), memberId, ['passwordChanged'], email);
  await run('UPDATE accounts.outbox SET "postedAt" = now() - interval \'24 hours\', attempts = 30');
  openOffice();
  await expect.poll(waiting, { timeout: 5_000 }).toEqual([]);
  const [line = ''] = logged;
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    kind: 'passwordChanged',
    attempts: 31,
    reason: 'ESOCKET',
    msg: 'a mail could not be sent, and will not be tried again',
  });
  expect(line).not.toMatch(/secret|personne/);
  mail = await startMailServer();
});

test('the mail of a gateway that died while it sent is left to it for a while, then sent by another', async () => {
  await postToMember(db(), memberId, ['passwordChanged']);
  expect(await takeWaiting(db())).toMatchObject({
    kind: 'passwordChanged',
    memberId,
    attempts: 1,
  });
  const mailQueue = openOffice();
  mailQueue.wake();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(mail.received).toEqual([]);
  // Two minutes later.
  await run('UPDATE accounts.outbox SET "nextAttemptAt" = "nextAttemptAt" - interval \'2 minutes\'');
  await received().mails(1);
  await expect.poll(waiting).toEqual([]);
});

test('erasing an account removes what waits for it, what it wrote, and what was asked with its address', async () => {
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
  expect(await waiting()).toEqual([{ kind: 'passwordChanged', attempts: 0 }]);
  await run('TRUNCATE accounts.outbox');
  await postAll();
  await eraseRows(db(), memberId);
  expect(await waiting()).toEqual([{ kind: 'passwordChanged', attempts: 0 }]);
  openOffice();
  await received().mails(1);
  await expect.poll(waiting).toEqual([]);
  expect(mail.received.map(({ to }) => to)).toEqual([['veilleuse@example.org']]);
});

test('a new password takes back the links that still wait to be made', async () => {
  await postToMember(db(), memberId, ['changeEmail'], 'voleur@example.org');
  await postToAddress(db(), 'forgottenPassword', email);
  await postToMember(db(), memberId, ['alreadyRegistered']);
  await dropTakeoverLinks(db(), memberId, email);
  expect(await waiting()).toEqual([{ kind: 'alreadyRegistered', attempts: 0 }]);
});

test('who was banned meanwhile, or is nobody, gets no mail', async () => {
  await run('UPDATE accounts.members SET "bannedAt" = now()');
  await postToAddress(db(), 'forgottenPassword', email);
  await postToAddress(db(), 'forgottenPassword', 'nobody@example.org');
  openOffice();
  await expect.poll(waiting).toEqual([]);
  expect(mail.received).toEqual([]);
  expect(await run('SELECT FROM accounts.links')).toEqual([]);
});
