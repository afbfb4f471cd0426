import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Session } from '@rondelle/infra/accounts/sessions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ModerationDb } from './tables.ts';

/** A session that may review somewhere; `everywhere` is false where only what the member supervises. */
export type Reviewer = Session & { readonly everywhere: boolean };

/** The flags (as `f`) that a reviewer may see. */
export const within = ({ everywhere, memberId }: Reviewer): RawBuilder<boolean> =>
  everywhere
    ? sql<boolean>`true`
    : sql<boolean>`f.competition IN (
        SELECT s.kind || '-' || s.id FROM supervisions s WHERE s.member_id = ${memberId})`;

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
  const { rows } = await sql<Flagged & { readonly actor_id: string }>`
    SELECT f.kind, f.entity_id AS id, f.revision, a.actor_id
    FROM activity_log a
    JOIN moderation.flags f ON f.kind = a.kind AND f.entity_id = a.entity_id AND f.revision = a.revision
    WHERE a.position = ${position} AND ${within(reviewer)}`.execute(db);
  const [flag] = rows;
  if (!flag) throw new DomainError('event/unknown', 'position');
  if (flag.actor_id === reviewer.memberId) throw new DomainError('permission/denied');
  return { kind: flag.kind, id: flag.id, revision: flag.revision };
};
