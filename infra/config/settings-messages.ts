import { settingList } from './setting-list.ts';
import type { BadSetting } from './settings.ts';

const words = {
  fr: {
    heading: 'Réglages invalides :',
    expected: 'attendu',
    got: 'reçu',
    file: (setting: string, content: string) =>
      `un fichier lisible qui contient ${content}, et rien dans ${setting}`,
  },
  en: {
    heading: 'Invalid settings:',
    expected: 'expected',
    got: 'got',
    file: (setting: string, content: string) =>
      `a readable file that holds ${content}, and nothing in ${setting}`,
  },
};

/** Passwords stand in addresses; a terminal's history is no place for them. */
const withoutPassword = (value: string): string => value.replace(/(\/\/[^:/@]*:)[^@]*@/, '$1…@');

/** One line per bad setting: its name, what it holds and what was expected. */
export const settingsErrorText = (bad: readonly BadSetting[], language: 'fr' | 'en'): string => {
  const { heading, expected, got, file } = words[language];
  const lines = bad.map(({ name, value }) => {
    const setting = name.replace(/_FILE$/, '');
    const content = settingList.find((one) => one.name === setting)?.expected[language] ?? '';
    const wanted = setting === name ? content : file(setting, content);
    return `  ${name}: ${expected} ${wanted}; ${got} "${withoutPassword(value)}"`;
  });
  return [heading, ...lines].join('\n');
};
