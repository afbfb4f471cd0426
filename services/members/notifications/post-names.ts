import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { About, AboutPost } from '@rondelle/contracts/notifications/about.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { withNotifications } from './tables.ts';

type Named = { readonly author: string | null; readonly title: string | null; readonly path: string | null };
export type PostNames = (about: AboutPost) => Named;

/** Who wrote what is told of, as they are called now; null where they are gone. */
export const postNames = async (db: Db, lang: Language, all: readonly About[]): Promise<PostNames> => {
  const numbers = new Set(all.flatMap((about) => ('authorNumber' in about ? [about.authorNumber] : [])));
  const rows =
    numbers.size === 0
      ? []
      : await withNotifications(db)
          .selectFrom('accounts.members')
          .select(['number', 'username'])
          .where('number', 'in', [...numbers])
          .limit(numbers.size)
          .execute();
  const names = new Map(rows.map(({ number, username }) => [number, username]));
  return ({ of, inId, authorNumber }) => ({
    author: names.get(authorNumber) ?? null,
    title: null,
    path: of === 'message' ? pathsIn(lang).chatroom(inId) : null,
  });
};
