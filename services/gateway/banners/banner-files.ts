import { bannerPrefix } from '@rondelle/contracts/site/banners.ts';
import { pictureOf, targetOf } from '@rondelle/infra/banners/banners.ts';
import type { FastifyInstance } from 'fastify';
import type { QueryExecutorProvider } from 'kysely';

type Options = {
  readonly db: QueryExecutorProvider;
  readonly isOn: () => boolean;
  /** Counts that one was followed. */
  readonly follow: (id: number) => void;
};
const idIn = (text: string | undefined): number => Number(/^([1-9]\d{0,8})\b/.exec(text ?? '')?.[1] ?? 0);

/** The pictures of banners, each for ever under its address, and the way on from one. */
export const bannerFiles = async (app: FastifyInstance, { db, isOn, follow }: Options): Promise<void> => {
  app.get<{ Params: { file: string } }>(`${bannerPrefix}/:file`, async (request, reply) => {
    const { file } = request.params;
    const picture = await pictureOf(db, idIn(file));
    if (!picture || !file.includes(`-${picture.digest}.`)) return reply.callNotFound();
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
