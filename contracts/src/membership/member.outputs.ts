import { z } from 'zod';
import { memberRole } from './member-role.ts';

/** A member in the list that administrators see. */
const managedMember = z.object({
  id: z.int(),
  username: z.string(),
  role: memberRole,
  isActive: z.boolean(),
  isBanned: z.boolean(),
  /** Disabled temporarily, not because of the member's behaviour. */
  isDisabled: z.boolean(),
  /**
   * The member who assigned the role, and when; null for the initial role. `by` is null when that account no longer
   * exists.
   */
  roleGiven: z.object({ by: z.string().nullable(), at: z.date() }).nullable(),
  createdAt: z.date(),
  /** True when the requesting administrator has a higher role and may therefore change this member. */
  isBelow: z.boolean(),
});
export type ManagedMember = z.infer<typeof managedMember>;

export const memberListOutput = z.object({
  members: z.array(managedMember),
  page: z.int(),
  hasMore: z.boolean(),
});
export type MemberListOutput = z.infer<typeof memberListOutput>;

export const contribution = z.object({
  position: z.string(),
  action: z.string(),
  subject: z.object({ id: z.int(), name: z.string().nullable(), path: z.string().nullable() }),
  recordedAt: z.string(),
});

/** `GET /api/v1/users/{uid}`: the public profile of a member. */
export const userOutput = z.object({
  user: z.object({ id: z.int(), username: z.string() }),
  role: memberRole,
  /** The day of registration. */
  since: z.string(),
  path: z.string(),
  /** Latest first, twenty at most. */
  contributions: z.array(contribution),
  /** Number of changes in each season, latest season first. `path`: the activity log filtered by this member. */
  seasons: z.array(z.object({ season: z.string(), changes: z.int(), path: z.string() })),
});
userOutput.register(z.globalRegistry, { id: 'User' });
export type UserOutput = z.infer<typeof userOutput>;
