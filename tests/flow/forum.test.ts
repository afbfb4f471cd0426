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
afterAll(() => site.stop());

const open = async (who: Member, title: string, more: object = {}) => {
  const { data, message } = await who.tell('forum.addTopic', {
    lang: 'fr',
    title,
    text: `À propos de ${title}.`,
    ...more,
  });
  expect(message).toBeNull();
  return { tid: Number(data['tid']), id: Number(data['id']), path: String(data['path']) };
};
const answer = async (who: Member, tid: number, text: string, more: object = {}) =>
  who.tell('forum.addPost', { lang: 'fr', tid, text, ...more });
const read = async (tid: number, more: object = {}): Promise<Topic> =>
  (await site.visitor.ask<Topic>('forum.topic', { lang: 'fr', tid, ...more })).data;
const list = async (more: object = {}): Promise<Topics> =>
  (await site.visitor.ask<Topics>('forum.topics', { lang: 'fr', ...more })).data;

const ids = ({ topics }: Topics) => topics.map(({ id }) => id);

test('members open topics of the whole site, of a category and of a league, and everybody reads them', async () => {
  const general = await open(ada, 'Patins aiguisés');
  const ofCategory = await open(ada, 'Mises en échec', { cid: 1 });
  const ofLeague = await open(bea, 'Horaires de la glace', { lid: 11 });
  expect(ids(await list())).toEqual([ofLeague.tid, ofCategory.tid, general.tid]);
  expect(ids(await list({ cid: 1 }))).toEqual([ofCategory.tid]);
  expect(ids(await list({ lid: 11 }))).toEqual([ofLeague.tid]);
  expect(ids(await list({ query: 'aiguise' }))).toEqual([general.tid]);
  expect(ids(await list({ query: 'introuvable' }))).toEqual([]);
  expect(await site.visitor.ask('forum.topics', { lang: 'fr', cid: 999 })).toMatchObject({
    status: 404,
    code: 'category/unknown',
  });
  expect((await fetch(`${site.url}${general.path}`)).status).toBe(200);
  expect((await read(general.tid)).posts[0]?.html).toBe('<p>À propos de Patins aiguisés.</p>\n');
});

test('the same sent twice is written once, and visitors write nothing', async () => {
  const { tid } = await open(ada, 'Deux fois');
  const commandId = crypto.randomUUID();
  const [one, other] = [
    await answer(bea, tid, 'Une seule fois', { commandId }),
    await answer(bea, tid, 'Une seule fois', { commandId }),
  ];
  expect(one.data['id']).toBe(other.data['id']);
  expect((await read(tid)).posts).toHaveLength(2);
  expect(await site.visitor.tell('forum.addPost', { lang: 'fr', tid, text: 'non' })).toMatchObject({
    status: 401,
  });
});

test('whoever is named or answered is told, once, and who writes is not', async () => {
  const { tid, id } = await open(ada, 'Merci');
  const { data } = await answer(bea, tid, 'Bravo @Ada! Et @Bea du Lac, et @personne.', { quotedId: id });
  const { posts } = await read(tid);
  expect(posts[1]).toMatchObject({ quoted: { excerpt: 'À propos de Merci.' } });
  expect(posts[1]?.html).toMatch(/<a href="\/fr\/u-\d+-ada">@Ada<\/a>! Et <a[^>]+>@Bea du Lac<\/a>/);
  expect(posts[1]?.html).toContain('@personne');
  type Told = { notifications: { kinds: string[]; path: string; body: string }[] };
  const told = (await ada.ask<Told>('notification.list', { lang: 'fr' })).data.notifications;
  expect(told.filter(({ path }) => path?.includes(`post=${String(data['id'])}`))).toMatchObject([
    { kinds: ['mention'], body: 'Merci' },
  ]);
  const own = (await bea.ask<Told>('notification.list', { lang: 'fr' })).data.notifications;
  expect(own.filter(({ path }) => path?.includes(`post=${String(data['id'])}`))).toEqual([]);
  // As it was written, to be changed.
  const mine = (await bea.ask<{ posts: { text: string }[] }>('forum.own', { lang: 'fr', tid })).data.posts;
  expect(mine[0]?.text).toBe('Bravo @Ada! Et @Bea du Lac, et @personne.');
});

test('nothing that runs comes through, and blocked words are refused with their field', async () => {
  const { tid } = await open(ada, 'Attaques');
  await answer(bea, tid, '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1))');
  const html = (await read(tid)).posts.at(-1)?.html ?? '';
  expect(html).not.toMatch(/<script|<img|href="javascript/);
  expect(await answer(bea, tid, '')).toMatchObject({ status: 422, code: 'text/empty', field: 'text' });
  expect(
    await ada.tell('forum.addTopic', { lang: 'fr', title: 'x', text: 'Un texte assez long' }),
  ).toMatchObject({ status: 422, code: 'text/length', field: 'title' });
});

test('a post is found by its address on whatever page it is, and changed or deleted by its author alone', async () => {
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
  expect(await ada.tell('forum.editPost', change)).toMatchObject({ status: 404, code: 'topic/post-unknown' });
  expect((await bea.tell('forum.editPost', change)).status).toBe(200);
  expect((await read(tid, { at: last })).posts.at(-1)?.html).toContain('Changé');
  expect((await ada.tell('forum.deletePost', { lang: 'fr', id: last })).status).toBe(404);
  expect((await bea.tell('forum.deletePost', { lang: 'fr', id: last })).status).toBe(200);
  expect((await read(tid)).topic.posts).toBe(45);
});

test('who looks after the forum pins and locks; nobody writes where it is locked', async () => {
  const { tid } = await open(ada, 'À lire avant tout');
  const said = { lang: 'fr', tid, pinned: 'rules', locked: 'settled' };
  expect(await bea.tell('forum.moderate', said)).toMatchObject({ status: 403 });
  expect((await chief.tell('forum.moderate', said)).status).toBe(200);
  expect((await list()).topics[0]).toMatchObject({ id: tid, isPinned: true, lockedBecause: 'settled' });
  expect(await answer(bea, tid, 'Encore un mot')).toMatchObject({ status: 409, code: 'topic/locked' });
  // Again, nothing happens; taken back, it is open as before.
  expect((await chief.tell('forum.moderate', said)).status).toBe(200);
  expect((await chief.tell('forum.moderate', { lang: 'fr', tid, locked: null })).status).toBe(200);
  expect((await answer(bea, tid, 'Encore un mot')).status).toBe(200);
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
  chief.tell('moderation.decideText', { lang: 'fr', id: textId, decision, because: 'insult', muteDays: 0 });

test('what is doubtful waits for a moderator, who shows it or takes it away; what is reported comes there too', async () => {
  const { tid } = await open(ada, 'À modérer');
  const { data } = await answer(bea, tid, 'Écrivez-moi à bea@example.org');
  expect(data).toMatchObject({ isHeld: true });
  const id = Number(data['id']);
  expect((await read(tid)).posts).toHaveLength(1);
  // Its author sees that it waits, and nobody else does.
  type Held = { posts: { id: number; html: string; path: string | null }[] };
  const heldBy = async (who: Member) =>
    (await who.ask<Held>('forum.held', { lang: 'fr', tid })).data.posts.map((post) => post.id);
  expect([await heldBy(bea), await heldBy(ada)]).toEqual([[id], []]);
  type Queue = { texts: { id: number; place: string; text: string }[] };
  const queue = async () =>
    (await chief.ask<Queue>('moderation.queue', { lang: 'fr', state: 'open', page: 1 })).data.texts;
  const held = (await queue()).find(({ text }) => text.includes('bea@example.org'));
  expect(held).toMatchObject({ place: 'post' });
  expect((await decide(held?.id, 'approve')).message).toBeNull();
  expect((await read(tid)).posts.map((post) => post.id)).toContain(id);
  const opening = (await read(tid)).posts[0]?.id;
  expect((await bea.tell('forum.report', { lang: 'fr', id: opening, reason: 'insult' })).status).toBe(200);
  const reported = (await queue()).find(({ text }) => text.startsWith('À modérer'));
  expect((await decide(reported?.id, 'remove')).message).toBeNull();
  const { topic, posts } = await read(tid);
  expect([topic.title, posts.length]).toEqual(['', 1]);
  // Its title is nowhere else, either: not found by its words, nor told, nor in the address of an answer.
  expect(ids(await list({ query: 'à modérer' }))).toEqual([]);
  const last = await answer(bea, tid, 'Dommage, @Chef.');
  expect(String(last.data['path'])).not.toContain('moderer');
  for (const who of [bea, chief]) {
    const told = JSON.stringify((await who.ask('notification.list', { lang: 'fr' })).data);
    expect(told).not.toMatch(/à modérer|-a-moderer/i);
  }
  // A post that stands is reported again once it is changed; until then moderators see what stands there.
  const edit = (text: string) => bea.tell('forum.editPost', { lang: 'fr', id, text });
  expect((await edit('Vous êtes des incapables')).status).toBe(200);
  expect((await ada.tell('forum.report', { lang: 'fr', id, reason: 'insult' })).status).toBe(200);
  await edit('Vous êtes de vrais incapables');
  const again = (await queue()).find(({ text }) => text.includes('incapables'));
  expect(again?.text).toBe('Vous êtes de vrais incapables');
  expect((await decide(again?.id, 'approve')).message).toBeNull();
  await ada.tell('forum.report', { lang: 'fr', id, reason: 'insult' });
  expect((await queue()).find(({ text }) => text.includes('incapables'))).toBeUndefined();
});

test('who has a topic open hears of what is written, and search engines hear of what is shown', async () => {
  const { tid, path } = await open(ada, 'En direct');
  const line = liveClient(site.url);
  const [ofTopic, ofForum, ofOther] = [[`topic:${tid}`], ['forum'], ['topic:999999']].map((topics) =>
    line.follow(topics),
  );
  await expect.poll(() => [ofTopic, ofForum, ofOther].every((one) => one?.isOn())).toBe(true);
  await answer(bea, tid, 'Me voici');
  await expect.poll(() => ofTopic?.topics()).toContain(`topic:${tid}`);
  await expect.poll(() => ofForum?.topics()).toContain('forum');
  expect(ofOther?.topics()).toEqual([]);
  await line.close();
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(map).toContain(path.split('?')[0]);
});

test('who is under 14, or silenced, writes nothing', async () => {
  const { tid } = await open(ada, 'Pour tous');
  await site.pool.query(`DELETE FROM accounts.consents WHERE "memberId" = $1`, [bea.id]);
  expect(await answer(bea, tid, 'Bonjour')).toMatchObject({ code: 'chat/age-missing' });
  await site.pool.query(`INSERT INTO accounts.consents ("memberId", kind, version) VALUES ($1, 'age', '1')`, [
    bea.id,
  ]);
  await site.pool.query(
    `INSERT INTO community.mutes ("memberId", until, because) VALUES ($1, now() + interval '1 day', 'insult')`,
    [bea.id],
  );
  expect(await answer(bea, tid, 'Bonjour')).toMatchObject({ code: 'chat/muted' });
  await site.pool.query('DELETE FROM community.mutes');
});

test('programs read it over REST and as a feed, and it is counted', async () => {
  const get = async (path: string) => (await fetch(`${site.url}${path}`)).json() as Promise<object>;
  expect(await get('/api/v1/forum/posts?lang=fr')).toMatchObject({ notice: null, posts: expect.any(Array) });
  expect(await get('/api/v1/site/stats')).toMatchObject({
    topics: expect.any(Number),
    posts: expect.any(Number),
  });
  expect(await get('/api/v1/site/online')).toMatchObject({ members: 3, names: [] });
  const feed = await fetch(`${site.url}/files/fr/forum.rss`);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect(await feed.text()).toContain('Long sujet');
});

test('a member who deletes their data leaves no word: answers of others stay under a topic without a title', async () => {
  const { tid, id } = await open(ada, 'Titre personnel');
  await answer(bea, tid, 'Je réponds', { quotedId: id });
  const alone = await open(ada, 'Sans réponse');
  await ada.tell('account.erase', { what: 'data', currentPassword: 'glace-bleue-et-bâtons' });
  const { topic, posts } = await read(tid);
  expect(topic).toMatchObject({ title: '', author: null, posts: 1 });
  expect(posts[0]).toMatchObject({ author: { name: 'Bea du Lac' }, quoted: null });
  expect(await site.visitor.ask('forum.topic', { lang: 'fr', tid: alone.tid })).toMatchObject({
    status: 404,
  });
  const left = await site.pool.query('SELECT FROM forum.posts WHERE "authorId" = $1', [ada.id]);
  expect(left.rowCount).toBe(0);
});
