import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';
import { history } from './histories.ts';
import { beginning, leagueOf, seasonIds, teamIds } from './histories/beginning.ts';
import { at, type StreamEvent } from './histories/stream-event.ts';

let site: GatewaySite;
afterEach(() => site?.stop());

const slugOf = (seasonId: number): string => `202${seasonId}-202${seasonId + 1}`;
const query = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ lang: 'fr', ...input }))}`;

const tableOf = (seasonId: number, cid: number) =>
  query('league.table', { sid: slugOf(seasonId), cid, rid: 1 });
const teamOf = (seasonId: number, eid: number) => query('team.get', { sid: slugOf(seasonId), eid });
const gameOf = (gid: number) => query('game.get', { gid });

const games = [1, 2, 3, 4];
/** All queries that declare their dependencies to the cache. */
const narrow: readonly string[] = [
  ...seasonIds.flatMap((seasonId) => [
    query('site.menu', { season: slugOf(seasonId) }),
    ...[1, 2].map((cid) => tableOf(seasonId, cid)),
    ...teamIds.map((eid) => teamOf(seasonId, eid)),
    ...teamIds.map((eid) => query('team.forecast', { sid: slugOf(seasonId), eid })),
  ]),
  ...games.map(gameOf),
];

/** The positions of pages and of their season differ: a change elsewhere in the season leaves the page as it is. */
const withoutPosition = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'position' ? undefined : value));
const read = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  withoutPosition(await (await fetch(site.url + path, { headers })).text());
/** A request with a session bypasses the cache. */
const uncached = (path: string) => read(path, { cookie: 'session=none' });

/** The addresses whose cached response differs from the views. */
const outdated = async (): Promise<readonly string[]> => {
  const compared = await Promise.all(
    narrow.map(async (path) => ((await read(path)) === (await uncached(path)) ? [] : [path])),
  );
  return compared.flat();
};

test.each([1, 2])('cached responses equal the views after each change of history %i', async (seed) => {
  const [happened = []] = fc.sample(history, { seed, numRuns: 1 });
  // Without polling, which would compensate for an incomplete hint.
  site = await startGatewaySite({ healEveryMs: 600_000 });
  await outdated();
  for (const one of happened.slice(beginning.length)) {
    await site.write([one]);
    await site.settled();
    // Deferred computations publish a hint of their own.
    await expect.poll(outdated, { timeout: 10_000, interval: 20, message: one.event.type }).toEqual([]);
  }
});

const live = (homeGoals: number): StreamEvent =>
  at('game', 900, {
    type: 'LiveScoreChanged',
    data: { gameId: 900, seasonId: 1, homeGoals, awayGoals: 0, period: 1 },
  });
const scheduled = (gameId: number, categoryId: number): StreamEvent =>
  at('game', gameId, {
    type: 'GameScheduled',
    data: {
      gameId,
      seasonId: 1,
      key: null,
      categoryId,
      leagueId: leagueOf(1, categoryId),
      tournamentId: null,
      stage: 'regular',
      group: null,
      homeTeamId: categoryId,
      awayTeamId: categoryId + 2,
      date: '2021-11-26',
      time: null,
      venue: null,
      city: null,
    },
  });

/** The addresses for which the site had to query the database again. */
const renewed = async (paths: readonly string[]): Promise<readonly string[]> => {
  const made: string[] = [];
  for (const path of paths) {
    const before = site.queries();
    await read(path);
    if (site.queries() > before) made.push(path);
  }
  return made;
};

test('a goal invalidates only pages of its game, teams and league; a result those with its table', async () => {
  site = await startGatewaySite({ healEveryMs: 600_000 });
  await site.write([scheduled(900, 1), live(0), result(901, 2)]);
  await site.settled();
  const [game, own, ofOthers, otherCategory] = [gameOf(900), teamOf(1, 1), teamOf(1, 5), teamOf(1, 2)];
  const [table, otherTable, menu] = [tableOf(1, 1), tableOf(1, 2), narrow[0] ?? ''];
  const paths = [game, own, ofOthers, otherCategory, table, otherTable, menu];
  await expect.poll(() => renewed(paths), { timeout: 10_000 }).toEqual([]);

  await site.write([live(1)]);
  await site.settled();
  expect(await renewed(paths)).toEqual([game, own, table]);

  await site.write([result(902, 3)]);
  await site.settled();
  expect(await renewed(paths)).toEqual([game, own, ofOthers, table]);
});

const isRight = async (): Promise<boolean> => (await read(gameOf(900))) === (await uncached(gameOf(900)));

test('a lost hint is compensated by the next hint of the same season', async () => {
  let [isLosing, lost] = [false, 0];
  site = await startGatewaySite({
    healEveryMs: 600_000,
    relay: (publish) => (hint) => {
      if (!isLosing) return publish(hint);
      lost += 1;
      return undefined;
    },
  });
  await site.write([scheduled(900, 1), live(0)]);
  await site.settled();
  await expect.poll(isRight).toBe(true);
  isLosing = true;
  await site.write([live(1)]);
  await site.projected();
  // The response may be right all the same: a hint of an earlier change may arrive only now.
  await expect.poll(() => lost).toBeGreaterThan(0);
  isLosing = false;
  await site.write([scheduled(905, 2)]);
  await expect.poll(isRight).toBe(true);
});
