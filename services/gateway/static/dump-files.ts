import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { openDataPrefix } from '@rondelle/contracts/site/open-data.ts';
import type { FastifyInstance } from 'fastify';

/** Season, day and file name. */
const ofDump = /^\/\d{4}-\d{4}\/\d{4}-\d{2}-\d{2}\/[\w-]+\.(csv|json|txt)$/;

/** Serves the files of the open data. A dump never changes, but may be deleted when it shows too much. */
export const dumpFiles = async (app: FastifyInstance, { folder }: { folder: string }): Promise<void> => {
  // Without the folder there are no dumps; the site works anyway.
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${openDataPrefix}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    allowedPath: (path) => ofDump.test(path),
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
