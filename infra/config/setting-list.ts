import { networkSettings } from './setting-list/network.settings.ts';
import { peopleSettings } from './setting-list/people.settings.ts';
import { storesSettings } from './setting-list/stores.settings.ts';

/** All environment variables that the product reads. */
export const settingList = [...networkSettings, ...storesSettings, ...peopleSettings] as const;

type Listed = (typeof settingList)[number];
export type SettingName = Listed['name'];
export type SecretName = Extract<Listed, { readonly secret: true }>['name'];
export type SecretFileName = `${SecretName}_FILE`;
