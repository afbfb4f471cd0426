import { type Language, language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { isAllowed, type Permission } from '@rondelle/contracts/membership/permissions.ts';
import type { Session } from '@rondelle/infra/accounts/sessions.ts';
import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import { trpcCodes } from './error-codes.ts';
import { errorText, invalidParameterText } from './error-messages.ts';
import type { Visit } from './membership/visit.ts';

export type Context = {
  readonly db: Db;
  readonly log: EventLog;
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
        data: { ...shape.data, domainCode: refusal?.code ?? null, field: refusal?.field ?? null },
      };
    },
  });

/** Every refusal leaves with its code from the closed list and its text in the language asked for. */
const refusals = t.middleware(async ({ next, getRawInput }) => {
  const result = await next();
  if (result.ok) return result;
  const refusal = refusalIn(result.error);
  if (!refusal) return result;
  const message = textOf(refusal, languageAsked(await getRawInput()));
  throw new TRPCError({ code: trpcCodes[refusal.code], message, cause: refusal });
});

/** The one place where it is decided who may: for tRPC and for REST, which goes through the router too. */
const admit = async (visit: Visit | undefined, permission: Permission): Promise<Session | null> => {
  if (isAllowed('visitor', permission)) return null;
  const session = (await visit?.session()) ?? null;
  if (!session) throw new DomainError('session/required');
  const isOwnAffair = permission === 'account/own' && session.impersonator !== null;
  if (isOwnAffair || !isAllowed(session.role, permission)) throw new DomainError('permission/denied');
  return session;
};

const guarded = (permission: Permission) => t.procedure.meta({ permission }).use(refusals);

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
/** For everyone, whoever they are. */
export const publicProcedure = guarded('competition/read');

/** For everyone, in a request of their own: registering, logging in. */
export const entering = guarded('account/enter').use(({ ctx: { visit }, next }) => {
  if (!visit) throw new DomainError('session/required');
  return next({ ctx: { visit } });
});

/** For members whose role has the permission. */
export const signedIn = (permission: Permission) =>
  guarded(permission).use(async ({ ctx: { visit }, next }) => {
    const session = await admit(visit, permission);
    if (!visit || !session) throw new DomainError('session/required');
    return next({ ctx: { visit, session } });
  });
