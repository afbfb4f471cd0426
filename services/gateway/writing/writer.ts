import { language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PlainPermission } from '@rondelle/contracts/membership/permissions.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { domainErrorText, requestedLanguage } from '../domain-errors.ts';
import { type Context, signedIn, signedInFor } from '../trpc.ts';
import type { Subject } from '@rondelle/members/supervises.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';
import type { Writing } from '@rondelle/commands/writing.ts';

/** Every form says in what language it wants to be answered; no command holds it. */
export const spoken = z.object({ lang: language.optional() }).transform(() => ({}));

type Filter = Pick<Context, 'db' | 'log'> & {
  readonly writing?: Context['writing'] | undefined;
  readonly requestSession?: Context['requestSession'] | undefined;
};

export const writingOf = (
  { db, log, writing: services, requestSession }: Filter,
  session: Session,
  input: unknown,
): Writing => {
  if (!services)
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'nothing can be written here' });
  const lang = requestedLanguage(input);
  return {
    db,
    log,
    services,
    session,
    lang,
    textOf: (refusal) => domainErrorText(refusal, lang),
    ...(requestSession && { wrote: requestSession.wrote }),
  };
};

/** What previews are made with. */
export const previewsOf = ({
  previews,
}: {
  readonly previews?: Context['previews'] | undefined;
}): Previews => {
  if (!previews) throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'no previews here' });
  return previews;
};

/** A procedure that changes something, for members whose role has the permission. */
export const writer = (permission: PlainPermission) =>
  signedIn(permission)
    .use(async ({ ctx, getRawInput, next }) =>
      next({ ctx: { write: writingOf(ctx, ctx.session, await getRawInput()) } }),
    )
    .input(spoken);

/** Like `writer`, also for those who supervise what is changed. */
export const supervisingWriter = <Input extends z.ZodType>(
  input: Input,
  subjectOf: (input: z.output<Input>) => Subject,
) =>
  signedInFor('competition/supervise', input, subjectOf).use(async ({ ctx, getRawInput, next }) =>
    next({ ctx: { write: writingOf(ctx, ctx.session, await getRawInput()) } }),
  );
