import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { asShown } from '@rondelle/projections/queries/policy/as-shown.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestSession } from '../membership/request-session.ts';
import {
  createCallerFactory,
  entering,
  publicProcedure,
  router,
  signedIn,
  signedInFor,
  signedInSomewhere,
} from './trpc.ts';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const session = { role: 'admin', impersonator: null, memberId: '1' };
const requestSession = { session: async () => session } as unknown as RequestSession;

const nothing = z.object({});
const kinds = {
  public: publicProcedure.input(nothing),
  entering: entering.input(nothing),
  signedIn: signedIn('competition/write').input(nothing),
  signedInFor: signedInFor('competition/supervise', nothing, () => ({ kind: 'league', id: 1 })),
  signedInSomewhere: signedInSomewhere('competition/import').input(nothing),
};
const isShown = ({ ctx }: { ctx: { db: typeof db } }) => ctx.db === asShown(db);
const call = createCallerFactory(
  router({
    asked: router({
      public: kinds.public.query(isShown),
      entering: kinds.entering.query(isShown),
      signedIn: kinds.signedIn.query(isShown),
      signedInFor: kinds.signedInFor.query(isShown),
      signedInSomewhere: kinds.signedInSomewhere.query(isShown),
    }),
    told: router({
      public: kinds.public.mutation(isShown),
      entering: kinds.entering.mutation(isShown),
      signedIn: kinds.signedIn.mutation(isShown),
      signedInFor: kinds.signedInFor.mutation(isShown),
      signedInSomewhere: kinds.signedInSomewhere.mutation(isShown),
    }),
    deciding: kinds.signedIn.mutation(({ ctx }) => ctx.whole === db),
  }),
)({ db, log: {} as EventLog, requestSession });

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'procedures of this kind only read data that readers may see: %s',
  async (kind) => {
    expect(await call.asked[kind]({})).toBe(true);
    expect(await call.told[kind]({})).toBe(true);
  },
);

test('a mutation decides on unfiltered data', async () => expect(await call.deciding({})).toBe(true));
