import type { ExportOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { exportOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { noteAdminAction } from '@rondelle/members/accounts/administration.ts';
import { makeLink } from '@rondelle/members/accounts/links.ts';
import { findMember, recordConsent } from '@rondelle/members/accounts/members.ts';
import { postLetter, postToAddress, postToMember } from '@rondelle/members/accounts/outbox.ts';
import { personalTables } from '@rondelle/members/accounts/personal-data.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

/** Mails stay in the queue. */
const away = { send: () => Promise.reject(new Error('away')), inbox: null };

let site: WritingSite;
let ada: Client & { readonly id: string };
beforeAll(async () => {
  site = await startWritingSite({ mailer: away });
  ada = await site.member('Ada');
});
afterAll(() => site?.stop());

const exported = async (): Promise<ExportOutput> =>
  exportOutput.parse((await ada.query('account.export', {})).data);

test('a member gets all data about them, from every personal table', async () => {
  const accounts = createDb<AccountTables>(site.pool);
  await ada.mutate('following.follow', { kind: 'team', id: 1 });
  await ada.mutate('dashboard.visited', { upTo: '1' });
  expect((await ada.mutate('game.record', anotherGame)).status).toBe(200);
  await ada.mutate('notification.chooseSettings', {
    digest: 'daily',
    quiet: { from: '22:00', to: '07:00' },
    hidesScores: true,
    showsPresence: false,
  });
  await ada.mutate('notification.choose', { kind: 'team', id: 1, inApp: ['final'], push: [], mail: [] });
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  await ada.mutate('notification.addDevice', { endpoint, keys: { p256dh: 'BAbc', auth: 'abc' } });
  await site.pool.query(
    `INSERT INTO notifications.notifications ("memberId", source, kinds, about, "isListed", "isForMail")
     VALUES ($1, 'post-1', '{mention}', '{"of":"post","inId":1,"id":1,"authorNumber":1}', true, true)`,
    [ada.id],
  );
  const opening = { lang: 'fr', title: 'Aréna', text: 'Où est-ce?', cid: null, lid: null };
  await recordConsent(accounts, ada.id, 'age', '1');
  // A member of long standing needs no captcha.
  await site.pool.query(`UPDATE accounts.members SET "createdAt" = '2021-10-01' WHERE id = $1`, [ada.id]);
  expect((await ada.mutate('forum.addTopic', opening)).message).toBeNull();
  await recordConsent(accounts, ada.id, 'terms', '1');
  await makeLink(accounts, ada.id, 'change-email', 'nouvelle@example.org');
  const held = { usernameKey: 'ada deux', memberId: ada.id };
  await accounts.insertInto('accounts.held_usernames').values(held).execute();
  const bea = await site.member('Bea');
  await postToMember(accounts, ada.id, ['passwordChanged']);
  await postToAddress(accounts, 'forgottenUsername', (await findMember(accounts, ada.id))?.email ?? '');
  const letter = { from: 'Ada', isMember: true, message: 'Merci pour samedi !', replyTo: 'ada@example.org' };
  await postLetter(accounts, bea.id, letter, ada.id);
  await postLetter(accounts, ada.id, { ...letter, from: 'Bea', message: 'De Bea.' }, bea.id);
  await noteAdminAction(accounts, bea.id, 'change-role', ada.id);
  await noteAdminAction(accounts, ada.id, 'ban', bea.id);
  await accounts
    .updateTable('accounts.members')
    .set({ emailVerifiedAt: '2021-10-01T12:00:00.000Z' })
    .where('id', '=', ada.id)
    .execute();
  await site.pool.query(
    `INSERT INTO moderation.flags
       (kind, "entityId", revision, position, "recordedAt", reasons, weight, state, "decidedBy", "decidedAt")
     VALUES ('game', 12, 3, 1, now(), '{score}', 1, 'approved', $1, now())`,
    [ada.id],
  );
  await site.pool.query(
    `INSERT INTO moderation.held_changes ("memberId", "commandId", kind, "entityId", commands)
     VALUES ($1, gen_random_uuid(), 'game', 12, '[]')`,
    [ada.id],
  );
  await ada.mutate('chat.sayAge', { age: '18' });
  const { id: chatid } = (await ada.mutate<{ id: number }>('chat.open', { kind: 'league', id: 11 })).data;
  await ada.mutate('chat.send', { chatid, text: 'Bonne partie !' });
  await site.pool.query(`INSERT INTO community.mentions SELECT "roomId", seq, $1 FROM community.messages`, [
    ada.id,
  ]);
  await site.pool.query(
    `INSERT INTO community.presences VALUES ($1, $2, gen_random_uuid(), now() + interval '1 minute')`,
    [chatid, ada.id],
  );
  await site.pool.query('INSERT INTO community.blocks VALUES ($1, $2)', [ada.id, bea.id]);
  await site.pool.query(`INSERT INTO community.mutes VALUES ($1, now() + interval '1 day', 'insult')`, [
    ada.id,
  ]);
  await site.pool.query(
    `WITH judged AS (
       INSERT INTO moderation.texts (place, "thingId", seq, "authorId", text, reasons)
       VALUES ('message', 1, 1, $1, 'Bonne partie !', '{insult}') RETURNING id)
     INSERT INTO moderation.text_reports ("textId", "reporterId", reason) SELECT id, $1, 'insult' FROM judged`,
    [ada.id],
  );
  await site.pool.query(
    `WITH columns AS (INSERT INTO writing.import_columns VALUES ($1, sha256('Date'), '{}'))
     INSERT INTO writing.imports ("importId", "memberId", "seasonId", rows) VALUES (gen_random_uuid(), $1, 1, 20)`,
    [ada.id],
  );
  await site.pool.query(
    `WITH identity AS (INSERT INTO accounts.identities VALUES ('https://aréna.example', 'ada-1', $1)),
       passkey AS (INSERT INTO accounts.passkeys VALUES ('clé', $1, 'Téléphone', 'x', 0, '{}')),
       app AS (INSERT INTO accounts.authenticators ("memberId", secret, "confirmedAt") VALUES ($1, 'SECRET', now())),
       code AS (INSERT INTO accounts.recovery_codes VALUES ($1, 'x')),
       sent AS (INSERT INTO accounts.sent_mails VALUES ('x', $1, 'x'))
     INSERT INTO accounts.ceremonies VALUES ('x', 'add-passkey', $1, '{}', now() + interval '1 minute')`,
    [ada.id],
  );
  const data = await exported();
  expect(JSON.stringify(data)).not.toContain('SECRET');
  for (const { table, column, exported: part } of personalTables) {
    const { rowCount } = await site.pool.query(`SELECT FROM ${table} WHERE "${column}" = $1`, [ada.id]);
    expect([table, Number(rowCount) > 0]).toEqual([table, true]);
    // A table with rows of the member has entries in the export; a table with one row per member has values.
    const value = data[part];
    expect([table, Array.isArray(value) ? value.length > 0 : value !== null]).toEqual([table, true]);
  }
  expect(data).toMatchObject({
    account: { username: 'Ada', verifiedAt: '2021-10-01T12:00:00.000Z', parentEmail: null, bannedAt: null },
    signInMethods: {
      passkeys: [{ name: 'Téléphone' }],
      services: [{ issuer: 'https://aréna.example' }],
      recoveryCodes: 1,
    },
    links: [{ purpose: 'change-email', newEmail: 'nouvelle@example.org', followedAt: null }],
    heldUsernames: [{ name: expect.any(String) }],
    waitingMails: [{ kind: 'passwordChanged' }, { kind: 'forgottenUsername' }, { kind: 'letter' }],
    ownLetters: [{ message: letter.message, replyTo: 'ada@example.org', since: expect.any(String) }],
    adminActions: [{ action: 'change-role', at: expect.any(String) }],
    ownAdminActions: [{ action: 'ban', at: expect.any(String) }],
    notificationSettings: { digest: 'daily', quiet: { from: '22:00', to: '07:00' }, hidesScores: true },
    notificationChoices: [{ kind: 'team', id: 1, inApp: ['final'], push: [], mail: [] }],
    devices: [{ wants: 'all', since: expect.any(String) }],
    notifications: [{ source: 'post-1', kinds: ['mention'], readAt: null }],
    imports: [{ rows: 20, done: 0, finishedAt: null }],
    chatRooms: [{ type: 'league', standing: 'member' }],
    chatMessages: [{ message: 'Bonne partie !', state: 'shown' }],
    mutes: [{ because: 'insult' }],
    heldChanges: [{ kind: 'game', id: 12, state: 'open', commands: [] }],
    judgedTexts: [{ text: 'Bonne partie !', state: 'open' }],
    forumPosts: [{ topic: 'Aréna', text: 'Où est-ce?', state: 'shown' }],
    forumSubscriptions: [{ topic: expect.any(Number) }],
    trust: { confirmed: 0, disputed: 0, undone: 0 },
    decisions: [{ kind: 'game', id: 12, state: 'approved', decidedAt: expect.any(String) }],
  });
  await expect
    .poll(async () => (await exported()).contributions)
    .toMatchObject({ path: expect.stringMatching(/^\/fr\/u-\d+-ada$/), seasons: [{ changes: 1 }] });
});

test('the export contains nothing of other members', async () => {
  expect(JSON.stringify(await exported())).not.toMatch(/\bbea\b/i);
});
