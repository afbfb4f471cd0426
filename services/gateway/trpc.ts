import { DomainError } from '@rondelle/contracts/errors.ts';
import type { ChangedTopic } from '@rondelle/contracts/subjects.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { asShown } from '@rondelle/projections/policy/as-shown.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type {
  Permission,
  PlainPermission,
  ScopedPermission,
} from '@rondelle/contracts/membership/permissions.ts';
import type { CallsOutput } from '@rondelle/contracts/site/calls.ts';
import type { Manifest } from '@rondelle/contracts/site/open-data.ts';
import type { Tracing } from '@rondelle/infra/telemetry/tracing/tracing.ts';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { type About, admit } from './admission.ts';
import { assertBounded } from './bounded-input.ts';
import { trpcCodes } from './error-codes.ts';
import { timed } from './timing/request-timing.ts';
import { isUnavailable } from './unavailable.ts';
import { errorText } from './error-messages.ts';
import type { LiveConnection } from './live/live-connection.ts';
import type { Subject } from '@rondelle/members/supervises.ts';
import type { RequestSession } from './membership/request-session.ts';
import type { KeptSettings } from './settings/kept-settings.ts';
import type { RestMeta } from './rest/rest-meta.ts';
import { requestedLanguage, domainErrorIn, domainErrorText, publicErrorOf } from './domain-errors.ts';
import { ConflictingWrite } from '@rondelle/commands/explain-conflict.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';
import type { Content } from '@rondelle/infra/content/content.ts';
import type { WriteServices } from '@rondelle/commands/write-services.ts';

export type Context = {
  readonly db: Db;
  readonly log: EventLog;
  /** Takes the traces of commands. */
  readonly tracing?: Tracing | null;
  /** Where public questions are answered from; without it, from `db`. */
  readonly reads?: () => Db;
  /** What changes are written with; absent where nothing can be written. */
  readonly writing?: WriteServices;
  /** Where changes are previewed; absent where nothing can be. */
  readonly previews?: Previews;
  /** Tells those who follow it that something has changed which no event says. */
  readonly notify?: (topic: ChangedTopic) => void;
  /** The live connection that something is followed over; absent in requests, which are answered once. */
  readonly live?: LiveConnection;
  /** What administrators have set, as it is now. */
  readonly settings?: KeptSettings;
  /** For how many days backups are kept; absent where none are made. */
  readonly backupKeepDays?: number;
  /** Whether sources on the timetable may name folders. */
  readonly readsFolders?: boolean;
  /** The dumps of the open data. */
  readonly dumps?: () => Promise<readonly Manifest[]>;
  /** The calls that programs make. */
  readonly calls?: () => CallsOutput;
  /** What proves that one runs the site before anybody has an account. */
  readonly setup?: { readonly code: string | null; readonly isBehindProxy: boolean };
  /** What editors have written, as it is now. */
  readonly content?: () => Content;
  /** Who else lets members in. */
  readonly providers?: readonly { readonly key: string; readonly name: string }[];
  /** What is done is a form that a page without scripts has sent: it can show no work. */
  readonly isPlainForm?: boolean | undefined;
  /** Whose request it is; absent where a page is made for nobody in particular. */
  readonly requestSession?: RequestSession;
};
/** What a procedure says of itself: whom it admits, and the REST routes that it has. */
export type Meta = { readonly permission?: Permission; readonly rest?: RestMeta | readonly RestMeta[] };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    defaultMeta: { permission: 'competition/read' },
    // Stack traces are for the log.
    isDev: false,
    errorFormatter: ({ shape, error, input }) => {
      const { message, domainCode, field } = publicErrorOf(error, requestedLanguage(input));
      const conflict = error.cause instanceof ConflictingWrite ? error.cause.conflict : null;
      return { ...shape, message, data: { ...shape.data, domainCode, field, conflict } };
    },
  });

/** Every refusal leaves with its code from the closed list and its text in the language asked for. */
const refusals = t.middleware(async ({ next, getRawInput }) => {
  const result = await next();
  if (result.ok) return result;
  const refusal = domainErrorIn(result.error);
  if (!refusal && isUnavailable(result.error)) {
    const message = errorText('server/unavailable', requestedLanguage(await getRawInput()));
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause: result.error });
  }
  if (!refusal) return result;
  const message = domainErrorText(refusal, requestedLanguage(await getRawInput()));
  throw new TRPCError({ code: trpcCodes[refusal.code], message, cause: refusal });
});

/** However an input has come: no schema, and nothing else, looks into one that has no bound. */
const bounded = t.middleware(async ({ next, getRawInput }) => {
  assertBounded(await getRawInput());
  return next();
});

const commanded = z.object({ commandId: z.uuid() });

/** What a command sets off is one trace under its id; questions are not traced. */
const traced = t.middleware(async ({ ctx: { tracing }, type, path, next, getRawInput }) => {
  if (!tracing || type !== 'mutation') return next();
  const command = commanded.safeParse(await getRawInput());
  if (!command.success) return next();
  return tracing.command(
    command.data.commandId,
    path,
    () => next(),
    ({ ok }) => !ok,
  );
});

/** For those who may see what took how long: each procedure by its path. */
const measured = t.middleware(({ path, next }) => timed(path, () => next()));

const guarded = (permission: Permission) =>
  t.procedure.meta({ permission }).use(measured).use(refusals).use(bounded).use(traced);

/**
 * What a procedure answers: the compiler holds it to the schema, and the OpenAPI document shows it. It isn't parsed on
 * each call: the site's own answers need no check at run time.
 */
export const unchecked = <Output extends z.ZodType>(schema: Output) => ({
  schema,
  parse: (answer: z.output<Output>): z.output<Output> => answer,
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
/** For everyone, whoever they are. */
export const publicProcedure = guarded('competition/read').use(({ ctx, next }) =>
  next({ ctx: { db: asShown(ctx.reads?.() ?? ctx.db) } }),
);

/** For everyone, in a request of their own: registering, logging in. */
export const entering = guarded('account/enter').use(({ ctx: { requestSession }, next }) => {
  if (!requestSession) throw new DomainError('session/required');
  return next({ ctx: { requestSession } });
});

const admitted = (permission: Permission, aboutOf: (input: unknown) => About) =>
  guarded(permission).use(async ({ ctx, getRawInput, next, type }) => {
    const about = aboutOf(await getRawInput());
    const session = await admit(ctx.db, ctx.requestSession, { permission, type, about });
    if (!ctx.requestSession) throw new DomainError('session/required');
    const db = type === 'mutation' ? ctx.db : asShown(ctx.db);
    return next({ ctx: { requestSession: ctx.requestSession, session, db } });
  });

/** For members whose role has the permission. */
export const signedIn = (permission: PlainPermission) => admitted(permission, () => null);

/** For members whose role has the permission everywhere, or who supervise what the request is about. */
export const signedInFor = <Input extends z.ZodType>(
  permission: ScopedPermission,
  input: Input,
  subjectOf: (input: z.output<Input>) => Subject,
) =>
  admitted(permission, (raw) => {
    const parsed = input.safeParse(raw);
    // What is malformed is about nothing, and refused for that right after.
    return parsed.success ? subjectOf(parsed.data) : 'somewhere';
  }).input(input);

/** For members who have the permission somewhere: `session.everywhere` is false where the answer must keep to what they supervise. */
export const signedInSomewhere = (permission: ScopedPermission) => admitted(permission, () => 'somewhere');
