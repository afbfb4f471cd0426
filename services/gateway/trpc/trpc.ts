import { DomainError } from '@rondelle/contracts/errors.ts';
import { transformer } from '@rondelle/contracts/output-envelope.ts';
import type { ChangedTopic } from '@rondelle/contracts/subjects.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { publicDb } from '@rondelle/projections/queries/policy/public-db.ts';
import type { MenuOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
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
import { putInEnvelope } from './put-in-envelope.ts';
import { assertBounded } from '../bounds/bounded-input.ts';
import { trpcCodes } from '../errors/error-codes.ts';
import { timed } from '../timing/request-timing.ts';
import { isLost, isUnavailable } from '../errors/unavailable.ts';
import { errorText } from '../errors/error-messages.ts';
import type { LiveConnection } from '../live/live-connection.ts';
import type { Subject } from '@rondelle/members/supervises.ts';
import type { RequestSession } from '../membership/request-session.ts';
import type { CachedSettings } from '../settings/cached-settings.ts';
import type { Elsewhere } from '../settings/page-sources.ts';
import { noteMadeFrom } from '../response-cache/made-from.ts';
import type { Remembered } from '../response-cache/remembered.ts';
import type { NarrowScope } from '../response-cache/scope.ts';
import type { RestMeta } from '../rest/rest-meta.ts';
import type { Simulator } from '../simulations/simulator.ts';
import { requestedLanguage, domainErrorIn, domainErrorText, publicErrorOf } from '../errors/domain-errors.ts';
import { ConflictingWrite } from '@rondelle/commands/explain-conflict.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';
import type { Content } from '@rondelle/infra/content/content.ts';
import type { WriteServices } from '@rondelle/commands/writing.ts';

export type Context = {
  readonly db: Db;
  /** The database without category policies, for the decisions of mutations. `db` applies them. */
  readonly unfilteredDb?: Db;
  readonly log: EventLog;
  /** Traces commands. */
  readonly tracing?: Tracing | null;
  /** The database for public queries, perhaps a replica; absent: `db`. */
  readonly reads?: () => Db;
  /** Shares the reads of all public queries of one response; absent when each query sends its own. */
  readonly share?: (db: Db) => Db;
  /** Resolves to true when `reads` has left the database that failed a query. */
  readonly hasReadSourceChanged?: (failed: Db) => Promise<boolean>;
  /** Cached menus of the last seasons, for every page; absent when each page reads its menu. */
  readonly menus?: Remembered<MenuOutput>;
  /** Services of commands; absent when none can be sent. */
  readonly writing?: WriteServices;
  /** Runs previews; absent when there are none. */
  readonly previews?: Previews;
  /** Simulates seasons beside the requests; absent when requests simulate in process. */
  readonly simulator?: Simulator;
  /** Notifies followers of a change that is not in the log. */
  readonly notify?: (topic: ChangedTopic) => void;
  /** The connection of a subscription; absent in HTTP requests. */
  readonly live?: LiveConnection;
  /** The settings in force. */
  readonly settings?: CachedSettings;
  /** The fixed day of the site; absent when it follows the clock. */
  readonly today?: string;
  /** Days to keep backups; absent when none are made. */
  readonly backupKeepDays?: number;
  /** True when feeds may read local folders. */
  readonly readsFolders?: boolean;
  /** The open data dumps. */
  readonly dumps?: () => Promise<readonly Manifest[]>;
  /** The list of REST calls. */
  readonly calls?: () => CallsOutput;
  /** How to recognise the site's owner before there is an account. */
  readonly setup?: { readonly code: string | null; readonly isLocal: boolean };
  /** The editors' content as it is now. */
  readonly content?: () => Content;
  /** Outside services that browsers load from; absent when there are none. */
  readonly elsewhere?: Elsewhere;
  /** External sign-in providers. */
  readonly providers?: readonly { readonly key: string; readonly name: string }[];
  /** True for a form posted without JavaScript, where no captcha can be solved. */
  readonly isPlainForm?: boolean | undefined;
  /** The client of the request; absent when a page is rendered for everybody. */
  readonly requestSession?: RequestSession;
  /** True when outputs leave the process as JSON for our own client, which opens envelopes: over HTTP and in pages. */
  readonly opensEnvelopes?: true;
};
/** A procedure's metadata: the required permission, and its REST routes. */
export type Meta = { readonly permission?: Permission; readonly rest?: RestMeta | readonly RestMeta[] };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer,
    defaultMeta: { permission: 'competition/read' },
    // Responses must not contain stack traces.
    isDev: false,
    errorFormatter: ({ shape, error, input }) => {
      const { message, domainCode, field } = publicErrorOf(error, requestedLanguage(input));
      const conflict = error.cause instanceof ConflictingWrite ? error.cause.conflict : null;
      return { ...shape, message, data: { ...shape.data, domainCode, field, conflict } };
    },
  });

/** Assigns every domain error its tRPC code and its text in the language of the input. */
const withDomainErrors = t.middleware(async ({ next, getRawInput }) => {
  const result = await next();
  if (result.ok) return result;
  const error = domainErrorIn(result.error);
  if (!error && isUnavailable(result.error)) {
    const message = errorText('server/unavailable', requestedLanguage(await getRawInput()));
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause: result.error });
  }
  if (!error) return result;
  const message = domainErrorText(error, requestedLanguage(await getRawInput()));
  throw new TRPCError({ code: trpcCodes[error.code], message, cause: error });
});

/** Bounds every input before any schema parses it. */
const bounded = t.middleware(async ({ next, getRawInput }) => {
  assertBounded(await getRawInput());
  return next();
});

const commanded = z.object({ commandId: z.uuid() });

/** Traces each command under its id; queries are not traced. */
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

/** Measures each procedure for `Server-Timing`, by its path. */
const measured = t.middleware(({ path, next }) => timed(path, () => next()));

/**
 * Records the dependencies of the response: its input names them, unless the procedure reports narrower ones. The input
 * also names those of an error.
 */
const noted = t.middleware(async ({ next, getRawInput }) => {
  let only: readonly NarrowScope[] | null = null;
  const onlyFrom = (scope: readonly NarrowScope[]): void => {
    only = scope;
  };
  const result = await next({ ctx: { onlyFrom } });
  noteMadeFrom(result.ok && only ? { only } : { input: await getRawInput() });
  return result;
});

const guarded = (permission: Permission) =>
  t.procedure.meta({ permission }).use(measured).use(noted).use(withDomainErrors).use(bounded).use(traced);

/**
 * Declares the output of a procedure for the compiler and the OpenAPI document, without parsing it at run time: the
 * site's own outputs need no check.
 */
export const unchecked = <Output extends z.ZodType>(schema: Output) => ({
  schema,
  parse: (output: z.output<Output>): z.output<Output> => output,
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
/** A procedure for everybody. */
export const publicProcedure = guarded('competition/read').use(async ({ ctx, next, type }) => {
  const from = ctx.reads?.() ?? ctx.db;
  const { share = (db: Db) => db } = ctx;
  const readFrom = (db: Db) => next({ ctx: { db: share(publicDb(db, ctx.today)) } });
  const result = await readFrom(from);
  if (result.ok || type !== 'query' || !isLost(result.error)) return result;
  // When the replica is lost during a query, the query runs again on the primary.
  return (await ctx.hasReadSourceChanged?.(from)) ? readFrom(ctx.reads?.() ?? ctx.db) : result;
});

/** Open to everybody, with the request session: registration and login. */
export const withRequestSession = guarded('account/enter').use(({ ctx: { db, requestSession }, next }) => {
  if (!requestSession) throw new DomainError('session/required');
  return next({ ctx: { requestSession, db: publicDb(db) } });
});

/** Puts outputs that JSON cannot hold into an envelope. Calls in the process and REST get them as they are. */
const enveloped = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  return ctx.opensEnvelopes && result.ok ? { ...result, data: putInEnvelope(result.data) } : result;
});

const admitted = (permission: Permission, aboutOf: (input: unknown) => About) =>
  guarded(permission)
    .use(enveloped)
    .use(async ({ ctx, getRawInput, next, type }) => {
      const about = aboutOf(await getRawInput());
      const session = await admit(ctx.db, ctx.requestSession, { permission, type, about });
      if (!ctx.requestSession) throw new DomainError('session/required');
      const db = publicDb(ctx.db, ctx.today);
      // Mutations decide on unfiltered data; everything that is returned applies the category policies.
      const unfilteredDb = type === 'mutation' ? ctx.db : db;
      return next({ ctx: { requestSession: ctx.requestSession, session, db, unfilteredDb } });
    });

/** For members whose role has the permission. */
export const signedIn = (permission: PlainPermission) => admitted(permission, () => null);

/** For members whose role has the permission everywhere, or who supervise the subject of the request. */
export const signedInFor = <Input extends z.ZodType>(
  permission: ScopedPermission,
  input: Input,
  subjectOf: (input: z.output<Input>) => Subject,
) =>
  admitted(permission, (raw) => {
    const parsed = input.safeParse(raw);
    // A malformed input has no subject; the schema refuses it right after.
    return parsed.success ? subjectOf(parsed.data) : 'somewhere';
  }).input(input);

/**
 * For members who have the permission for some subjects. Unless `session.everywhere`, the output is limited to these.
 */
export const signedInSomewhere = (permission: ScopedPermission) => admitted(permission, () => 'somewhere');
