import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

/** What only the gateway itself can refuse with. */
export const gatewayErrorCodes = [
  'server/error',
  'server/unavailable',
  'request/unknown-path',
  'request/too-long',
] as const;
export type ErrorCode = DomainErrorCode | (typeof gatewayErrorCodes)[number];

/** What people are told of a domain error: the messages have its code for a key, or this does not compile. */
export const errorText = (code: ErrorCode, locale: Language): string => m[code]({}, { locale });

/** Says which parameter is wrong. */
export const invalidParameterText = (name: string, locale: Language): string =>
  m.request_invalid_parameter({ name }, { locale });

/** What is said of a list that has nothing in it. */
export const listIsEmpty = (locale: Language): string => m.list_is_empty({}, { locale });
