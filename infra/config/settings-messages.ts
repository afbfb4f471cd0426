import { z } from 'zod';
import { m } from '../paraglide/messages.js';
import { settingList } from './setting-list.ts';
import type { BadSetting } from './settings.ts';

type Setting = (typeof settingList)[number];
type Locale = 'fr' | 'en';

/** Masks passwords in URLs and in JSON, so that they do not appear in a terminal's history. */
const withoutPassword = (value: string): string =>
  value.replace(/(\/\/[^:/@]*:)[^@]*@/, '$1…@').replaceAll(/("clientSecret"\s*:\s*")[^"]*/g, '$1…');

/** The expected value of a setting, in the words of its declaration or from the choices or bounds of its schema. */
const expectedOf = ({ schema, expected = m.settings_expected_number }: Setting, locale: Locale): string => {
  const { enum: choices } = z.toJSONSchema(schema, { io: 'input' });
  if (choices)
    return new Intl.ListFormat(`${locale}-CA`, { type: 'disjunction' }).format(choices.map(String));
  const { minimum = 0, maximum = 0 } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return expected({ least: minimum, most: maximum }, { locale });
};

/** Returns one line per bad setting: its name, its value and what was expected. */
export const settingsErrorText = (bad: readonly BadSetting[], locale: Locale): string => {
  const lines = bad.map(({ name, value }) => {
    const setting = settingList.find((one) => name === one.name || name === `${one.name}_FILE`);
    const content = setting ? expectedOf(setting, locale) : '';
    const expected =
      setting && setting.name !== name
        ? m.settings_file({ setting: setting.name, content }, { locale })
        : content;
    return m.settings_line({ name, expected, value: `"${withoutPassword(value)}"` }, { locale });
  });
  return [m.settings_heading({}, { locale }), ...lines].join('\n');
};
