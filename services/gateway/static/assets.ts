import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/**
 * Serves the files of the client build, precompressed. Files in `assets/` have a hash in their names and are immutable;
 * the others must be revalidated. Each file has its own route, so no other path can be read.
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
      reply.isFile = file.startsWith(hashed);
      const cacheControl = reply.isFile ? `public, max-age=${year}, immutable` : 'no-cache';
      reply.header('cache-control', cacheControl);
      // Pages in frames of other sites may have an opaque origin and need these files too.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
    },
  });
};
