import { z } from 'zod';
import { language, position } from '../competition/vocabulary.ts';
import { memberRole } from '../membership/member-role.ts';
import { settingNames } from './settings.ts';

const text = z.string().max(500);
/** Where the panel elsewhere is, with a ticket that it redeems once within a minute. */
export const panelTicketOutput = z.object({ path: z.url() });
/** By the panel: whose ticket it is. */
export const redeemTicket = z.object({
  lang: language.default('fr'),
  ticket: z.string().regex(/^[\w-]{43}$/),
});
export const ticketHolderOutput = z.object({ id: z.int(), username: z.string(), role: memberRole });

/** As a form says it; null sets back to what held at the start. */
const value = z.union([
  z.boolean(),
  z.int().min(0).max(2_147_483_647),
  text,
  z.strictObject({ fr: text, en: text }),
  z.null(),
]);

export const settingsInput = z.object({ lang: language.default('fr') });
export const changeSetting = z.object({
  lang: language.default('fr'),
  commandId: z.uuid(),
  setting: z.enum(settingNames),
  value,
});
export type ChangeSetting = z.output<typeof changeSetting>;

const actor = z.object({ name: z.string().nullable(), path: z.string().nullable() });
const change = z.object({
  position,
  setting: z.enum(settingNames),
  before: value,
  after: value,
  by: actor,
  at: z.iso.datetime(),
});
export type SettingChange = z.infer<typeof change>;

export const settingsOutput = z.object({
  settings: z.array(
    z.object({
      setting: z.enum(settingNames),
      value,
      /** What holds unless it is set here: of the environment, or as usual. */
      start: value,
      isSet: z.boolean(),
    }),
  ),
  /** Latest first, fifty at most. */
  history: z.array(change),
});
export type SettingsOutput = z.infer<typeof settingsOutput>;
