import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type Environment, readEnvironment } from './secret-files.ts';
import { settingList, settingsSchema } from './setting-list.ts';

export type { LogLevel } from './setting-list/network.settings.ts';

/** An invalid setting, or the variable that names its file. */
export type BadSetting = { readonly name: string; readonly value: string };
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly bad: readonly BadSetting[] };

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

const isAtWork = ({ NODE_ENV }: Environment): boolean => NODE_ENV === 'development' || NODE_ENV === 'test';

/** Settings whose default is another setting or depends on the environment. */
const withDefaults = (
  { backupDir, backupKeepDays, ...given }: z.output<typeof settingsSchema>,
  env: Environment,
) => {
  const privacyContact = given.privacyContact ?? given.mailFrom;
  return {
    ...given,
    webDist: given.webDist ?? builtWeb,
    backups: backupDir === undefined ? undefined : { folder: backupDir, keepDays: backupKeepDays },
    siteState: given.siteState === 'locked' && isAtWork(env) ? 'open' : given.siteState,
    signInProviders: given.signInProviders ?? [],
    privacyContact,
    siteContact: given.siteContact ?? privacyContact,
  };
};
export type Settings = Readonly<ReturnType<typeof withDefaults>>;

/**
 * Reads all settings from the environment and from the files that it names for secrets. An empty variable counts as
 * unset. Reports all errors at once.
 */
export const readSettings = (env: Environment): SettingsResult => {
  const { values, files, bad: unreadable } = readEnvironment(env);
  const parsed = settingsSchema.safeParse(values);
  const keys = new Set(parsed.error?.issues.map(({ path: [key] }) => key));
  const wrong = settingList.filter(({ key }) => keys.has(key));
  // The content of a file is never printed, because it may be a password.
  const bad = wrong.map(({ key, name }) => files.get(key) ?? { name, value: values[key] ?? '' });
  if (!parsed.success || unreadable.length > 0) return { ok: false, bad: [...unreadable, ...bad] };
  return { ok: true, settings: withDefaults(parsed.data, env) };
};
