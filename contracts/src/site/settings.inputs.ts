import { z } from 'zod';
import { language, position } from '../competition/vocabulary.ts';
import { memberRole } from '../membership/member-role.ts';
import { settingNames } from './settings.ts';

const text = z.string().max(500);
const ticket = z.string().regex(/^[\w-]{43}$/);
/** URL of the external administration panel with a ticket, valid once and for one minute. */
export const panelTicketOutput = z.object({ path: z.url() });
/** The panel sends it to learn whose ticket it is. */
export const redeemTicket = z.object({
  lang: language.default('fr'),
  ticket: ticket.meta({ example: 'Zm9yLXRoZS1wYW5lbC1lbHNld2hlcmUtb25jZS1vbmx' }),
});
export const ticketHolderOutput = z.object({ id: z.int(), username: z.string(), role: memberRole });

/** A value as forms send it; null restores the default. */
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
      /** The default: from the environment, or built in. */
      start: value,
      isSet: z.boolean(),
    }),
  ),
  /** Latest first, fifty at most. */
  history: z.array(change),
});
export type SettingsOutput = z.infer<typeof settingsOutput>;
