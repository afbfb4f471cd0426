import type { OwnTopicOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import { recordConsent } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { liveClient } from './live-site.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

type Member = Client & { readonly id: string };
type Author = { name: string } | null;
type Post = { id: number; html: string; author: Author; path: string; quoted: { excerpt: string } | null };
type Topic = {
  topic: { id: number; title: string; path: string; posts: number; isLocked: boolean; author: Author };
  posts: Post[];
  paging: { page: number; pages: number };
};
type Topics = { topics: { id: number; title: string; isPinned: boolean }[]; place: { name: string } | null };

let site: WritingSite;
let ada: Member;
let bea: Member;
let chief: Member;

beforeAll(async () => {
  site = await startWritingSite();
  const member = async (...args: Parameters<WritingSite['member']>) => {
    const added = await site.member(...args);
    const accounts = createDb<AccountTables>(site.pool);
    await recordConsent(accounts, added.id, 'age', '1');
    await accounts
      .updateTable('accounts.members')
      .set({ createdAt: '2021-01-01T12:00:00.000Z' })
      .where('id', '=', added.id)
      .execute();
    return added;
  };
  ada = await member('Ada');
  bea = await member('Bea du Lac');
  chief = await member('Chef', 'specialSupervisor');
});
afterAll(() => site?.stop());

const open = async (who: Member, title: string, more: object = {}) => {
  const { data, message } = await who.mutate('forum.addTopic', {
    lang: 'fr',
    title,
    text: `À propos de ${title}.`,
    ...more,
  });
  expect(message).toBeNull();
  return { tid: Number(data['tid']), id: Number(data['id']), path: String(data['path']) };
};
const reply = async (who: Member, tid: number, text: string, more: object = {}) =>
  who.mutate('forum.addPost', { lang: 'fr', tid, text, ...more });
const read = async (tid: number, more: object = {}): Promise<Topic> =>
  (await site.visitor.query<Topic>('forum.topic', { lang: 'fr', tid, ...more })).data;
const list = async (more: object = {}): Promise<Topics> =>
  (await site.visitor.query<Topics>('forum.topics', { lang: 'fr', ...more })).data;

const ids = ({ topics }: Topics) => topics.map(({ id }) => id);

test('members open topics for the whole site, a category or a league, and everybody reads them', async () => {
  const general = await open(ada, 'Patins aiguisés');
  const ofCategory = await open(ada, 'Mises en échec', { cid: 1 });
  const ofLeague = await open(bea, 'Horaires de la glace', { lid: 11 });
  expect(ids(await list())).toEqual([ofLeague.tid, ofCategory.tid, general.tid]);
  expect(ids(await list({ cid: 1 }))).toEqual([ofCategory.tid]);
  expect(ids(await list({ lid: 11 }))).toEqual([ofLeague.tid]);
  expect(ids(await list({ query: 'aiguise' }))).toEqual([general.tid]);
  // With or without accents, in titles and in posts.
  for (const query of ['mises en echec', 'MISES EN ÉCHEC', 'echecs', 'en échec'])
    expect(ids(await list({ query })), query).toEqual([ofCategory.tid]);
  expect(ids(await list({ query: 'introuvable' }))).toEqual([]);
  expect(await site.visitor.query('forum.topics', { lang: 'fr', cid: 999 })).toMatchObject({
    status: 404,
    code: 'category/unknown',
  });
  expect((await fetch(`${site.url}${general.path}`)).status).toBe(200);
  expect((await read(general.tid)).posts[0]?.html).toBe('<p>À propos de Patins aiguisés.</p>\n');
});

test('a repeated request is recorded once, and visitors cannot write', async () => {
  const { tid } = await open(ada, 'Deux fois');
  const commandId = crypto.randomUUID();
  const [one, other] = [
    await reply(bea, tid, 'Une seule fois', { commandId }),
    await reply(bea, tid, 'Une seule fois', { commandId }),
  ];
  expect(one.data['id']).toBe(other.data['id']);
  expect((await read(tid)).posts).toHaveLength(2);
  expect(await site.visitor.mutate('forum.addPost', { lang: 'fr', tid, text: 'non' })).toMatchObject({
    status: 401,
  });
});

test('members who are mentioned or quoted are notified once, and the author is not', async () => {
  const { tid, id } = await open(ada, 'Merci');
  const { data } = await reply(bea, tid, 'Bravo @Ada! Et @Bea du Lac, et @personne.', { quotedId: id });
  const { posts } = await read(tid);
  expect(posts[1]).toMatchObject({ quoted: { excerpt: 'À propos de Merci.' } });
  expect(posts[1]?.html).toMatch(/<a href="\/fr\/u-\d+-ada">@Ada<\/a>! Et <a[^>]+>@Bea du Lac<\/a>/);
  expect(posts[1]?.html).toContain('@personne');
  type NotificationList = { notifications: { kinds: string[]; path: string; body: string }[] };
  const listed = (await ada.query<NotificationList>('notification.list', { lang: 'fr' })).data.notifications;
  expect(listed.filter(({ path }) => path?.includes(`post=${String(data['id'])}`))).toMatchObject([
    { kinds: ['mention'], body: 'Merci' },
  ]);
  // Reading the post in its topic marks its notification as read.
  const unread = async () =>
    (
      await ada.query<NotificationList>('notification.list', { lang: 'fr', show: 'unread' })
    ).data.notifications.filter(({ path }) => path?.includes(`post=${String(data['id'])}`)).length;
  await ada.mutate('forum.read', { lang: 'fr', tid, id });
  expect(await unread()).toBe(1);
  await ada.mutate('forum.read', { lang: 'fr', tid, id: data['id'] });
  expect(await unread()).toBe(0);
  // Further replies notify once until the topic is read; every mention notifies.
  const unreadReplies = async () =>
    (
      await ada.query<NotificationList>('notification.list', { lang: 'fr', show: 'unread' })
    ).data.notifications.filter(({ body }) => body === 'Merci').length;
  const replies = [];
  for (const text of ['Un', 'Deux', 'Trois']) replies.push(await reply(bea, tid, `${text} de plus`));
  expect(await unreadReplies()).toBe(1);
  await reply(bea, tid, 'Et toi, @Ada?');
  expect(await unreadReplies()).toBe(2);
  await ada.mutate('forum.read', { lang: 'fr', tid, id: replies.at(-1)?.data['id'] });
  await reply(bea, tid, 'Encore un');
  expect(await unreadReplies()).toBe(1);
  const own = (await bea.query<NotificationList>('notification.list', { lang: 'fr' })).data.notifications;
  expect(own.filter(({ path }) => path?.includes(`post=${String(data['id'])}`))).toEqual([]);
  // The author gets the original text for editing.
  const mine = (await bea.query<OwnTopicOutput>('forum.own', { lang: 'fr', tid })).data.posts;
  expect([...mine.values()].map(({ text }) => text)).toContain('Bravo @Ada! Et @Bea du Lac, et @personne.');
});

test('scripts are removed from posts, and blocked words are refused with their field', async () => {
  const { tid } = await open(ada, 'Attaques');
  await reply(bea, tid, '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1))');
  const html = (await read(tid)).posts.at(-1)?.html ?? '';
  expect(html).not.toMatch(/<script|<img|href="javascript/);
  expect(await reply(bea, tid, '')).toMatchObject({ status: 422, code: 'text/empty', field: 'text' });
  expect(
    await ada.mutate('forum.addTopic', { lang: 'fr', title: 'x', text: 'Un texte assez long' }),
  ).toMatchObject({ status: 422, code: 'text/length', field: 'title' });
});

test('a post is found by its URL on any page, and only its author edits or deletes it', async () => {
  const { tid } = await open(ada, 'Long sujet');
  const { rows } = await site.pool.query<{ id: number }>(
    `INSERT INTO forum.posts ("topicId", "authorId", "commandId", text, "isOpening")
     SELECT $1, $2, gen_random_uuid(), 'Message ' || n, false FROM generate_series(1, 45) n RETURNING id`,
    [tid, bea.id],
  );
  const last = rows.at(-1)?.id ?? 0;
  expect((await read(tid)).paging).toEqual({ page: 1, pages: 3 });
  const found = await read(tid, { at: last });
  expect(found.paging.page).toBe(3);
  expect(found.posts.at(-1)?.path).toMatch(new RegExp(String.raw`\?post=${last}#p-${last}$`));
  const change = { lang: 'fr', id: last, text: 'Changé' };
  expect(await ada.mutate('forum.editPost', change)).toMatchObject({
    status: 404,
    code: 'topic/post-unknown',
  });
  expect((await bea.mutate('forum.editPost', change)).status).toBe(200);
  expect((await read(tid, { at: last })).posts.at(-1)?.html).toContain('Changé');
  expect((await ada.mutate('forum.deletePost', { lang: 'fr', id: last })).status).toBe(404);
  expect((await bea.mutate('forum.deletePost', { lang: 'fr', id: last })).status).toBe(200);
  expect((await read(tid)).topic.posts).toBe(45);
});

test('moderators pin and lock topics, and no one can post in a locked one', async () => {
  const { tid } = await open(ada, 'À lire avant tout');
  const output = { lang: 'fr', tid, pinned: 'rules', locked: 'settled' };
  expect(await bea.mutate('forum.moderate', output)).toMatchObject({ status: 403 });
  expect((await chief.mutate('forum.moderate', output)).status).toBe(200);
  expect((await list()).topics[0]).toMatchObject({ id: tid, isPinned: true, lockedBecause: 'settled' });
  expect(await reply(bea, tid, 'Encore un mot')).toMatchObject({ status: 409, code: 'topic/locked' });
  // Repeating it changes nothing; unlocking opens the topic again.
  expect((await chief.mutate('forum.moderate', output)).status).toBe(200);
  expect((await chief.mutate('forum.moderate', { lang: 'fr', tid, locked: null })).status).toBe(200);
  expect((await reply(bea, tid, 'Encore un mot')).status).toBe(200);
  const { rows } = await site.pool.query(
    `SELECT type, data->>'because' AS because, metadata->'actor'->>'id' AS actor FROM eventlog.events
     WHERE type LIKE 'Topic%' AND data->>'memberId' = $1 ORDER BY position`,
    [ada.id],
  );
  expect(rows).toEqual([
    { type: 'TopicPinned', because: 'rules', actor: chief.id },
    { type: 'TopicLocked', because: 'settled', actor: chief.id },
    { type: 'TopicUnlocked', because: null, actor: chief.id },
  ]);
});

const decide = (textId: number | undefined, decision: string) =>
  chief.mutate('moderation.decideText', { lang: 'fr', id: textId, decision, because: 'insult', muteDays: 0 });

test('suspicious posts are held for a moderator; reported posts are in the same queue', async () => {
  const { tid } = await open(ada, 'À modérer');
  const { data } = await reply(bea, tid, 'Écrivez-moi à bea@example.org, @Ada.');
  expect(data).toMatchObject({ isHeld: true });
  const id = Number(data['id']);
  expect((await read(tid)).posts).toHaveLength(1);
  // Only the author sees that the post is held.
  type Held = { posts: { id: number; html: string; path: string | null }[] };
  const heldBy = async (who: Member) =>
    (await who.query<Held>('forum.held', { lang: 'fr', tid })).data.posts.map((post) => post.id);
  expect([await heldBy(bea), await heldBy(ada)]).toEqual([[id], []]);
  type Queue = { texts: { id: number; place: string; text: string }[] };
  const queue = async () =>
    (await chief.query<Queue>('moderation.queue', { lang: 'fr', state: 'open', page: 1 })).data.texts;
  const held = (await queue()).find(({ text }) => text.includes('bea@example.org'));
  // Moderators read names, where the post contains members' numbers.
  expect(held).toMatchObject({ place: 'post', text: 'Écrivez-moi à bea@example.org, @Ada.' });
  expect((await decide(held?.id, 'approve')).message).toBeNull();
  expect((await read(tid)).posts.map((post) => post.id)).toContain(id);
  const opening = (await read(tid)).posts[0]?.id;
  expect((await bea.mutate('forum.report', { lang: 'fr', id: opening, reason: 'insult' })).status).toBe(200);
  const reported = (await queue()).find(({ text }) => text.startsWith('À modérer'));
  expect((await decide(reported?.id, 'remove')).message).toBeNull();
  const { topic, posts } = await read(tid);
  expect([topic.title, posts.length]).toEqual(['', 1]);
  // The title of a held topic is nowhere else either: not in search, in notifications or in paths of replies.
  expect(ids(await list({ query: 'à modérer' }))).toEqual([]);
  const last = await reply(bea, tid, 'Dommage, @Chef.');
  expect(String(last.data['path'])).not.toContain('moderer');
  for (const who of [bea, chief]) {
    const listed = JSON.stringify((await who.query('notification.list', { lang: 'fr' })).data);
    expect(listed).not.toMatch(/à modérer|-a-moderer/i);
  }
  // A post can be reported again once it was edited; moderators always see its current text.
  const edit = (text: string) => bea.mutate('forum.editPost', { lang: 'fr', id, text });
  expect((await edit('Vous êtes des incapables')).status).toBe(200);
  expect((await ada.mutate('forum.report', { lang: 'fr', id, reason: 'insult' })).status).toBe(200);
  await edit('Vous êtes de vrais incapables');
  const again = (await queue()).find(({ text }) => text.includes('incapables'));
  expect(again?.text).toBe('Vous êtes de vrais incapables');
  expect((await decide(again?.id, 'approve')).message).toBeNull();
  await ada.mutate('forum.report', { lang: 'fr', id, reason: 'insult' });
  expect((await queue()).find(({ text }) => text.includes('incapables'))).toBeUndefined();
});

test('readers of an open topic get hints about new posts, and the sitemap lists visible topics', async () => {
  const { tid, path } = await open(ada, 'En direct');
  const connection = liveClient(site.url);
  const [ofTopic, ofForum, ofOther] = [[`topic:${tid}`], ['forum'], ['topic:999999']].map((topics) =>
    connection.follow(topics),
  );
  await expect.poll(() => [ofTopic, ofForum, ofOther].every((one) => one?.isOn())).toBe(true);
  await reply(bea, tid, 'Me voici');
  await expect.poll(() => ofTopic?.topics()).toContain(`topic:${tid}`);
  await expect.poll(() => ofForum?.topics()).toContain('forum');
  expect(ofOther?.topics()).toEqual([]);
  await connection.close();
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(map).toContain(path.split('?')[0]);
});

test('members under 14 and muted members cannot write', async () => {
  const { tid } = await open(ada, 'Pour tous');
  await site.pool.query(`DELETE FROM accounts.consents WHERE "memberId" = $1`, [bea.id]);
  expect(await reply(bea, tid, 'Bonjour')).toMatchObject({ code: 'chat/age-missing' });
  await site.pool.query(`INSERT INTO accounts.consents ("memberId", kind, version) VALUES ($1, 'age', '1')`, [
    bea.id,
  ]);
  await site.pool.query(
    `INSERT INTO community.mutes ("memberId", until, because) VALUES ($1, now() + interval '1 day', 'insult')`,
    [bea.id],
  );
  expect(await reply(bea, tid, 'Bonjour')).toMatchObject({ code: 'chat/muted' });
  // A muted or too young member is informed before writing.
  const allowed = async () => (await bea.query('forum.mayWrite', { lang: 'fr' })).data;
  expect(await allowed()).toEqual({ isTooYoung: false, mutedUntil: expect.any(String) });
  await site.pool.query('DELETE FROM community.mutes');
  expect(await allowed()).toEqual({ isTooYoung: false, mutedUntil: null });
  await bea.mutate('chat.sayAge', { age: 'under14' });
  expect(await allowed()).toEqual({ isTooYoung: true, mutedUntil: null });
  expect(await reply(bea, tid, 'Bonjour')).toMatchObject({ code: 'chat/too-young' });
  await site.pool.query(`DELETE FROM accounts.consents WHERE "memberId" = $1 AND kind = 'child'`, [bea.id]);
});

/** A feed reader would list a post again under another identifier. */
const guids = (xml: string) => [...xml.matchAll(/<guid[^>]*>([^<]+)/g)].map(([, guid]) => guid);

test('REST and a feed contain the forum, and its posts are counted', async () => {
  const get = async (path: string) => (await fetch(`${site.url}${path}`)).json() as Promise<object>;
  expect(await get('/api/v1/forum/posts?lang=fr')).toMatchObject({ notice: null, posts: expect.any(Array) });
  expect(await get('/api/v1/site/stats')).toMatchObject({
    topics: expect.any(Number),
    posts: expect.any(Number),
  });
  expect(await get('/api/v1/site/online')).toMatchObject({ members: 3, names: [] });
  const feed = await fetch(`${site.url}/files/fr/forum.rss`);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  const text = await feed.text();
  expect(text).toContain('Long sujet');
  await site.pool.query(`UPDATE forum.topics SET title = title || ' (suite)'`);
  const renamed = await (await fetch(`${site.url}/files/fr/forum.rss`)).text();
  expect(renamed).toContain('Long sujet (suite)');
  expect(guids(renamed)).toEqual(guids(text));
});

test("erasing a member's data removes their texts, but not replies of others", async () => {
  const { tid, id } = await open(ada, 'Titre personnel');
  await reply(bea, tid, 'Je réponds', { quotedId: id });
  const alone = await open(ada, 'Sans réponse');
  await ada.mutate('account.erase', { what: 'data', currentPassword: 'glace-bleue-et-bâtons' });
  const { topic, posts } = await read(tid);
  expect(topic).toMatchObject({ title: '', author: null, posts: 1 });
  expect(posts[0]).toMatchObject({ author: { name: 'Bea du Lac' }, quoted: null });
  expect(await site.visitor.query('forum.topic', { lang: 'fr', tid: alone.tid })).toMatchObject({
    status: 404,
  });
  const left = await site.pool.query('SELECT FROM forum.posts WHERE "authorId" = $1', [ada.id]);
  expect(left.rowCount).toBe(0);
});
