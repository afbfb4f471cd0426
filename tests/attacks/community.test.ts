import type { OwnTopicOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listener, sendMessage, chatMember, type ChatMember, ticketOf } from '../flow/chat-site.ts';
import { liveClient } from '../flow/live-site.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
let anne: ChatMember;
let bruno: ChatMember;
let stranger: ChatMember;
const closing: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  site = await startWritingSite();
  anne = await chatMember(site, 'Anne');
  bruno = await chatMember(site, 'Bruno');
  stranger = await chatMember(site, 'Intrus');
});
afterAll(async () => {
  for (const close of closing) await close();
  await site?.stop();
});

const line = (who: ChatMember) => {
  const one = listener(site.url, () => ticketOf(site, who));
  closing.push(one.close);
  return one;
};
const groupOf = async (who: ChatMember, others: readonly ChatMember[], label = 'Covoiturage') => {
  const { data } = await who.mutate<{ id: number }>('chat.createGroup', { label });
  for (const { username } of others) await who.mutate('chat.invite', { chatid: data.id, username });
  return data.id;
};
const addTopic = async (who: ChatMember, title: string, text: string) => {
  const { data, message } = await who.mutate<{ tid: number; path: string }>('forum.addTopic', {
    lang: 'fr',
    title,
    text,
  });
  expect(message).toBeNull();
  return data;
};

const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

test('no script in a text is run: posts, feeds, paths, room lists and cards are escaped', async () => {
  const { tid, path } = await addTopic(
    anne,
    `Titre ${script}`,
    `Bonjour à tous ${script} [clic](javascript:alert(1))`,
  );
  expect(path).toMatch(/^\/fr\/forum\/t-\d+-[a-z0-9-]+\?post=\d+#p-\d+$/);
  const { data } = await site.visitor.query<{ posts: { html: string }[] }>('forum.topic', {
    lang: 'fr',
    tid,
  });
  for (const { html } of data.posts) expect(html).not.toMatch(/<(?:script|img|iframe)|href="(?!https?:|\/)/i);
  const [feed, map] = await Promise.all(
    ['/files/fr/forum.rss', '/sitemap.xml'].map(async (file) => (await fetch(site.url + file)).text()),
  );
  for (const xml of [feed, map]) expect(xml).not.toMatch(/<script|<img/i);
  // Feed readers interpret a description as HTML, so the text must be escaped there too.
  expect(feed).toContain('&amp;lt;script&amp;gt;alert(1)');
  expect(feed).not.toMatch(/<description>[^<]*&lt;/);
  expect(map).toContain(`/fr/forum/t-${tid}-`);
  // The name of a room and its messages are text too.
  const chatid = await groupOf(anne, [bruno], script.slice(0, 60));
  await sendMessage(anne, chatid, script);
  const rooms = await fetch(`${site.url}/api/v1/chat/rooms`, {
    headers: { authorization: `Bearer ${bruno.token}` },
  });
  expect(rooms.headers.get('content-type')).toContain('application/json');
});

test('texts that take seconds to render are refused, and stored ones do not slow down readers', async () => {
  const nested = `${'>'.repeat(3_000)}a`;
  const attempt = { lang: 'fr', title: 'Une longue histoire', text: nested };
  expect(await anne.mutate('forum.addTopic', attempt)).toMatchObject({ status: 422, code: 'text/tangled' });
  const { tid } = await addTopic(anne, 'Une autre longue histoire', 'Elle commence ainsi.');
  const table = `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|b\n'.repeat(2_600)}`;
  for (const text of [nested, table]) {
    await site.pool.query('UPDATE forum.posts SET text = $2 WHERE "topicId" = $1', [tid, text]);
    const outputs = await Promise.all([
      site.visitor.query('forum.topic', { lang: 'fr', tid }),
      site.visitor.query('forum.posts', { lang: 'fr' }),
      fetch(`${site.url}/files/fr/forum.rss`),
    ]);
    expect(outputs.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
});

const isNotified = async (who: ChatMember, words: string) =>
  JSON.stringify((await who.query('notification.list', { lang: 'fr' })).data).includes(words);

test('a post notifies members whom its author mentions, but not by number and not members who blocked the author', async () => {
  const { tid } = await addTopic(anne, 'Convoitise', `Bonjour @[${bruno.number}] et tous les autres.`);
  expect(await isNotified(bruno, 'Convoitise')).toBe(false);
  const { data } = await anne.query<OwnTopicOutput>('forum.own', { tid });
  expect([...data.posts.values()][0]?.text).toBe(`Bonjour @[${bruno.number}] et tous les autres.`);
  await bruno.mutate('chat.block', { uid: anne.number, blocked: true });
  await anne.mutate('forum.addPost', { lang: 'fr', tid, text: 'Qu’en dis-tu, @Bruno?' });
  expect(await isNotified(bruno, 'Convoitise')).toBe(false);
  await bruno.mutate('chat.block', { uid: anne.number, blocked: false });
  await anne.mutate('forum.addPost', { lang: 'fr', tid, text: 'Et maintenant, @Bruno?' });
  expect(await isNotified(bruno, 'Convoitise')).toBe(true);
});

test('a member who has just declared to be under 18 cannot become an adult by declaring the opposite', async () => {
  const young = await chatMember(site, 'Cadette', '14');
  expect((await young.mutate('chat.sayAge', { age: '18' })).code).toBe('chat/said-minor');
  const attempt = await anne.mutate('chat.openPrivate', { username: 'Cadette' });
  expect(attempt.code).toBe('chat/private-refused');
  expect((await young.mutate('chat.openPrivate', { username: 'Anne' })).code).toBe('chat/private-refused');
  // An adult who then declares to be younger is an adult no longer.
  const older = await chatMember(site, 'Indécise', '18');
  await older.mutate('chat.sayAge', { age: '14' });
  expect((await anne.mutate('chat.openPrivate', { username: 'Indécise' })).code).toBe('chat/private-refused');
  // Adulthood does not come back by itself after a year: the member has to declare it again.
  await site.pool.query(
    `UPDATE accounts.consents SET "givenAt" = "givenAt" - interval '366 days' WHERE "memberId" = $1`,
    [older.id],
  );
  expect((await older.query('chat.rooms', {})).code).toBe('chat/age-missing');
  expect((await anne.mutate('chat.openPrivate', { username: 'Indécise' })).code).toBe('chat/private-refused');
  await older.mutate('chat.sayAge', { age: '18' });
  expect((await anne.mutate('chat.openPrivate', { username: 'Indécise' })).code).toBeNull();
  // A year later the member may declare to be an adult.
  await site.pool.query(
    `UPDATE accounts.consents SET "givenAt" = "givenAt" - interval '366 days' WHERE "memberId" = $1`,
    [young.id],
  );
  expect((await young.mutate('chat.sayAge', { age: '18' })).code).toBeNull();
  expect((await anne.mutate('chat.openPrivate', { username: 'Cadette' })).code).toBeNull();
});

test('a member who registered as 14 or older can chat only after declaring whether they are 18', async () => {
  const registered = await chatMember(site, 'Inscrite', null);
  const consent = (kind: string) =>
    site.pool.query(`INSERT INTO accounts.consents ("memberId", kind, version) VALUES ($1, $2, '2025')`, [
      registered.id,
      kind,
    ]);
  await consent('age');
  expect((await registered.query('chat.rooms', {})).code).toBe('chat/age-missing');
  expect((await anne.mutate('chat.openPrivate', { username: 'Inscrite' })).code).toBe('chat/private-refused');
  // The forum requires 14 years only.
  await addTopic(registered, 'Horaires', 'Quand commence la saison?');
  await registered.mutate('chat.sayAge', { age: '18' });
  expect((await anne.mutate('chat.openPrivate', { username: 'Inscrite' })).code).toBeNull();
});

test('a declaration of being under 18 expires after a year and must be renewed each year', async () => {
  const young = await chatMember(site, 'Patiente', '14');
  const aYearPasses = () =>
    site.pool.query(
      `UPDATE accounts.consents SET "givenAt" = "givenAt" - interval '366 days' WHERE "memberId" = $1`,
      [young.id],
    );
  await aYearPasses();
  expect((await young.query('chat.rooms', {})).code).toBe('chat/age-missing');
  await young.mutate('chat.sayAge', { age: '14' });
  expect((await young.query('chat.rooms', {})).code).toBeNull();
  expect((await young.mutate('chat.sayAge', { age: '18' })).code).toBe('chat/said-minor');
});

test('a member under 14 does not become an adult within four years', async () => {
  const child = await chatMember(site, 'Benjamine', null);
  const aYearPasses = () =>
    site.pool.query(
      `UPDATE accounts.consents SET "givenAt" = "givenAt" - interval '366 days' WHERE "memberId" = $1`,
      [child.id],
    );
  // A parent has consented.
  await site.pool.query(
    `INSERT INTO accounts.consents ("memberId", kind, version) VALUES ($1, 'parent', '2025')`,
    [child.id],
  );
  for (const age of ['under14', '14', '18'])
    expect((await child.mutate('chat.sayAge', { age })).code).toBe('chat/too-young');
  await aYearPasses();
  expect((await child.query('chat.rooms', {})).code).toBe('chat/age-missing');
  expect((await child.mutate('chat.sayAge', { age: '18' })).code).toBe('chat/said-minor');
  // At 13 the member declares so, and has to declare again a year later.
  expect((await child.mutate('chat.sayAge', { age: 'under14' })).code).toBeNull();
  expect((await child.query('chat.rooms', {})).code).toBe('chat/too-young');
  expect((await child.mutate('chat.sayAge', { age: '14' })).code).toBe('chat/too-young');
  await aYearPasses();
  expect((await child.mutate('chat.sayAge', { age: '18' })).code).toBe('chat/said-minor');
  expect((await child.mutate('chat.sayAge', { age: '14' })).code).toBeNull();
  expect((await child.query('chat.rooms', {})).code).toBeNull();
  expect((await anne.mutate('chat.openPrivate', { username: 'Benjamine' })).code).toBe(
    'chat/private-refused',
  );
});

test('an administrator can reset the age that a member declared by mistake', async () => {
  const hasty = await chatMember(site, 'Pressée', '14');
  expect((await hasty.mutate('chat.sayAge', { age: '18' })).code).toBe('chat/said-minor');
  const admin = await site.member('Responsable', 'admin');
  expect((await hasty.mutate('member.askAgeAgain', { uid: hasty.number })).code).toBe('permission/denied');
  expect((await admin.mutate('member.askAgeAgain', { uid: hasty.number })).code).toBeNull();
  expect((await hasty.query('chat.rooms', {})).code).toBe('chat/age-missing');
  expect((await hasty.mutate('chat.sayAge', { age: '18' })).code).toBeNull();
  expect((await anne.mutate('chat.openPrivate', { username: 'Pressée' })).code).toBeNull();
});

test('a name with letters of another script does not mention a member or bypass the word filter', async () => {
  const chatid = await groupOf(anne, [bruno]);
  const calls = async () =>
    (await site.pool.query('SELECT FROM community.mentions WHERE "memberId" = $1', [bruno.id])).rowCount;
  const before = await calls();
  expect((await sendMessage(anne, chatid, 'Viens-tu @Вruno?')).status).toBe(200);
  expect(await calls()).toBe(before);
  expect((await sendMessage(anne, chatid, 'Viens-tu @Bruno?')).status).toBe(200);
  expect(await calls()).toBe((before ?? 0) + 1);
  for (const word of ['еnсulé', 'en\u200Bculé', 'e n c u l é'])
    expect(await sendMessage(anne, chatid, `Espèce de ${word}`)).toMatchObject({
      status: 422,
      field: 'text',
    });
});

test('a flood gets 429 with Retry-After, and other members can still write', async () => {
  const chatid = await groupOf(stranger, []);
  const sent = await Promise.all(
    Array.from({ length: 80 }, (_, at) =>
      sendMessage(stranger, chatid, `Message numéro ${at} sans intérêt aucun`),
    ),
  );
  const statuses = new Set(sent.map(({ status }) => status));
  expect(statuses).toContain(429);
  expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect((await sendMessage(anne, await groupOf(anne, [bruno]), 'À samedi')).status).toBe(200);
  await site.pool.query('DELETE FROM accounts.attempts');
});

test('a text of three words is held when it is repeated in any spelling', async () => {
  const chatid = await groupOf(anne, [bruno]);
  await site.pool.query('DELETE FROM accounts.attempts');
  const states: unknown[] = [];
  for (let at = 0; at < 12; at += 1)
    states.push(
      (await sendMessage(anne, chatid, at % 2 ? 'Venez ici maintenant' : 'venez, ICI maintenant!')).data
        .state,
    );
  expect(states).toEqual([...Array.from({ length: 10 }, () => 'shown'), 'held', 'held']);
  expect((await sendMessage(anne, chatid, 'Autre chose alors')).data.state).toBe('shown');
  await site.pool.query('DELETE FROM accounts.attempts');
});

const auth = (who: ChatMember, body: object) =>
  fetch(`${site.url}/broadcasting/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });

describe('a stranger who guesses channels', () => {
  test('gets no hints about rooms and members, and cannot learn whether they exist', async () => {
    const chatid = await groupOf(anne, [bruno]);
    const [secret, none] = [line(stranger).follow(chatid), line(stranger).follow(999_999)];
    await expect.poll(() => [secret.errors, none.errors]).toEqual([['room/unknown'], ['room/unknown']]);
    const refusals = await Promise.all(
      [chatid, 999_999].flatMap((id) => [
        stranger.query('chat.room', { lang: 'fr', chatid: id }),
        stranger.query('chat.messages', { lang: 'fr', chatid: id }),
        stranger.mutate('chat.send', { chatid: id, text: 'Bonjour' }),
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

  test('gets a ticket for their own channels only', async () => {
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
    // A member whose session has ended gets the response of any visitor.
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

test('posts and messages of an erased member disappear from open pages', async () => {
  const leaving = await chatMember(site, 'Partant');
  const chatid = await groupOf(anne, [leaving]);
  const { tid } = await addTopic(anne, 'Qui vient samedi?', 'Dites-le ici.');
  await leaving.mutate('forum.addPost', { lang: 'fr', tid, text: 'Moi, avec toute ma famille' });
  expect((await sendMessage(leaving, chatid, 'Je pars bientôt')).status).toBe(200);
  const heard = line(anne).follow(chatid);
  const topic = liveClient(site.url);
  closing.push(topic.close);
  const ofTopic = topic.follow([`topic:${tid}`]);
  await expect.poll(() => [heard.texts(), ofTopic.isOn()]).toEqual([['Je pars bientôt'], true]);
  const output = { what: 'data', currentPassword: 'glace-bleue-et-bâtons' };
  await leaving.mutate('account.erase', output);
  await expect.poll(heard.again).toBe(1);
  // No gateway gets a hint of the erasure: each reads it from the database.
  await expect.poll(ofTopic.topics).toEqual([`topic:${tid}`]);
  const { data } = await anne.query<{ messages: object[] }>('chat.messages', { lang: 'fr', chatid });
  expect(data.messages).toEqual([]);
  // A client that was away is notified when it returns.
  const back = line(anne).follow(chatid, 1);
  await expect.poll(back.again).toBe(1);
  expect(
    (await site.visitor.query<{ posts: object[] }>('forum.topic', { lang: 'fr', tid })).data.posts,
  ).toHaveLength(1);
});
