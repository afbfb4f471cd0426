import { copiesFromName } from '@rondelle/contracts/site/copies-from.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { isPublicQuery, procedures } from '@rondelle/gateway/calls/procedures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copies, isHistory, isOfBytes, queriesOf } from './support/copies.ts';
import { ownCopies } from './support/own-copies.ts';
import { type CopiesSite, type Mark, marks, startCopiesSite } from './support/copies-site.ts';

type Known = { readonly etag: string | null; readonly text: string; readonly cache: string };

let site: CopiesSite;
const known = new Map<string, Known>();
let addresses: ReadonlyMap<string, readonly string[]>;

/** The response as a browser or a cache gets it, which revalidates its copy. */
const fetchCopy = async (address: string): Promise<Known> => {
  const before = known.get(address);
  const response = await fetch(site.url + address, {
    headers: before?.etag ? { 'if-none-match': before.etag } : {},
    redirect: 'manual',
  });
  if (response.status === 304 && before) return before;
  const text = isOfBytes(address)
    ? Buffer.from(await response.arrayBuffer()).toString('base64')
    : await response.text();
  const { headers } = response;
  return { etag: headers.get('etag'), text, cache: headers.get('cache-control') ?? '' };
};
/** The marks on a text; those on pictures and spreadsheets are not readable. */
const found = (address: string, text: string): Mark[] =>
  isOfBytes(address)
    ? []
    : (Object.keys(marks) as Mark[]).filter((mark) =>
        marks[mark].test(decodeURIComponent(text.replaceAll('%', '%25'))),
      );

const bearing = async (mark: Mark): Promise<string[]> => {
  const at: string[] = [];
  for (const list of addresses.values())
    for (const address of list)
      if (found(address, (await fetchCopy(address)).text).includes(mark)) at.push(address);
  return at;
};

/** Copies of members that contain the mark. */
const bearingOwn = async (mark: Mark): Promise<string[]> => {
  const on: string[] = [];
  for (const { what, ask: fetchOwn } of ownCopies)
    if (found('', await fetchOwn(site)).includes(mark)) on.push(what);
  return on;
};

beforeAll(async () => {
  site = await startCopiesSite();
  await site.dump();
  addresses = new Map(
    await Promise.all(copies.map(async (one) => [one.what, await one.addresses(site)] as const)),
  );
  for (const list of addresses.values())
    for (const address of list) {
      await fetchCopy(address);
      known.set(address, await fetchCopy(address));
    }
});
afterAll(() => site?.stop());

test('the list contains every public query', () => {
  const listed = new Set(queriesOf(site).map(({ path }) => path));
  expect(procedures.filter((one) => isPublicQuery(one) && !listed.has(one.name))).toEqual([]);
});

test('every page uses listed queries, or queries that no cache stores', () => {
  const isPublic = new Set(procedures.filter(isPublicQuery).map(({ name }) => name));
  const listed = new Set(queriesOf(site).map(({ path }) => path));
  const queried = pageNames.flatMap((name) =>
    Object.values(pages[name].queries ?? {}).map(({ path }) => path),
  );
  expect(queried.length).toBeGreaterThan(50);
  expect(queried.filter((path) => isPublic.has(path) && !listed.has(path))).toEqual([]);
});

describe('before any decision', () => {
  test.each(copies)(
    '$what: contains the marked test texts that decisions remove later',
    ({ what, bears }) => {
      const on = (addresses.get(what) ?? []).flatMap((address) =>
        found(address, known.get(address)?.text ?? ''),
      );
      expect([...new Set(on)]).toEqual(expect.arrayContaining([...bears]));
    },
  );

  test.each(ownCopies)(
    '$what: contains the marked test texts of the requesting member',
    async ({ ask: fetchOwn, bears }) => {
      expect(found('', await fetchOwn(site))).toEqual(expect.arrayContaining([...bears]));
    },
  );

  test('caches must revalidate every copy with a mark', () => {
    const unvalidated = [...known].filter(
      ([address, { text, cache }]) =>
        (isOfBytes(address) || found(address, text).length > 0) && !/no-cache|no-store/u.test(cache),
    );
    expect(unvalidated.map(([address]) => address)).toEqual([]);
  });
});

describe('a post and a topic that are deleted', () => {
  test('are removed from all copies, although no event records the deletion', async () => {
    const { admin, leaving, ids } = site;
    await site.done(admin.mutate('forum.deletePost', { lang: 'fr', id: ids.post }));
    const { rows } = await site.pool.query('SELECT id FROM forum.posts WHERE "topicId" = $1', [ids.topic]);
    for (const { id } of rows) await site.done(leaving.mutate('forum.deletePost', { lang: 'fr', id }));
    await expect.poll(() => bearing('post')).toEqual([]);
    await expect.poll(() => bearing('topic')).toEqual([]);
  });
});

describe('a category that shows its schedule only', () => {
  test('has no scores in any copy', async () => {
    await site.done(site.admin.mutate('category.choosePolicy', { categoryId: 1, shows: 'schedule' }));
    await site.settled();
    expect(await bearing('score')).toEqual([]);
    expect(await bearingOwn('score')).toEqual([]);
  });
  test('is announced in responses, so that browsers drop older copies', async () => {
    const decisionAt = async (address: string) => {
      const etag = known.get(address)?.etag ?? '';
      const response = await fetch(site.url + address, { headers: { 'if-none-match': etag } });
      await response.arrayBuffer();
      return [response.status, response.headers.get(copiesFromName) ?? ''] as const;
    };
    const { rows } = await site.pool.query<{ at: Date }>(
      `SELECT "recordedAt" AS at FROM activity_log WHERE action = 'CategoryPolicyChosen'`,
    );
    const at = new Date(rows[0]?.at ?? 0).toISOString();
    await expect.poll(() => decisionAt('/fr/2021-2022')).toEqual([200, at]);
    // Also where the response itself has not changed.
    await expect
      .poll(() => decisionAt('/trpc/ruleset.list?input=%7B%22lang%22%3A%22fr%22%7D'))
      .toEqual([304, at]);
  });
  test('gets new pictures and spreadsheets', async () => {
    const same: string[] = [];
    for (const [address, { text }] of known)
      if (isOfBytes(address) && !/cid=2/u.test(address) && (await fetchCopy(address)).text === text)
        same.push(address);
    expect(same).toEqual([]);
  });
});

describe('a game and a team that are deleted', () => {
  test('are removed from all copies', async () => {
    const { admin, ids } = site;
    const about = { gameId: ids.deleted, seasonId: 1, reason: 'duplicate' };
    await site.done(admin.mutate('game.delete', about));
    await site.done(admin.mutate('league.removeTeam', { leagueId: 12, seasonId: 1, teamId: ids.team }));
    await site.done(admin.mutate('team.delete', { teamId: ids.team, reason: 'duplicate' }));
    await site.settled();
    await site.dump();
    for (const mark of ['game', 'team'] as const) {
      const still: string[] = [];
      for (const address of await bearing(mark))
        if (!isHistory(address, (await fetchCopy(address)).text)) still.push(address);
      expect(still, mark).toEqual([]);
    }
    expect(await bearingOwn('game')).toEqual([]);
  });
});

describe('a member who is erased', () => {
  test('is removed from all copies', async () => {
    const currentPassword = 'glace-bleue-et-bâtons';
    await site.done(site.leaving.mutate('account.erase', { what: 'account', currentPassword }));
    await site.settled();
    expect(await bearing('member')).toEqual([]);
    expect(await bearingOwn('member')).toEqual([]);
  });
});
