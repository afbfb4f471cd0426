import { type Language, language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError, domainErrorCodes } from '@rondelle/contracts/errors.ts';
import type { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { errorText, invalidParameterText } from './error-messages.ts';

const asked = z.object({ lang: language });
/** The language of a question, however wrong the rest of it is; French unless it asks for another. */
export const languageAsked = (question: unknown): Language => {
  const parsed = asked.safeParse(question);
  return parsed.success ? parsed.data.lang : 'fr';
};

const explained = z.object({ params: z.object({ code: z.enum(domainErrorCodes) }) });

/** What a schema refuses: its first field at fault, and why where the schema says so. */
export const refusalOf = ({ issues: [issue] }: z.ZodError): DomainError => {
  const parameter = issue?.path[0];
  const why = explained.safeParse(issue);
  return new DomainError(
    why.success ? why.data.params.code : 'request/invalid',
    parameter === undefined ? null : String(parameter),
  );
};

/** What was refused, where a rule or a schema refused it; null for a fault of ours. */
export const refusalIn = ({ cause, code }: TRPCError): DomainError | null => {
  if (cause instanceof DomainError) return cause;
  return code === 'BAD_REQUEST' && cause instanceof z.ZodError ? refusalOf(cause) : null;
};

/** In the language asked for; a bad parameter is named. */
export const refusalText = ({ code, field }: DomainError, lang: Language): string =>
  code === 'request/invalid' && field !== null ? invalidParameterText(field, lang) : errorText(code, lang);
