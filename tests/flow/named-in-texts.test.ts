import { randomUUID } from 'node:crypto';
import { eraseRows } from '@rondelle/members/accounts/erasures.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listener, sendMessage, chatMember, type ChatMember, ticketOf } from './chat-site.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let anne: ChatMember;
let erasedMember: ChatMember;
let chatid = 0;
let tid = 0;
const closing: (() => void)[] = [];
beforeAll(async () => {
  site = await startWritingSite();
  anne = await chatMember(site, 'Anne');
  erasedMember = await chatMember(site, 'Zoé Quasar');
  await chatMember(site, 'Zoé Quasar-Roy');
  await chatMember(site, 'Zoé Quasar Roy');
});
afterAll(async () => {
  for (const close of closing) close();
  await site?.stop();
});

/** The texts of every table in which a member's text may name another. */
const stored = async (): Promise<string> => {
  const { rows } = await site.pool.query(`SELECT string_agg(text, E'\\n') AS all FROM (
    SELECT text FROM community.messages UNION ALL SELECT label FROM community.rooms
    UNION ALL SELECT text FROM forum.posts UNION ALL SELECT title FROM forum.topics
    UNION ALL SELECT text FROM moderation.texts UNION ALL SELECT appeal FROM moderation.texts
    UNION ALL SELECT letter::text FROM accounts.outbox) one`);
  return rows[0].all;
};

test('erasing a member removes their name from others’ texts, but not longer names that contain it', async () => {
  const group = await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Avec @Zoé Quasar' });
  chatid = group.data.id;
  const names = '@Zoé Quasar, @zoé quasar! @Zoé Quasar Roy et @Zoé Quasar-Roy; zq@Zoé Quasar';
  expect((await sendMessage(anne, chatid, `Bonjour ${names}`)).status).toBe(200);
  const held = await sendMessage(anne, chatid, 'Appelle @Zoé Quasar au 514 555-1234');
  expect(held.data.state).toBe('held');
  const topic = await anne.mutate('forum.addTopic', {
    lang: 'fr',
    title: 'Pour @Zoé Quasar',
    text: `${'@Anne '.repeat(25)} ${names}`,
  });
  tid = Number(topic.data['tid']);
  await site.pool.query(`UPDATE moderation.texts SET appeal = 'C’était pour @Zoé Quasar'`);
  // Without its job, the letter waits.
  await site.pool.query('ALTER TABLE accounts.outbox DISABLE TRIGGER USER');
  await site.pool.query(
    `INSERT INTO accounts.outbox (kind, "memberId", letter, "authorId") VALUES ('letter', $1, $2, $1)`,
    [anne.id, JSON.stringify({ from: 'Anne', isMember: true, message: 'Salut @Zoé Quasar', replyTo: '' })],
  );
  expect((await stored()).match(/@zoé quasar(?![ -]roy)/gi)?.length).toBeGreaterThanOrEqual(8);

  const socket = listener(site.url, () => ticketOf(site, anne));
  closing.push(socket.close);
  const heard = socket.follow(chatid);
  await expect.poll(() => heard.texts().length).toBe(2);
  await eraseRows(createDb<AccountTables>(site.pool), erasedMember.id);

  const after = await stored();
  expect(after).not.toMatch(/(?<!zq)@zoé quasar(?![ -]roy)/i);
  expect(after).toContain('zq@Zoé Quasar');
  expect(after).toContain('@Zoé Quasar-Roy');
  expect(after).toContain('Salut @membre supprimé');
  expect(after).toContain('C’était pour @membre supprimé');
  expect(after).toContain('Avec @membre supprimé');
  const { data } = await anne.query<{ messages: { message: string }[] }>('chat.messages', { chatid });
  expect(data.messages.at(-1)?.message).toBe(
    'Bonjour @membre supprimé, @membre supprimé! @Zoé Quasar Roy et @Zoé Quasar-Roy; zq@Zoé Quasar',
  );
  const page = await (await fetch(`${site.url}/api/v1/forum/topics/${tid}?lang=fr`)).text();
  expect(page).toContain('Pour @membre supprimé');
  expect(page).not.toMatch(/(?<!zq)@zoé quasar(?![ -]roy)/i);
  // A page that is open loads the room again.
  await expect.poll(heard.again).toBe(1);
});

test('a text at the limit of its length does not prevent an erasure', async () => {
  const short = await chatMember(site, 'Bo1');
  await site.pool.query(
    `INSERT INTO community.messages ("roomId", seq, change, "authorId", "commandId", text)
     VALUES ($1, 900, 900, $2, $3, $4)`,
    [chatid, anne.id, randomUUID(), '@Bo1 '.repeat(1_600)],
  );
  await eraseRows(createDb<AccountTables>(site.pool), short.id);
  expect(await stored()).not.toContain('@Bo1');
});
