/**
 * The language of a terminal, by the usual order of its variables: French where the locale is French, else English.
 * Plain JavaScript, because the bootstrap needs it under any Node from 20 on.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {'fr' | 'en'}
 */
export const terminalLanguage = (env) => {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^fr\b|^fr_/i.test(locale) ? 'fr' : 'en';
};
