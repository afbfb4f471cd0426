import { createInProcessCall } from '@rondelle/gateway/calls/in-process-call.ts';
import { createCaller } from '@rondelle/gateway/router.ts';
import { publicRoutes } from '@rondelle/gateway/rest/rest-over-http.ts';
import { restPrefix } from '@rondelle/gateway/rest/prefix.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import fastify from 'fastify';
import { fixtureContent } from '../../support/content-fixture.ts';
import { freshDatabase } from '../../support/postgres.ts';

/** The gateway's router and REST routes on a real database, without an HTTP server. */
export const openSite = async () => {
  const database = await freshDatabase();
  const pool = createPool(database.url);
  await ensureViews(pool);
  const log = await openEventLog(database.url);
  const project = () => catchUp({ pool, log });
  const store = importStoreOn(log, pool, project);
  const content = await fixtureContent();
  const context = { db: createDb<Tables>(pool), log, content: () => content, today: '2024-03-01' };
  const app = fastify();
  await app.register(publicRoutes, { context, prefix: restPrefix });
  return {
    log,
    pool,
    db: context.db,
    ask: createCaller(context),
    /** Calls a procedure by its dotted path with any input. */
    call: createInProcessCall(context),
    /** Brings the views up to date with the log. */
    project,
    importFolder: async (folder: string, source: 'import' | 'demo' = 'import') => {
      const { rejections } = await importDataset(store, await openDatasetFolder(folder, 200), { source });
      if (rejections.length > 0) throw new Error(`${folder}: ${JSON.stringify(rejections[0])}`);
    },
    /** Sends a REST request, as another program does. */
    get: async (url: string) => {
      const response = await app.inject(url);
      return {
        status: response.statusCode,
        type: response.headers['content-type'],
        body: response.json<unknown>(),
      };
    },
    close: async () => {
      await app.close();
      await log.close();
      await pool.end();
      await database.drop();
    },
  };
};
export type Site = Awaited<ReturnType<typeof openSite>>;
