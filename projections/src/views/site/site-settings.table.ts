import type { SettingCode } from '@rondelle/contracts/site/site.events.ts';
import { json, position, type RowOf, table, text } from '../engine/table.ts';

/**
 * Settings that administrators have changed, with their recorded values. A setting that was never changed has no row.
 */
export const siteSettingsTable = table(
  'site_settings',
  { setting: text, value: json<Exclude<SettingCode, null>>(200), position },
  { key: ['setting'] },
);
export type SiteSettingRow = RowOf<typeof siteSettingsTable>;
