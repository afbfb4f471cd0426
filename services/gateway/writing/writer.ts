import { language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PlainPermission, ScopedPermission } from '@rondelle/contracts/membership/permissions.ts';
import { ownCommandId } from '@rondelle/domain/command-ids.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { domainErrorText, requestedLanguage } from '../errors/domain-errors.ts';
import { type Context, signedIn, signedInFor } from '../trpc/trpc.ts';
import type { Subject } from '@rondelle/members/supervises.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';
import type { Writing } from '@rondelle/commands/writing.ts';

/**
 * Fields of every input that commands do not contain: the language of the response, and the action that the change is
 * one step of, such as a pasted list of teams.
 */
const commonInput = z.object({ lang: language.optional(), actionId: z.uuid().optional() });
export const noInput = commonInput.transform(() => ({}));

/** Changes with the same action of the same member are undone together. */
const correlationOf = ({ memberId }: Session, input: unknown): string | undefined => {
  const { data } = commonInput.safeParse(input);
  return data?.actionId === undefined ? undefined : ownCommandId(memberId, data.actionId, 'steps');
};

type WritingContext = Pick<Context, 'log'> & {
  readonly unfilteredDb: Db;
  readonly writing?: Context['writing'] | undefined;
  readonly requestSession?: Context['requestSession'] | undefined;
};

export const writingOf = (
  { unfilteredDb: db, log, writing: services, requestSession }: WritingContext,
  session: Session,
  input: unknown,
): Writing => {
  if (!services)
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'nothing can be written here' });
  // Picked one by one, because the services of a preview come with the act that it previews.
  const { tables, idFor, views, recordsEvents, firstSeason, changesPercent } = services;
  const lang = requestedLanguage(input);
  const correlationId = correlationOf(session, input);
  return {
    db,
    log,
    tables,
    idFor,
    views,
    recordsEvents,
    firstSeason,
    changesPercent,
    session,
    lang,
    textOf: (error) => domainErrorText(error, lang),
    ...(correlationId !== undefined && { correlationId }),
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
