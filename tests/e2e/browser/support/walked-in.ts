import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';

/** The long form, `BROWSER_LANGUAGES=both`. */
export const eachWithEach = process.env['BROWSER_LANGUAGES'] === 'both';

/**
 * Where only words differ, one language is walked through, and in some files the other: both have every text
 * (tests/architecture/messages). With `BROWSER_LANGUAGES=both` each file walks in both.
 */
export const walkedIn = (lang: Language): readonly Language[] => (eachWithEach ? languages : [lang]);

type Reader = { readonly lang: Language; readonly scripts: boolean; readonly how: string };
const reader = (lang: Language, scripts: boolean): Reader => ({
  lang,
  scripts,
  how: scripts ? 'with scripts' : 'without scripts',
});

/** Both languages, and with scripts and without; only with `BROWSER_LANGUAGES=both` each with each. */
export const readers: readonly Reader[] = eachWithEach
  ? languages.flatMap((lang) => [reader(lang, true), reader(lang, false)])
  : [reader('fr', true), reader('en', false)];
