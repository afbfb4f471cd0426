import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { changeMember } from '@rondelle/members/accounts/members.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listener, sendMessage, chatMember, type ChatMember, ticketOf } from '../flow/chat-site.ts';
import { clientOf } from '../flow/client.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
let admin: ChatMember;
let anne: ChatMember;
let bruno: ChatMember;
let teen: ChatMember;
let chief: ChatMember;

beforeAll(async () => {
  site = await startWritingSite();
  admin = await chatMember(site, 'Admin', '18', 'admin');
  anne = await chatMember(site, 'Anne');
  bruno = await chatMember(site, 'Bruno');
  teen = await chatMember(site, 'Ado', '14');
  chief = await chatMember(site, 'Cheffe', '18', 'specialSupervisor');
});
beforeEach(() => site.pool.query('DELETE FROM accounts.attempts'));
afterAll(() => site?.stop());

const loggedInAgain = async (who: ChatMember): Promise<ChatMember> => {
  const { token } = await openSession(createDb<AccountTables>(site.pool), who.id, 'api', 'test');
  return { ...who, ...clientOf(site.url, token, 'api') };
};
const roomOf = async (who: ChatMember, kind: string, id: number): Promise<number> =>
  (await who.mutate<{ id: number }>('chat.open', { kind, id })).data.id;
const letIn = (who: ChatMember, chatid: number, other: ChatMember, standing: 'none' | 'member' | 'keeper') =>
  who.mutate('chat.letIn', { chatid, uid: other.number, standing });
const seenBy = async (who: ChatMember, chatid: number) =>
  (await who.query<ChatRoomOutput>('chat.room', { lang: 'fr', chatid })).data;

/** Both ways to change a role: by an administrator, and on the command line. */
const demotions: readonly (readonly [string, (who: ChatMember, role: MemberRole) => Promise<unknown>])[] = [
  ['an administrator', (who, role) => admin.mutate('member.changeRole', { uid: who.number, role })],
  [
    'the command line',
    async (who, role) => changeMember(createDb<AccountTables>(site.pool), who.id, { role }),
  ],
];

describe('a special supervisor or administrator', () => {
  test.each(demotions)('loses the rooms of teams when %s removes the role', async (by, demote) => {
    const keeper = await chatMember(site, `Gardien par ${by}`, '18', 'specialSupervisor');
    const chatid = await roomOf(keeper, 'team', 1);
    await roomOf(teen, 'team', 1);
    expect(await seenBy(keeper, chatid)).toMatchObject({ isKeeper: true, standing: 'keeper' });
    expect((await sendMessage(keeper, chatid, 'Bienvenue dans le salon')).status).toBe(200);
    const before = listener(site.url, () => ticketOf(site, keeper));
    const heard = before.follow(chatid);
    await expect.poll(heard.isOn).toBe(true);
    await demote(keeper, 'member');
    await expect.poll(() => heard.errors.length).toBe(1);
    await before.close();
    const demoted = await loggedInAgain(keeper);
    expect(await seenBy(demoted, chatid)).toMatchObject({ isKeeper: false, standing: 'asked', people: [] });
    expect((await demoted.query('chat.messages', { chatid })).code).toBe('room/unknown');
    expect((await letIn(demoted, chatid, teen, 'member')).code).toBe('room/unknown');
    expect((await demoted.query('chat.search', { query: 'Bienvenue' })).data).toEqual({ messages: [] });
    const after = listener(site.url, () => ticketOf(site, demoted));
    const again = after.follow(chatid);
    await expect.poll(() => again.errors).toEqual(['room/unknown']);
    await after.close();
    expect((await demoted.mutate('chat.openPrivate', { username: 'Ado' })).status).toBe(403);
  });

  test('has no room role that was stored before their site role changed', async () => {
    const [former, other] = [await chatMember(site, 'Ancien gardien'), await chatMember(site, 'Témoin')];
    const chatid = await roomOf(chief, 'team', 3);
    await roomOf(teen, 'team', 3);
    await roomOf(former, 'team', 3);
    await roomOf(other, 'team', 3);
    await letIn(chief, chatid, other, 'member');
    await site.pool.query(
      `UPDATE community.room_members SET standing = 'keeper' WHERE "roomId" = $1 AND "memberId" = $2`,
      [chatid, former.id],
    );
    expect(await seenBy(former, chatid)).toMatchObject({ isKeeper: false, standing: 'asked' });
    expect((await former.query('chat.messages', { chatid })).code).toBe('room/unknown');
    expect((await letIn(former, chatid, teen, 'member')).code).toBe('room/unknown');
    const seen = await seenBy(other, chatid);
    expect(seen.people.map(({ username }) => username).toSorted()).toEqual(['Cheffe', 'Témoin']);
    expect(seen.nbUsers).toBe(2);
    expect((await sendMessage(other, chatid, 'Bonjour @Ancien gardien')).status).toBe(200);
    const { rowCount } = await site.pool.query('SELECT FROM community.mentions WHERE "memberId" = $1', [
      former.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test('cannot raise the room role that somebody else assigned to them', async () => {
    const keeper = await chatMember(site, 'Gardien promu', '18', 'specialSupervisor');
    const chatid = await roomOf(keeper, 'team', 4);
    await letIn(chief, chatid, keeper, 'member');
    expect((await letIn(keeper, chatid, keeper, 'keeper')).code).toBe('permission/denied');
    await admin.mutate('member.changeRole', { uid: keeper.number, role: 'member' });
    const demoted = await loggedInAgain(keeper);
    // They stay as the member whom somebody else admitted, but are no longer keeper.
    expect(await seenBy(demoted, chatid)).toMatchObject({ isKeeper: false, standing: 'member' });
  });

  test('cannot manage a group or list its members', async () => {
    const { data } = await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Entre parents' });
    await anne.mutate('chat.invite', { chatid: data.id, username: 'Bruno' });
    for (const uid of [anne, bruno, teen])
      for (const standing of ['none', 'member', 'keeper'] as const)
        expect(await letIn(chief, data.id, uid, standing)).toMatchObject({
          status: 404,
          code: 'room/unknown',
        });
    expect((await letIn(chief, 999_999, anne, 'none')).code).toBe('room/unknown');
    expect(await seenBy(anne, data.id)).toMatchObject({ isKeeper: true, nbUsers: 2 });
    // The same applies to an administrator who is in the group.
    await anne.mutate('chat.invite', { chatid: data.id, username: 'Cheffe' });
    expect((await letIn(chief, data.id, anne, 'none')).code).toBe('room/unknown');
    expect((await letIn(anne, data.id, chief, 'none')).status).toBe(200);
  });
});

const tried = async (attempt: (username: string) => ReturnType<ChatMember['mutate']>) => {
  const responses = await Promise.all(
    Array.from({ length: 80 }, (_, i) => attempt(i % 2 ? 'Ado' : `Personne ${i}`)),
  );
  return new Set(responses.map(({ status, code, message }) => `${status} ${code} ${message}`));
};

describe('attempts to learn by names who is under age', () => {
  test('get the same response for every name, in private rooms and in groups, and are soon refused', async () => {
    const curious = await chatMember(site, 'Curieux');
    const banned = await chatMember(site, 'Bannie');
    await site.pool.query('UPDATE accounts.members SET "bannedAt" = now() WHERE id = $1', [banned.id]);
    await chatMember(site, 'Muette', null);
    const { data } = await curious.mutate<{ id: number }>('chat.createGroup', { label: 'Enquête' });
    const ways = [
      (username: string) => curious.mutate('chat.openPrivate', { username }),
      (username: string) => curious.mutate('chat.invite', { chatid: data.id, username }),
    ];
    for (const attempt of ways) {
      const refused = await attempt('Ado');
      expect(refused).toMatchObject({ status: 403, code: 'chat/private-refused', field: 'username' });
      for (const name of ['Bannie', 'Muette', 'Personne du tout']) {
        const { status, code, field, message } = await attempt(name);
        expect({ status, code, field, message }).toMatchObject({
          status: 403,
          code: refused.code,
          field: refused.field,
          message: refused.message,
        });
      }
      await site.pool.query('DELETE FROM accounts.attempts');
      expect((await tried(attempt)).size).toBe(2);
      // After the limit, adults get the same response too, in both kinds of rooms.
      for (const other of ways)
        for (const name of ['Anne', 'Ado', 'Personne']) expect((await other(name)).status).toBe(429);
      await site.pool.query('DELETE FROM accounts.attempts');
    }
  });

  test('are distinguished from filling a group and reopening rooms', async () => {
    const { data } = await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Toute l’équipe' });
    for (let i = 0; i < 45; i += 1) {
      const { username } = await chatMember(
        site,
        `Parent ${String.fromCodePoint(65 + (i % 26), 65 + Math.floor(i / 26))}`,
      );
      expect((await anne.mutate('chat.invite', { chatid: data.id, username })).status).toBe(200);
    }
    for (let i = 0; i < 40; i += 1)
      expect((await anne.mutate('chat.openPrivate', { username: 'Bruno' })).status).toBe(200);
  });
});

describe('hints of a room', () => {
  test('are not sent for requests of non-members, and are limited for members', async () => {
    const stranger = await chatMember(site, 'Bruyant');
    const { data } = await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Entre nous' });
    const chatid = data.id;
    const { data: message } = await sendMessage(anne, chatid, 'Bonsoir à tout le monde');
    const received: string[] = [];
    const stop = site.bus.listen({
      hear: (hint) => received.push(JSON.stringify(hint)),
      missed: () => undefined,
    });
    const hints = () =>
      received.splice(0).filter((hint) => hint.includes(`room:${chatid}`) || hint.includes('chat:'));
    for (const procedure of ['chat.typing', 'chat.leave', 'chat.read'])
      expect((await stranger.mutate(procedure, { chatid, seq: 1 })).status).toBe(200);
    // A member who does not follow the room, or repeats what is recorded, causes no hints either.
    await anne.mutate('chat.typing', { chatid });
    await anne.mutate('chat.read', { chatid, seq: message.id });
    await anne.mutate('chat.read', { chatid, seq: message.id });
    expect(hints()).toEqual([]);
    const own = listener(site.url, () => ticketOf(site, anne));
    const heard = own.follow(chatid);
    await expect.poll(heard.isOn).toBe(true);
    await expect.poll(() => heard.here()).toEqual(['Anne']);
    hints();
    await site.pool.query('DELETE FROM accounts.attempts');
    const typed = await Promise.all(Array.from({ length: 80 }, () => anne.mutate('chat.typing', { chatid })));
    expect(typed.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(hints()).toHaveLength(60);
    await own.close();
    const left = await Promise.all(
      Array.from({ length: 70 }, () => stranger.mutate('chat.leave', { chatid })),
    );
    expect(left.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    stop();
  });
});

test('limits a connection to twenty subscriptions to the same room', async () => {
  const chatid = await roomOf(anne, 'league', 11);
  const own = listener(site.url, () => ticketOf(site, anne));
  const follows = Array.from({ length: 60 }, () => own.follow(chatid));
  const settled = () => follows.filter(({ isOn, errors }) => isOn() || errors.length > 0).length;
  await expect.poll(settled).toBe(60);
  expect(follows.filter(({ isOn }) => isOn())).toHaveLength(20);
  expect(follows.flatMap(({ errors }) => errors)).toEqual(
    Array.from({ length: 40 }, () => 'request/too-many'),
  );
  // A subscription that ends makes room for another.
  follows.find(({ isOn }) => isOn())?.stop();
  await expect
    .poll(async () => {
      const another = own.follow(chatid);
      await expect.poll(() => another.isOn() || another.errors.length > 0).toBe(true);
      return another.isOn();
    })
    .toBe(true);
  await own.close();
});
