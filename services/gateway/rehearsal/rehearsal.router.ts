import { progressAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import {
  type Rehearsable,
  type RehearsalAnswer,
  rehearsalQuestion,
} from '@rondelle/contracts/competition/rehearsal.ts';
import { changesOf } from '@rondelle/projections/preview/changes.queries.ts';
import { type AnyRouter, callTRPCProcedure, TRPCError } from '@trpc/server';
import { randomUUID } from 'node:crypto';
import { type Context, router, signedIn } from '../trpc.ts';
import { rehearsing } from './rehearsing.ts';

type Input = Readonly<Record<string, unknown>>;
type Send = (input: Input) => Promise<unknown>;
const unfinished = progressAnswer.pick({ finished: true, refused: true, next: true });

/** Sends the change as a form does: what takes many requests is asked for until it is finished. */
const sendAll = async (send: Send, input: Input): Promise<RehearsalAnswer['refused']> => {
  const refused: RehearsalAnswer['refused'] = [];
  for (let before: string | null = null; ; ) {
    const answer = unfinished.safeParse(await send(before === null ? input : { ...input, before }));
    if (!answer.success) return refused;
    refused.push(...answer.data.refused);
    if (answer.data.finished) return refused;
    before = answer.data.next;
  }
};

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
      .input(rehearsalQuestion)
      .mutation(async ({ ctx, input: { lang, procedure, input } }): Promise<RehearsalAnswer> => {
        const rehearsal = rehearsing(ctx);
        const send = sender(written, rehearsal.ctx, procedure);
        const refused = await sendAll(send, { commandId: randomUUID(), ...input, lang });
        return { ...(await changesOf(ctx.db, lang, rehearsal.supposed)), refused };
      }),
  });
