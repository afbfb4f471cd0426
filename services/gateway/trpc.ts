import { type Language, language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import {
  isAllowed,
  type Permission,
  type PlainPermission,
  type ScopedPermission,
} from '@rondelle/contracts/membership/permissions.ts';
import type { Session } from '@rondelle/infra/accounts/sessions.ts';
import type { Tracing } from '@rondelle/infra/telemetry/tracing/tracing.ts';
import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import { trpcCodes } from './error-codes.ts';
import { isUnavailable } from './unavailable.ts';
import { errorText, invalidParameterText } from './error-messages.ts';
import type { LiveLine } from './live/live-line.ts';
import { type Subject, supervises } from './membership/supervises.ts';
import type { Visit } from './membership/visit.ts';
import { ConflictingWrite } from './writing/explain-conflict.ts';
import type { WritingDesk } from './writing/writing-desk.ts';

export type Context = {
  readonly db: Db;
  readonly log: EventLog;
  /** Takes the traces of commands. */
  readonly tracing?: Tracing | null;
  /** Where public questions are answered from; without it, from `db`. */
  readonly reads?: () => Db;
  /** What changes are written with; absent where nothing can be written. */
  readonly writing?: WritingDesk;
  /** The live connection that something is followed over; absent in requests, which are answered once. */
  readonly live?: LiveLine;
  /** Whose request it is; absent where a page is made for nobody in particular. */
  readonly visit?: Visit;
};
/** What a procedure needs; the walk through all of them reads it. */
export type Meta = { readonly permission: Permission };

const asked = z.object({ lang: language });
/** The language of a question, however wrong the rest of it is; French unless it asks for another. */
export const languageAsked = (question: unknown): Language => {
  const parsed = asked.safeParse(question);
  return parsed.success ? parsed.data.lang : 'fr';
};

/** What was refused, where a rule or a schema refused it; null for a fault of ours. */
const refusalIn = ({ cause, code }: TRPCError): DomainError | null => {
  if (cause instanceof DomainError) return cause;
  if (code !== 'BAD_REQUEST' || !(cause instanceof z.ZodError)) return null;
  const parameter = cause.issues[0]?.path[0];
  return new DomainError('request/invalid', parameter === undefined ? null : String(parameter));
};

const textOf = ({ code, field }: DomainError, lang: Language): string =>
  code === 'request/invalid' && field !== null ? invalidParameterText(field, lang) : errorText(code, lang);

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    defaultMeta: { permission: 'competition/read' },
    transformer: superjson,
    // Stack traces are for the log.
    isDev: false,
    errorFormatter: ({ shape, error, input }) => {
      const refusal = error.cause instanceof DomainError ? error.cause : null;
      const isOurFault = error.code === 'INTERNAL_SERVER_ERROR';
      return {
        ...shape,
        message: isOurFault ? errorText('server/error', languageAsked(input)) : shape.message,
        data: {
          ...shape.data,
          domainCode: refusal?.code ?? null,
          field: refusal?.field ?? null,
          conflict: refusal instanceof ConflictingWrite ? refusal.conflict : null,
        },
      };
    },
  });

/** No form and no program of ours nests deeper; what reads further down could be made to run out of stack. */
const deepest = 32;
/** No text of people holds a NUL, and databases refuse it. */
const isReadable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return depth < deepest && Object.values(value).every((each) => isReadable(each, depth + 1));
};
/** The parameter that cannot be read, if there is one. */
const unreadableIn = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null
    ? Object.entries(input).find(([, value]) => !isReadable(value))?.[0]
    : undefined;

/** Every refusal leaves with its code from the closed list and its text in the language asked for. */
const refusals = t.middleware(async ({ next, getRawInput }) => {
  const result = await next();
  if (result.ok) return result;
  const refusal = refusalIn(result.error);
  if (!refusal && isUnavailable(result.error)) {
    const message = errorText('server/unavailable', languageAsked(await getRawInput()));
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause: result.error });
  }
  if (!refusal) return result;
  const message = textOf(refusal, languageAsked(await getRawInput()));
  throw new TRPCError({ code: trpcCodes[refusal.code], message, cause: refusal });
});

/** Somewhere: whether the role may at all, for questions whose answer is limited to what the member supervises. */
type About = Subject | 'somewhere' | null;

/** Whether what is asked about lets a role in that may not everywhere. */
const isWithin = async (db: Db, memberId: string, about: About): Promise<boolean> =>
  about === 'somewhere' || (about !== null && (await supervises(db, memberId, about)));

type Request = {
  readonly permission: Permission;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly about: About;
};

/** The one place where it is decided who may: for tRPC and for REST, which goes through the router too. */
const admit = async (
  db: Db,
  visit: Visit | undefined,
  { permission, type, about }: Request,
): Promise<Session & { readonly everywhere: boolean }> => {
  const session = (await visit?.session()) ?? null;
  if (!session) throw new DomainError('session/required');
  const { role, impersonator, memberId } = session;
  // Standing in is for looking: nothing is done in a member's name, and what is their own stays their own.
  if (impersonator !== null && (type === 'mutation' || permission === 'account/own'))
    throw new DomainError('permission/denied');
  const everywhere = isAllowed(role, permission);
  const within = everywhere || (isAllowed(role, permission, true) && (await isWithin(db, memberId, about)));
  if (!within) throw new DomainError('permission/denied');
  return { ...session, everywhere };
};

const readable = t.middleware(async ({ next, getRawInput }) => {
  const parameter = unreadableIn(await getRawInput());
  if (parameter !== undefined) throw new DomainError('request/invalid', parameter);
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

const guarded = (permission: Permission) =>
  t.procedure.meta({ permission }).use(traced).use(refusals).use(readable);

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
/** For everyone, whoever they are. */
export const publicProcedure = guarded('competition/read').use(({ ctx, next }) =>
  next({ ctx: { db: ctx.reads?.() ?? ctx.db } }),
);

/** For everyone, in a request of their own: registering, logging in. */
export const entering = guarded('account/enter').use(({ ctx: { visit }, next }) => {
  if (!visit) throw new DomainError('session/required');
  return next({ ctx: { visit } });
});

const admitted = (permission: Permission, aboutOf: (input: unknown) => About) =>
  guarded(permission).use(async ({ ctx, getRawInput, next, type }) => {
    const about = aboutOf(await getRawInput());
    const session = await admit(ctx.db, ctx.visit, { permission, type, about });
    if (!ctx.visit) throw new DomainError('session/required');
    return next({ ctx: { visit: ctx.visit, session } });
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
