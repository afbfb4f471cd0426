import { send } from '@rondelle/commands/run-command.ts';
import type { Writing } from '@rondelle/commands/writing.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { shortText } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { isEmail } from '@rondelle/contracts/membership/registration.ts';
import { type SettingShape, settingShapes, type SettingValue } from '@rondelle/contracts/site/settings.ts';
import type { ChangeSetting } from '@rondelle/contracts/site/settings.inputs.ts';
import { type SettingCode, theSite } from '@rondelle/contracts/site/site.events.ts';
import { z } from 'zod';
import { keepText } from './read-settings.ts';

type Shape<Kind extends SettingShape['kind']> = Extract<SettingShape, { kind: Kind }>;

const refused = (): never => {
  throw new DomainError('request/invalid', 'value');
};

const both = ({ most }: Shape<'words'>) => z.strictObject({ fr: shortText(most), en: shortText(most) });
const address = ({ most }: Shape<'url'>) => z.url({ protocol: /^https$/ }).max(most);

/** The text of a setting that is one, as it is to be kept. */
const textIn = (shape: SettingShape, value: SettingValue): { readonly fr: string; readonly en: string } => {
  const schema =
    shape.kind === 'words' ? both(shape) : shape.kind === 'url' ? address(shape) : z.string().refine(isEmail);
  const parsed = schema.safeParse(typeof value === 'string' ? value.trim() : value);
  if (!parsed.success) return refused();
  return typeof parsed.data === 'string' ? { fr: parsed.data, en: parsed.data } : parsed.data;
};

const isEmpty = (value: SettingValue): boolean =>
  value === null || value === '' || (typeof value === 'object' && value.fr === '' && value.en === '');

/** What the log says of a value: texts are kept beside it, and named by their numbers. */
const codeOf = async (write: Writing, shape: SettingShape, value: SettingValue): Promise<SettingCode> => {
  if (isEmpty(value)) return null;
  if (shape.kind === 'words' || shape.kind === 'email' || shape.kind === 'url')
    return keepText(write.db, textIn(shape, value));
  return typeof value === 'object' ? refused() : value;
};

/** Sets one setting; the decider refuses what its shape does not allow. */
export const changeSettingOf = async (
  write: Writing,
  { commandId, setting, value }: ChangeSetting,
): Promise<Written> => {
  const code = await codeOf(write, settingShapes[setting], value);
  return send(write, 'site', { commandId }, theSite, [
    { type: 'ChangeSiteSetting', commandId, siteId: theSite, setting, value: code },
  ]);
};
