import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { AccountTables } from './accounts/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { anyOf, varying } from '@rondelle/projections/queries/sql/any-of.ts';

export type MemberName = { readonly number: number; readonly username: string };

/** Ids of members are UUIDs; the import, the demonstration and the system have words as ids. */
const isMemberId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** The public names of these members; null for erased members and for ids that are not members'. */
export const memberNames = async (
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, MemberName | null>> => {
  const uniqueIds = [...new Set(ids)];
  const wanted = uniqueIds.filter(isMemberId);
  const rows =
    wanted.length === 0
      ? []
      : await db
          .withTables<AccountTables>()
          .selectFrom('accounts.members')
          .select(['id', 'number', 'username'])
          .where(anyOf('id', wanted))
          .where('emailVerifiedAt', 'is not', null)
          .limit(varying(wanted.length))
          .execute();
  const found = new Map(rows.map(({ id, number, username }) => [id, { number, username }]));
  return new Map(uniqueIds.map((id) => [id, found.get(id) ?? null]));
};

type Numbered = { readonly number: number; readonly username: string; readonly isConfirmed: boolean };

/** Members by their public numbers, also those whose account is not confirmed; erased members are missing. */
const membersByNumber = async (
  db: Db,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Numbered>> => {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('accounts.members')
    .select(['number', 'username', 'emailVerifiedAt'])
    .where(anyOf('number', numbers))
    .limit(varying(numbers.length))
    .execute();
  return new Map(
    rows.map(({ emailVerifiedAt, ...row }) => [
      row.number,
      { ...row, isConfirmed: emailVerifiedAt !== null },
    ]),
  );
};

type About = {
  readonly kind: StreamKind;
  readonly subject: { readonly id: number; readonly name: string | null; readonly path: string | null };
};

/** Names the members whom entries concern. For administrators only: decisions about a member are private. */
export const withMembers = async <E extends About>(
  db: Db,
  lang: Language,
  entries: readonly E[],
): Promise<E[]> => {
  const about = entries.filter(({ kind }) => kind === 'member').map(({ subject }) => subject.id);
  const members = await membersByNumber(db, [...new Set(about)]);
  return entries.map((entry) => {
    const { id } = entry.subject;
    const member = entry.kind === 'member' ? members.get(id) : undefined;
    if (!member) return entry;
    const { username: name, isConfirmed } = member;
    // An account that is not confirmed has no page.
    const path = isConfirmed ? pathsIn(lang).user({ id, name }) : null;
    return { ...entry, subject: { ...entry.subject, name, path } };
  });
};

type Acted = {
  readonly actor: { readonly id: string; readonly name: string | null; readonly path: string | null };
};

/** Adds the current names and paths of the members to the entries. */
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
