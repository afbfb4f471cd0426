import { type Language, language } from '@rondelle/contracts/competition/vocabulary.ts';
import { domainErrorOf } from '@rondelle/commands/domain-error-of.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { EventFormatError } from '@rondelle/infra/eventlog/codec.ts';
import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';
import { errorText, invalidParameterText } from './error-messages.ts';
import type { ErrorCode } from './error-messages.ts';

const withLanguage = z.object({ lang: language });
/** The language of an input, even if the rest of it is invalid; French by default. */
export const requestedLanguage = (input: unknown): Language => {
  const parsed = withLanguage.safeParse(input);
  return parsed.success ? parsed.data.lang : 'fr';
};

const isOutOfBounds = (error: unknown): error is EventFormatError & { readonly cause: z.ZodError } =>
  error instanceof EventFormatError && error.code === 'invalid-payload' && error.cause instanceof z.ZodError;

/** The domain error behind a tRPC error, from a rule or a schema; null for an internal error. */
export const domainErrorIn = ({ cause, code }: TRPCError): DomainError | null => {
  if (cause instanceof DomainError) return cause;
  // An undo may restore a value recorded before its schema had bounds; the event codec refuses it.
  if (isOutOfBounds(cause)) return domainErrorOf(cause.cause);
  return code === 'BAD_REQUEST' && cause instanceof z.ZodError ? domainErrorOf(cause) : null;
};

/** The text of a domain error in a language; for an invalid parameter it includes the name. */
export const domainErrorText = (
  {
    code,
    field,
    exceeded = null,
  }: Pick<DomainError, 'code' | 'field'> & Partial<Pick<DomainError, 'exceeded'>>,
  lang: Language,
): string =>
  code === 'request/invalid' && field !== null
    ? invalidParameterText(field, lang, exceeded)
    : errorText(code, lang);

/** The error code for a status that Fastify or tRPC set on their own. */
export const codeOfStatus = (status: number): ErrorCode => {
  if (status === 503) return 'server/unavailable';
  if (status >= 500) return 'server/error';
  if (status === 404) return 'request/unknown-path';
  return status === 413 || status === 414 || status === 431 ? 'request/too-long' : 'request/invalid';
};

type PublicError = {
  readonly message: string;
  /** Null for an internal error. */
  readonly domainCode: ErrorCode | null;
  readonly field: string | null;
};

/** The public part of an error in a tRPC response: our codes and texts, never internal messages. */
export const publicErrorOf = (error: TRPCError, lang: Language): PublicError => {
  const { cause } = error;
  if (cause instanceof DomainError) {
    // The error of a subscription already has a translated message.
    const message = error.message === cause.code ? domainErrorText(cause, lang) : error.message;
    return { message, domainCode: cause.code, field: cause.field };
  }
  const status = getHTTPStatusCodeFromError(error);
  const code = codeOfStatus(status);
  const isServerError = status >= 500;
  return {
    message: errorText(code, lang),
    domainCode: isServerError ? null : code,
    field: status === 400 ? 'input' : null,
  };
};
