import { type SettingName, type SettingShape, settingShapes } from '@rondelle/contracts/site/settings.ts';
import type { CallError } from '../../lib/http/call-error.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

/** Describes the valid values of a setting, for an invalid value. */
export const refusalWords = (setting: SettingName): string => {
  const shape: SettingShape = settingShapes[setting];
  switch (shape.kind) {
    case 'email':
      return m.setting_refused_email();
    case 'url':
      return m.setting_refused_url({ most: formatNumber(shape.most) });
    case 'season':
      return m.setting_refused_season();
    case 'number':
      return m.setting_refused_number({ least: formatNumber(shape.least), most: formatNumber(shape.most) });
    case 'words':
      return m.setting_refused_words({ most: formatNumber(shape.most) });
    default:
      return m.setting_refused_choice();
  }
};

/** Returns the reason of a refusal; for an invalid value, in terms of the setting, not of a parameter. */
export const refusedWords = (setting: SettingName, { code, message }: CallError): string =>
  code === 'request/invalid' ? refusalWords(setting) : message;
