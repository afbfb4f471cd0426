import {
  type Previewable,
  type PreviewOutput,
  previewInput,
} from '@rondelle/contracts/competition/preview.inputs.ts';
import { changesOf } from '@rondelle/projections/queries/preview/changes.queries.ts';
import { type AnyRouter, callTRPCProcedure, TRPCError } from '@trpc/server';
import { randomUUID } from 'node:crypto';
import { type Context, router } from '../trpc/trpc.ts';
import { previewsOf, writer } from '../writing/writer.ts';
import { countPreviewAgainstLimits } from '@rondelle/commands/write-limits.ts';
import { inPreview } from '@rondelle/commands/preview/in-preview.ts';
import { changesIn, type Send, sendAll } from '@rondelle/commands/preview/send-all.ts';

/** The original error of a failed change, so that the preview reports it in the same words. */
const previewErrorOf = (error: unknown): unknown =>
  error instanceof TRPCError && error.cause ? error.cause : error;

const sender =
  (written: AnyRouter, ctx: Context, path: Previewable): Send =>
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
      throw previewErrorOf(error);
    });

/** Previews a change by running the procedure that would make it, in a transaction that is rolled back. */
export const previewOf = (written: AnyRouter) =>
  router({
    /** A mutation, so that the input goes in the body: it is as long as the change itself. */
    changes: writer('competition/write')
      .input(previewInput)
      .mutation(async ({ ctx, input: { lang, procedure, input }, signal }): Promise<PreviewOutput> => {
        await countPreviewAgainstLimits(ctx.write, changesIn(input));
        const requestSession = { ...ctx.requestSession, wrote: () => undefined };
        return inPreview(previewsOf(ctx), ctx.write, async (preview, previewed) => {
          const send = sender(
            written,
            { db: preview.db, log: preview.log, writing: preview, requestSession },
            procedure,
          );
          const left = await sendAll(send, { commandId: randomUUID(), ...input, lang }, signal);
          return { ...(await changesOf(previewed, lang)), ...left };
        });
      }),
  });
