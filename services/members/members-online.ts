import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { OnlineOutput } from '@rondelle/contracts/site/site.outputs.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

/** A member with a request within this many minutes counts as online. */
const minutes = 15;
const mostNamed = 100;

type Row = { readonly members: number; readonly id: number | null; readonly name: string | null };

/** How many members are online, and the names of those who show their presence. Impersonations do not count. */
export const membersOnline = async (db: Db, lang: Language): Promise<OnlineOutput> => {
  const { rows } = await sql<Row>`
    WITH here AS (
      SELECT DISTINCT m.id, m.number, m.username FROM accounts.sessions s JOIN accounts.members m ON m.id = s."memberId"
      WHERE s."lastSeenAt" > now() - ${minutes} * interval '1 minute' AND s."actingAs" IS NULL
        AND m."bannedAt" IS NULL AND s.kind = 'site')
    SELECT (SELECT count(*)::int FROM here) AS members, seen.number AS id, seen.username AS name
    FROM (SELECT 1) one LEFT JOIN LATERAL (
      SELECT number, username FROM here JOIN notifications.settings w ON w."memberId" = here.id AND w."showsPresence"
      ORDER BY username LIMIT ${mostNamed}) seen ON true`.execute(db);
  const paths = pathsIn(lang);
  return {
    members: rows[0]?.members ?? 0,
    names: rows.flatMap(({ id, name }) =>
      id === null || name === null ? [] : [{ id, name, path: paths.user({ id, name }) }],
    ),
  };
};
