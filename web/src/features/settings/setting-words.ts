import { type SettingName, type SettingValue, siteStates } from '@rondelle/contracts/site/settings.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  siteState: m.setting_site_state,
  firstSeason: m.setting_first_season,
  welcome: m.setting_welcome,
  privacyContact: m.setting_privacy_contact,
  siteContact: m.setting_site_contact,
  socialPanel: m.setting_social_panel,
  facebookPanel: m.setting_facebook_panel,
  facebookUrl: m.setting_facebook_url,
  twitterPanel: m.setting_twitter_panel,
  twitterUrl: m.setting_twitter_url,
  externalAdmin: m.setting_external_admin,
  adminSecondFactor: m.setting_admin_second_factor,
  livePerAddress: m.setting_live_per_address,
  changesPercent: m.setting_changes_percent,
  analytics: m.setting_analytics,
  ads: m.setting_ads,
} as const satisfies Record<SettingName, () => string>;

const notes = {
  siteState: m.setting_site_state_note,
  firstSeason: m.setting_first_season_note,
  welcome: m.setting_welcome_note,
  privacyContact: m.setting_privacy_contact_note,
  siteContact: m.setting_site_contact_note,
  socialPanel: m.setting_social_panel_note,
  facebookPanel: m.setting_facebook_panel_note,
  facebookUrl: m.setting_facebook_url_note,
  twitterPanel: m.setting_twitter_panel_note,
  twitterUrl: m.setting_twitter_url_note,
  externalAdmin: m.setting_external_admin_note,
  adminSecondFactor: m.setting_admin_second_factor_note,
  livePerAddress: m.setting_live_per_address_note,
  changesPercent: m.setting_changes_percent_note,
  analytics: m.setting_analytics_note,
  ads: m.setting_ads_note,
} as const satisfies Record<SettingName, () => string>;

export const settingWords = (setting: SettingName): string => words[setting]();
export const settingNote = (setting: SettingName): string => notes[setting]();

const states = {
  open: m.setting_state_open,
  locked: m.setting_state_locked,
  maintenance: m.setting_state_maintenance,
} as const satisfies Record<(typeof siteStates)[number], () => string>;

/** Returns the words for a choice (« Ouvert »), or the choice itself when it is no site state. */
export const choiceWords = (choice: string): string => {
  const state = siteStates.find((one) => one === choice);
  return state ? states[state]() : choice;
};

/** Returns the value of a setting in words. */
export const valueWords = (setting: SettingName, value: SettingValue): string => {
  if (value === null) return m.setting_nothing();
  if (typeof value === 'boolean') return value ? m.setting_on() : m.setting_off();
  if (typeof value === 'number') return formatNumber(value);
  const text =
    typeof value === 'string' ? value : [value.fr, value.en].filter((one) => one !== '').join(' / ');
  if (text === '') return m.setting_nothing();
  return setting === 'siteState' ? choiceWords(text) : text;
};

/** The settings as the page groups them. */
export const groups = [
  { name: 'site', settings: ['siteState', 'firstSeason', 'welcome', 'privacyContact', 'siteContact'] },
  {
    name: 'elsewhere',
    settings: ['socialPanel', 'facebookPanel', 'facebookUrl', 'twitterPanel', 'twitterUrl', 'externalAdmin'],
  },
  { name: 'security', settings: ['adminSecondFactor'] },
  { name: 'limits', settings: ['livePerAddress', 'changesPercent'] },
  { name: 'features', settings: ['analytics', 'ads'] },
] as const satisfies readonly { name: string; settings: readonly SettingName[] }[];

const groupNames = {
  site: m.setting_group_site,
  elsewhere: m.setting_group_elsewhere,
  security: m.setting_group_security,
  limits: m.setting_group_limits,
  features: m.setting_group_features,
} as const satisfies Record<(typeof groups)[number]['name'], () => string>;
export const groupWords = (name: keyof typeof groupNames): string => groupNames[name]();
