/**
 * Returns the language of a terminal from its locale variables, in their usual order: French for a French locale, else
 * English. Plain JavaScript, because the bootstrap must run on any Node from version 20.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {'fr' | 'en'}
 */
export const terminalLanguage = (env) => {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^fr\b|^fr_/i.test(locale) ? 'fr' : 'en';
};
