import type { NamedInTextOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { Db } from '../../views/schema.ts';
import { namedIn } from '../../computing/catalogue/named-in-text.ts';

/** Returns the category and the region that a text, such as the name of a league, names; null where it is unclear. */
export const namedInText = async (db: Db, text: string): Promise<NamedInTextOutput> => {
  const [categories, regions] = await Promise.all([
    db.selectFrom('categories').select(['categoryId as id', 'nameFr', 'nameEn']).limit(2_000).execute(),
    db.selectFrom('regions').select(['regionId as id', 'nameFr', 'nameEn']).limit(1_000).execute(),
  ]);
  const named = (rows: typeof categories) =>
    namedIn(
      text,
      rows.map(({ id, nameFr, nameEn }) => ({ id, names: [nameFr, nameEn] })),
    );
  const [only, ...others] = regions;
  return {
    categoryId: named(categories),
    // Where there is one region, every league is in it.
    regionId: only && others.length === 0 ? only.id : named(regions),
  };
};
