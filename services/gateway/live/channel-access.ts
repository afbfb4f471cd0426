import { supervisedIn } from '@rondelle/contracts/live.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { Session } from '@rondelle/infra/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { supervises } from '../membership/supervises.ts';

/** Whether a session may follow a private channel. Who stands in for a member follows nothing in their name. */
export const mayFollow = async (db: Db, session: Session, channel: string): Promise<boolean> => {
  const { role, number, memberId, impersonator } = session;
  if (impersonator !== null) return false;
  if (channel === 'moderation')
    return isAllowed(role, 'moderation/review') || isAllowed(role, 'moderation/review', true);
  const supervised = supervisedIn(channel);
  if (!supervised) return channel === `member:${number}`;
  if (isAllowed(role, 'competition/supervise')) return true;
  return isAllowed(role, 'competition/supervise', true) && supervises(db, memberId, supervised);
};
