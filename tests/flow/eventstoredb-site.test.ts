import { fileURLToPath } from 'node:url';
import { copyLog } from '@rondelle/infra/eventlog/copy/copy-log.ts';
import { openCopyEnd } from '@rondelle/infra/eventlog/copy/copy-end.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { eventStoreCommand, startEventStoreProcess } from '../support/eventstore-process.ts';
import { startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { freshDatabase } from '../support/postgres.ts';
import { viewsWithoutPositions } from './views-without-positions.ts';

const memorialCup = fileURLToPath(new URL('../../services/site/datasets/memorial-cup', import.meta.url));

let closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  closers = [];
});

/** A database of views that follow the log at a URL (default: the same database). */
const openSite = async (logUrl?: string) => {
  const { url, drop } = await freshDatabase();
  closers.push(drop);
  const [log, pool] = [await openEventLog(logUrl ?? url), createPool(url)];
  closers.push(
    () => pool.end(),
    () => log.close(),
  );
  await ensureViews(pool);
  return { url, log, pool, catchUp: () => catchUp({ log, pool }) };
};

/** Starts an empty server at each call. */
type OpenServer = () => Promise<{ readonly url: string }>;
const standIn: OpenServer = async () => {
  const server = await startEventStore();
  closers.push(() => server.close());
  return server;
};
const real: OpenServer = async () => {
  const server = await startEventStoreProcess();
  closers.push(() => server.remove());
  return server;
};

const copyOf = async (fromUrl: string, toUrl: string) => {
  const [from, to] = [openCopyEnd(fromUrl), openCopyEnd(toUrl)];
  closers.push(
    () => from.close(),
    () => to.close(),
  );
  return copyLog(from, to);
};

const servers = { 'EventStoreDB’s stand-in': standIn, 'EventStoreDB itself': real };

describe.each(Object.entries(servers))('on %s', (_name, open) => {
  test.skipIf(open === real && eventStoreCommand === undefined)(
    'an imported season has the same views as its copy in Postgres, and can be copied back',
    async () => {
      const server = await open();
      const site = await openSite(server.url);
      const store = importStoreOn(site.log, site.pool, site.catchUp);
      const source = await openDatasetFolder(memorialCup, 10);
      const summary = await importDataset(store, source, { source: 'import', dryRun: false });
      expect(summary.rejections).toEqual([]);

      const copy = await openSite();
      const { copied } = await copyOf(server.url, copy.url);
      await copy.catchUp();

      const [there, here] = [await viewsWithoutPositions(site.pool), await viewsWithoutPositions(copy.pool)];
      expect(Object.values(here).flat().length).toBeGreaterThan(200);
      expect(there).toEqual(here);
      expect(await site.log.head()).not.toBe(await copy.log.head());

      const back = await open();
      expect(await copyOf(copy.url, back.url)).toMatchObject({ copied, found: 0 });
    },
    120_000,
  );
});
