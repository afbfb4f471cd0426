import type { ChatRoomOutput, ChatRoomsOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { command, listener, say, talker, type Talker, ticketOf } from './chat-site.ts';
import type { Client } from './client.ts';
import { startDeafGateway } from './second-gateway.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let anne: Talker;
let bruno: Talker;
let teen: Talker;
let open: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  site = await startWritingSite();
  [anne, bruno, teen] = [
    await talker(site, 'Anne'),
    await talker(site, 'Bruno'),
    await talker(site, 'Ado', '14'),
  ];
}, 60_000);
// One person of these tests says more than people do.
beforeEach(() => site.pool.query('DELETE FROM accounts.attempts'));
afterAll(async () => {
  for (const close of open) await close();
  open = [];
  await site.stop();
});

const roomOf = async (who: Client, kind: string, id: number): Promise<number> =>
  (await who.tell<{ id: number }>('chat.open', { kind, id })).data.id;
const rooms = async (who: Client) => (await who.ask<ChatRoomsOutput>('chat.rooms', { lang: 'fr' })).data;
const line = (who: Talker) => {
  const one = listener(site.url, () => ticketOf(site, who));
  open.push(one.close);
  return one;
};

const decide = (who: Talker, id: number | undefined, muteDays: number, decision = 'remove') =>
  who.tell('moderation.decideText', { id, decision, because: 'insult', muteDays });

describe('a room', () => {
  test('of a league is open, and what is said in it comes in order, once', async () => {
    const chatid = await roomOf(anne, 'league', 11);
    expect(await roomOf(bruno, 'league', 11)).toBe(chatid);
    const heard = line(bruno).follow(chatid);
    await expect.poll(heard.isOn).toBe(true);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, i) => say(anne, chatid, `But numéro ${i} de la soirée`)),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    await expect.poll(() => heard.messages.size).toBe(20);
    expect(heard.order).toEqual(heard.order.toSorted((a, b) => a - b));
    expect(new Set(heard.texts()).size).toBe(20);
    const { rooms: list } = await rooms(bruno);
    expect(list[0]).toMatchObject({ id: chatid, type: 'league', nbUsers: 2, nbMessages: 20, unread: 20 });
    await bruno.tell('chat.read', { chatid, seq: 20 });
    expect((await rooms(bruno)).unread).toBe(0);
  });

  test('takes a message that is sent again once', async () => {
    const chatid = await roomOf(anne, 'league', 12);
    const same = command();
    const [first, again] = await Promise.all([
      say(anne, chatid, 'Bonsoir tout le monde', same),
      say(anne, chatid, 'Bonsoir tout le monde', same),
    ]);
    expect(again.data.id).toBe(first.data.id);
    expect((await say(anne, chatid, 'Bonsoir tout le monde', same)).data.id).toBe(first.data.id);
    expect((await rooms(anne)).rooms.find(({ id }) => id === chatid)?.nbMessages).toBe(1);
  });

  test('tells who comes back what was missed: new, edited and taken back', async () => {
    const chatid = await roomOf(anne, 'tournament', 1);
    const [kept, edited, gone] = [
      (await say(anne, chatid, 'Un')).data,
      (await say(anne, chatid, 'Deux')).data,
      (await say(anne, chatid, 'Trois')).data,
    ];
    const before = line(bruno);
    const heard = before.follow(chatid);
    await expect.poll(() => heard.texts()).toEqual(['Un', 'Deux', 'Trois']);
    heard.stop();
    await anne.tell('chat.edit', { chatid, seq: edited.id, text: 'Deux, à 1' });
    await anne.tell('chat.withdraw', { chatid, seq: gone.id });
    await say(anne, chatid, 'Quatre');
    const back = before.follow(chatid, gone.change);
    await expect.poll(() => back.texts()).toEqual(['Deux, à 1', '', 'Quatre']);
    expect(back.messages.get(edited.id)).toMatchObject({ state: 'shown', editedAt: expect.any(String) });
    expect(back.messages.get(gone.id)).toMatchObject({ state: 'deleted', message: '' });
    expect(back.messages.has(kept.id)).toBe(false);
    expect((await bruno.tell('chat.edit', { chatid, seq: kept.id, text: 'Pas à moi' })).code).toBe(
      'message/unknown',
    );
  });

  test('goes on over another gateway once one is killed, also where no hint arrives', async () => {
    const chatid = await roomOf(anne, 'tournament', 2);
    await roomOf(bruno, 'tournament', 2);
    const [killed, other] = [await startDeafGateway(site, 60_000), await startDeafGateway(site, 60_000)];
    const first = listener(killed.url, () => ticketOf(killed, bruno));
    const heard = first.follow(chatid);
    await expect.poll(heard.isOn).toBe(true);
    await say(anne, chatid, 'Avant');
    await expect.poll(heard.texts, { timeout: 3_000 }).toEqual(['Avant']);
    await first.close();
    await killed.close();
    await say(anne, chatid, 'Pendant');
    const again = listener(other.url, () => ticketOf(other, bruno));
    const back = again.follow(chatid, Math.max(...heard.order));
    await expect.poll(back.texts, { timeout: 3_000 }).toEqual(['Pendant']);
    await say(anne, chatid, 'Après');
    await expect.poll(back.texts, { timeout: 3_000 }).toEqual(['Pendant', 'Après']);
    expect(back.order).toHaveLength(2);
    await again.close();
    await other.close();
  });

  test('says who is there and who types, and pages back', async () => {
    const chatid = await roomOf(anne, 'league', 21);
    await roomOf(bruno, 'league', 21);
    const lineOfBruno = line(bruno);
    const heard = line(anne).follow(chatid);
    const followed = lineOfBruno.follow(chatid);
    await expect.poll(() => heard.here()).toEqual(['Anne', 'Bruno']);
    await bruno.tell('chat.typing', { chatid });
    await expect.poll(() => heard.typing()).toEqual(['Bruno']);
    // Who does not want to be seen is counted, and named to nobody else, whatever they do.
    const hide = (hidden: boolean) =>
      site.pool.query('UPDATE notifications.settings SET "showsPresence" = $2 WHERE "memberId" = $1', [
        bruno.id,
        !hidden,
      ]);
    const seenThere = async (who: Client) =>
      (await who.ask<ChatRoomOutput>('chat.room', { lang: 'fr', chatid })).data.people
        .filter(({ isHere }) => isHere)
        .map(({ username }) => username);
    expect(await seenThere(anne)).toEqual(['Anne', 'Bruno']);
    await hide(true);
    expect([await seenThere(anne), await seenThere(bruno)]).toEqual([['Anne'], ['Anne', 'Bruno']]);
    await bruno.tell('chat.typing', { chatid });
    await expect.poll(() => [heard.here(), heard.typing(), heard.present()]).toEqual([['Anne'], [], 2]);
    await expect.poll(() => followed.here()).toEqual(['Anne', 'Bruno']);
    await hide(false);
    followed.stop();
    await expect.poll(() => heard.present()).toBe(1);
    expect(heard.here()).toEqual(['Anne']);
    for (const text of ['a b', 'c d', 'e f']) await say(anne, chatid, text);
    const page = await anne.ask<{ messages: { message: string }[]; hasMore: boolean }>('chat.messages', {
      chatid,
      before: 3,
      limit: 1,
    });
    expect(page.data).toMatchObject({ messages: [{ message: 'c d' }], hasMore: true });
    const found = await anne.ask<{ messages: { message: string }[] }>('chat.search', { query: 'e' });
    expect(found.code).toBe('request/invalid');
    expect((await anne.ask('chat.search', { query: 'EF e' })).status).toBe(200);
  });
});

describe('nobody', () => {
  test('chats who has not said to be 14, or was a child at the registration', async () => {
    const unsaid = await talker(site, 'Muet', null);
    expect((await unsaid.ask('chat.rooms', {})).code).toBe('chat/age-missing');
    const child = await talker(site, 'Enfant', null);
    await site.pool.query(
      `INSERT INTO accounts.consents ("memberId", kind, version) VALUES ($1, 'parent', '2026')`,
      [child.id],
    );
    expect((await child.ask('chat.rooms', {})).code).toBe('chat/too-young');
    expect((await child.tell('chat.sayAge', { age: '18' })).code).toBe('chat/too-young');
  });

  test('reads a private room, a group or a team’s room without being in it', async () => {
    const stranger = await talker(site, 'Étranger');
    const pair = (await anne.tell<{ id: number }>('chat.openPrivate', { username: 'Bruno' })).data.id;
    const group = (await anne.tell<{ id: number }>('chat.createGroup', { label: 'Covoiturage' })).data.id;
    const team = await roomOf(anne, 'team', 1);
    await say(anne, pair, 'Entre nous');
    for (const chatid of [pair, group, team]) {
      for (const procedure of ['chat.room', 'chat.messages'])
        expect((await stranger.ask(procedure, { chatid })).code).toBe('room/unknown');
      expect((await say(stranger, chatid, 'Bonjour')).code).toBe('room/unknown');
      const heard = line(stranger).follow(chatid);
      await expect.poll(() => heard.errors).toEqual(['room/unknown']);
    }
    expect((await stranger.ask('chat.search', { query: 'Entre nous' })).data).toEqual({ messages: [] });
    expect((await say(bruno, pair, 'Oui')).status).toBe(200);
  });

  test('of age writes to a minor in private, unless a team’s room has let both in', async () => {
    const refused = await anne.tell('chat.openPrivate', { username: 'Ado' });
    expect(refused).toMatchObject({ status: 403, code: 'chat/private-refused' });
    const group = (await anne.tell<{ id: number }>('chat.createGroup', { label: 'Parents du PeeWee' })).data
      .id;
    expect((await anne.tell('chat.invite', { chatid: group, username: 'Ado' })).code).toBe(
      'chat/private-refused',
    );
    const keeper = await talker(site, 'Gardienne', '18', 'specialSupervisor');
    const chatid = await roomOf(keeper, 'team', 3);
    for (const one of [anne, teen]) {
      expect(await roomOf(one, 'team', 3)).toBe(chatid);
      expect((await one.ask('chat.messages', { chatid })).code).toBe('room/unknown');
      expect((await keeper.tell('chat.letIn', { chatid, uid: one.number, standing: 'member' })).status).toBe(
        200,
      );
    }
    expect((await say(teen, chatid, 'Merci!')).status).toBe(200);
    const pair = await anne.tell<{ id: number }>('chat.openPrivate', { username: 'Ado' });
    expect(pair.status).toBe(200);
    const said = await say(anne, pair.data.id, 'Pratique à 18 h');
    expect(said.status).toBe(200);
    // Put out again, they may no longer, nor by changing what they said.
    await keeper.tell('chat.letIn', { chatid, uid: anne.number, standing: 'none' });
    expect((await say(anne, pair.data.id, 'Et demain?')).code).toBe('chat/private-refused');
    const edited = await anne.tell('chat.edit', {
      chatid: pair.data.id,
      seq: said.data.id,
      text: 'Et demain?',
    });
    expect(edited.code).toBe('chat/private-refused');
  });

  test('gets into a team’s room, or to its minors, by saying to supervise where it plays', async () => {
    const { rows } = await site.pool.query(
      'SELECT "leagueId" FROM league_entries WHERE "teamId" = 4 ORDER BY 1 LIMIT 1',
    );
    const self = await talker(site, 'Autoproclamé');
    const joined = await self.tell('supervision.join', { kind: 'league', id: rows[0].leagueId });
    expect(joined.status).toBe(200);
    const keeper = await talker(site, 'Responsable', '18', 'specialSupervisor');
    const chatid = await roomOf(keeper, 'team', 4);
    expect((await self.tell('chat.open', { kind: 'team', id: 4 })).data).toEqual({
      id: chatid,
      standing: 'asked',
    });
    expect((await self.ask('chat.messages', { chatid })).code).toBe('room/unknown');
    expect((await self.ask('chat.room', { chatid })).data).toMatchObject({ people: [], isKeeper: false });
    const itself = { chatid, uid: self.number, standing: 'keeper' };
    expect((await self.tell('chat.letIn', itself)).code).toBe('room/unknown');
    await roomOf(teen, 'team', 4);
    await keeper.tell('chat.letIn', { chatid, uid: teen.number, standing: 'member' });
    // Who looks after everything keeps the room, and is let in by nobody.
    expect((await keeper.tell('chat.openPrivate', { username: 'Ado' })).code).toBe('chat/private-refused');
    await keeper.tell('chat.letIn', { chatid, uid: keeper.number, standing: 'keeper' });
    expect((await keeper.tell('chat.openPrivate', { username: 'Ado' })).code).toBe('chat/private-refused');
    // Let in by somebody else, a supervisor is there like everybody.
    expect((await keeper.tell('chat.letIn', itself)).status).toBe(200);
    expect((await self.tell('chat.openPrivate', { username: 'Ado' })).status).toBe(200);
  });

  test('of two who do not want to hear from each other are invited at once into a group', async () => {
    const [one, other] = [await talker(site, 'Premier invité'), await talker(site, 'Autre invité')];
    await one.tell('chat.block', { uid: other.number, blocked: true });
    const chatid = (await anne.tell<{ id: number }>('chat.createGroup', { label: 'Quatuor' })).data.id;
    const invited = await Promise.all(
      [one, other].map(({ username }) => anne.tell('chat.invite', { chatid, username })),
    );
    expect(invited.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('is told more once the session has ended, they are banned or put out', async () => {
    const group = (await anne.tell<{ id: number }>('chat.createGroup', { label: 'Trio' })).data.id;
    for (const [name, end] of [
      ['Partant', 'DELETE FROM accounts.sessions WHERE "memberId" = $1'],
      ['Banni', 'UPDATE accounts.members SET "bannedAt" = now() WHERE id = $1'],
      ['Exclu', `DELETE FROM community.room_members WHERE "memberId" = $1`],
    ] as const) {
      const gone = await talker(site, name);
      await anne.tell('chat.invite', { chatid: group, username: name });
      const heard = line(gone).follow(group);
      await expect.poll(heard.isOn).toBe(true);
      await site.pool.query(end, [gone.id]);
      await expect.poll(() => heard.errors.length, { timeout: 1_500 }).toBe(1);
    }
  });
});

describe('what is said', () => {
  test('too roughly is refused or held, and decided on in the one queue, by somebody else', async () => {
    const chatid = await roomOf(anne, 'league', 11);
    await roomOf(bruno, 'league', 11);
    expect((await say(bruno, chatid, 'espèce de salope')).code).toBe('text/blocked-word');
    const heard = line(anne).follow(chatid);
    const own = line(bruno).follow(chatid);
    const held = await say(bruno, chatid, 'ferme ta gueule, arbitre');
    expect(held.data.state).toBe('held');
    await expect.poll(() => own.texts().at(-1)).toBe('ferme ta gueule, arbitre');
    expect(heard.texts()).not.toContain('ferme ta gueule, arbitre');
    const moderator = await talker(site, 'Modératrice', '18', 'specialSupervisor');
    type Queue = { texts: { id: number; text: string; reasons: string[]; state: string }[] };
    const queue = async () => (await moderator.ask<Queue>('moderation.queue', { lang: 'fr' })).data.texts;
    const [entry] = await queue();
    expect(entry).toMatchObject({ text: 'ferme ta gueule, arbitre', reasons: ['doubtful-word'] });
    expect((await bruno.tell('moderation.decideText', { id: entry?.id, decision: 'approve' })).code).toBe(
      'message/unknown',
    );
    expect(
      (
        await moderator.tell('moderation.decideText', {
          id: entry?.id,
          decision: 'remove',
          because: 'insult',
          muteDays: 2,
        })
      ).status,
    ).toBe(200);
    await expect.poll(() => own.messages.get(held.data.id)).toMatchObject({ state: 'removed', message: '' });
    expect((await say(bruno, chatid, 'Désolé')).code).toBe('chat/muted');
    const { data } = await bruno.ask<{ texts: { id: number }[]; mute: object }>('chat.decisions', {});
    expect(data).toMatchObject({ texts: [{ id: entry?.id }], mute: { because: 'insult' } });
    expect(
      (await bruno.tell('chat.appeal', { id: entry?.id, text: 'C’était à la blague, vraiment.' })).status,
    ).toBe(200);
    expect(await queue()).toMatchObject([{ appeal: 'C’était à la blague, vraiment.' }]);
    expect((await moderator.tell('moderation.decideText', { id: entry?.id, decision: 'approve' })).code).toBe(
      'text/already-decided',
    );
    const other = await talker(site, 'Deuxième', '18', 'admin');
    expect((await other.tell('moderation.decideText', { id: entry?.id, decision: 'approve' })).status).toBe(
      200,
    );
    await expect.poll(() => heard.messages.get(held.data.id)?.message).toBe('ferme ta gueule, arbitre');
    expect((await other.tell('moderation.mute', { uid: bruno.number, days: 0 })).status).toBe(200);
    expect((await say(bruno, chatid, 'Merci')).status).toBe(200);
    const { rows } = await site.pool.query(
      `SELECT type, data FROM eventlog.events WHERE stream = $1 ORDER BY revision`,
      [`member-${bruno.number}`],
    );
    expect(rows.map(({ type }) => type)).toEqual(['TextRemoved', 'MemberMuted', 'TextKept', 'MemberUnmuted']);
    expect(JSON.stringify(rows)).not.toContain('gueule');
  });

  test('and reported by several waits out of sight', async () => {
    const chatid = await roomOf(anne, 'league', 12);
    const { data: message } = await say(anne, chatid, 'Votre gardien est une passoire');
    expect((await anne.tell('chat.report', { chatid, seq: message.id, reason: 'insult' })).code).toBe(
      'message/unknown',
    );
    const heard = line(anne).follow(chatid);
    for (const name of ['Un deux', 'Trois quatre', 'Cinq six']) {
      const one = await talker(site, name);
      expect((await one.tell('chat.report', { chatid, seq: message.id, reason: 'insult' })).status).toBe(200);
    }
    await expect.poll(() => heard.messages.get(message.id)?.state).toBe('held');
  });

  test('is taken away, and its author silenced, only by who may, and not by who reported it', async () => {
    const chatid = await roomOf(anne, 'league', 12);
    const self = await talker(site, 'Superviseur douze');
    await self.tell('supervision.join', { kind: 'league', id: 12 });
    const [chief, other] = [
      await talker(site, 'Cheffe douze', '18', 'specialSupervisor'),
      await talker(site, 'Chef douze', '18', 'specialSupervisor'),
    ];
    type Queue = { texts: { id: number; text: string; isOwn: boolean; mayMute: boolean }[] };
    const entryOf = async (who: Talker, words: string) =>
      (await who.ask<Queue>('moderation.queue', { lang: 'fr' })).data.texts.find(
        ({ text }) => text === words,
      );
    const reported = async (who: Talker, by: Talker, words: string) => {
      const { data } = await say(who, chatid, words);
      expect((await by.tell('chat.report', { chatid, seq: data.id, reason: 'insult' })).status).toBe(200);
      return data.id;
    };
    await reported(anne, self, 'Le but était hors-jeu');
    const entry = await entryOf(self, 'Le but était hors-jeu');
    expect(entry).toMatchObject({ isOwn: true, mayMute: false });
    expect((await decide(self, entry?.id, 0)).code).toBe('text/already-decided');
    await reported(anne, bruno, 'L’arbitre dormait debout');
    const second = await entryOf(self, 'L’arbitre dormait debout');
    expect(second).toMatchObject({ isOwn: false, mayMute: false });
    expect((await decide(self, second?.id, 365)).code).toBe('permission/denied');
    expect((await say(anne, chatid, 'Je parle encore')).status).toBe(200);
    expect((await decide(self, second?.id, 0)).status).toBe(200);
    // Nor one of the same role.
    await reported(other, bruno, 'Vous jouez comme des pieds');
    const third = await entryOf(chief, 'Vous jouez comme des pieds');
    expect(third).toMatchObject({ mayMute: false });
    expect((await decide(chief, third?.id, 1)).code).toBe('permission/denied');
    expect((await decide(chief, third?.id, 0)).status).toBe(200);
    await reported(anne, bruno, 'Quel gardien de passage');
    const fourth = await entryOf(chief, 'Quel gardien de passage');
    expect(fourth).toMatchObject({ mayMute: true });
    await decide(chief, fourth?.id, 1);
    expect((await say(anne, chatid, 'Je parle encore')).code).toBe('chat/muted');
    expect((await chief.tell('moderation.mute', { uid: anne.number, days: 0 })).status).toBe(200);
  });

  test('is approved as it stood: changed before, moderators see the change; changed after, it is reported anew', async () => {
    const chatid = await roomOf(anne, 'league', 12);
    const chief = await talker(site, 'Cheffe des mots', '18', 'specialSupervisor');
    type Queue = { texts: { id: number; text: string; reports: number }[] };
    const entry = async (words: string) =>
      (await chief.ask<Queue>('moderation.queue', { lang: 'fr' })).data.texts.find(
        ({ text }) => text === words,
      );
    const { data } = await say(anne, chatid, 'Quelle passoire, ce gardien');
    const report = (who: Talker) => who.tell('chat.report', { chatid, seq: data.id, reason: 'insult' });
    const edit = (text: string) => anne.tell('chat.edit', { chatid, seq: data.id, text });
    for (const who of [bruno, teen]) await report(who);
    await edit('Quelle passoire, cet arbitre');
    const waiting = await entry('Quelle passoire, cet arbitre');
    expect(waiting).toMatchObject({ reports: 2 });
    await chief.tell('moderation.decideText', { id: waiting?.id, decision: 'approve' });
    await report(bruno);
    expect(await entry('Quelle passoire, cet arbitre')).toBeUndefined();
    await edit('Quelle passoire, leur entraîneur');
    await report(bruno);
    // One report is one: what came of the earlier ones is decided.
    expect(await entry('Quelle passoire, leur entraîneur')).toMatchObject({ reports: 1 });
    const state = async () =>
      (
        await site.pool.query('SELECT state FROM community.messages WHERE "roomId" = $1 AND seq = $2', [
          chatid,
          data.id,
        ])
      ).rows[0].state;
    expect(await state()).toBe('shown');
    // An edit that is looked at while a moderator takes the message away gives nothing back.
    await Promise.all([
      ...Array.from({ length: 4 }, (_, at) => edit(`Quelle passoire, leur équipe ${at}`)),
      chief.tell('moderation.decideText', { id: waiting?.id, decision: 'remove', because: 'insult' }),
    ]);
    expect(await state()).toBe('removed');
    expect((await edit('Me revoici')).code).toBe('message/unknown');
  });

  test('with a name after an at sign calls its member', async () => {
    const chatid = await roomOf(anne, 'league', 22);
    const called = await talker(site, 'Chloé Roy');
    await roomOf(called, 'league', 22);
    await say(anne, chatid, 'Qu’en penses-tu, @chloé roy?');
    const { rooms: list } = await rooms(called);
    expect(list.find(({ id }) => id === chatid)).toMatchObject({ isMentioned: true, unread: 1 });
    const { data } = await called.ask('notification.list', { lang: 'fr' });
    expect(JSON.stringify(data)).toContain(`/fr/clavardage/${chatid}`);
  });
});

test('a room over REST is the same', async () => {
  const chatid = await roomOf(anne, 'league', 11);
  const headers = { authorization: `Bearer ${anne.token}`, 'content-type': 'application/json' };
  const room = await fetch(`${site.url}/api/v1/chat/rooms/${chatid}?lang=en`, { headers });
  expect([room.status, ((await room.json()) as ChatRoomOutput).id]).toEqual([200, chatid]);
  const said = await fetch(`${site.url}/api/v1/chat/rooms/${chatid}/messages`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': command().commandId },
    body: JSON.stringify({ text: 'Par programme' }),
  });
  expect(said.status).toBe(201);
  expect((await fetch(`${site.url}/api/v1/chat/rooms`)).status).toBe(401);
});
