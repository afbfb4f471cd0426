import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { AccountTables } from './accounts/tables.ts';
import type { Db } from '@rondelle/projections/schema.ts';

export type MemberName = { readonly number: number; readonly username: string };

/** Members' ids are UUIDs; the import, the demonstration and the system go by words. */
const isMemberId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** The public names of these members; null for who was erased, and for what is no member. */
export const memberNames = async (
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, MemberName | null>> => {
  const asked = [...new Set(ids)];
  const wanted = asked.filter(isMemberId);
  const rows =
    wanted.length === 0
      ? []
      : await db
          .withTables<AccountTables>()
          .selectFrom('accounts.members')
          .select(['id', 'number', 'username'])
          .where('id', 'in', wanted)
          .where('emailVerifiedAt', 'is not', null)
          .limit(wanted.length)
          .execute();
  const found = new Map(rows.map(({ id, number, username }) => [id, { number, username }]));
  return new Map(asked.map((id) => [id, found.get(id) ?? null]));
};

type Acted = {
  readonly actor: { readonly id: string; readonly name: string | null; readonly path: string | null };
};

/** The entries with the names and pages of who made them, as they are at the time of answering. */
export const withNames = async <E extends Acted>(
  db: Db,
  lang: Language,
  entries: readonly E[],
): Promise<E[]> => {
  const names = await memberNames(
    db,
    entries.map(({ actor }) => actor.id),
  );
  return entries.map((entry) => {
    const member = names.get(entry.actor.id);
    if (!member) return entry;
    const { number: id, username: name } = member;
    return { ...entry, actor: { ...entry.actor, name, path: pathsIn(lang).user({ id, name }) } };
  });
};
