import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { writeDataset } from '@rondelle/importer/write-dataset.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ended, launchScript } from '../support/launch.ts';
import { type ImportSite, openSite } from './support.ts';

let site: ImportSite;
let folder: string;
beforeAll(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'import-interrupted-'));
  await writeDataset(
    generateDataset({ seasons: 1, games: 1_000, seed: 5 }),
    join(folder, 'season'),
    () => undefined,
  );
});
afterAll(async () => {
  await site?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const start = () =>
  launchScript('services/site/import-cli.ts', [join(folder, 'season')], {
    env: {
      ...process.env,
      LC_ALL: 'en_CA.UTF-8',
      DATABASE_URL: site.url,
      DATA_DIR: join(folder, 'data'),
    },
  });

const lock = 20_241_127;
/** The processes of this database that wait for the lock. */
const waiting = async (): Promise<readonly number[]> => {
  const { rows } = await site.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_locks JOIN pg_database d ON d.oid = database
     WHERE datname = current_database() AND locktype = 'advisory' AND objid = $1 AND NOT granted`,
    [lock],
  );
  return rows.map(({ pid }) => pid);
};

/** Runs the import until it writes games, which waits for a lock; sends Ctrl-C then, so that they are not written. */
const interrupted = async (): Promise<Ended> => {
  await site.pool.query(`
    CREATE FUNCTION public.wait_for_test() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(${lock}); RETURN NEW; END $$;
    CREATE TRIGGER wait_for_test BEFORE INSERT ON eventlog.events FOR EACH ROW
    WHEN (NEW.stream LIKE 'game-%') EXECUTE FUNCTION public.wait_for_test()`);
  const holder = await site.pool.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [lock]);
  const running = start();
  try {
    await expect.poll(waiting).toHaveLength(1);
    running.signal('SIGINT');
    await running.printed(/Import interrupted/);
    for (const pid of await waiting()) await site.pool.query('SELECT pg_cancel_backend($1)', [pid]);
    return await running.ended;
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1)', [lock]);
    holder.release();
  }
};

test('an interrupted import reports it, and the same command completes it', async () => {
  const first = await interrupted();
  expect(first).toMatchObject({ code: 130 });
  expect(first.error).not.toContain('pool');
  const second = await start().ended;
  expect(second).toMatchObject({ code: 0, error: '' });
  expect(second.out).toMatch(/Leagues\s+0\s+\d+\s+0\s+0/);
  expect(second.out).toMatch(/Games\s+1,000\s+0\s+0\s+0/);
  const third = await start().ended;
  expect(third.out).toMatch(/Games\s+0\s+[\d,]+\s+0\s+0/);
});
