import { permissions } from '@rondelle/contracts/membership/permissions.ts';
import type { About } from '@rondelle/contracts/notifications/about.ts';
import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { sql } from 'kysely';
import type { NotificationDb } from '../notifications/tables.ts';
import { isAccepted } from '../supervises.ts';

const mostNotified = 100;

type JudgesQuery = {
  readonly permission: 'supervision/accept' | 'moderation/review';
  /** Null for a request outside leagues and tournaments: only members with the permission everywhere decide it. */
  readonly competition: { readonly kind: SupervisedKind; readonly id: number } | null;
  /** Id of the requesting member. */
  readonly requesterId: string;
  /** The subject of the notification, as far as it distinguishes it from others. */
  readonly about: Partial<About>;
};

/**
 * The members who may decide about a request, except the requester. A member with an unread notification of that sort
 * gets no other: the review page lists all requests, and nobody should fill others' notifications by requesting
 * everywhere.
 */
export const judgesOf = async (
  db: NotificationDb,
  { permission, competition, requesterId, about }: JudgesQuery,
): Promise<string[]> => {
  const { anywhere, whereJoined } = permissions[permission];
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM accounts.members m
    WHERE m."bannedAt" IS NULL AND m.id::text <> ${requesterId}
      AND (m.role = ANY (${[...anywhere]}::text[])
        OR EXISTS (SELECT FROM supervisions s
          WHERE s.kind = ${competition?.kind ?? null} AND s.id = ${competition?.id ?? null}
            AND s."memberId" = m.id::text AND (${isAccepted()} OR m.role = ANY (${[...whereJoined]}::text[]))))
      AND NOT EXISTS (SELECT FROM notifications.notifications n
        WHERE n."memberId" = m.id AND n."readAt" IS NULL AND n.about @> ${JSON.stringify(about)}::jsonb)
    ORDER BY m.number LIMIT ${mostNotified}`.execute(db);
  return rows.map(({ id }) => id);
};
