import { negotiate } from '@fastify/accept-negotiator';
import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';

const chosen = /(?:^|;\s*)lang=(fr|en)(?:;|$)/;

/** The `vary` header of the response to a path without a language. */
export const ofLanguage = 'accept-language, cookie';

/**
 * The language that the reader last chose here, or the browser's preference by `Accept-Language`; French by default.
 */
export const preferredLanguage = (header = '', cookies = ''): Language =>
  languages.find((language) => language === chosen.exec(cookies)?.[1]) ??
  negotiate(header.toLowerCase().replaceAll(/-[\w-]+/g, ''), [...languages]) ??
  'fr';
