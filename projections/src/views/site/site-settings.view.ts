import { entityView } from '../engine/view.ts';
import { siteSettingsTable } from './site-settings.table.ts';

export const siteSettings = entityView(siteSettingsTable, 1, {
  SiteSettingChanged: {
    keys: ({ data }) => [[data.setting]],
    evolve: (_row, { data: { setting, value }, position }) =>
      value === null ? null : { setting, value, position },
  },
});
