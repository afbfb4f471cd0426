import { z } from 'zod';
import { entityId } from '../competition/vocabulary.ts';
import type { EventsOf } from '../log/events-of.ts';
import { settingNames } from './settings.ts';

/** There is one site; its stream is `site-1`. */
export const theSite = 1;

/** A flag, a number (or the id of a text), a word such as `locked` or `2005-2006`; null restores the default. */
export const settingCode = z.union([
  z.boolean(),
  z.int().min(0).max(2_147_483_647),
  z.string().regex(/^[a-z0-9-]{1,20}$/),
  z.null(),
]);
export type SettingCode = z.infer<typeof settingCode>;

// Stored permanently. Never edit a payload: add a new version of the type and an upcaster.
export const siteEvents = {
  SiteSettingChanged: z.strictObject({ siteId: entityId, setting: z.enum(settingNames), value: settingCode }),
};
export type SiteEvent = EventsOf<typeof siteEvents>;
