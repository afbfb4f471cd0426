import { negotiate } from '@fastify/accept-negotiator';
import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';

/** The language that a browser prefers by its `Accept-Language`; French where it wants neither French nor English. */
export const preferredLanguage = (header = ''): Language =>
  negotiate(header.toLowerCase().replaceAll(/-[\w-]+/g, ''), [...languages]) ?? 'fr';
