import type { ChatRoomOutput, ChatRoomsOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { command, listener, sendMessage, chatMember, type ChatMember, ticketOf } from './chat-site.ts';
import type { Client } from './client.ts';
import { startUnhintedGateway } from './second-gateway.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let anne: ChatMember;
let bruno: ChatMember;
let teen: ChatMember;
let open: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  site = await startWritingSite();
  [anne, bruno, teen] = [
    await chatMember(site, 'Anne'),
    await chatMember(site, 'Bruno'),
    await chatMember(site, 'Ado', '14'),
  ];
});
// Clears the rate limits, because one member of these tests sends more than people do.
beforeEach(() => site.pool.query('DELETE FROM accounts.attempts'));
afterAll(async () => {
  for (const close of open) await close();
  open = [];
  await site?.stop();
});

const roomOf = async (who: Client, kind: string, id: number): Promise<number> =>
  (await who.mutate<{ id: number }>('chat.open', { kind, id })).data.id;
const rooms = async (who: Client) => (await who.query<ChatRoomsOutput>('chat.rooms', { lang: 'fr' })).data;
const connect = (who: ChatMember) => {
  const one = listener(site.url, () => ticketOf(site, who));
  open.push(one.close);
  return one;
};

const decide = (who: ChatMember, id: number | undefined, muteDays: number, decision = 'remove') =>
  who.mutate('moderation.decideText', { id, decision, because: 'insult', muteDays });

describe('a room', () => {
  test('delivers each message of an open league room once and in order', async () => {
    const chatid = await roomOf(anne, 'league', 11);
    expect(await roomOf(bruno, 'league', 11)).toBe(chatid);
    const heard = connect(bruno).follow(chatid);
    await expect.poll(heard.isOn).toBe(true);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, i) => sendMessage(anne, chatid, `But numéro ${i} de la soirée`)),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    await expect.poll(() => heard.messages.size).toBe(20);
    expect(heard.order).toEqual(heard.order.toSorted((a, b) => a - b));
    expect(new Set(heard.texts()).size).toBe(20);
    const { rooms: list } = await rooms(bruno);
    expect(list[0]).toMatchObject({ id: chatid, type: 'league', nbUsers: 2, nbMessages: 20, unread: 20 });
    await bruno.mutate('chat.read', { chatid, seq: 20 });
    expect((await rooms(bruno)).unread).toBe(0);
  });

  test('records a message once when it is sent again', async () => {
    const chatid = await roomOf(anne, 'league', 12);
    const same = command();
    const [first, again] = await Promise.all([
      sendMessage(anne, chatid, 'Bonsoir tout le monde', same),
      sendMessage(anne, chatid, 'Bonsoir tout le monde', same),
    ]);
    expect(again.data.id).toBe(first.data.id);
    expect((await sendMessage(anne, chatid, 'Bonsoir tout le monde', same)).data.id).toBe(first.data.id);
    expect((await rooms(anne)).rooms.find(({ id }) => id === chatid)?.nbMessages).toBe(1);
  });

  test('sends a returning client the new, edited and deleted messages that it missed', async () => {
    const chatid = await roomOf(anne, 'tournament', 1);
    const [unchanged, edited, dropped] = [
      (await sendMessage(anne, chatid, 'Un')).data,
      (await sendMessage(anne, chatid, 'Deux')).data,
      (await sendMessage(anne, chatid, 'Trois')).data,
    ];
    const before = connect(bruno);
    const heard = before.follow(chatid);
    await expect.poll(() => heard.texts()).toEqual(['Un', 'Deux', 'Trois']);
    heard.stop();
    await anne.mutate('chat.edit', { chatid, seq: edited.id, text: 'Deux, à 1' });
    await anne.mutate('chat.withdraw', { chatid, seq: dropped.id });
    await sendMessage(anne, chatid, 'Quatre');
    const back = before.follow(chatid, dropped.change);
    await expect.poll(() => back.texts()).toEqual(['Deux, à 1', '', 'Quatre']);
    expect(back.messages.get(edited.id)).toMatchObject({ state: 'shown', editedAt: expect.any(String) });
    expect(back.messages.get(dropped.id)).toMatchObject({ state: 'deleted', message: '' });
    expect(back.messages.has(unchanged.id)).toBe(false);
    expect((await bruno.mutate('chat.edit', { chatid, seq: unchanged.id, text: 'Pas à moi' })).code).toBe(
      'message/unknown',
    );
  });

  test('continues over another gateway when one is killed, even without hints', async () => {
    const chatid = await roomOf(anne, 'tournament', 2);
    await roomOf(bruno, 'tournament', 2);
    const [killed, other] = [
      await startUnhintedGateway(site, 60_000),
      await startUnhintedGateway(site, 60_000),
    ];
    const first = listener(killed.url, () => ticketOf(killed, bruno));
    const heard = first.follow(chatid);
    await expect.poll(heard.isOn).toBe(true);
    await sendMessage(anne, chatid, 'Avant');
    await expect.poll(heard.texts).toEqual(['Avant']);
    await first.close();
    await killed.close();
    await sendMessage(anne, chatid, 'Pendant');
    const again = listener(other.url, () => ticketOf(other, bruno));
    const back = again.follow(chatid, Math.max(...heard.order));
    await expect.poll(back.texts).toEqual(['Pendant']);
    await sendMessage(anne, chatid, 'Après');
    await expect.poll(back.texts).toEqual(['Pendant', 'Après']);
    expect(back.order).toHaveLength(2);
    await again.close();
    await other.close();
  });

  test('lists present and typing members, and pages back', async () => {
    const chatid = await roomOf(anne, 'league', 21);
    await roomOf(bruno, 'league', 21);
    const brunosConnection = connect(bruno);
    const heard = connect(anne).follow(chatid);
    const followed = brunosConnection.follow(chatid);
    await expect.poll(() => heard.here()).toEqual(['Anne', 'Bruno']);
    await bruno.mutate('chat.typing', { chatid });
    await expect.poll(() => heard.typing()).toEqual(['Bruno']);
    // A member who hides their presence is neither named nor counted to others.
    const hide = (hidden: boolean) =>
      site.pool.query('UPDATE notifications.settings SET "showsPresence" = $2 WHERE "memberId" = $1', [
        bruno.id,
        !hidden,
      ]);
    const seenThere = async (who: Client) =>
      (await who.query<ChatRoomOutput>('chat.room', { lang: 'fr', chatid })).data.people
        .filter(({ isHere }) => isHere)
        .map(({ username }) => username);
    expect(await seenThere(anne)).toEqual(['Anne', 'Bruno']);
    await hide(true);
    expect([await seenThere(anne), await seenThere(bruno)]).toEqual([['Anne'], ['Anne', 'Bruno']]);
    await bruno.mutate('chat.typing', { chatid });
    await expect.poll(() => [heard.here(), heard.typing()]).toEqual([['Anne'], []]);
    await expect.poll(() => followed.here()).toEqual(['Anne', 'Bruno']);
    // Their arrival and departure are not sent to others, since they would reveal when the member is present.
    const notified = heard.frames();
    followed.stop();
    await expect.poll(async () => (await seenThere(bruno)).includes('Bruno')).toBe(false);
    const again = brunosConnection.follow(chatid);
    await expect.poll(() => again.here()).toEqual(['Anne', 'Bruno']);
    expect(heard.frames()).toBe(notified);
    await hide(false);
    again.stop();
    await expect.poll(() => seenThere(bruno)).toEqual(['Anne']);
    await expect.poll(() => heard.here()).toEqual(['Anne']);
    for (const text of ['a b', 'c d', 'e f']) await sendMessage(anne, chatid, text);
    const page = await anne.query<{ messages: { message: string }[]; hasMore: boolean }>('chat.messages', {
      chatid,
      before: 3,
      limit: 1,
    });
    expect(page.data).toMatchObject({ messages: [{ message: 'c d' }], hasMore: true });
    const found = await anne.query<{ messages: { message: string }[] }>('chat.search', { query: 'e' });
    expect(found.code).toBe('request/invalid');
    expect((await anne.query('chat.search', { query: 'EF e' })).status).toBe(200);
    await sendMessage(anne, chatid, 'Où est le gilet numéro 12?');
    for (const query of ['numero', 'NUMÉRO', 'ou est'])
      expect(
        (await anne.query<typeof found.data>('chat.search', { query, chatid })).data.messages,
        query,
      ).toHaveLength(1);
  });
});

describe('a member', () => {
  test('cannot chat without declaring to be 14 or older, or after registering as a child', async () => {
    const ageless = await chatMember(site, 'Muet', null);
    expect((await ageless.query('chat.rooms', {})).code).toBe('chat/age-missing');
    const child = await chatMember(site, 'Enfant', null);
    await site.pool.query(
      `INSERT INTO accounts.consents ("memberId", kind, version) VALUES ($1, 'parent', '2026')`,
      [child.id],
    );
    expect((await child.query('chat.rooms', {})).code).toBe('chat/too-young');
    expect((await child.mutate('chat.sayAge', { age: '18' })).code).toBe('chat/too-young');
  });

  test('reads a private room, a group or a team’s room only after joining it', async () => {
    const stranger = await chatMember(site, 'Étranger');
    const pair = (await anne.mutate<{ id: number }>('chat.openPrivate', { username: 'Bruno' })).data.id;
    const group = (await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Covoiturage' })).data.id;
    const team = await roomOf(anne, 'team', 1);
    await sendMessage(anne, pair, 'Entre nous');
    for (const chatid of [pair, group, team]) {
      for (const procedure of ['chat.room', 'chat.messages'])
        expect((await stranger.query(procedure, { chatid })).code).toBe('room/unknown');
      expect((await sendMessage(stranger, chatid, 'Bonjour')).code).toBe('room/unknown');
      const heard = connect(stranger).follow(chatid);
      await expect.poll(() => heard.errors).toEqual(['room/unknown']);
    }
    expect((await stranger.query('chat.search', { query: 'Entre nous' })).data).toEqual({ messages: [] });
    expect((await sendMessage(bruno, pair, 'Oui')).status).toBe(200);
  });

  test('writes as an adult to a minor in private only when a team’s room has admitted both', async () => {
    const refused = await anne.mutate('chat.openPrivate', { username: 'Ado' });
    expect(refused).toMatchObject({ status: 403, code: 'chat/private-refused' });
    const group = (await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Parents du PeeWee' })).data
      .id;
    expect((await anne.mutate('chat.invite', { chatid: group, username: 'Ado' })).code).toBe(
      'chat/private-refused',
    );
    const keeper = await chatMember(site, 'Gardienne', '18', 'specialSupervisor');
    const chatid = await roomOf(keeper, 'team', 3);
    for (const one of [anne, teen]) {
      expect(await roomOf(one, 'team', 3)).toBe(chatid);
      expect((await one.query('chat.messages', { chatid })).code).toBe('room/unknown');
      expect(
        (await keeper.mutate('chat.letIn', { chatid, uid: one.number, standing: 'member' })).status,
      ).toBe(200);
    }
    expect((await sendMessage(teen, chatid, 'Merci!')).status).toBe(200);
    const pair = await anne.mutate<{ id: number }>('chat.openPrivate', { username: 'Ado' });
    expect(pair.status).toBe(200);
    const output = await sendMessage(anne, pair.data.id, 'Pratique à 18 h');
    expect(output.status).toBe(200);
    // Once removed from the room, they may not write any more, and may not edit messages either.
    await keeper.mutate('chat.letIn', { chatid, uid: anne.number, standing: 'none' });
    expect((await sendMessage(anne, pair.data.id, 'Et demain?')).code).toBe('chat/private-refused');
    const edited = await anne.mutate('chat.edit', {
      chatid: pair.data.id,
      seq: output.data.id,
      text: 'Et demain?',
    });
    expect(edited.code).toBe('chat/private-refused');
  });

  test('cannot write to a minor in a group once they are out of the team’s room', async () => {
    const keeper = await chatMember(site, 'Gérante', '18', 'specialSupervisor');
    const coach = await chatMember(site, 'Entraîneur adjoint');
    const team = await roomOf(keeper, 'team', 6);
    for (const one of [coach, teen]) {
      await roomOf(one, 'team', 6);
      await keeper.mutate('chat.letIn', { chatid: team, uid: one.number, standing: 'member' });
    }
    const { data } = await coach.mutate<{ id: number }>('chat.createGroup', { label: 'Défense' });
    expect((await coach.mutate('chat.invite', { chatid: data.id, username: 'Ado' })).status).toBe(200);
    const posted = await sendMessage(coach, data.id, 'À jeudi');
    expect(posted.status).toBe(200);
    await keeper.mutate('chat.letIn', { chatid: team, uid: coach.number, standing: 'none' });
    expect((await sendMessage(coach, data.id, 'À vendredi')).code).toBe('chat/private-refused');
    const edited = await coach.mutate('chat.edit', { chatid: data.id, seq: posted.data.id, text: 'À lundi' });
    expect(edited.code).toBe('chat/private-refused');
  });

  test('does not get access to a team’s room or its minors by becoming supervisor of its league', async () => {
    const { rows } = await site.pool.query(
      'SELECT "leagueId" FROM league_entries WHERE "teamId" = 4 ORDER BY 1 LIMIT 1',
    );
    const self = await chatMember(site, 'Autoproclamé');
    const joined = await self.mutate('supervision.join', { kind: 'league', id: rows[0].leagueId });
    expect(joined.status).toBe(200);
    const keeper = await chatMember(site, 'Responsable', '18', 'specialSupervisor');
    const chatid = await roomOf(keeper, 'team', 4);
    expect((await self.mutate('chat.open', { kind: 'team', id: 4 })).data).toEqual({
      id: chatid,
      standing: 'asked',
    });
    expect((await self.query('chat.messages', { chatid })).code).toBe('room/unknown');
    expect((await self.query('chat.room', { chatid })).data).toMatchObject({ people: [], isKeeper: false });
    const itself = { chatid, uid: self.number, standing: 'keeper' };
    expect((await self.mutate('chat.letIn', itself)).code).toBe('room/unknown');
    await roomOf(teen, 'team', 4);
    await keeper.mutate('chat.letIn', { chatid, uid: teen.number, standing: 'member' });
    // A special supervisor keeps the room without being admitted to it.
    expect((await keeper.mutate('chat.openPrivate', { username: 'Ado' })).code).toBe('chat/private-refused');
    await keeper.mutate('chat.letIn', { chatid, uid: keeper.number, standing: 'keeper' });
    expect((await keeper.mutate('chat.openPrivate', { username: 'Ado' })).code).toBe('chat/private-refused');
    // A supervisor whom somebody else admits is like any other member of the room.
    expect((await keeper.mutate('chat.letIn', itself)).status).toBe(200);
    expect((await self.mutate('chat.openPrivate', { username: 'Ado' })).status).toBe(200);
  });

  test('cannot join a group with a member whom they block or who blocks them, even concurrently', async () => {
    const [one, other] = [await chatMember(site, 'Premier invité'), await chatMember(site, 'Autre invité')];
    await one.mutate('chat.block', { uid: other.number, blocked: true });
    const chatid = (await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Quatuor' })).data.id;
    const invited = await Promise.all(
      [one, other].map(({ username }) => anne.mutate('chat.invite', { chatid, username })),
    );
    expect(invited.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('receives no messages after the session ended, or after being banned or removed', async () => {
    const group = (await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Trio' })).data.id;
    for (const [name, end] of [
      ['Partant', 'DELETE FROM accounts.sessions WHERE "memberId" = $1'],
      ['Banni', 'UPDATE accounts.members SET "bannedAt" = now() WHERE id = $1'],
      ['Exclu', `DELETE FROM community.room_members WHERE "memberId" = $1`],
    ] as const) {
      const dropped = await chatMember(site, name);
      await anne.mutate('chat.invite', { chatid: group, username: name });
      const heard = connect(dropped).follow(group);
      await expect.poll(heard.isOn).toBe(true);
      await site.pool.query(end, [dropped.id]);
      await expect.poll(() => heard.errors.length).toBe(1);
    }
  });
});

const groupOf = async (label: string, ...guests: readonly ChatMember[]) => {
  const chatid = (await anne.mutate<{ id: number }>('chat.createGroup', { label })).data.id;
  for (const { username } of guests) await anne.mutate('chat.invite', { chatid, username });
  return chatid;
};
const keepersOf = async (who: ChatMember, chatid: number) =>
  (await who.query<ChatRoomOutput>('chat.room', { lang: 'fr', chatid })).data.people
    .filter(({ standing }) => standing === 'keeper')
    .map(({ username }) => username);
const isThere = async (chatid: number) =>
  (await site.pool.query('SELECT FROM community.rooms WHERE id = $1', [chatid])).rowCount === 1;

describe('a group', () => {
  test('gets its longest-standing member as keeper when its keeper leaves', async () => {
    const chatid = await groupOf('Chandails à vendre', bruno, await chatMember(site, 'Dorothée'));
    expect(await keepersOf(bruno, chatid)).toEqual(['Anne']);
    await anne.mutate('chat.leave', { chatid });
    expect(await keepersOf(bruno, chatid)).toEqual(['Bruno']);
    expect((await bruno.mutate('chat.invite', { chatid, username: 'Anne' })).status).toBe(200);
  });

  test('gets another keeper when its keeper is erased, and is deleted with its last member', async () => {
    const [one, other] = [await chatMember(site, 'Edwige'), await chatMember(site, 'Fabrice')];
    const { id: chatid } = (await one.mutate<{ id: number }>('chat.createGroup', { label: 'Bénévoles' }))
      .data;
    await one.mutate('chat.invite', { chatid, username: 'Fabrice' });
    await sendMessage(one, chatid, 'Qui fait le café?');
    await site.pool.query('DELETE FROM accounts.members WHERE id = $1', [one.id]);
    expect(await keepersOf(other, chatid)).toEqual(['Fabrice']);
    await site.pool.query('DELETE FROM accounts.members WHERE id = $1', [other.id]);
    expect(await isThere(chatid)).toBe(false);
    const empty = await groupOf('Personne');
    await anne.mutate('chat.leave', { chatid: empty });
    expect(await isThere(empty)).toBe(false);
  });
});

describe('texts', () => {
  test('a message with insults is refused or held, and somebody else decides on it in the queue', async () => {
    const chatid = await roomOf(anne, 'league', 11);
    await roomOf(bruno, 'league', 11);
    expect((await sendMessage(bruno, chatid, 'espèce de salope')).code).toBe('text/blocked-word');
    const heard = connect(anne).follow(chatid);
    const own = connect(bruno).follow(chatid);
    const held = await sendMessage(bruno, chatid, 'ferme ta gueule, arbitre');
    expect(held.data.state).toBe('held');
    await expect.poll(() => own.texts().at(-1)).toBe('ferme ta gueule, arbitre');
    expect(heard.texts()).not.toContain('ferme ta gueule, arbitre');
    const moderator = await chatMember(site, 'Modératrice', '18', 'specialSupervisor');
    type Queue = { texts: { id: number; text: string; reasons: string[]; state: string }[] };
    const queue = async () => (await moderator.query<Queue>('moderation.queue', { lang: 'fr' })).data.texts;
    const [entry] = await queue();
    expect(entry).toMatchObject({ text: 'ferme ta gueule, arbitre', reasons: ['doubtful-word'] });
    expect((await bruno.mutate('moderation.decideText', { id: entry?.id, decision: 'approve' })).code).toBe(
      'permission/denied',
    );
    expect(
      (
        await moderator.mutate('moderation.decideText', {
          id: entry?.id,
          decision: 'remove',
          because: 'insult',
          muteDays: 2,
        })
      ).status,
    ).toBe(200);
    await expect.poll(() => own.messages.get(held.data.id)).toMatchObject({ state: 'removed', message: '' });
    expect((await sendMessage(bruno, chatid, 'Désolé')).code).toBe('chat/muted');
    const { data } = await bruno.query<{ texts: { id: number }[]; mute: object }>('chat.decisions', {});
    expect(data).toMatchObject({ texts: [{ id: entry?.id }], mute: { because: 'insult' } });
    expect(
      (await bruno.mutate('chat.appeal', { id: entry?.id, text: 'C’était à la blague, vraiment.' })).status,
    ).toBe(200);
    expect(await queue()).toMatchObject([{ appeal: 'C’était à la blague, vraiment.' }]);
    expect(
      (await moderator.mutate('moderation.decideText', { id: entry?.id, decision: 'approve' })).code,
    ).toBe('text/already-decided');
    const other = await chatMember(site, 'Deuxième', '18', 'admin');
    expect((await other.mutate('moderation.decideText', { id: entry?.id, decision: 'approve' })).status).toBe(
      200,
    );
    await expect.poll(() => heard.messages.get(held.data.id)?.message).toBe('ferme ta gueule, arbitre');
    expect((await sendMessage(bruno, chatid, 'Merci')).status).toBe(200);
    const { rows } = await site.pool.query(
      `SELECT type, data FROM eventlog.events WHERE stream = $1 ORDER BY revision`,
      [`member-${bruno.number}`],
    );
    expect(rows.map(({ type }) => type)).toEqual(['TextRemoved', 'MemberMuted', 'TextKept', 'MemberUnmuted']);
    expect(JSON.stringify(rows)).not.toContain('gueule');
  });

  test('a text reported by several members is hidden until it is decided', async () => {
    const chatid = await roomOf(anne, 'league', 12);
    const { data: message } = await sendMessage(anne, chatid, 'Votre gardien est une passoire');
    expect((await anne.mutate('chat.report', { chatid, seq: message.id, reason: 'insult' })).code).toBe(
      'message/unknown',
    );
    const heard = connect(anne).follow(chatid);
    for (const name of ['Un deux', 'Trois quatre', 'Cinq six']) {
      const one = await chatMember(site, name);
      expect((await one.mutate('chat.report', { chatid, seq: message.id, reason: 'insult' })).status).toBe(
        200,
      );
    }
    await expect.poll(() => heard.messages.get(message.id)?.state).toBe('held');
  });

  test('a text is removed, and its author muted, only by members with permission who did not report it', async () => {
    const chatid = await roomOf(anne, 'league', 12);
    const self = await chatMember(site, 'Superviseur douze');
    await self.mutate('supervision.join', { kind: 'league', id: 12 });
    const [chief, other] = [
      await chatMember(site, 'Cheffe douze', '18', 'specialSupervisor'),
      await chatMember(site, 'Chef douze', '18', 'specialSupervisor'),
    ];
    type Queue = { texts: { id: number; text: string; isOwn: boolean; mayMute: boolean }[] };
    const entryOf = async (who: ChatMember, words: string) =>
      (await who.query<Queue>('moderation.queue', { lang: 'fr' })).data.texts.find(
        ({ text }) => text === words,
      );
    const reported = async (who: ChatMember, by: ChatMember, words: string) => {
      const { data } = await sendMessage(who, chatid, words);
      expect((await by.mutate('chat.report', { chatid, seq: data.id, reason: 'insult' })).status).toBe(200);
      return data.id;
    };
    await reported(anne, chief, 'Le but était hors-jeu');
    const entry = await entryOf(chief, 'Le but était hors-jeu');
    expect(entry).toMatchObject({ isOwn: true });
    expect((await decide(chief, entry?.id, 0)).code).toBe('text/already-decided');
    await reported(anne, bruno, 'L’arbitre dormait debout');
    const second = await entryOf(other, 'L’arbitre dormait debout');
    expect(second).toMatchObject({ isOwn: false, mayMute: true });
    // A member who claims to supervise the league neither sees nor decides on its texts.
    expect(await entryOf(self, 'L’arbitre dormait debout')).toBeUndefined();
    expect((await decide(self, second?.id, 0)).code).toBe('permission/denied');
    expect((await sendMessage(anne, chatid, 'Je parle encore')).status).toBe(200);
    expect((await decide(other, second?.id, 0)).status).toBe(200);
    // A member of the author's own role may not mute them either.
    await reported(other, bruno, 'Vous jouez comme des pieds');
    const third = await entryOf(chief, 'Vous jouez comme des pieds');
    expect(third).toMatchObject({ mayMute: false });
    expect((await decide(chief, third?.id, 1)).code).toBe('permission/denied');
    expect((await decide(chief, third?.id, 0)).status).toBe(200);
    await reported(anne, bruno, 'Quel gardien de passage');
    const fourth = await entryOf(chief, 'Quel gardien de passage');
    expect(fourth).toMatchObject({ mayMute: true });
    await decide(chief, fourth?.id, 1);
    expect((await sendMessage(anne, chatid, 'Je parle encore')).code).toBe('chat/muted');
    expect((await chief.mutate('moderation.mute', { uid: anne.number, days: 0 })).status).toBe(200);

    // An appeal that is upheld also ends the mute that came with the decision, but none for another text.
    const judge = await chatMember(site, 'Juge douze', '18', 'specialSupervisor');
    const muted = async () =>
      (await anne.query<{ mute: object | null }>('chat.decisions', { lang: 'fr' })).data.mute !== null;
    const appealed = async (words: string, days: number) => {
      await reported(anne, bruno, words);
      const id = (await entryOf(chief, words))?.id;
      await decide(chief, id, days);
      await anne.mutate('chat.appeal', { id, text: 'C’était de l’humour entre nous.' });
      return id;
    };
    const harmless = await appealed('Quelle équipe de passoires', 7);
    expect(await muted()).toBe(true);
    expect((await decide(judge, harmless, 0, 'approve')).status).toBe(200);
    expect(await muted()).toBe(false);
    const first = await appealed('Vous êtes des pas bons', 0);
    await reported(anne, bruno, 'Le public dormait aussi');
    await decide(chief, (await entryOf(chief, 'Le public dormait aussi'))?.id, 7);
    expect((await decide(judge, first, 0, 'approve')).status).toBe(200);
    expect(await muted()).toBe(true);
    await chief.mutate('moderation.mute', { uid: anne.number, days: 0 });
  });

  test("a text in a team's room is hidden from all supervisors of its league, even from one admitted there", async () => {
    const { rows } = await site.pool.query(
      'SELECT "teamId" FROM league_entries WHERE "leagueId" = 12 LIMIT 1',
    );
    const chief = await chatMember(site, 'Cheffe des équipes', '18', 'specialSupervisor');
    const self = await chatMember(site, 'Superviseur de soi');
    await self.mutate('supervision.join', { kind: 'league', id: 12 });
    const chatid = await roomOf(chief, 'team', rows[0].teamId);
    await roomOf(self, 'team', rows[0].teamId);
    await chief.mutate('chat.letIn', { chatid, uid: self.number, standing: 'member' });
    const { data } = await sendMessage(chief, chatid, 'Les vestiaires ouvrent à 8 h');
    expect((await self.mutate('chat.report', { chatid, seq: data.id, reason: 'insult' })).status).toBe(200);
    type Queue = { texts: { text: string }[] };
    expect((await self.query<Queue>('moderation.queue', { lang: 'fr' })).data.texts).toEqual([]);
    const judge = await chatMember(site, 'Juge des équipes', '18', 'specialSupervisor');
    expect((await judge.query<Queue>('moderation.queue', { lang: 'fr' })).data.texts).toContainEqual(
      expect.objectContaining({ text: 'Les vestiaires ouvrent à 8 h' }),
    );
  });

  test('a text is approved in the reviewed version; a later change can be reported again', async () => {
    const chatid = await roomOf(anne, 'league', 12);
    const chief = await chatMember(site, 'Cheffe des mots', '18', 'specialSupervisor');
    type Queue = { texts: { id: number; text: string; reports: number }[] };
    const entry = async (words: string) =>
      (await chief.query<Queue>('moderation.queue', { lang: 'fr' })).data.texts.find(
        ({ text }) => text === words,
      );
    const { data } = await sendMessage(anne, chatid, 'Quelle passoire, ce gardien');
    const report = (who: ChatMember) => who.mutate('chat.report', { chatid, seq: data.id, reason: 'insult' });
    const edit = (text: string) => anne.mutate('chat.edit', { chatid, seq: data.id, text });
    for (const who of [bruno, teen]) await report(who);
    await edit('Quelle passoire, cet arbitre');
    const waiting = await entry('Quelle passoire, cet arbitre');
    expect(waiting).toMatchObject({ reports: 2 });
    const stale = { id: waiting?.id, decision: 'approve', seen: 'Quelle passoire, ce gardien' };
    expect((await chief.mutate('moderation.decideText', stale)).code).toBe('text/changed');
    await chief.mutate('moderation.decideText', { id: waiting?.id, decision: 'approve' });
    await report(bruno);
    expect(await entry('Quelle passoire, cet arbitre')).toBeUndefined();
    await edit('Quelle passoire, leur entraîneur');
    await report(bruno);
    // It counts one report: earlier ones are decided.
    expect(await entry('Quelle passoire, leur entraîneur')).toMatchObject({ reports: 1 });
    const state = async () =>
      (
        await site.pool.query('SELECT state FROM community.messages WHERE "roomId" = $1 AND seq = $2', [
          chatid,
          data.id,
        ])
      ).rows[0].state;
    expect(await state()).toBe('shown');
    // A concurrent edit does not restore a message that a moderator removes.
    await Promise.all([
      ...Array.from({ length: 4 }, (_, at) => edit(`Quelle passoire, leur équipe ${at}`)),
      chief.mutate('moderation.decideText', { id: waiting?.id, decision: 'remove', because: 'insult' }),
    ]);
    expect(await state()).toBe('removed');
    expect((await edit('Me revoici')).code).toBe('message/unknown');
  });

  test('a text mentions the member whose name follows an at sign', async () => {
    const chatid = await roomOf(anne, 'league', 22);
    const called = await chatMember(site, 'Chloé Roy');
    await roomOf(called, 'league', 22);
    const partly = await chatMember(site, 'Chloé');
    await roomOf(partly, 'league', 22);
    await sendMessage(anne, chatid, 'Qu’en penses-tu, @chloé roy?');
    // A name that is only the beginning of another one is no mention.
    expect((await rooms(partly)).rooms.find(({ id }) => id === chatid)).toMatchObject({ isMentioned: false });
    const { rooms: list } = await rooms(called);
    expect(list.find(({ id }) => id === chatid)).toMatchObject({ isMentioned: true, unread: 1 });
    const { data } = await called.query('notification.list', { lang: 'fr' });
    expect(JSON.stringify(data)).toContain(`/fr/clavardage/${chatid}`);
    expect(data['notifications']).toMatchObject([{ title: 'Anne vous a mentionné', body: list[0]?.label }]);
    expect(list[0]?.label).not.toBe('');
  });

  test('a text names its room in a notification, but a group only to those who are still in it', async () => {
    const group = (await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Covoiturage de samedi' }))
      .data.id;
    const guest = await chatMember(site, 'Gaétane');
    await anne.mutate('chat.invite', { chatid: group, username: 'Gaétane' });
    await sendMessage(anne, group, 'Tu embarques, @Gaétane?');
    const notified = async () =>
      (await guest.query<{ notifications: { body: string }[] }>('notification.list', { lang: 'fr' })).data
        .notifications[0]?.body;
    expect(await notified()).toBe('Covoiturage de samedi');
    await anne.mutate('chat.letIn', { chatid: group, uid: guest.number, standing: 'none' });
    expect(await notified()).toBe('');
  });

  test('a text notifies a member once, in private or as a reply, until they have read the room', async () => {
    const carl = await chatMember(site, 'Carl');
    const pair = (await anne.mutate<{ id: number }>('chat.openPrivate', { username: 'Carl' })).data.id;
    const notified = async () =>
      (
        await carl.query<{ notifications: { title: string; isRead: boolean }[] }>('notification.list', {
          lang: 'fr',
        })
      ).data.notifications.map(({ title, isRead }) => `${title}${isRead ? '' : ' *'}`);
    const read = (chatid: number, seq: number) => carl.mutate('chat.read', { chatid, seq });
    await sendMessage(anne, pair, 'Salut!');
    await sendMessage(anne, pair, 'Le match est à quelle heure?');
    expect(await notified()).toEqual(['Anne vous a écrit *']);
    await read(pair, 2);
    expect(await notified()).toEqual(['Anne vous a écrit']);
    await sendMessage(carl, pair, 'À 18 h');
    await sendMessage(anne, pair, 'Merci');
    expect(await notified()).toEqual(['Anne vous a écrit *', 'Anne vous a écrit']);
    await read(pair, 4);
    const chatid = await roomOf(carl, 'league', 22);
    const question = await sendMessage(carl, chatid, 'Qui a le pointage?');
    await roomOf(anne, 'league', 22);
    await sendMessage(anne, chatid, 'Moi', { replyTo: question.data.id });
    await sendMessage(anne, chatid, 'Personne d’autre?');
    expect((await notified())[0]).toBe('Anne vous a écrit *');
    expect(await notified()).toHaveLength(3);
    // Neither an open room nor a muted one notifies.
    await read(chatid, 9);
    const heard = connect(carl).follow(pair);
    await expect.poll(heard.here).toContain('Carl');
    await sendMessage(anne, pair, 'Es-tu là?');
    heard.stop();
    await carl.mutate('chat.quiet', { chatid, quiet: true });
    await sendMessage(anne, chatid, 'Et la fin?', { replyTo: question.data.id });
    expect(await notified()).toHaveLength(3);
  });
});

test('REST returns the same rooms', async () => {
  const chatid = await roomOf(anne, 'league', 11);
  const headers = { authorization: `Bearer ${anne.token}`, 'content-type': 'application/json' };
  const room = await fetch(`${site.url}/api/v1/chat/rooms/${chatid}?lang=en`, { headers });
  expect([room.status, ((await room.json()) as ChatRoomOutput).id]).toEqual([200, chatid]);
  const output = await fetch(`${site.url}/api/v1/chat/rooms/${chatid}/messages`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': command().commandId },
    body: JSON.stringify({ text: 'Par programme' }),
  });
  expect(output.status).toBe(201);
  expect((await fetch(`${site.url}/api/v1/chat/rooms`)).status).toBe(401);
});
