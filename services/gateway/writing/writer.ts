import { language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PlainPermission, ScopedPermission } from '@rondelle/contracts/membership/permissions.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { domainErrorText, requestedLanguage } from '../domain-errors.ts';
import { type Context, signedIn, signedInFor } from '../trpc.ts';
import type { Subject } from '@rondelle/members/supervises.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';
import type { Writing } from '@rondelle/commands/writing.ts';

/** Accepts the language of the response in every input; commands do not contain it. */
export const noInput = z.object({ lang: language.optional() }).transform(() => ({}));

type WritingContext = Pick<Context, 'log'> & {
  readonly whole: Db;
  readonly writing?: Context['writing'] | undefined;
  readonly requestSession?: Context['requestSession'] | undefined;
};

export const writingOf = (
  { whole: db, log, writing: services, requestSession }: WritingContext,
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
    textOf: (error) => domainErrorText(error, lang),
    ...(requestSession && { wrote: requestSession.wrote }),
  };
};

/** The preview service of the context; throws when there is none. */
export const previewsOf = ({
  previews,
}: {
  readonly previews?: Context['previews'] | undefined;
}): Previews => {
  if (!previews) throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'no previews here' });
  return previews;
};

/** A procedure with a `write` context, for members whose role has the permission. */
export const writer = (permission: PlainPermission) =>
  signedIn(permission)
    .use(async ({ ctx, getRawInput, next }) =>
      next({ ctx: { write: writingOf(ctx, ctx.session, await getRawInput()) } }),
    )
    .input(noInput);

/** Like `writer`, also for those who supervise the subject. */
export const supervisingWriter = <Input extends z.ZodType>(
  input: Input,
  subjectOf: (input: z.output<Input>) => Subject,
  permission: ScopedPermission = 'competition/supervise',
) =>
  signedInFor(permission, input, subjectOf).use(async ({ ctx, getRawInput, next }) =>
    next({ ctx: { write: writingOf(ctx, ctx.session, await getRawInput()) } }),
  );
