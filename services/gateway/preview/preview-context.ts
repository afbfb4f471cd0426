import type { Previewed } from '@rondelle/projections/preview/row-changes.ts';
import { TRPCError } from '@trpc/server';
import { randomInt } from 'node:crypto';
import type { Context } from '../trpc.ts';
import type { WriteServices } from '@rondelle/commands/write-services.ts';
import type { Previews } from './previews.ts';

/** Nothing has such an id, and a new game comes after all others of its day; previews at the same time have their own. */
const newIds = () => 1_100_000_000 + randomInt(400_000) * 2_500;

const servicesOf = (services: WriteServices): WriteServices => {
  let id = newIds();
  return {
    ...services,
    idFor: async () => {
      id += 1;
      return id;
    },
    views: { reach: async () => true },
    records: false,
  };
};

export type Previewing = Pick<Context, 'log'> & {
  readonly previews?: Previews | undefined;
  readonly writing?: Context['writing'] | undefined;
  readonly requestSession?: Context['requestSession'] | undefined;
};

/**
 * Whatever is done with the context that the work is given is decided by the same rules, on things as they are and as
 * they were made before it in the same preview, and recorded nowhere.
 */
export const inPreview = <T>(
  { previews, log, writing, requestSession }: Previewing,
  work: (ctx: Context, previewed: Previewed) => Promise<T>,
): Promise<T> => {
  if (!previews) throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'no previews here' });
  return previews(log, ({ log: preview, ...previewed }) =>
    work(
      {
        db: previewed.db,
        log: preview,
        ...(writing && { writing: servicesOf(writing) }),
        ...(requestSession && { requestSession: { ...requestSession, wrote: () => undefined } }),
      },
      previewed,
    ),
  );
};
