import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';
import { trpcCodes } from './error-codes.ts';
import { errorText, invalidParameterText } from './error-messages.ts';
import type { ErrorCode } from './error-messages.ts';
import { codeOfStatus } from './domain-errors.ts';
import { isUnavailable } from './unavailable.ts';

/** RFC 9457, `application/problem+json`: `type` is a code for programs, `title` a text for people. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The general text of the error when the title names the parameter. */
  detail: z.string().optional(),
  parameter: z.string().optional(),
});
problem.register(z.globalRegistry, { id: 'Problem' });
export type Problem = z.infer<typeof problem>;

export const problemOf = (code: ErrorCode, status: number, lang: Language): Problem => ({
  type: code,
  title: errorText(code, lang),
  status,
});

/** A problem about one parameter. */
const problemOfParameter = (
  parameter: string,
  status: number,
  lang: Language,
  exceeded: DomainError['exceeded'],
): Problem => ({
  ...problemOf('request/invalid', status, lang),
  title: invalidParameterText(parameter, lang, exceeded),
  detail: errorText('request/invalid', lang),
  parameter,
});

/** The problem for a domain error that was thrown outside the router. */
export const problemOfDomainError = (
  { code, field, exceeded }: DomainError,
  status: number,
  lang: Language,
): Problem => {
  if (field !== null && code === 'request/invalid') return problemOfParameter(field, status, lang, exceeded);
  return { ...problemOf(code, status, lang), ...(field !== null && { parameter: field }) };
};

const httpStatusOfCode = (code: DomainErrorCode): number =>
  getHTTPStatusCodeFromError(new TRPCError({ code: trpcCodes[code] }));

const httpStatusOf = (error: unknown): number => {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
};

/** The problem for an error of a call. `nameOf` maps an input's field to the route's name of the parameter. */
export const problemIn = (error: unknown, lang: Language, nameOf: (field: string) => string): Problem => {
  if (isUnavailable(error)) return problemOf('server/unavailable', 503, lang);
  if (error instanceof DomainError) return problemOfDomainError(error, httpStatusOfCode(error.code), lang);
  if (!(error instanceof TRPCError) || !(error.cause instanceof DomainError)) {
    const status = httpStatusOf(error);
    const problem = problemOf(codeOfStatus(status), status, lang);
    return status === 400 ? { ...problem, parameter: 'body' } : problem;
  }
  const { code, field, exceeded } = error.cause;
  const status = getHTTPStatusCodeFromError(error);
  if (field === null) return { type: code, title: error.message, status };
  const parameter = nameOf(field);
  if (code !== 'request/invalid') return { type: code, title: error.message, status, parameter };
  return problemOfParameter(parameter, status, lang, exceeded);
};
