import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { TRPCError } from '@trpc/server';
import { trpcCodes } from '../errors/error-codes.ts';
import { errorText } from '../errors/error-messages.ts';

/** Errors of a running subscription bypass the error formatter, so they are translated here. */
export const subscriptionError = (code: DomainErrorCode, lang: Language): TRPCError =>
  new TRPCError({ code: trpcCodes[code], message: errorText(code, lang), cause: new DomainError(code) });
