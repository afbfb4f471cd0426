import { supervisedIn } from '@rondelle/contracts/live.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { supervises, supervisesAnything } from '@rondelle/members/supervises.ts';

export type Follower = {
  readonly memberId: string;
  readonly number: number;
  readonly role: MemberRole;
};

/** Whether a member may follow a private channel: their own, of what they supervise, and of what they review. */
const mayFollow = async (db: Db, { role, number, memberId }: Follower, channel: string): Promise<boolean> => {
  if (channel === 'moderation') {
    if (isAllowed(role, 'moderation/review')) return true;
    return isAllowed(role, 'moderation/review', true) && supervisesAnything(db, memberId);
  }
  const supervised = supervisedIn(channel);
  if (!supervised) return channel === `member:${number}` || channel === `chat:${number}`;
  if (isAllowed(role, 'competition/supervise')) return true;
  return isAllowed(role, 'competition/supervise', true) && supervises(db, memberId, supervised);
};

export type ChannelRefusal = 'session/required' | 'permission/denied';

/** Why somebody may not follow private channels; null where they may follow each of them. */
export const refusalOf = async (
  db: Db,
  follower: Follower | null,
  channels: readonly string[],
): Promise<ChannelRefusal | null> => {
  if (!follower) return 'session/required';
  const allowed = await Promise.all(channels.map((channel) => mayFollow(db, follower, channel)));
  return allowed.includes(false) ? 'permission/denied' : null;
};
