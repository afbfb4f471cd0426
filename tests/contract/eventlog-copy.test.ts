import { origin } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import { type CopyEnd, openCopyEnd } from '@rondelle/infra/eventlog/copy/copy-end.ts';
import { copyLog } from '@rondelle/infra/eventlog/copy/copy-log.ts';
import type { Entry } from '@rondelle/infra/eventlog/copy/digest.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { eachCall } from '../support/each-call.ts';
import { type Ended, runScript } from '../support/launch.ts';
import { freshDatabase } from '../support/postgres.ts';
import { collect, newStream, renamed } from './samples.ts';

let closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  closers = [];
});

const database = async (): Promise<string> => {
  const { url, drop } = await freshDatabase();
  closers.push(drop);
  return url;
};
const eventStore = async () => {
  const server = await startEventStore();
  closers.push(() => server.close());
  return server;
};
const open = (url: string): CopyEnd => {
  const end = openCopyEnd(url);
  closers.push(() => end.close());
  return end;
};
const copy = (from: string, to: string) => copyLog(open(from), open(to));

/** Everything that a copy must preserve; positions differ from log to log. */
const contentOf = async (url: string) =>
  (await collect(open(url).readAll(origin))).map((entry) => ({ ...entry, position: null }));

/** Appends to the streams in turns, so that the order of the log differs from that of the streams. */
const fill = async (url: string, rounds: number): Promise<StreamName[]> => {
  const log = await openEventLog(url);
  const streams = Array.from({ length: 7 }, newStream);
  for (let round = 0; round < rounds; round += 1) {
    const expected = round === 0 ? 'none' : String(2 * round - 1);
    await log.appendMany(
      streams.map((stream, i) => ({
        stream,
        events: [renamed(`${round}/${i} é "«\n`), renamed('b')],
        expected,
      })),
    );
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  await log.close();
  return streams;
};

describe('a copy of a log', () => {
  test('copies from Postgres to EventStoreDB and back without changes, times included', async () => {
    const [first, server, second] = [await database(), await eventStore(), await database()];
    await fill(first, 40);
    const there = await copy(first, server.url);
    const back = await copy(server.url, second);
    expect(there).toMatchObject({ copied: 560, found: 0 });
    expect(back).toEqual(there);
    const content = await contentOf(first);
    expect(content).toHaveLength(560);
    expect(new Set(content.map((e) => e.recordedAt)).size).toBeGreaterThan(20);
    expect(await contentOf(server.url)).toEqual(content);
    expect(await contentOf(second)).toEqual(content);
  });

  test('works like any log: streams continue at their revisions, with the current time', async () => {
    const [from, server] = [await database(), await eventStore()];
    const [stream = newStream()] = await fill(from, 2);
    await copy(from, server.url);
    const log = await openEventLog(server.url);
    closers.push(() => log.close());
    const moved = new Date().toISOString();
    expect(await log.append(stream, [renamed('later')], '3')).toMatchObject({ revision: '4' });
    const last = (await collect(log.readAll(origin))).at(-1);
    expect(last?.recordedAt && last.recordedAt >= moved).toBe(true);
    await expect(copy(from, server.url)).rejects.toMatchObject({
      details: { code: 'target-longer', at: 29 },
    });
  });

  test('copies payloads of old versions unchanged', async () => {
    const [from, server] = [await database(), await eventStore()];
    const pool = createPool(from);
    closers.push(() => pool.end());
    const { eventId, metadata } = renamed('old');
    await pool.query(
      `INSERT INTO eventlog.events (stream, revision, event_id, type, data, metadata, recorded_at)
       VALUES ('division-1', 0, $1, 'DivisionRetired', '{"z":1,"a":{"2":"x"},"n":1.50}', $2, '2009-02-03T04:05:06.789Z')`,
      [eventId, JSON.stringify({ ...metadata, schemaVersion: 7 })],
    );
    await copy(from, server.url);
    expect(await contentOf(server.url)).toMatchObject([
      { type: 'DivisionRetired', metadata: { schemaVersion: 7 }, recordedAt: '2009-02-03T04:05:06.789Z' },
    ]);
  });

  test('is empty when the log is empty', async () => {
    const [from, to] = [await database(), await eventStore()];
    expect(await copy(from, to.url)).toMatchObject({ copied: 0, found: 0 });
  });

  test('adds only new events when it is repeated', async () => {
    const [from, to] = [await database(), await database()];
    await fill(from, 3);
    expect(await copy(from, to)).toMatchObject({ copied: 42, found: 0 });
    await fill(from, 2);
    expect(await copy(from, to)).toMatchObject({ copied: 28, found: 42 });
    expect(await copy(from, to)).toMatchObject({ copied: 0, found: 70 });
  });
});

/** A source that throws after a number of pages. */
const breaking = (end: CopyEnd, pages: number): CopyEnd => ({
  ...end,
  async *readAll(after) {
    let read = 0;
    for await (const page of end.readAll(after, 50)) {
      read += 1;
      if (read > pages) throw new Error('the line is cut');
      yield page;
    }
  },
});

describe('an interrupted copy', () => {
  test('continues into EventStoreDB after its connection broke', async () => {
    const [from, server] = [await database(), await eventStore()];
    await fill(from, 200);
    const cut = expect(copy(from, server.url)).rejects.toThrow();
    await expect.poll(() => server.store.all.length, { interval: 1 }).toBeGreaterThan(300);
    server.cut();
    await cut;
    const { copied, found } = await copy(from, server.url);
    expect(found).toBeGreaterThan(0);
    expect(copied).toBeGreaterThan(0);
    expect(found + copied).toBe(2_800);
    expect(await contentOf(server.url)).toEqual(await contentOf(from));
  });

  test('continues into Postgres', async () => {
    const [server, to] = [await eventStore(), await database()];
    await fill(server.url, 30);
    await expect(copyLog(breaking(open(server.url), 3), open(to))).rejects.toThrow('the line is cut');
    expect(await copy(server.url, to)).toMatchObject({ found: 150, copied: 270 });
    expect(await contentOf(to)).toEqual(await contentOf(server.url));
  });
});

describe('a copy is refused', () => {
  test('when the target has other events, and adds none to it', async () => {
    const [from, to] = [await database(), await database()];
    await fill(from, 2);
    await fill(to, 1);
    await expect(copy(from, to)).rejects.toMatchObject({ details: { code: 'target-differs', at: 1 } });
    expect(await contentOf(to)).toHaveLength(14);
  });

  test.each(['postgres', 'esdb'])(
    'when another process writes to the target during the copy (%s)',
    async (kind) => {
      const from = await database();
      const to = kind === 'esdb' ? (await eventStore()).url : await database();
      const [stream = newStream()] = await fill(from, 3);
      const target = open(to);
      const intruding: CopyEnd = {
        ...target,
        write: (pages) =>
          target.write(
            (async function* () {
              for await (const page of pages) {
                const log = await openEventLog(to);
                await log.append(stream, [renamed('intruder')], 'none');
                await log.close();
                yield page;
              }
            })(),
          ),
      };
      await expect(copyLog(open(from), intruding)).rejects.toMatchObject({
        details: { code: 'target-moved' },
      });
    },
  );

  test('at the end, when the target lost or changed events', async () => {
    const [from, to] = [await database(), await database()];
    await fill(from, 3);
    const target = open(to);
    const careless: CopyEnd = {
      ...target,
      write: (pages) =>
        target.write(
          (async function* () {
            for await (const page of pages)
              yield page.map(
                (entry, i): Entry => (i === 5 ? { ...entry, recordedAt: '2020-01-01T00:00:00.000Z' } : entry),
              );
          })(),
        ),
    };
    await expect(copyLog(open(from), careless)).rejects.toMatchObject({
      details: { code: 'not-equal', expected: { count: 42 }, found: { count: 42 } },
    });
  });
});

const program = 'services/site/copy-cli.ts';
const run = (locale: string, ...args: string[]): Promise<Ended> =>
  runScript(program, args, { env: { ...process.env, LC_ALL: locale } });

describe('npm run eventlog:copy', () => {
  test('copies, verifies, and reports in both languages without showing passwords', async () => {
    const [from, server] = [await database(), await eventStore()];
    await fill(from, 5);
    const to = server.url.replace('esdb://', 'esdb://me:hush@');
    const first = await run('fr_CA.UTF-8', '--from', from, '--to', to);
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(first.out).toMatch(/Copie…\nVérification…\n70 événements copiés, 0 déjà là/);
    expect(first.out).toContain('npm run rebuild');
    const second = await run('en_CA.UTF-8', '--from', from, '--to', to);
    expect(second.out).toMatch(/0 events copied, 70 already there/);
    const digest = /\b[0-9a-f]{64}\b/;
    expect(second.out.match(digest)).toEqual(expect.objectContaining([first.out.match(digest)?.[0]]));
    expect(first.out + second.out).not.toContain('hush');
  });

  const wrong: readonly (readonly [args: readonly string[], expected: string])[] = [
    [[], 'Usage'],
    [['--from', 'postgres://localhost/a'], 'Usage'],
    [['--from', 'x', '--to', 'x'], 'same log'],
    [['--from', 'mysql://me:hush@localhost/a', '--to', 'postgres://localhost/b'], '“mysql:”'],
    [['--form', 'x', '--to', 'y'], 'Usage'],
  ];
  let ended: readonly Ended[] = [];
  beforeAll(async () => {
    const calls = wrong.map(([args]) => args);
    ended = await eachCall(program, calls, { ...process.env, LC_ALL: 'en_CA.UTF-8' });
  });

  test.each(wrong.map((one, i) => [...one, i] as const))(
    'explains %j and exits with 1',
    (_args, expected, i) => {
      const { code, error } = ended[i] ?? {};
      expect(code).toBe(1);
      expect(error).toContain(expected);
      expect(error).not.toContain('hush');
    },
  );

  test('exits with 1 when a log does not respond', async () => {
    const { code, error } = await run(
      'fr_CA.UTF-8',
      '--from',
      'esdb://127.0.0.1:1?tls=false',
      '--to',
      await database(),
    );
    expect(code).toBe(1);
    expect(error).toContain('La copie s’est arrêtée');
  });
});
