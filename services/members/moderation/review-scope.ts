import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Session } from '../accounts/sessions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ModerationDb } from './tables.ts';

/** A session that may review somewhere; `everywhere` is false where only what the member supervises. */
export type Reviewer = Session & { readonly everywhere: boolean };

const ofTeams = (kind: 'league' | 'tournament', memberId: string): RawBuilder<unknown> => sql`
  SELECT own.kind, own."entityId", own.revision FROM supervisions s
  JOIN ${sql.table(`${kind}_entries`)} e ON e.${sql.ref(`${kind}Id`)} = s.id
  JOIN moderation.flags own ON own.kind = 'team' AND own."entityId" = e."teamId" AND own."seasonId" = e."seasonId"
  WHERE s."memberId" = ${memberId} AND s.kind = ${sql.lit(kind)}`;

/**
 * The flags (as `f`) that a reviewer may see. A change of a team has no competition of its own: whoever supervises where
 * the team plays that season sees it, as it is entered when they look. Text of views has a collation of its own, under
 * which the flags are in no index.
 */
export const within = ({ everywhere, memberId }: Reviewer): RawBuilder<boolean> =>
  everywhere
    ? sql<boolean>`true`
    : sql<boolean>`(f.kind, f."entityId", f.revision) IN (
        SELECT own.kind, own."entityId", own.revision FROM supervisions s
        JOIN moderation.flags own ON own.competition = (s.kind || '-' || s.id) COLLATE "default"
        WHERE s."memberId" = ${memberId}
        UNION ALL ${ofTeams('league', memberId)} UNION ALL ${ofTeams('tournament', memberId)})`;

export type Flagged = { readonly kind: StreamKind; readonly id: number; readonly revision: number };

/**
 * The suspicious change at a position, for whoever may decide on it. Fails with `event/unknown` where there is none that
 * the reviewer may see, and with `permission/denied` for one's own: nobody is their own judge.
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
