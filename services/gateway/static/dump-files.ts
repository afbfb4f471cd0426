import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { openDataPrefix } from '@rondelle/contracts/site/open-data.ts';
import type { FastifyInstance } from 'fastify';

/** A season, a day, a file. */
const ofDump = /^\/\d{4}-\d{4}\/\d{4}-\d{2}-\d{2}\/[\w-]+\.(csv|json|txt)$/;

/** The files of the open data, for whoever wants them; a dump never changes. */
export const dumpFiles = async (app: FastifyInstance, { folder }: { folder: string }): Promise<void> => {
  // Where it cannot be made, there are no dumps, and the site goes on.
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
      reply.header('cache-control', 'public, max-age=86400');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
