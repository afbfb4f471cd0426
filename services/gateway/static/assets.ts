import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/**
 * The files of the client build, compressed beforehand. Those in `assets/` have a hash in their names and never change;
 * the others are asked for again. Each file is a route of its own, so that nothing else can be asked for.
 */
export const assets = async (app: FastifyInstance, { folder }: { folder: string }): Promise<void> => {
  const hashed = `${path.join(folder, 'assets')}${path.sep}`;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '.vite/**'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const cacheControl = file.startsWith(hashed) ? `public, max-age=${year}, immutable` : 'no-cache';
      reply.header('cache-control', cacheControl);
      // What other sites show in a frame may be of an origin of its own, and needs them as well.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
    },
  });
};
