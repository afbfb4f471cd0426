import { afterAll, beforeAll, expect, test } from 'vitest';
import { postToAddress, postToMember } from '@rondelle/members/accounts/outbox.ts';
import { addMember, findByEmail } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { type AccountsSite, startAccountsSite } from './accounts-site.ts';

const email = 'lectrice@example.org';
let site: AccountsSite;
let memberId = '';
beforeAll(async () => {
  site = await startAccountsSite();
  const db = createDb<AccountTables>(site.pool);
  const who = { username: 'Lectrice', email, passwordHash: null, language: 'en', verified: true } as const;
  await addMember(db, who);
  memberId = (await findByEmail(db, email))?.id ?? '';
});
afterAll(() => site?.stop());

const db = () => createDb<AccountTables>(site.pool);
/** The first URL with this path in a mail. */
const linkIn = (text: string, path: string): string =>
  new RegExp(`https://rondelle\\.example(${path}[^\\s<>"]+)`).exec(text)?.[1] ?? '';
const get = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' });
const post = (path: string) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

test('a mail contains its reason, can be read in a browser without secret links, and its links count visits by kind', async () => {
  await postToAddress(db(), 'forgottenPassword', email);
  const { text } = await site.mailTo(email);
  expect(text).toContain('You are receiving this email because it was asked of Rondelle');
  // Only mails with news have this header.
  expect(text).not.toMatch(/^list-unsubscribe/im);
  const followed = linkIn(text, '/go/');
  expect(followed).toMatch(/^\/go\/forgottenPassword\/en\/new-password#[\w-]{43}$/);
  const led = await get(followed);
  expect([led.status, led.headers.get('location')]).toEqual([302, '/en/new-password']);
  for (const nowhere of ['/go/forgottenPassword//evil.example/', '/go/nothing/en/home', '/go/digest/en/nope'])
    expect((await get(nowhere)).status).toBe(404);
  const link = linkIn(text, '/en/mail');
  const key = new URLSearchParams(link.split('?')[1]).get('key');
  const readMail = async (which: unknown) => {
    const input = encodeURIComponent(JSON.stringify({ lang: 'en', key: which }));
    const response = (await (await get(`/trpc/mail.shown?input=${input}`)).json()) as {
      result: { data: { mail: { text: string; subject: string } | null } };
    };
    return response.result.data.mail;
  };
  const mail = await readMail(key);
  expect(mail?.subject).toContain('Rondelle');
  expect(mail?.text).toContain('https://rondelle.example/en/new-password');
  expect(mail?.text).not.toContain('#');
  expect(await readMail('x'.repeat(43))).toBeNull();
  const { rows } = await site.pool.query<{ sealed: Buffer }>('SELECT sealed FROM accounts.sent_mails');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/Lectrice|rondelle/i);
});

test('one click without login unsubscribes an address from a kind of mail, and another resubscribes it', async () => {
  const received = site.mail.received.length;
  await postToAddress(db(), 'forgottenUsername', email);
  const { text } = await site.mailTo(email, received);
  const unsubscribeLink = linkIn(text, '/en/unsubscribe');
  expect(unsubscribeLink).not.toContain('lectrice');
  const token = new URLSearchParams(unsubscribeLink.split('?')[1]).get('token') ?? '';
  expect(token).toMatch(/^account\./);
  expect((await post(unsubscribeLink.replace(token.slice(-5), 'AAAAA'))).status).toBeGreaterThanOrEqual(400);
  const done = await post(unsubscribeLink);
  expect(done.headers.get('location')).toBe(`/en/unsubscribe?token=${token}&done=1`);
  const after = site.mail.received.length;
  await postToAddress(db(), 'forgottenUsername', email);
  const waiting = async () => (await site.pool.query('SELECT FROM accounts.outbox')).rowCount;
  await expect.poll(waiting).toBe(0);
  expect(site.mail.received.length).toBe(after);
  // An attacker in the account cannot unsubscribe the owner from security mails.
  await postToMember(db(), memberId, ['passwordChanged']);
  const { text: notice } = await site.mailTo(email, after);
  expect(notice).toContain('password');
  const since = site.mail.received.length;
  await post(`${unsubscribeLink}&again=1`);
  await postToAddress(db(), 'forgottenUsername', email);
  await site.mailTo(email, since);
});
