import { bannerPrefix } from '@rondelle/contracts/site/banners.ts';
import { type Picture, pictureOf, targetOf } from '@rondelle/infra/banners/banners.ts';
import type { FastifyInstance } from 'fastify';
import type { QueryExecutorProvider } from 'kysely';
import { LRUCache } from 'lru-cache';

type Options = {
  readonly db: QueryExecutorProvider;
  readonly isOn: () => boolean;
  /** Counts that one was followed. */
  readonly follow: (id: number) => void;
};
const idIn = (text: string | undefined): number => Number(/^([1-9]\d{0,8})\b/.exec(text ?? '')?.[1] ?? 0);

/** `12-0123abcd.webp`: which banner, and the digest of its picture. */
const pictureIn = (file: string) => {
  const [, id = '0', digest = ''] = /^([1-9]\d{0,8})-([\w-]{1,64})\.\w{1,5}$/.exec(file) ?? [];
  return { id: Number(id), digest };
};
/** Of all pictures that are asked for, in memory: a site shows few at a time. */
const mostCachedBytes = 8 * 1024 * 1024;

/** Keeps what was read: a banner stands on every page. */
const createPictures = (db: QueryExecutorProvider) => {
  const pictures = new LRUCache<string, Picture>({
    maxSize: mostCachedBytes,
    // One that was removed is soon gone.
    ttl: 60_000,
    sizeCalculation: ({ image }) => image.length + 1,
  });
  return async (file: string): Promise<Picture | null> => {
    const { id, digest } = pictureIn(file);
    if (digest === '') return null;
    const key = `${id}-${digest}`;
    const known = pictures.get(key);
    if (known) return known;
    const picture = await pictureOf(db, id, digest);
    if (picture) pictures.set(key, picture);
    return picture;
  };
};

/** The pictures of banners, each for ever under its address, and the way on from one. */
export const bannerFiles = async (app: FastifyInstance, { db, isOn, follow }: Options): Promise<void> => {
  const pictures = createPictures(db);
  app.get<{ Params: { file: string } }>(`${bannerPrefix}/:file`, async (request, reply) => {
    const picture = await pictures(request.params.file);
    if (!picture) return reply.callNotFound();
    return reply
      .type(picture.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture.image);
  });
  app.get<{ Params: { id: string } }>(`${bannerPrefix}/:id/go`, async (request, reply) => {
    const id = idIn(request.params.id);
    const target = isOn() ? await targetOf(db, id) : null;
    if (target === null) return reply.callNotFound();
    follow(id);
    // An administrator's address, which no reader can name.
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  });
};
