import { m } from '../paraglide/messages.js';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { terminalLanguage } from './terminal-language.mjs';

export const language = terminalLanguage(process.env);
/** Locale for formatting numbers. */
export const locale = language === 'fr' ? 'fr-CA' : 'en-CA';

overwriteGetLocale(() => language);
/** Messages of the command-line programs, in the language of the terminal. */
export { m };

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
