import type { Author } from '@rondelle/contracts/community/forum.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { sql } from 'kysely';
import type { ForumDb } from './tables.ts';

type Member = { readonly id: string; readonly number: number; readonly username: string };
export type Authors = {
  readonly byId: (id: string | null) => Author;
  readonly byNumber: (number: number) => NonNullable<Author> | null;
};

/** Public names of members, by opaque id and by number. */
export const authorsIn = async (
  db: ForumDb,
  lang: Language,
  ids: Iterable<string | null>,
  numbers: Iterable<number> = [],
): Promise<Authors> => {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const { rows } = await sql<Member>`
    SELECT id, number, username FROM accounts.members
    WHERE id = ANY (${wanted}::uuid[]) OR number = ANY (${[...new Set(numbers)]}::int[])
    LIMIT 2000`.execute(db);
  const paths = pathsIn(lang);
  const authors = rows.map(({ id, number, username: name }) => {
    return { key: id, author: { id: number, name, path: paths.user({ id: number, name }) } };
  });
  const ofId = new Map(authors.map(({ key, author }) => [key, author]));
  const ofNumber = new Map(authors.map(({ author }) => [author.id, author]));
  return {
    byId: (id) => (id === null ? null : (ofId.get(id) ?? null)),
    byNumber: (number) => ofNumber.get(number) ?? null,
  };
};
