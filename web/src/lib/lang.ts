import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { overwriteGetLocale } from '../paraglide/runtime.js';

let current: Language = 'fr';
overwriteGetLocale(() => current);

/** The language that texts and formats are in. The browser sets it once; the server for each rendering. */
export const currentLanguage = (): Language => current;

export const setLanguage = (lang: Language): void => {
  current = lang;
};

const days180 = 180 * 86_400;
/** A reader who chose a language is spoken to in it where an address says none. */
export const rememberLanguage = (lang: Language): void => {
  document.cookie = `lang=${lang}; Path=/; Max-Age=${days180}; SameSite=Lax`;
};

/**
 * Runs `render` with its texts in `lang`. Only for work that never awaits: two renderings cannot interleave then,
 * so one variable is safe for both languages.
 */
export const inLanguage = <T>(lang: Language, render: () => T): T => {
  const before = current;
  current = lang;
  try {
    return render();
  } finally {
    current = before;
  }
};
