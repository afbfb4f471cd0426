import { settingList } from './setting-list.ts';
import type { BadSetting } from './settings.ts';

const words = {
  fr: { heading: 'Réglages invalides :', expected: 'attendu', got: 'reçu' },
  en: { heading: 'Invalid settings:', expected: 'expected', got: 'got' },
};

/** Passwords stand in addresses; a terminal's history is no place for them. */
const withoutPassword = (value: string): string => value.replace(/(\/\/[^:/@]*:)[^@]*@/, '$1…@');

/** One line per bad setting: its name, what it holds and what was expected. */
export const settingsErrorText = (bad: readonly BadSetting[], language: 'fr' | 'en'): string => {
  const { heading, expected, got } = words[language];
  const lines = bad.map(({ name, value }) => {
    const description = settingList.find((setting) => setting.name === name);
    return `  ${name}: ${expected} ${description?.expected[language] ?? ''}; ${got} "${withoutPassword(value)}"`;
  });
  return [heading, ...lines].join('\n');
};
