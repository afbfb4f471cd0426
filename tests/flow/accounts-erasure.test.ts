import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { newEvents } from '@rondelle/domain/new-events.ts';
import { addMember, findByUsername } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import { personalTables } from '@rondelle/members/accounts/personal-data.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import { createFolderMailer } from '@rondelle/infra/mail/folder-mailer.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { recordErasure } from '@rondelle/reactor/record-erasure.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { browserOf, newcomer } from './accounts-site.ts';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';

const person = {
  ...newcomer,
  username: 'Zébulon Quasar',
  email: 'zebulon.quasar@courriel.example',
  emailConfirmation: 'zebulon.quasar@courriel.example',
};
/** Text of the person in every form in which it may be stored: plain, normalised or encoded. */
const traces = ['zébulon', 'zebulon', 'quasar', 'courriel.example'];
const adminPassword = 'patinoire-du-quartier';

let folder: string;
let site: GatewaySite;
let browser: ReturnType<typeof browserOf>;
let admin: ReturnType<typeof browserOf>;
let memberId = '';
let uid = 0;
const logged: string[] = [];
const accounts = () => createDb<AccountTables>(site.pool);

const mails = async (): Promise<string[]> =>
  Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
const mailHolding = (text: string): Promise<string> =>
  until(`a mail with ${text}`, async () => (await mails()).find((mail) => mail.includes(text)));
const register = async (form: typeof person): Promise<void> => {
  expect(await browserOf(site.url).mutate('register', form)).toMatchObject({ status: 200 });
  const token = /#([\w-]{43})/.exec(await mailHolding('#'))?.[1];
  expect(await browserOf(site.url).mutate('confirm', { token })).toMatchObject({ status: 200 });
};
const read = async (url: string): Promise<string> => (await fetch(`${site.url}${url}`)).text();
const publicUrls = () => [
  `/fr/u-${uid}-zebulon-quasar`,
  `/en/u-${uid}-zebulon-quasar`,
  `/api/v1/users/${uid}?lang=fr`,
  `/trpc/user.get?input=${encodeURIComponent(JSON.stringify({ lang: 'fr', uid }))}`,
  '/fr/2021-2022/g-900',
  '/api/v1/games/900/history',
  '/api/v1/activity?sid=2021-2022',
  '/sitemap.xml',
  '/files/fr/forum.rss',
  '/api/v1/forum/topics?lang=fr',
];

/** Every row of every table of the product, as text; bytes also as the text that they may contain. */
const everyRow = async (): Promise<string[]> => {
  const { rows: tables } = await site.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await site.pool.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${name} t`,
    );
    for (const { row } of rows) {
      const bytes = Object.values(row).filter(
        (value) => typeof value === 'string' && value.startsWith('\\x'),
      );
      const plain = bytes.map((value) => Buffer.from(String(value).slice(2), 'hex').toString('utf8'));
      found.push(`${name} ${JSON.stringify(row)} ${plain.join(' ')}`);
    }
  }
  return found;
};
const holding = (texts: readonly string[], wanted: readonly string[]): string[] =>
  texts.filter((text) => wanted.some((trace) => text.toLowerCase().includes(trace)));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rondelle-mails-'));
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  site = await startGatewaySite({
    mailer: createFolderMailer(folder),
    metrics: createMetrics(),
    // The test submits its form at once.
    contactFormMs: 0,
    logger: createLogger('info', 'rondelle', sink),
  });
  browser = browserOf(site.url);
  admin = browserOf(site.url);
  const passwordHash = await createPasswordHasher().hash(adminPassword);
  await addMember(accounts(), {
    username: 'gardienne',
    email: 'gardienne@example.org',
    passwordHash,
    language: 'fr',
    role: 'admin',
    verified: true,
  });
  await admin.mutate('logIn', { login: 'gardienne', password: adminPassword });
  await register(person);
  await browser.mutate('logIn', { login: person.username, password: person.password });
  const member = await findByUsername(accounts(), person.username);
  memberId = member?.id ?? '';
  uid = member?.number ?? 0;
  const { stream, event } = result(900, 4);
  const context = { actor: { id: memberId, role: 'member' }, source: 'web' } as const;
  await site.log.append(stream, newEvents([event], randomUUID(), context), 'none');
});
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a person who deletes their account', () => {
  test('is named with their records on their page before the deletion', async () => {
    await expect.poll(() => read(`/api/v1/users/${uid}`)).toContain('GameRecorded');
    const user = JSON.parse(await read(`/api/v1/users/${uid}?lang=fr`)) as object;
    expect(user).toMatchObject({
      user: { id: uid, username: person.username },
      role: 'member',
      contributions: [{ action: 'GameRecorded', subject: { id: 900, path: '/fr/2021-2022/g-900' } }],
    });
    for (const url of publicUrls()) expect(await read(url)).not.toBe('');
    expect(holding(await everyRow(), traces).length).toBeGreaterThan(0);
    expect(holding(await mails(), traces).length).toBeGreaterThan(0);
  });

  test('has rows in every table that can refer to a member', async () => {
    const mutate = async (procedure: string, input: object) => {
      const response = await browser.send(`/trpc/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ commandId: randomUUID(), lang: 'fr', ...input }),
      });
      expect([procedure, response.status, response.ok || (await response.text())]).toEqual([
        procedure,
        200,
        true,
      ]);
    };
    await mutate('following.follow', { kind: 'league', id: 11 });
    await mutate('supervision.join', { kind: 'league', id: 11 });
    const endpoint = 'https://fcm.googleapis.com/fcm/send/zebulon-quasar';
    await mutate('notification.addDevice', { endpoint, keys: { p256dh: 'BQuasar', auth: 'quasar' } });
    expect(holding(await everyRow(), ['notifications.devices']).length).toBe(1);
    await mutate('chat.sayAge', { age: '18' });
    await mutate('chat.open', { kind: 'league', id: 11 });
    const { rows: rooms } = await site.pool.query<{ id: number }>('SELECT id FROM community.rooms');
    const output = { chatid: rooms[0]?.id, text: 'Zébulon Quasar, tabarnak, au 514 555-1234' };
    await mutate('chat.send', output);
    expect(holding(await everyRow(), ['moderation.texts']).length).toBe(1);
    await mutate('chat.read', { chatid: output.chatid, seq: 1 });
    const topic = { title: 'Quasar cherche un gardien', text: 'Zébulon Quasar jouerait samedi.' };
    await mutate('forum.addTopic', topic);
    await mutate('forum.addTopic', { ...topic, text: 'Écrivez à zebulon.quasar@courriel.example.' });
    expect(holding(await everyRow(), ['forum.posts']).length).toBe(2);
    expect(await read('/sitemap.xml')).toContain('quasar-cherche-un-gardien');
    const query = encodeURIComponent(JSON.stringify({ suid: uid }));
    const ticket = (await (
      await browser.send(`/trpc/supervision.contactTicket?input=${query}`, {})
    ).json()) as { result: { data: { ticket: string } } };
    await mutate('supervision.contact', {
      suid: uid,
      ticket: ticket.result.data.ticket,
      name: '',
      replyTo: 'autre.quasar@courriel.example',
      message: 'Zébulon Quasar demande une correction.',
      hockeyAnswer: '',
      website: '',
    });
    await mailHolding('demande une correction');
    // A result that somebody else recorded.
    const { stream, event } = result(901, 5);
    const context = { actor: { id: randomUUID(), role: 'member' }, source: 'web' } as const;
    await site.log.append(stream, newEvents([event], randomUUID(), context), 'none');
    await expect.poll(() => read('/api/v1/games/901')).toContain('"id":901');
    await mutate('game.disputeResult', { gameId: 901, seasonId: 1, side: 'home', reason: 'typing-error' });
    // A user name requested with their address is reserved for a week.
    const again = { ...person, username: 'Quasar Zébulon' };
    expect(await browserOf(site.url).mutate('register', again)).toMatchObject({ status: 200 });
    expect(holding(await everyRow(), ['held_usernames']).length).toBe(1);
    const change = { email: 'nouveau.quasar@courriel.example', currentPassword: person.password };
    expect(await browser.mutate('changeEmail', change)).toMatchObject({ status: 200 });
    const token = /#([\w-]{43})/.exec(await mailHolding('nouveau.quasar'))?.[1];
    expect(await browserOf(site.url).mutate('confirm', { token })).toMatchObject({ status: 200 });
    expect(holding(await everyRow(), ['nouveau.quasar']).length).toBeGreaterThan(0);
  });

  test('needs their password; a wrong one deletes nothing', async () => {
    for (const currentPassword of ['pas-le-bon-du-tout', '']) {
      const refused = await browser.mutate('erase', { what: 'account', currentPassword });
      expect(refused).toMatchObject({
        status: 403,
        code: 'account/wrong-password',
        field: 'currentPassword',
      });
    }
    expect(await findByUsername(accounts(), person.username)).not.toBeNull();
  });

  test('can delete only the data and keep the account', async () => {
    await admin.send('/trpc/member.ban', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uid }),
    });
    expect(await browser.query('get')).toMatchObject({ code: 'session/required' });
    await admin.send('/trpc/member.unban', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uid }),
    });
    await browser.mutate('logIn', { login: person.username, password: person.password });
    const { rows } = await site.pool.query('SELECT action FROM accounts.admin_actions ORDER BY id');
    expect(rows).toEqual([{ action: 'ban' }, { action: 'unban' }]);
    const erased = await browser.mutate('erase', { what: 'data', currentPassword: person.password });
    expect(erased.data).toEqual({ erased: 'data' });
    expect((await site.pool.query('SELECT FROM accounts.admin_actions')).rowCount).toBe(0);
    expect(await browser.query('get')).toMatchObject({ data: { username: person.username } });
  });

  test('is in no table, log, page, mail or file after the deletion', async () => {
    const erased = await browser.mutate('erase', { what: 'account', currentPassword: person.password });
    expect(erased.data).toEqual({ erased: 'account' });
    expect(await browser.query('get')).toMatchObject({ code: 'session/required' });
    const unrecorded = async () => (await site.pool.query('SELECT FROM accounts.erasures')).rowCount;
    await expect.poll(unrecorded).toBe(0);
    await rebuild({ pool: site.pool, log: site.log });
    const rows = await everyRow();
    expect(rows.length).toBeGreaterThan(50);
    expect(holding(rows, traces)).toEqual([]);
    // The opaque id stays in events, where it identifies nobody. A change may be flagged by now, and pending dashboard
    // updates keep the id for an hour.
    const withId = new Set(holding(rows, [memberId]).map((row) => row.split(' ', 1)[0]));
    for (const table of ['moderation.flags', 'moderation.open_by_member', 'operations.change_hints'])
      withId.delete(table);
    expect([...withId].toSorted()).toEqual([
      'eventlog.events',
      `${viewsSchema}.activity_log`,
      `${viewsSchema}.erased_members`,
      `${viewsSchema}.game_history`,
    ]);
    expect(holding(await mails(), traces)).toEqual([]);
    for (const url of publicUrls()) expect([url, holding([await read(url)], traces)]).toEqual([url, []]);
    expect(holding([await read('/metrics')], traces)).toEqual([]);
    expect(holding(logged, traces)).toEqual([]);
    expect(await read('/fr/2021-2022/g-900')).toContain('900');
  });

  test('does not share an id or contributions with a new account of the same name', async () => {
    await register({ ...person, email: 'autre@example.org', emailConfirmation: 'autre@example.org' });
    const other = await findByUsername(accounts(), person.username);
    expect(other?.id).not.toBe(memberId);
    expect(other?.number).not.toBe(uid);
    const page = JSON.parse(await read(`/api/v1/users/${other?.number}`)) as { contributions: unknown[] };
    expect(page.contributions).toEqual([]);
    expect((await fetch(`${site.url}/api/v1/users/${uid}`)).status).toBe(404);
  });
});

test('an interrupted erasure is resumed and recorded once', async () => {
  const added = await addMember(accounts(), {
    username: 'passager',
    email: 'passager@example.org',
    passwordHash: 'x',
    language: 'fr',
    verified: true,
  });
  const id = 'id' in added ? added.id : '';
  const { eraseRows } = await import('@rondelle/members/accounts/erasures.ts');
  const { number } = (await findByUsername(accounts(), 'passager')) ?? { number: 0 };
  await eraseRows(accounts(), id);
  const record = () => recordErasure(accounts(), site.log)(String(number), 1);
  await Promise.all([record(), record()]);
  const { rows } = await site.pool.query(`SELECT type FROM eventlog.events WHERE data->>'memberId' = $1`, [
    id,
  ]);
  expect(rows).toEqual([{ type: 'MemberErased' }]);
  const unrecorded = async () => (await site.pool.query('SELECT FROM accounts.erasures')).rowCount;
  await expect.poll(unrecorded).toBe(0);
});

test('every table with a reference to a member is listed as personal, and its rows are deleted with the member', async () => {
  const { rows } = await site.pool.query<{ table: string; column: string; rule: string }>(`
    SELECT conrelid::regclass::text AS table, attname AS column, confdeltype AS rule
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'accounts.members'::regclass`);
  const listed = new Set(personalTables.map(({ table, column }) => `${table}.${column}`));
  // A reference that is set to null (`n`) belongs to another member's row.
  for (const { table, column, rule } of rows)
    if (rule !== 'n')
      expect([`${table}.${column}`, listed.has(`${table}.${column}`), rule]).toEqual([
        `${table}.${column}`,
        true,
        'c',
      ]);
  expect(rows.length).toBeGreaterThan(4);
});

/**
 * Columns with ids of other entities, by the end of their names, and those that retain a member's opaque id on purpose:
 * in views of events, in changes to review, and until the log records an erasure.
 */
const othersIds =
  /\.(?:commandId|connectionId|sessionId|importId|runId|event_id|eventId|firstEvent|holder|secret)$|^writing\.undone_actions\.(?:correlationId|actionId)$|^(?:public|views_\w+)\.projectors\.id$|^accounts\.sessions\.id$/;
const retainedIds = [
  'accounts.erasures.memberId',
  'moderation.flags.actorId',
  'moderation.open_by_member.actorId',
  `${viewsSchema}.activity_log.actorId`,
  `${viewsSchema}.erased_members.memberId`,
  `${viewsSchema}.game_history.actorId`,
  `${viewsSchema}.competition_creators.memberId`,
  `${viewsSchema}.supervisions.memberId`,
];

test('every column that may contain a member’s id refers to members, or is listed as another id', async () => {
  const { rows } = await site.pool.query<{ name: string }>(`
    SELECT format('%s.%s.%s', c.table_schema, c.table_name, c.column_name) AS name
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE'
      AND c.table_schema NOT IN ('pg_catalog', 'information_schema', 'graphile_worker')
      AND (c.udt_name IN ('uuid', '_uuid') OR c.column_name ~* '(member|actor|author|admin|reporter)_?id$')
      AND NOT EXISTS (
        SELECT FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
        WHERE f.contype = 'f' AND f.confrelid = 'accounts.members'::regclass AND a.attname = c.column_name
          AND f.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass)
    ORDER BY 1`);
  const unknown = rows.map(({ name }) => name).filter((name) => !othersIds.test(name));
  expect(unknown).toEqual(['accounts.members.id', ...retainedIds].toSorted());
});
