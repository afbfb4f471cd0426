import type { ImportList, ImportListInput } from '@rondelle/contracts/competition/imports.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { memberNames } from '@rondelle/members/member-names.ts';
import { sql } from 'kysely';
import { withImports } from './import-tables.ts';
import type { Importing } from './importing.ts';
import { stateOf } from './run-import.ts';
import { withCounts } from './stored-imports.ts';

const onPage = 20;

/** The imports that an action has undone as a whole, unless that was undone too. */
const undoneAmong = async ({ write: { db } }: Importing, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ correlationId: string }>`
    SELECT u."correlationId" FROM writing.undone_actions u
    WHERE u."correlationId" = ANY (${ids}::uuid[]) AND NOT EXISTS (
      SELECT FROM writing.undone_actions again WHERE again."correlationId" = u."actionId")`.execute(db);
  return new Set(rows.map(({ correlationId }) => correlationId));
};

/**
 * A season's imports that have begun to run, latest first: the member's own, or all for those who may undo the imports
 * of others. Throws `permission/denied`.
 */
export const listImports = async (
  by: Importing,
  { lang, season, of, before }: ImportListInput,
): Promise<ImportList> => {
  const { db, session } = by.write;
  if (of === 'all' && !isAllowed(session.role, 'member/roll-back'))
    throw new DomainError('permission/denied');
  const found = await withImports(db)
    .selectFrom('writing.imports as i')
    .innerJoin('seasons as s', 's.seasonId', 'i.seasonId')
    .selectAll('i')
    .select('s.slug as season')
    .where('s.slug', '=', season)
    .where((is) => is.or([is('i.done', '>', 0), is('i.finishedAt', 'is not', null)]))
    .$if(of === 'mine', (query) => query.where('i.memberId', '=', session.memberId))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(i."createdAt", i."importId") < (
          SELECT "createdAt", "importId" FROM writing.imports WHERE "importId" = ${before})`,
      ),
    )
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.importId', 'desc')
    .limit(onPage + 1)
    .execute();
  const page = found.slice(0, onPage).map(withCounts);
  const undone = await undoneAmong(
    by,
    page.map(({ importId }) => importId),
  );
  const names = await memberNames(
    db,
    page.map(({ memberId }) => memberId),
  );
  const memberOf = (memberId: string) => {
    const name = names.get(memberId);
    if (memberId === session.memberId || !name) return null;
    return { name: name.username, path: pathsIn(lang).user({ id: name.number, name: name.username }) };
  };
  return {
    imports: await Promise.all(
      page.map(async (one) => ({
        ...(await stateOf(by, one)),
        isUndone: undone.has(one.importId),
        by: memberOf(one.memberId),
      })),
    ),
    older: found.length > onPage ? (page.at(-1)?.importId ?? null) : null,
  };
};
