import { z } from 'zod';
import { networkSettings } from './setting-list/network.settings.ts';
import { peopleSettings } from './setting-list/people.settings.ts';
import { declarations } from './setting-list/setting-kinds.ts';
import { storesSettings } from './setting-list/stores.settings.ts';

export const settingsSchema = z.object({ ...networkSettings, ...storesSettings, ...peopleSettings });

/** All environment variables that the product reads, with the key and the schema of each setting. */
export const settingList = Object.entries(settingsSchema.shape).map(([key, schema]) => {
  const declaration = declarations.get(schema);
  if (!declaration) throw new Error(`the setting ${key} has no name`);
  return { ...declaration, key, schema };
});
