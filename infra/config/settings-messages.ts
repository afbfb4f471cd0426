import { m } from '../paraglide/messages.js';
import { settingList } from './setting-list.ts';
import type { BadSetting } from './settings.ts';

/** Masks passwords in URLs and in JSON, so that they do not appear in a terminal's history. */
const withoutPassword = (value: string): string =>
  value.replace(/(\/\/[^:/@]*:)[^@]*@/, '$1…@').replaceAll(/("clientSecret"\s*:\s*")[^"]*/g, '$1…');

/** Returns one line per bad setting: its name, its value and what was expected. */
export const settingsErrorText = (bad: readonly BadSetting[], locale: 'fr' | 'en'): string => {
  const lines = bad.map(({ name, value }) => {
    const setting = name.replace(/_FILE$/, '');
    const content = settingList.find((one) => one.name === setting)?.expected[locale] ?? '';
    const expected = setting === name ? content : m.settings_file({ setting, content }, { locale });
    return m.settings_line({ name, expected, value: `"${withoutPassword(value)}"` }, { locale });
  });
  return [m.settings_heading({}, { locale }), ...lines].join('\n');
};
