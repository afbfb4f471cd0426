import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listener, say, talker, type Talker, ticketOf } from '../flow/chat-site.ts';
import { liveClient } from '../flow/live-site.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
let anne: Talker;
let bruno: Talker;
let stranger: Talker;
const closing: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  site = await startWritingSite();
  anne = await talker(site, 'Anne');
  bruno = await talker(site, 'Bruno');
  stranger = await talker(site, 'Intrus');
}, 60_000);
afterAll(async () => {
  for (const close of closing) await close();
  await site.stop();
});

const line = (who: Talker) => {
  const one = listener(site.url, () => ticketOf(site, who));
  closing.push(one.close);
  return one;
};
const groupOf = async (who: Talker, others: readonly Talker[], label = 'Covoiturage') => {
  const { data } = await who.tell<{ id: number }>('chat.createGroup', { label });
  for (const { username } of others) await who.tell('chat.invite', { chatid: data.id, username });
  return data.id;
};
const addTopic = async (who: Talker, title: string, text: string) => {
  const { data, message } = await who.tell<{ tid: number; path: string }>('forum.addTopic', {
    lang: 'fr',
    title,
    text,
  });
  expect(message).toBeNull();
  return data;
};

const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

test('what is written runs nowhere: not in posts, feeds, addresses, lists of rooms or cards', async () => {
  const { tid, path } = await addTopic(
    anne,
    `Titre ${script}`,
    `Bonjour à tous ${script} [clic](javascript:alert(1))`,
  );
  expect(path).toMatch(/^\/fr\/forum\/t-\d+-[a-z0-9-]+\?post=\d+#p-\d+$/);
  const { data } = await site.visitor.ask<{ posts: { html: string }[] }>('forum.topic', { lang: 'fr', tid });
  for (const { html } of data.posts) expect(html).not.toMatch(/<(?:script|img|iframe)|href="(?!https?:|\/)/i);
  const [feed, map] = await Promise.all(
    ['/files/fr/forum.rss', '/sitemap.xml'].map(async (file) => (await fetch(site.url + file)).text()),
  );
  for (const xml of [feed, map]) expect(xml).not.toMatch(/<script|<img/i);
  // Readers of feeds take a description for HTML: there, too, it is text.
  expect(feed).toContain('&amp;lt;script&amp;gt;alert(1)');
  expect(feed).not.toMatch(/<description>[^<]*&lt;/);
  expect(map).toContain(`/fr/forum/t-${tid}-`);
  // Of a room the name is text, and so is what is said in it.
  const chatid = await groupOf(anne, [bruno], script.slice(0, 60));
  await say(anne, chatid, script);
  const rooms = await fetch(`${site.url}/api/v1/chat/rooms`, {
    headers: { authorization: `Bearer ${bruno.token}` },
  });
  expect(rooms.headers.get('content-type')).toContain('application/json');
});

test('what takes Markdown seconds is refused, and where it stands already harms nobody who reads', async () => {
  const nested = `${'>'.repeat(3_000)}a`;
  const asked = { lang: 'fr', title: 'Une longue histoire', text: nested };
  expect(await anne.tell('forum.addTopic', asked)).toMatchObject({ status: 422, code: 'text/tangled' });
  const { tid } = await addTopic(anne, 'Une autre longue histoire', 'Elle commence ainsi.');
  const table = `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|b\n'.repeat(2_600)}`;
  for (const text of [nested, table]) {
    await site.pool.query('UPDATE forum.posts SET text = $2 WHERE "topicId" = $1', [tid, text]);
    const answers = await Promise.all([
      site.visitor.ask('forum.topic', { lang: 'fr', tid }),
      site.visitor.ask('forum.posts', { lang: 'fr' }),
      fetch(`${site.url}/files/fr/forum.rss`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
});

const isTold = async (who: Talker, words: string) =>
  JSON.stringify((await who.ask('notification.list', { lang: 'fr' })).data).includes(words);

test('a post calls whom its author names, and nobody by numbers, nor whoever blocked its author', async () => {
  const { tid } = await addTopic(anne, 'Convoitise', `Bonjour @[${bruno.number}] et tous les autres.`);
  expect(await isTold(bruno, 'Convoitise')).toBe(false);
  const { data } = await anne.ask<{ posts: { text: string }[] }>('forum.own', { tid });
  expect(data.posts[0]?.text).toBe(`Bonjour @[${bruno.number}] et tous les autres.`);
  await bruno.tell('chat.block', { uid: anne.number, blocked: true });
  await anne.tell('forum.addPost', { lang: 'fr', tid, text: 'Qu’en dis-tu, @Bruno?' });
  expect(await isTold(bruno, 'Convoitise')).toBe(false);
  await bruno.tell('chat.block', { uid: anne.number, blocked: false });
  await anne.tell('forum.addPost', { lang: 'fr', tid, text: 'Et maintenant, @Bruno?' });
  expect(await isTold(bruno, 'Convoitise')).toBe(true);
});

test('a name in letters of another script calls nobody, and hides no word', async () => {
  const chatid = await groupOf(anne, [bruno]);
  const calls = async () =>
    (await site.pool.query('SELECT FROM community.mentions WHERE "memberId" = $1', [bruno.id])).rowCount;
  const before = await calls();
  expect((await say(anne, chatid, 'Viens-tu @Вruno?')).status).toBe(200);
  expect(await calls()).toBe(before);
  expect((await say(anne, chatid, 'Viens-tu @Bruno?')).status).toBe(200);
  expect(await calls()).toBe((before ?? 0) + 1);
  for (const word of ['еnсulé', 'en\u200Bculé', 'e n c u l é'])
    expect(await say(anne, chatid, `Espèce de ${word}`)).toMatchObject({ status: 422, field: 'text' });
});

test('a flood is refused with when to try again, and leaves what others say alone', async () => {
  const chatid = await groupOf(stranger, []);
  const sent = await Promise.all(
    Array.from({ length: 80 }, (_, at) => say(stranger, chatid, `Message numéro ${at} sans intérêt aucun`)),
  );
  const statuses = new Set(sent.map(({ status }) => status));
  expect(statuses).toContain(429);
  expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect((await say(anne, await groupOf(anne, [bruno]), 'À samedi')).status).toBe(200);
  await site.pool.query('DELETE FROM accounts.attempts');
});

const auth = (who: Talker, body: object) =>
  fetch(`${site.url}/broadcasting/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });

describe('whoever guesses channels', () => {
  test('hears nothing of rooms and members, and not whether there are any', async () => {
    const chatid = await groupOf(anne, [bruno]);
    const [secret, none] = [line(stranger).follow(chatid), line(stranger).follow(999_999)];
    await expect.poll(() => [secret.errors, none.errors]).toEqual([['room/unknown'], ['room/unknown']]);
    const refusals = await Promise.all(
      [chatid, 999_999].flatMap((id) => [
        stranger.ask('chat.room', { lang: 'fr', chatid: id }),
        stranger.ask('chat.messages', { lang: 'fr', chatid: id }),
        stranger.tell('chat.send', { chatid: id, text: 'Bonjour' }),
      ]),
    );
    expect(new Set(refusals.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['404 room/unknown']),
    );
    const presence = (id: number) =>
      auth(stranger, { socket_id: '12.34', channel_name: `presence-room.${id}` });
    const [there, nowhere] = [await presence(chatid), await presence(999_999)];
    expect([there.status, await there.text()]).toEqual([nowhere.status, await nowhere.text()]);
    expect(there.status).toBe(404);
  });

  test('gets a ticket for what is theirs at most', async () => {
    const channels = [
      `member:${stranger.number}`,
      `chat:${anne.number}`,
      `member:${anne.number}`,
      'moderation',
    ];
    expect((await auth(stranger, { channels })).status).toBe(403);
    const { ticket } = (await (await auth(stranger, { channels, ifAllowed: true })).json()) as {
      ticket: string;
    };
    // Whose session has ended is a visitor like any other, and told no more than that.
    const ended = await fetch(`${site.url}/broadcasting/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channels, ifAllowed: true }),
    });
    expect([ended.status, await ended.json()]).toEqual([200, { ticket: null, expiresInSeconds: 0 }]);
    const own = liveClient(site.url, { ticket: async () => ticket, retryMs: 60_000 });
    closing.push(own.close);
    const followed = channels.map((channel) => own.follow([channel]));
    await expect.poll(() => followed.map((one) => one.isOn())).toEqual([true, false, false, false]);
    await expect
      .poll(() => followed.map(({ errors }) => errors[0]?.code ?? null))
      .toEqual([null, ...Array.from({ length: 3 }, () => 'permission/denied')]);
  });
});

test('what a member said leaves the pages that are open when they go', async () => {
  const gone = await talker(site, 'Partant');
  const chatid = await groupOf(anne, [gone]);
  const { tid } = await addTopic(anne, 'Qui vient samedi?', 'Dites-le ici.');
  await gone.tell('forum.addPost', { lang: 'fr', tid, text: 'Moi, avec toute ma famille' });
  expect((await say(gone, chatid, 'Je pars bientôt')).status).toBe(200);
  const heard = line(anne).follow(chatid);
  const topic = liveClient(site.url);
  closing.push(topic.close);
  const ofTopic = topic.follow([`topic:${tid}`]);
  await expect.poll(() => [heard.texts(), ofTopic.isOn()]).toEqual([['Je pars bientôt'], true]);
  const said = { what: 'data', currentPassword: 'glace-bleue-et-bâtons' };
  await gone.tell('account.erase', said);
  await expect.poll(heard.again).toBe(1);
  // No gateway has been told: each finds it in the database.
  await expect.poll(ofTopic.topics, { timeout: 10_000 }).toEqual([`topic:${tid}`]);
  const { data } = await anne.ask<{ messages: object[] }>('chat.messages', { lang: 'fr', chatid });
  expect(data.messages).toEqual([]);
  // Whoever was away meanwhile is told when they come back.
  const back = line(anne).follow(chatid, 1);
  await expect.poll(back.again).toBe(1);
  expect(
    (await site.visitor.ask<{ posts: object[] }>('forum.topic', { lang: 'fr', tid })).data.posts,
  ).toHaveLength(1);
});
