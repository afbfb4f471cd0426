import { supervisedIn } from '@rondelle/contracts/live.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { SessionEnd } from '@rondelle/members/accounts/session-ends.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { isAllowedFor, isAllowedSomewhere } from '@rondelle/members/supervises.ts';

export type Follower = {
  readonly memberId: string;
  readonly number: number;
  readonly role: MemberRole;
};

/**
 * Returns whether a member may follow a private channel: own, supervised, or moderation for reviewers.
 */
const mayFollow = async (db: Db, follower: Follower, channel: string): Promise<boolean> => {
  const { number } = follower;
  if (channel === 'moderation') return isAllowedSomewhere(db, follower, 'moderation/review');
  const supervised = supervisedIn(channel);
  if (!supervised) return channel === `member:${number}` || channel === `chat:${number}`;
  return isAllowedFor(db, follower, 'competition/supervise', supervised);
};

export type ChannelError = SessionEnd | 'permission/denied';

/** The error for these private channels; null when the member may follow them all. */
export const channelErrorOf = async (
  db: Db,
  follower: Follower | null,
  channels: readonly string[],
): Promise<ChannelError | null> => {
  if (!follower) return 'session/required';
  const allowed = await Promise.all(channels.map((channel) => mayFollow(db, follower, channel)));
  return allowed.includes(false) ? 'permission/denied' : null;
};
