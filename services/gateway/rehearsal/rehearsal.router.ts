import {
  type Rehearsable,
  type RehearsalOutput,
  rehearsalInput,
} from '@rondelle/contracts/competition/rehearsal.ts';
import { changesOf } from '@rondelle/projections/preview/changes.queries.ts';
import { type AnyRouter, callTRPCProcedure, TRPCError } from '@trpc/server';
import { randomUUID } from 'node:crypto';
import { type Context, router, signedIn } from '../trpc.ts';
import { takeForPreview } from '../writing/write-limits.ts';
import { rehearsing } from './rehearsing.ts';
import { changesIn, type Send, sendAll } from './send-all.ts';

/** What refuses the change refuses its rehearsal, with the same words. */
const refusalOf = (error: unknown): unknown =>
  error instanceof TRPCError && error.cause ? error.cause : error;

const sender =
  (written: AnyRouter, ctx: Context, path: Rehearsable): Send =>
  (input) =>
    callTRPCProcedure({
      router: written,
      path,
      type: 'mutation',
      ctx,
      getRawInput: async () => input,
      signal: undefined,
      batchIndex: 0,
    }).catch((error: unknown) => {
      throw refusalOf(error);
    });

/** Any change that moves tables, done as far as nothing is recorded, by the very procedure that would do it. */
export const rehearsalOf = (written: AnyRouter) =>
  router({
    /** By POST: what is asked is as long as what would be sent. */
    changes: signedIn('competition/write')
      .input(rehearsalInput)
      .mutation(async ({ ctx, input: { lang, procedure, input }, signal }): Promise<RehearsalOutput> => {
        await takeForPreview(ctx, changesIn(input));
        const rehearsal = rehearsing(ctx);
        const send = sender(written, rehearsal.ctx, procedure);
        const left = await sendAll(send, { commandId: randomUUID(), ...input, lang }, signal);
        return { ...(await changesOf(ctx.db, lang, rehearsal.supposed)), ...left };
      }),
  });
