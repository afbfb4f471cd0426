import { readFileSync } from 'node:fs';
import { type SecretFileName, type SecretName, type SettingName, settingList } from './setting-list.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
type NamedFile = { readonly name: SecretFileName; readonly value: string };

export type SettingValues = {
  readonly values: Readonly<Partial<Record<SettingName, string>>>;
  /** For values from files: the variable that named the file, and its path. */
  readonly files: ReadonlyMap<SettingName, NamedFile>;
  /** Files that are empty or unreadable, or whose setting also has a value of its own. */
  readonly bad: readonly NamedFile[];
};

const isSecret = (setting: (typeof settingList)[number]): setting is typeof setting & { name: SecretName } =>
  'secret' in setting;

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/** Reads the settings from the environment; secrets may also come from the file named by NAME_FILE. */
export const readEnvironment = (env: Environment): SettingValues => {
  const values: Partial<Record<SettingName, string>> = {};
  for (const { name, fallback } of settingList) {
    const value = env[name] || fallback;
    if (value) values[name] = value;
  }
  const files = new Map<SettingName, NamedFile>();
  const bad: NamedFile[] = [];
  for (const { name } of settingList.filter(isSecret)) {
    const file = { name: `${name}_FILE` as const, value: env[`${name}_FILE`] ?? '' };
    if (!file.value) continue;
    const content = values[name] ? '' : contentOf(file.value);
    if (content) {
      values[name] = content;
      files.set(name, file);
    } else bad.push(file);
  }
  return { values, files, bad };
};
