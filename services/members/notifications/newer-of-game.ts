import { type RawBuilder, sql } from 'kysely';

/**
 * A condition on notifications (as `n`): a later change of the same game has reached the member, so that this one is no
 * news any more. `reached`: a condition on the later notification (as `newer`), besides that it was read.
 */
export const hasNewerOfGame = (reached: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`EXISTS (
  SELECT FROM notifications.notifications newer
  WHERE newer."gameId" = n."gameId" AND newer."memberId" = n."memberId"
    AND newer."gameRevision" > n."gameRevision" AND (newer."readAt" IS NOT NULL OR ${reached}))`;
