import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';

/** The long form, `BROWSER_LANGUAGES=both`. */
export const isLongForm = process.env['BROWSER_LANGUAGES'] === 'both';

/**
 * Languages in which a file's tests run: one, when only texts differ, since tests/architecture/messages checks that
 * both have every text. With `BROWSER_LANGUAGES=both`, all tests run in both.
 */
export const testedLanguages = (lang: Language): readonly Language[] => (isLongForm ? languages : [lang]);

type Reader = { readonly lang: Language; readonly scripts: boolean; readonly how: string };
const reader = (lang: Language, scripts: boolean): Reader => ({
  lang,
  scripts,
  how: scripts ? 'with scripts' : 'without scripts',
});

/** Both languages, with and without scripts; all four combinations only with `BROWSER_LANGUAGES=both`. */
export const readers: readonly Reader[] = isLongForm
  ? languages.flatMap((lang) => [reader(lang, true), reader(lang, false)])
  : [reader('fr', true), reader('en', false)];
