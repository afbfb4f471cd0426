import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DomainErrorCode, ExceededBound } from '@rondelle/contracts/errors.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

/** Error codes that only the gateway itself returns. */
export const gatewayErrorCodes = [
  'server/error',
  'server/unavailable',
  'request/unknown-path',
  'request/too-long',
] as const;
export type ErrorCode = DomainErrorCode | (typeof gatewayErrorCodes)[number];

/** The text of an error. Each code is a message key; a code without a message does not compile. */
export const errorText = (code: ErrorCode, locale: Language): string => m[code]({}, { locale });

/** The text about an invalid parameter, with the bound that it exceeds. */
export const invalidParameterText = (
  name: string,
  locale: Language,
  exceeded: ExceededBound | null = null,
): string =>
  exceeded === null
    ? m.request_invalid_parameter({ name }, { locale })
    : m[`request_${exceeded.of}_at_${exceeded.side}`]({ name, bound: exceeded.bound }, { locale });

/** The text for an empty list. */
export const listIsEmpty = (locale: Language): string => m.list_is_empty({}, { locale });
