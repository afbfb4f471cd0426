import { origin } from '@rondelle/contracts/log/event.ts';
import type { EventLog, NewEvent } from '@rondelle/contracts/ports/event-log.ts';
import { cite } from '@rondelle/gateway/log-chain/cite.ts';
import { chainStart, headAfter, isChained } from '@rondelle/infra/eventlog/chain.ts';
import { openCopyEnd } from '@rondelle/infra/eventlog/copy/copy-end.ts';
import { copyLog } from '@rondelle/infra/eventlog/copy/copy-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { AlteredLog, extendChain } from '@rondelle/reactor/extend-chain.ts';
import { verifyChain } from '@rondelle/reactor/verify-chain.ts';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { collect, newStream, renamed } from '../contract/samples.ts';
import { startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { freshDatabase } from '../support/postgres.ts';

type Closer = () => unknown;
const closeAll = async (closers: Closer[]) => {
  for (const close of closers.splice(0).toReversed()) await close();
};
const ofFile: Closer[] = [];
const ofTest: Closer[] = [];
afterEach(() => closeAll(ofTest));
afterAll(() => closeAll(ofFile));

/** A database with its own log, or with the log at another URL. */
const openSite = async (closers: Closer[], logUrl?: string) => {
  const { url, drop } = await freshDatabase();
  closers.push(drop);
  const [log, pool] = [await openEventLog(logUrl ?? url), createPool(url)];
  closers.push(
    () => pool.end(),
    () => log.close(),
  );
  return { url, log, pool, db: createDb<Tables>(pool) };
};
type Site = Awaited<ReturnType<typeof openSite>>;

const withData = (type: string, data: object): NewEvent => ({ ...renamed(''), type, data }) as NewEvent;

/** Appends linked events, with a member's event, a block of ids and a gap in the positions after them. */
const fill = async (log: EventLog, pool: Pool, sizes: readonly number[]): Promise<void> => {
  for (const [i, size] of sizes.entries()) {
    const events = Array.from({ length: size }, (_, n) => renamed(`${i}/${n} é`));
    await log.appendMany([{ stream: newStream(), events, expected: 'none' }]);
    const memberId = `00000000-0000-4000-8000-00000000000${i}`;
    await log.append(`member-${i + 1}`, [withData('MemberUnmuted', { memberId })], 'none');
    const block = { from: 1 + i * 100, to: (i + 1) * 100 };
    await log.append('ids-team', [withData('IdsReserved', block)], i === 0 ? 'none' : String(i - 1));
    await pool.query(
      `SELECT nextval(pg_get_serial_sequence('eventlog.events', 'position')) FROM generate_series(1, 17)`,
    );
  }
};

const sizes = [700, 900, 1, 1_100];
const count = 2_701;
/** Around the ends of pages, of stored links and of streams. */
const cited = [1, 2, 700, 701, 999, 1_000, 1_001, 1_601, 2_000, 2_700, count];

let source: Site;
beforeAll(async () => {
  source = await openSite(ofFile);
  await fill(source.log, source.pool, sizes);
  await extendChain(source.db, source.log);
});

const copyTo = async (url: string): Promise<void> => {
  const [from, to] = [openCopyEnd(source.url), openCopyEnd(url)];
  ofTest.push(
    () => from.close(),
    () => to.close(),
  );
  await copyLog(from, to);
};
const citationsOf = ({ db, log }: Pick<Site, 'db' | 'log'>) =>
  Promise.all(cited.map((event) => cite(db, log, { event })));
const rowsOf = async (pool: Pool) =>
  (
    await pool.query<{ events: number; position: string; link: string; isPlaced: boolean }>(
      'SELECT events::int, position, link, "isPlaced" FROM operations.log_chain ORDER BY events',
    )
  ).rows;
const takeRowsOf = async ({ pool }: Site): Promise<void> => {
  for (const { events, position, link } of await rowsOf(source.pool))
    await pool.query('INSERT INTO operations.log_chain (events, position, link) VALUES ($1, $2, $3)', [
      events,
      position,
      link,
    ]);
};
const openEventStore = async () => {
  const server = await startEventStore();
  ofTest.push(() => server.close());
  return server;
};
/** The log's linked events with their numbers, computed from its beginning. */
const wholeChain = async (log: EventLog) => {
  let head = chainStart;
  return (await collect(log.readAll(origin))).flatMap((entry) => {
    if (!isChained(entry)) return [];
    head = headAfter(head, [entry]);
    return [{ ...head, recordedAt: entry.recordedAt }];
  });
};

test('every cited event has the link and the time that the whole chain gives it', async () => {
  const chain = await wholeChain(source.log);
  expect(chain).toHaveLength(count);
  const expected = cited.map((event) => {
    const { link, recordedAt } = chain[event - 1] ?? {};
    return { state: 'linked', event, link, recordedAt };
  });
  expect(await citationsOf(source)).toEqual(expected);
  const byPosition = cited.map((event) =>
    cite(source.db, source.log, { position: chain[event - 1]?.position ?? '' }),
  );
  expect(await Promise.all(byPosition)).toEqual(expected);
});

test('the position of an event without a link cites the last linked event before it', async () => {
  const member = (await collect(source.log.readAll(origin))).find(({ stream }) => stream === 'member-2');
  expect(await cite(source.db, source.log, { position: member?.position ?? '' })).toMatchObject({
    state: 'linked',
    event: 1_600,
  });
});

test('an event beyond the end and a position without an event are unknown', async () => {
  const head = await source.log.head();
  for (const missing of [
    { event: count + 1 },
    { event: 2_147_483_647 },
    { position: '0' },
    { position: '705' },
    { position: String(Number(head) + 1) },
    { position: '999999999999999999' },
  ])
    expect(await cite(source.db, source.log, missing)).toEqual({ state: 'unknown' });
});

test('a citation reads at most three pages of the log', async () => {
  let read = 0;
  const counted: Pick<EventLog, 'readAll'> = {
    async *readAll(after, limit) {
      for await (const page of source.log.readAll(after, limit)) {
        read += page.length;
        yield page;
      }
    },
  };
  for (const event of [...cited, 2_147_483_647]) {
    read = 0;
    await cite(source.db, counted, { event });
    expect(read).toBeLessThanOrEqual(3_000);
  }
});

test('copies in Postgres and in EventStoreDB have the same citations at different positions', async () => {
  const server = await openEventStore();
  const copy = await openSite(ofTest);
  const moved = await openSite(ofTest, server.url);
  await copyTo(copy.url);
  await copyTo(server.url);
  await extendChain(copy.db, copy.log);
  await extendChain(moved.db, moved.log);
  const expected = await citationsOf(source);
  expect(await citationsOf(copy)).toEqual(expected);
  expect(await citationsOf(moved)).toEqual(expected);
  const heads = await Promise.all([source, copy, moved].map(({ log }) => log.head()));
  expect(new Set(heads).size).toBe(3);
});

test.each(['Postgres', 'EventStoreDB'])(
  'stored links get the positions of a log that moved to %s, and cite no wrong event until then',
  async (kind) => {
    const server = kind === 'EventStoreDB' ? await openEventStore() : undefined;
    const site = await openSite(ofTest, server?.url);
    await copyTo(server?.url ?? site.url);
    await takeRowsOf(site);
    const expected = await citationsOf(source);
    const early = await citationsOf(site);
    for (const [i, citation] of early.entries())
      expect([{ state: 'pending' }, expected[i]]).toContainEqual(citation);
    expect(early).toContainEqual({ state: 'pending' });
    expect(await verifyChain(site.db, site.log)).toMatchObject({ events: count, broken: null });

    await extendChain(site.db, site.log);
    expect(await citationsOf(site)).toEqual(expected);
    const before = await rowsOf(source.pool);
    const rows = await rowsOf(site.pool);
    expect(rows.map(({ events, link }) => [events, link])).toEqual(
      before.map(({ events, link }) => [events, link]),
    );
    const chain = await wholeChain(site.log);
    expect(rows.map(({ position }) => position)).toEqual(
      rows.map(({ events }) => chain[events - 1]?.position),
    );

    await site.log.append(newStream(), [renamed('later')], 'none');
    await extendChain(site.db, site.log);
    expect((await rowsOf(site.pool)).at(-1)).toMatchObject({ events: count + 1, isPlaced: true });
  },
);

test('updates the positions of links when the log rejects positions of another log', async () => {
  const site = await openSite(ofTest);
  await copyTo(site.url);
  await takeRowsOf(site);
  const positions = new Set((await collect(site.log.readAll(origin))).map(({ position }) => position));
  const strict: EventLog = {
    ...site.log,
    readAll: (after, limit) => {
      if (after !== origin && !positions.has(after)) throw new Error('invalid position');
      return site.log.readAll(after, limit);
    },
  };
  await site.pool.query(`UPDATE operations.log_chain SET position = '9' || position`);
  expect(await cite(site.db, strict, { event: count })).toEqual({ state: 'pending' });
  await extendChain(site.db, strict);
  expect(await citationsOf(site)).toEqual(await citationsOf(source));
});

test('adds links between distant links of earlier versions', async () => {
  const site = await openSite(ofTest);
  await copyTo(site.url);
  const last = (await wholeChain(site.log)).at(-1);
  await site.pool.query('INSERT INTO operations.log_chain (events, position, link) VALUES ($1, $2, $3)', [
    last?.events,
    last?.position,
    last?.link,
  ]);
  await extendChain(site.db, site.log);
  expect((await rowsOf(site.pool)).map(({ events }) => events)).toEqual([1_000, 2_000, count]);
  expect(await citationsOf(site)).toEqual(await citationsOf(source));
});

test('events after the last stored link are cited at once when there are few, and later when there are many', async () => {
  const site = await openSite(ofTest);
  await fill(site.log, site.pool, [10]);
  expect(await cite(site.db, site.log, { event: 10 })).toMatchObject({ state: 'linked', event: 10 });
  await site.log.appendMany([
    { stream: newStream(), events: Array.from({ length: 4_000 }, () => renamed('x')), expected: 'none' },
  ]);
  const [first, last] = [{ event: 12 }, { position: await site.log.head() }];
  expect(await cite(site.db, site.log, first)).toMatchObject({ state: 'linked' });
  expect(await cite(site.db, site.log, last)).toEqual({ state: 'pending' });
  await extendChain(site.db, site.log);
  expect(await cite(site.db, site.log, last)).toMatchObject({ state: 'linked', event: 4_010 });
});

test.each([
  ['an altered event', `UPDATE eventlog.events SET data = '{"divisionId": 2}' WHERE position = $1`],
  ['a lost end', 'DELETE FROM eventlog.events WHERE position >= $1'],
])('the chain is not extended over %s, and the stored links stay', async (_what, alter) => {
  const site = await openSite(ofTest);
  await copyTo(site.url);
  await takeRowsOf(site);
  await extendChain(site.db, site.log);
  const linksOf = async () => (await rowsOf(site.pool)).map(({ events, link }) => [events, link]);
  const before = await linksOf();
  await site.pool.query(alter, [(await wholeChain(site.log)).at(-1)?.position]);
  await expect(extendChain(site.db, site.log)).rejects.toThrow(AlteredLog);
  await expect(extendChain(site.db, site.log)).rejects.toThrow(AlteredLog);
  expect(await linksOf()).toEqual(before);
  expect((await verifyChain(site.db, site.log)).broken).toMatchObject({ events: count });
  const event = 2_000;
  expect(await cite(site.db, site.log, { event })).toEqual(await cite(source.db, source.log, { event }));
});
