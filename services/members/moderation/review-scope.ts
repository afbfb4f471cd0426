import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Session } from '../accounts/sessions.ts';
import { type RawBuilder, sql } from 'kysely';
import { grants, grantsForTeams } from '../supervises.ts';
import type { ModerationDb } from './tables.ts';

/** A session that may review changes; when `everywhere` is false, only where they are accepted. */
export type Reviewer = Session & { readonly everywhere: boolean };

type Own = Pick<Reviewer, 'memberId' | 'role'>;

/**
 * SQL condition: the team of a change (by its alias) is entered where the reviewer was accepted. A scalar subquery,
 * which runs for each row of a team: an `EXISTS` may read all entries instead.
 */
const isOfOwnTeam = (
  alias: 'f' | 'h',
  kind: 'league' | 'tournament',
  { memberId, role }: Own,
) => sql<boolean>`
  coalesce((SELECT true FROM ${sql.table(`${kind}_entries`)} e
    JOIN supervisions s ON s.kind = ${sql.lit(kind)} AND s.id = e.${sql.ref(`${kind}Id`)}
    WHERE e."teamId" = ${sql.ref(`${alias}.entityId`)} AND e."seasonId" = ${sql.ref(`${alias}.seasonId`)}
      AND s."memberId" = ${memberId} AND ${grantsForTeams(role, 'moderation/review')} LIMIT 1), false)`;

/**
 * SQL condition: a reviewer may see a flag (as `f`) or a held change (as `h`, of which there are few). A team's
 * change belongs to no competition, so the supervisors of the team's current competitions of that season see it.
 */
export const visibleToReviewerSql = (
  alias: 'f' | 'h',
  { everywhere, memberId, role }: Reviewer,
): RawBuilder<boolean> => {
  if (everywhere) return sql<boolean>`true`;
  const own = { memberId, role };
  return sql<boolean>`(${sql.ref(`${alias}.competition`)} IN (
      SELECT s.kind || '-' || s.id FROM supervisions s
      WHERE s."memberId" = ${memberId} AND ${grants(role, 'moderation/review')})
    OR ${sql.ref(`${alias}.kind`)} = 'team'
      AND (${isOfOwnTeam(alias, 'league', own)} OR ${isOfOwnTeam(alias, 'tournament', own)}))`;
};

export type Flagged = { readonly kind: StreamKind; readonly id: number; readonly revision: number };

/**
 * The suspicious change at a position, for a reviewer. Throws `event/unknown` when no such change is visible to the
 * reviewer, and `permission/denied` for the reviewer's own change.
 */
export const flagToDecide = async (
  db: ModerationDb,
  reviewer: Reviewer,
  position: string,
): Promise<Flagged> => {
  const { rows } = await sql<Flagged & { readonly actorId: string }>`
    SELECT f.kind, f."entityId" AS id, f.revision, a."actorId"
    FROM activity_log a
    JOIN moderation.flags f ON f.kind = a.kind AND f."entityId" = a."entityId" AND f.revision = a.revision
    WHERE a.position = ${position} AND ${visibleToReviewerSql('f', reviewer)}`.execute(db);
  const [flag] = rows;
  if (!flag) throw new DomainError('event/unknown', 'position');
  if (flag.actorId === reviewer.memberId) throw new DomainError('permission/denied');
  return { kind: flag.kind, id: flag.id, revision: flag.revision };
};
