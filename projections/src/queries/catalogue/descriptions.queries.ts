import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Db } from '../../views/schema.ts';

type Description = string | null;

export const descriptionOfRegion = async (db: Db, id: number, lang: Language): Promise<Description> => {
  const rows = db.selectFrom('regions').select('description').where('regionId', '=', id);
  return (await rows.executeTakeFirst())?.description?.[lang] ?? null;
};

export const descriptionOfCategory = async (db: Db, id: number, lang: Language): Promise<Description> => {
  const rows = db.selectFrom('categories').select('description').where('categoryId', '=', id);
  return (await rows.executeTakeFirst())?.description?.[lang] ?? null;
};
