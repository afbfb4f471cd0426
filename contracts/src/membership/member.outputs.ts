import { z } from 'zod';
import { memberRole } from './member-role.ts';

/** A member in the list that admins see. */
const managedMember = z.object({
  id: z.int(),
  username: z.string(),
  role: memberRole,
  isActive: z.boolean(),
  isBanned: z.boolean(),
  /** Closed for now, and not for what the member did. */
  isDisabled: z.boolean(),
  /** Who gave the role, and when; null while it is the one of the start, and without a name where who did is no more. */
  roleGiven: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  /** Whether the one who asks has the higher role, and so may change anything. */
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
  /** The event's type. */
  action: z.string(),
  subject: z.object({ id: z.int(), name: z.string().nullable(), path: z.string().nullable() }),
  recordedAt: z.string(),
});

/** `GET /api/v1/users/{uid}`: what everyone may know of a member. */
export const userOutput = z.object({
  user: z.object({ id: z.int(), username: z.string() }),
  role: memberRole,
  /** The day of registration. */
  since: z.string(),
  path: z.string(),
  /** Latest first, twenty at most. */
  contributions: z.array(contribution),
  /** All of their changes, by season, the latest season first. `path`: the activity log with theirs alone. */
  seasons: z.array(z.object({ season: z.string(), changes: z.int(), path: z.string() })),
});
export type UserOutput = z.infer<typeof userOutput>;
