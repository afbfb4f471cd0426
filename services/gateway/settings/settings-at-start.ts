import { settingNames, type SiteSettings, usualSettings } from '@rondelle/contracts/site/settings.ts';

/** What the site starts with: as its processes are told, and as usual where they are told nothing. */
export const settingsAtStart = (told: Partial<SiteSettings>): SiteSettings => {
  const said = settingNames.flatMap((name) =>
    told[name] === undefined ? [] : [[name, told[name]] as const],
  );
  return { ...usualSettings, ...Object.fromEntries(said) };
};
