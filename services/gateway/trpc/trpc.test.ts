import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { publicDb } from '@rondelle/projections/queries/policy/public-db.ts';
import { emptyDb } from '@rondelle/projections/views/empty-db.fixture.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestSession } from '../membership/request-session.ts';
import {
  createCallerFactory,
  withRequestSession,
  publicProcedure,
  router,
  signedIn,
  signedInFor,
  signedInSomewhere,
} from './trpc.ts';

const db = emptyDb();
const session = { role: 'admin', impersonator: null, memberId: '1' };
const requestSession = { session: async () => session } as unknown as RequestSession;

const nothing = z.object({});
const kinds = {
  public: publicProcedure.input(nothing),
  withRequestSession: withRequestSession.input(nothing),
  signedIn: signedIn('competition/write').input(nothing),
  signedInFor: signedInFor('competition/supervise', nothing, () => ({ kind: 'league', id: 1 })),
  signedInSomewhere: signedInSomewhere('competition/import').input(nothing),
};
const readsFiltered = ({ ctx }: { ctx: { db: typeof db } }) => ctx.db === publicDb(db);
const call = createCallerFactory(
  router({
    queries: router({
      public: kinds.public.query(readsFiltered),
      withRequestSession: kinds.withRequestSession.query(readsFiltered),
      signedIn: kinds.signedIn.query(readsFiltered),
      signedInFor: kinds.signedInFor.query(readsFiltered),
      signedInSomewhere: kinds.signedInSomewhere.query(readsFiltered),
    }),
    mutations: router({
      public: kinds.public.mutation(readsFiltered),
      withRequestSession: kinds.withRequestSession.mutation(readsFiltered),
      signedIn: kinds.signedIn.mutation(readsFiltered),
      signedInFor: kinds.signedInFor.mutation(readsFiltered),
      signedInSomewhere: kinds.signedInSomewhere.mutation(readsFiltered),
    }),
    deciding: kinds.signedIn.mutation(({ ctx }) => ctx.unfilteredDb === db),
  }),
)({ db, log: {} as EventLog, requestSession });

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'procedures of this kind only read data that readers may see: %s',
  async (kind) => {
    expect(await call.queries[kind]({})).toBe(true);
    expect(await call.mutations[kind]({})).toBe(true);
  },
);

test('a mutation decides on unfiltered data', async () => expect(await call.deciding({})).toBe(true));
