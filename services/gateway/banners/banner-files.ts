import { bannerPrefix } from '@rondelle/contracts/site/banners.ts';
import { type Picture, pictureOf, targetOf } from '@rondelle/infra/banners/banners.ts';
import type { FastifyInstance } from 'fastify';
import type { QueryExecutorProvider } from 'kysely';
import { LRUCache } from 'lru-cache';

type Options = {
  readonly db: QueryExecutorProvider;
  readonly isOn: () => boolean;
  /** Counts a click on a banner. */
  readonly follow: (id: number) => void;
};
const idIn = (text: string | undefined): number => Number(/^([1-9]\d{0,8})\b/.exec(text ?? '')?.[1] ?? 0);

/** Parses `12-0123abcd.webp` into the banner's id and the digest of its picture. */
const pictureIn = (file: string) => {
  const [, id = '0', digest = ''] = /^([1-9]\d{0,8})-([\w-]{1,64})\.\w{1,5}$/.exec(file) ?? [];
  return { id: Number(id), digest };
};
/** Bytes of cached pictures; a site displays few at a time. */
const mostCachedBytes = 8 * 1024 * 1024;

/** Loads pictures through a cache: a banner is on every page. */
const createPictures = (db: QueryExecutorProvider) => {
  const pictures = new LRUCache<string, Picture>({
    maxSize: mostCachedBytes,
    // A removed banner disappears after at most a minute.
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

/** Serves the pictures of banners, immutable under their digest, and redirects clicks to the banner's target. */
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
    // Not an open redirect: only administrators set the target.
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  });
};
