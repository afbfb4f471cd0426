import { settingNames, type SiteSettings, usualSettings } from '@rondelle/contracts/site/settings.ts';

/** The initial settings: from the environment, otherwise the defaults. */
export const settingsAtStart = (configured: Partial<SiteSettings>): SiteSettings => {
  const set = settingNames.flatMap((name) =>
    configured[name] === undefined ? [] : [[name, configured[name]] as const],
  );
  return { ...usualSettings, ...Object.fromEntries(set) };
};
