import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { command, sendMessage, chatMember, type ChatMember } from './chat-site.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let anne: ChatMember;
beforeAll(async () => {
  site = await startWritingSite();
  anne = await chatMember(site, 'Anne');
});
beforeEach(() => site.pool.query('DELETE FROM accounts.attempts'));
afterAll(() => site?.stop());

/** Sends a command eight times at once and once more later; returns the distinct results. */
const sendOften = async (procedure: string, input: object): Promise<unknown[]> => {
  const send = () => anne.mutate(procedure, { lang: 'fr', ...input });
  const replies = [...(await Promise.all(Array.from({ length: 8 }, send))), await send()];
  expect(replies.map(({ status, code }) => [status, code])).toEqual(replies.map(() => [200, null]));
  return [...new Set(replies.map(({ data }) => data['id']))];
};
const count = async (table: string): Promise<number> =>
  Number((await site.pool.query(`SELECT count(*) FROM ${table}`)).rows[0].count);

test('opens a topic once when it is sent several times concurrently', async () => {
  const topic = { ...command(), title: 'Patins à vendre', text: 'Pointure 5, presque neufs.' };
  expect(await sendOften('forum.addTopic', topic)).toHaveLength(1);
  expect([await count('forum.topics'), await count('forum.posts')]).toEqual([1, 1]);
});

test('writes a post once when it is sent several times concurrently', async () => {
  const { data } = await anne.mutate('forum.addTopic', { lang: 'fr', title: 'Aréna', text: 'Quelle porte?' });
  const before = await count('forum.posts');
  const post = { ...command(), tid: data['tid'], text: 'La porte du côté nord.' };
  expect(await sendOften('forum.addPost', post)).toHaveLength(1);
  expect(await count('forum.posts')).toBe(before + 1);
});

test('creates a group once when it is sent several times concurrently, and returns it to its creator only', async () => {
  const group = { ...command(), label: 'Covoiturage' };
  expect(await sendOften('chat.createGroup', group)).toHaveLength(1);
  expect(await count('community.rooms')).toBe(1);
  const bob = await chatMember(site, 'Bob');
  expect((await bob.mutate('chat.createGroup', group)).status).toBe(200);
  expect(await count('community.rooms')).toBe(2);
});

test('writes a message once when it is sent several times concurrently', async () => {
  const { data } = await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Parents' });
  expect(await sendOften('chat.send', { ...command(), chatid: data.id, text: 'Qui apporte l’eau?' })).toEqual(
    [1],
  );
  await sendMessage(anne, data.id, 'Et les oranges?');
  expect(await count('community.messages')).toBe(2);
});
