import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, openStoreOn, type Store } from '@rondelle/site/store.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { settle } from '../copy.ts';
import { benchMessages } from '../messages.ts';
import { runProgram } from '../program.ts';
import { factsOf, writeResult } from '../result.ts';
import { steps } from '../step.ts';
import { tableOf } from '../table.ts';
import { measureCorrections } from './corrections.ts';
import { exitCodeOf, type Season20Facts } from './facts.ts';
import { season20Messages } from './messages.ts';
import { comparePages } from './pages.ts';
import { type Peer, measurePeer } from './peer.ts';
import { corrections, type Imported, linesOf, type Measured, type Rebuilt } from './report.ts';
import { seed } from './seasons.ts';

const texts = season20Messages;
const words = benchMessages;
const step = steps(texts.steps);
/** With fewer seasons, nothing is written. */
const whole = 20;

/** Creates another database on the same server, migrated and with empty views; returns its URL. */
const newDatabase = async ({ pool, databaseUrl }: Store, name: string): Promise<string> => {
  await pool.query(`CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = name;
  await migrate(url.href);
  const own = createPool(url.href);
  await ensureViews(own).finally(() => own.end());
  return url.href;
};

const importSeasons = (databaseUrl: string, seasons: number, lastOnly: boolean): Promise<Imported> =>
  runProgram('import', { databaseUrl, seasons, lastOnly });
const rebuildIn = (databaseUrl: string): Promise<Rebuilt> => runProgram('rebuild', { databaseUrl });

const sizeOf = async ({ pool }: Store): Promise<number> => {
  const { rows } = await pool.query<{ mb: number }>(
    'SELECT pg_database_size(current_database())::float8 / 1048576 AS mb',
  );
  return rows[0]?.mb ?? Number.NaN;
};

const peerOf = async (store: Store, one: string, folder: string): Promise<Peer | null> => {
  const log = await openEventLog(one);
  try {
    const own = await newDatabase(store, 'own_results');
    await store.pool.query('CREATE DATABASE peer_results');
    const peer = new URL(store.databaseUrl);
    peer.pathname = 'peer_results';
    return await measurePeer(log, folder, { own, peer: peer.href });
  } catch (error) {
    console.error(texts.withoutPeer(error instanceof Error ? error.message : String(error)));
    return null;
  } finally {
    await log.close();
  }
};

const measureAll = async (folder: string, seasons: number): Promise<Measured> => {
  const settings = { dataDir: folder, databaseUrl: undefined, eventLogUrl: undefined };
  const store = await openStoreOn(await openDatabase(settings), settings);
  try {
    const { databaseUrl } = store;
    const one = await newDatabase(store, 'one_season');
    await step('one', async () => {
      await importSeasons(one, seasons, true);
      await rebuildIn(one);
    });
    const imported = await step('import', () => importSeasons(databaseUrl, seasons, false));
    const rebuilt = await step('rebuild', () => rebuildIn(databaseUrl));
    const databaseMb = await sizeOf(store);
    await step('settle', async () => {
      for (const url of [databaseUrl, one]) await settle(url);
    });
    const pages = await step('pages', () => comparePages(one, databaseUrl));
    const corrected = await step(
      'corrections',
      async () =>
        [
          await measureCorrections(one, corrections),
          await measureCorrections(databaseUrl, corrections),
        ] as const,
    );
    const peer = await step('peer', () => peerOf(store, one, folder));
    return { imported, rebuilt, databaseMb, pages, corrections: corrected, peer };
  } finally {
    await store.close();
  }
};

/**
 * `npm run bench:season20 [-- seasons]` measures 20 seasons; fewer serve to try the benchmark itself. Exits with 1
 * when a target is missed or the peer was not measured.
 */
const main = async (seasons: number): Promise<number> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-season20-'));
  await chmod(folder, 0o755);
  try {
    console.log(words.machine(availableParallelism(), cpus()[0]?.model ?? ''));
    const measured = await measureAll(folder, seasons);
    const { games, events } = measured.imported;
    const facts: Season20Facts = {
      ...factsOf(new Date()),
      seed,
      seasons,
      games,
      events,
      peerMeasured: measured.peer !== null,
    };
    const lines = linesOf(measured, texts, words.locale);
    console.log(`\n${tableOf(lines, words)}\n`);
    if (seasons === whole) console.log(words.written(await writeResult('bench-season20.json', facts, lines)));
    return exitCodeOf(facts, lines);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

process.exitCode = await main(Number(process.argv[2] ?? whole));
