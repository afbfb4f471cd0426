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

/**
 * Whether a member may follow a private channel: their own, those of what they supervise, and moderation for reviewers.
 */
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

export type ChannelError = 'session/required' | 'permission/denied';

/** Why these private channels are refused; null when the member may follow them all. */
export const channelErrorOf = async (
  db: Db,
  follower: Follower | null,
  channels: readonly string[],
): Promise<ChannelError | null> => {
  if (!follower) return 'session/required';
  const allowed = await Promise.all(channels.map((channel) => mayFollow(db, follower, channel)));
  return allowed.includes(false) ? 'permission/denied' : null;
};
