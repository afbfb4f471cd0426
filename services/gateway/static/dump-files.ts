import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { splitAddress } from '@rondelle/contracts/site/address.ts';
import { openDataPrefix } from '@rondelle/contracts/site/open-data.ts';
import { readManifest } from '@rondelle/infra/open-data/read-manifests.ts';
import { policiesNow, exceedsPolicies } from '@rondelle/projections/queries/policy/dumped-policies.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { FastifyInstance } from 'fastify';

/** Season, day and file name. */
const ofDump = /^\/(\d{4}-\d{4}\/\d{4}-\d{2}-\d{2})\/[\w-]+\.(?:csv|json|txt)$/;

type Options = { readonly folder: string; readonly db: () => Db };

/**
 * Serves the files of the open data. A dump never changes, but must not be sent once it contains more than the site:
 * caches revalidate each time, and the policies are compared before the job removes it.
 */
export const dumpFiles = async (app: FastifyInstance, { folder, db }: Options): Promise<void> => {
  // Without the folder there are no dumps; the site works anyway.
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  app.addHook('onRequest', async ({ url }, reply) => {
    const { path } = splitAddress(url);
    const [, dump] = ofDump.exec(path.slice(openDataPrefix.length)) ?? [];
    const known = dump === undefined ? null : await readManifest(join(folder, dump));
    if (!known || exceedsPolicies(known, await policiesNow(db()))) return reply.callNotFound();
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${openDataPrefix}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
