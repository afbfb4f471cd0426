import { readFileSync } from 'node:fs';
import { settingList } from './setting-list.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
type NamedFile = { readonly name: string; readonly value: string };

export type SettingValues = {
  /** By the key of the setting. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The file of each setting that was read from one, by the setting’s key: the variable with its path, and the path. */
  readonly files: ReadonlyMap<string, NamedFile>;
  /** Files that are empty or unreadable, and files of settings that also have a value of their own. */
  readonly bad: readonly NamedFile[];
};

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/** Reads the settings from the environment; secrets may also come from the file named by NAME_FILE. */
export const readEnvironment = (env: Environment): SettingValues => {
  const values = Object.fromEntries(settingList.map(({ key, name }) => [key, env[name] || undefined]));
  const files = new Map<string, NamedFile>();
  const bad: NamedFile[] = [];
  for (const { key, name } of settingList.filter(({ secret }) => secret)) {
    const file = { name: `${name}_FILE`, value: env[`${name}_FILE`] ?? '' };
    if (!file.value) continue;
    const content = values[key] ? '' : contentOf(file.value);
    if (content) {
      values[key] = content;
      files.set(key, file);
    } else bad.push(file);
  }
  return { values, files, bad };
};
