import { type Language, language } from '@rondelle/contracts/competition/vocabulary.ts';
import { refusalOf } from '@rondelle/commands/refusal-of.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { EventFormatError } from '@rondelle/infra/eventlog/codec.ts';
import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';
import { errorText, invalidParameterText } from './error-messages.ts';
import type { ErrorCode } from './error-messages.ts';

const asked = z.object({ lang: language });
/** The language of a question, however wrong the rest of it is; French unless it asks for another. */
export const requestedLanguage = (question: unknown): Language => {
  const parsed = asked.safeParse(question);
  return parsed.success ? parsed.data.lang : 'fr';
};

const isOutOfBounds = (error: unknown): error is EventFormatError & { readonly cause: z.ZodError } =>
  error instanceof EventFormatError && error.fault === 'invalid-payload' && error.cause instanceof z.ZodError;

/** What was refused, where a rule or a schema refused it; null for a fault of ours. */
export const domainErrorIn = ({ cause, code }: TRPCError): DomainError | null => {
  if (cause instanceof DomainError) return cause;
  // Facts of long ago, recorded before there were bounds, can't be recorded anew.
  if (isOutOfBounds(cause)) return refusalOf(cause.cause);
  return code === 'BAD_REQUEST' && cause instanceof z.ZodError ? refusalOf(cause) : null;
};

/** In the language asked for; a bad parameter is named. */
export const domainErrorText = (
  { code, field }: Pick<DomainError, 'code' | 'field'>,
  lang: Language,
): string =>
  code === 'request/invalid' && field !== null ? invalidParameterText(field, lang) : errorText(code, lang);

/** The code of what a framework refuses by itself, by the status that it gives. */
export const codeOfStatus = (status: number): ErrorCode => {
  if (status === 503) return 'server/unavailable';
  if (status >= 500) return 'server/error';
  if (status === 404) return 'request/unknown-path';
  return status === 413 || status === 414 || status === 431 ? 'request/too-long' : 'request/invalid';
};

type PublicError = {
  readonly message: string;
  /** Null where it is our fault. */
  readonly domainCode: ErrorCode | null;
  readonly field: string | null;
};

/** What tRPC's answer says of an error: our codes and words, never those of an engine. */
export const publicErrorOf = (error: TRPCError, lang: Language): PublicError => {
  const { cause } = error;
  if (cause instanceof DomainError) {
    // What a subscription is refused with has its words already, in the language that it asked for.
    const message = error.message === cause.code ? domainErrorText(cause, lang) : error.message;
    return { message, domainCode: cause.code, field: cause.field };
  }
  const status = getHTTPStatusCodeFromError(error);
  const code = codeOfStatus(status);
  const isOurs = status >= 500;
  return {
    message: errorText(code, lang),
    domainCode: isOurs ? null : code,
    field: status === 400 ? 'input' : null,
  };
};
