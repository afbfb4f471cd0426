import { readSettings, type Settings } from './settings.ts';
import { settingsErrorText } from './settings-messages.ts';
import { terminalLanguage } from './terminal-language.mjs';

/** For entry points: prints setting errors in the terminal's language and exits with 1. */
export const settingsOrExit = (env: NodeJS.ProcessEnv = process.env): Settings => {
  const result = readSettings(env);
  if (result.ok) return result.settings;
  console.error(settingsErrorText(result.bad, terminalLanguage(env)));
  process.exit(1);
};
