import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Images and videos only; nothing that a browser would execute. */
const mediaFile = /\.(avif|gif|jpe?g|png|webp|mp4|webm)$/i;

/** Serves images and videos of the content folder `media`, without hidden files. */
export const media = async (app: FastifyInstance, { folder }: { folder: string }): Promise<void> => {
  const root = path.resolve(folder, 'media');
  if (!(await stat(root).catch(() => null))?.isDirectory()) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    allowedPath: (name) => mediaFile.test(name),
    maxAge: 3_600_000,
  });
};
