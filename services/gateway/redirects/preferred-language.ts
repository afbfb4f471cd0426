import { negotiate } from '@fastify/accept-negotiator';
import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';

const chosen = /(?:^|;\s*)lang=(fr|en)(?:;|$)/;

/** What the answer to a path without a language depends on. */
export const ofLanguage = 'accept-language, cookie';

/**
 * The language that the reader has last chosen here, or that their browser prefers by its `Accept-Language`; French where
 * it wants neither French nor English.
 */
export const preferredLanguage = (header = '', cookies = ''): Language =>
  languages.find((language) => language === chosen.exec(cookies)?.[1]) ??
  negotiate(header.toLowerCase().replaceAll(/-[\w-]+/g, ''), [...languages]) ??
  'fr';
