import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listener, sendMessage, chatMember, type ChatMember, ticketOf } from './chat-site.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let anne: ChatMember;
let group: number;
beforeAll(async () => {
  site = await startWritingSite();
  anne = await chatMember(site, 'Anne');
  group = (await anne.mutate<{ id: number }>('chat.createGroup', { label: 'Trio' })).data.id;
});
// Clears the rate limits, because one member of these tests sends more than people do.
beforeEach(() => site.pool.query('DELETE FROM accounts.attempts'));
afterAll(() => site?.stop());

const trials = 4;

test.each([
  ['logged out', 'DELETE FROM accounts.sessions WHERE "memberId" = $1'],
  ['been banned', 'UPDATE accounts.members SET "bannedAt" = now() WHERE id = $1'],
  ['been removed', 'DELETE FROM community.room_members WHERE "memberId" = $1'],
])('a connection gets no message that is sent after its member has %s', async (reason, end) => {
  for (let trial = 1; trial <= trials; trial += 1) {
    const name = `${reason.split(' ').at(-1)}${trial}`;
    const removed = await chatMember(site, name);
    await anne.mutate('chat.invite', { chatid: group, username: name });
    const client = listener(site.url, () => ticketOf(site, removed));
    const heard = client.follow(group);
    await sendMessage(anne, group, `before ${name}`);
    await expect.poll(heard.texts).toContain(`before ${name}`);
    await site.pool.query(end, [removed.id]);
    await sendMessage(anne, group, `after ${name}`);
    await expect.poll(() => heard.errors).toEqual(['room/unknown']);
    expect(heard.texts()).not.toContain(`after ${name}`);
    await client.close();
    await site.pool.query('DELETE FROM accounts.attempts');
  }
});
