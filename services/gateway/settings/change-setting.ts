import { send } from '@rondelle/commands/run-command.ts';
import type { WriteServices, Writing } from '@rondelle/commands/writing.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { shortText } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { isEmail } from '@rondelle/contracts/membership/registration.ts';
import { type SettingShape, settingShapes, type SettingValue } from '@rondelle/contracts/site/settings.ts';
import type { ChangeSetting } from '@rondelle/contracts/site/settings.inputs.ts';
import { type SettingCode, theSite } from '@rondelle/contracts/site/site.events.ts';
import { z } from 'zod';
import { storeText } from './read-settings.ts';

type Shape<Kind extends SettingShape['kind']> = Extract<SettingShape, { kind: Kind }>;

const refused = (): never => {
  throw new DomainError('request/invalid', 'value');
};

/** One language may be empty: readers of that language see the text of the other one. */
const both = ({ most }: Shape<'words'>) => z.strictObject({ fr: shortText(most, 0), en: shortText(most, 0) });
const address = ({ most }: Shape<'url'>) => z.url({ protocol: /^https$/ }).max(most);

/** Validates a text setting; throws `request/invalid`. */
const textIn = (shape: SettingShape, value: SettingValue): { readonly fr: string; readonly en: string } => {
  const schema =
    shape.kind === 'words' ? both(shape) : shape.kind === 'url' ? address(shape) : z.string().refine(isEmail);
  const parsed = schema.safeParse(typeof value === 'string' ? value.trim() : value);
  if (!parsed.success) return refused();
  return typeof parsed.data === 'string' ? { fr: parsed.data, en: parsed.data } : parsed.data;
};

const isEmpty = (value: SettingValue): boolean =>
  value === null || value === '' || (typeof value === 'object' && value.fr === '' && value.en === '');

/** The value as the event stores it. Texts are stored in a table, and the event has their id. */
const codeOf = async (
  { db }: WriteServices,
  shape: SettingShape,
  value: SettingValue,
): Promise<SettingCode> => {
  if (isEmpty(value)) return null;
  if (shape.kind === 'words' || shape.kind === 'email' || shape.kind === 'url') {
    const text = textIn(shape, value);
    return isEmpty(text) ? null : storeText(db, text);
  }
  return typeof value === 'object' ? refused() : value;
};

/** Changes one setting. Texts are validated here, other values by the decider. */
export const changeSettingOf = async (
  write: Writing,
  { commandId, setting, value }: ChangeSetting,
): Promise<Written> => {
  const code = await codeOf(write, settingShapes[setting], value);
  return send(write, 'site', { commandId }, theSite, [
    { type: 'ChangeSiteSetting', commandId, siteId: theSite, setting, value: code },
  ]);
};
