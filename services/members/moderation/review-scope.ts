import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Session } from '../accounts/sessions.ts';
import { type RawBuilder, sql } from 'kysely';
import { gives, givesForTeams } from '../supervises.ts';
import type { ModerationDb } from './tables.ts';

/** A session that may review changes; when `everywhere` is false, only where they are accepted. */
export type Reviewer = Session & { readonly everywhere: boolean };

type Own = Pick<Reviewer, 'memberId' | 'role'>;

const ofTeams = (kind: 'league' | 'tournament', { memberId, role }: Own): RawBuilder<unknown> => sql`
  SELECT own.kind, own."entityId", own.revision FROM supervisions s
  JOIN ${sql.table(`${kind}_entries`)} e ON e.${sql.ref(`${kind}Id`)} = s.id
  JOIN moderation.flags own ON own.kind = 'team' AND own."entityId" = e."teamId" AND own."seasonId" = e."seasonId"
  WHERE s."memberId" = ${memberId} AND s.kind = ${sql.lit(kind)}
    AND ${givesForTeams(role, 'moderation/review')}`;

/**
 * A condition on the flags (as `f`) that a reviewer may see. A team's change belongs to no competition, so the
 * supervisors of the team's current competitions of that season see it. `COLLATE "default"`: texts of views have
 * another collation, in which the index of the flags does not apply.
 */
export const within = ({ everywhere, memberId, role }: Reviewer): RawBuilder<boolean> => {
  if (everywhere) return sql<boolean>`true`;
  const own = { memberId, role };
  return sql<boolean>`(f.kind, f."entityId", f.revision) IN (
        SELECT own.kind, own."entityId", own.revision FROM supervisions s
        JOIN moderation.flags own ON own.competition = (s.kind || '-' || s.id) COLLATE "default"
        WHERE s."memberId" = ${memberId} AND ${gives(role, 'moderation/review')}
        UNION ALL ${ofTeams('league', own)} UNION ALL ${ofTeams('tournament', own)})`;
};

/**
 * Whether the team of a held change (as `h`) is entered where the reviewer was accepted. A scalar subquery, which is
 * asked for each row of a team: an `EXISTS` may read all entries instead.
 */
const heldOfTeam = (kind: 'league' | 'tournament', { memberId, role }: Own): RawBuilder<boolean> => sql`
  coalesce((SELECT true FROM ${sql.table(`${kind}_entries`)} e
    JOIN supervisions s ON s.kind = ${sql.lit(kind)} AND s.id = e.${sql.ref(`${kind}Id`)}
    WHERE e."teamId" = h."entityId" AND e."seasonId" = h."seasonId" AND s."memberId" = ${memberId}
      AND ${givesForTeams(role, 'moderation/review')} LIMIT 1), false)`;

/** The same for changes that wait (as `h`), of which there are few. */
export const heldWithin = ({ everywhere, memberId, role }: Reviewer): RawBuilder<boolean> => {
  if (everywhere) return sql<boolean>`true`;
  const own = { memberId, role };
  return sql<boolean>`(h.competition IN (
      SELECT s.kind || '-' || s.id FROM supervisions s
      WHERE s."memberId" = ${memberId} AND ${gives(role, 'moderation/review')})
    OR h.kind = 'team' AND (${heldOfTeam('league', own)} OR ${heldOfTeam('tournament', own)}))`;
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
    WHERE a.position = ${position} AND ${within(reviewer)}`.execute(db);
  const [flag] = rows;
  if (!flag) throw new DomainError('event/unknown', 'position');
  if (flag.actorId === reviewer.memberId) throw new DomainError('permission/denied');
  return { kind: flag.kind, id: flag.id, revision: flag.revision };
};
