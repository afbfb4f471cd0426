import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';

let current: Language = 'fr';
overwriteGetLocale(() => current);

/** Language of texts and formats. The browser sets it once; the server sets it for each rendering. */
export const currentLanguage = (): Language => current;

export const setLanguage = (lang: Language): void => {
  current = lang;
};

const days180 = 180 * 86_400;
/** Stores the chosen language in a cookie, for addresses without a language. */
export const rememberLanguage = (lang: Language): void => {
  document.cookie = `lang=${lang}; Path=/; Max-Age=${days180}; SameSite=Lax`;
};

/**
 * Runs `render` with its texts in `lang`. `render` must be synchronous, so that two renderings cannot interleave and
 * one variable is enough.
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
