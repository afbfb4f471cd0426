import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DomainErrorCode } from '@rondelle/contracts/errors.ts';

/** What only the gateway itself can refuse with. */
type GatewayErrorCode = 'server/error' | 'server/unavailable' | 'request/unknown-path' | 'request/too-long';
export type ErrorCode = DomainErrorCode | GatewayErrorCode;

/** What people are told, in both languages, of all that can be wrong with a subject; a code without a text does not compile. */
export type TextsOf<Subject extends string> = Readonly<
  Record<Extract<ErrorCode, `${Subject}/${string}`>, Bilingual>
>;
