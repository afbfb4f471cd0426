import { defaultFirstSeason } from '../competition/lists.ts';

/** States of the site for visitors: the site itself, an under-construction page, or a maintenance page. */
export const siteStates = ['open', 'locked', 'maintenance'] as const;
export type SiteState = (typeof siteStates)[number];

/** How a setting is stored. Events hold the id of a text instead of the text, which is stored outside the log. */
export type SettingShape =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'season' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** A text in both languages. */
  | { readonly kind: 'words'; readonly most: number }
  | { readonly kind: 'email' }
  | { readonly kind: 'url'; readonly most: number };

/** All settings, in the order of the settings page. */
export const settingShapes = {
  siteState: { kind: 'choice', choices: siteStates },
  firstSeason: { kind: 'season' },
  welcome: { kind: 'words', most: 400 },
  privacyContact: { kind: 'email' },
  siteContact: { kind: 'email' },
  socialPanel: { kind: 'flag' },
  facebookPanel: { kind: 'flag' },
  facebookUrl: { kind: 'url', most: 200 },
  twitterPanel: { kind: 'flag' },
  twitterUrl: { kind: 'url', most: 200 },
  externalAdmin: { kind: 'url', most: 300 },
  adminSecondFactor: { kind: 'flag' },
  livePerAddress: { kind: 'number', least: 1, most: 100_000 },
  changesPercent: { kind: 'number', least: 10, most: 1_000 },
  analytics: { kind: 'flag' },
  ads: { kind: 'flag' },
} as const satisfies Readonly<Record<string, SettingShape>>;
export type SettingName = keyof typeof settingShapes;
export const settingNames = Object.keys(settingShapes) as [SettingName, ...SettingName[]];

export type SettingText = { readonly fr: string; readonly en: string };
/** A setting with its text resolved; null when unset. */
export type SettingValue = boolean | number | string | SettingText | null;

/** The effective settings. */
export type SiteSettings = {
  readonly siteState: SiteState;
  readonly firstSeason: string;
  readonly welcome: SettingText | null;
  readonly privacyContact: string | null;
  readonly siteContact: string | null;
  readonly socialPanel: boolean;
  readonly facebookPanel: boolean;
  readonly facebookUrl: string | null;
  readonly twitterPanel: boolean;
  readonly twitterUrl: string | null;
  readonly externalAdmin: string | null;
  /** True when administrators have only a member's permissions until they provide a second factor. */
  readonly adminSecondFactor: boolean;
  readonly livePerAddress: number;
  /** Rate limits of members' changes, in percent of the normal limits. */
  readonly changesPercent: number;
  readonly analytics: boolean;
  readonly ads: boolean;
};

/** Built-in defaults. */
export const usualSettings: SiteSettings = {
  siteState: 'open',
  firstSeason: defaultFirstSeason,
  welcome: null,
  privacyContact: null,
  siteContact: null,
  socialPanel: true,
  facebookPanel: true,
  facebookUrl: null,
  twitterPanel: false,
  twitterUrl: null,
  externalAdmin: null,
  adminSecondFactor: false,
  livePerAddress: 500,
  changesPercent: 100,
  analytics: true,
  ads: false,
};
