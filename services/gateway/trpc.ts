import { type Language, language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import { trpcCodes } from './error-codes.ts';
import { errorText, invalidParameterText } from './error-messages.ts';

export type Context = { readonly db: Db; readonly log: EventLog };

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

const t = initTRPC.context<Context>().create({
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

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const publicProcedure = t.procedure.use(refusals);
