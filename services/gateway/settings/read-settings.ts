import {
  type SettingName,
  type SettingShape,
  settingNames,
  settingShapes,
  type SettingText,
  type SettingValue,
  type SiteSettings,
} from '@rondelle/contracts/site/settings.ts';
import type { SettingCode } from '@rondelle/contracts/site/site.events.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

const isText = ({ kind }: SettingShape): boolean => kind === 'words' || kind === 'email' || kind === 'url';

/** The texts of settings by id. */
export const textsOf = async (
  db: QueryExecutorProvider,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SettingText>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SettingText & { id: number }>`
    SELECT id, fr, en FROM operations.setting_texts WHERE id = ANY(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, fr, en }) => [id, { fr, en }]));
};

/** Stores a text and returns its id; equal texts share one. */
export const storeText = async (db: QueryExecutorProvider, { fr, en }: SettingText): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    WITH inserted AS (INSERT INTO operations.setting_texts (fr, en) VALUES (${fr}, ${en})
      ON CONFLICT (fr, en) DO NOTHING RETURNING id)
    SELECT id FROM inserted UNION ALL SELECT id FROM operations.setting_texts WHERE fr = ${fr} AND en = ${en}
    LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the text could not be stored');
  return row.id;
};

/** The value for a stored code: one text for addresses, both languages for words. */
export const valueOf = (
  setting: SettingName,
  code: SettingCode,
  texts: ReadonlyMap<number, SettingText>,
): SettingValue => {
  const shape: SettingShape = settingShapes[setting];
  if (!isText(shape) || typeof code !== 'number') return code;
  const text = texts.get(code) ?? null;
  return shape.kind === 'words' ? text : (text?.fr ?? null);
};

/** The ids of texts among stored codes. */
export const textIdsIn = (codes: readonly { setting: SettingName; value: SettingCode }[]): number[] =>
  codes.flatMap(({ setting, value }) =>
    isText(settingShapes[setting]) && typeof value === 'number' ? [value] : [],
  );

export type ChangedSettings = Partial<Record<SettingName, SettingValue>>;

/** The settings that administrators have changed. */
export const readSettings = async (db: Db): Promise<ChangedSettings> => {
  const rows = await db.selectFrom('site_settings').select(['setting', 'value']).limit(1_000).execute();
  const known = rows.flatMap(({ setting: name, value }) => {
    const setting = settingNames.find((one) => one === name);
    return setting ? [{ setting, value }] : [];
  });
  const texts = await textsOf(db, textIdsIn(known));
  return Object.fromEntries(known.map(({ setting, value }) => [setting, valueOf(setting, value, texts)]));
};

/** The settings in force: the initial ones with the changes. */
export const settingsInForce = (initial: SiteSettings, changed: ChangedSettings): SiteSettings => ({
  ...initial,
  // The decider only records values that fit the setting's type.
  ...(changed as Partial<SiteSettings>),
});
