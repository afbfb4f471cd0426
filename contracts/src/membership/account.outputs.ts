import { z } from 'zod';
import { memberRole } from './member-role.ts';

export const memberOutput = z.object({
  id: z.int(),
  username: z.string(),
  role: memberRole,
  /** The administrator who impersonates this member, if any. */
  impersonatedBy: z.string().nullable(),
});
export type MemberOutput = z.infer<typeof memberOutput>;

/** A session token for programs: `Authorization: Bearer …`. */
export const loginOutput = z.object({ token: z.string(), expiresAt: z.iso.datetime(), user: memberOutput });
export type LoginOutput = z.infer<typeof loginOutput>;

export const loggedOutOutput = z.object({ loggedOut: z.literal(true) });

/** The same response whether or not the address has an account. */
export const mailSentOutput = z.object({
  sent: z.literal(true),
  /** Page that displays outgoing mail, on sites without a mail server; null otherwise. */
  inbox: z.string().nullable(),
});
export type MailSentOutput = z.infer<typeof mailSentOutput>;

/** Purpose of a mailed link; visible to anybody who has the link. */
export const linkOutput = z.object({
  purpose: z.enum(['verify-email', 'parent-consent', 'change-email']),
  username: z.string(),
  /** True when the link was already followed, so that it can no longer be rejected. */
  isFollowed: z.boolean(),
});
export type LinkOutput = z.infer<typeof linkOutput>;

/** The parental consent that a child's account waits for. */
export const awaitedConsentOutput = z.object({
  username: z.string(),
  /** Masked local part; null when no consent is awaited. */
  parentEmail: z.string().nullable(),
  /** Page that displays outgoing mail, on sites without a mail server; null otherwise. */
  inbox: z.string().nullable(),
});
export type AwaitedConsentOutput = z.infer<typeof awaitedConsentOutput>;

export const sessionItem = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  kind: z.enum(['site', 'api']),
  /** Browser and operating system: `Firefox, Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type SessionItem = z.infer<typeof sessionItem>;

export const accountOutput = memberOutput.extend({
  email: z.string(),
  createdAt: z.iso.datetime(),
  sessions: z.array(sessionItem),
});
export type AccountOutput = z.infer<typeof accountOutput>;

/** All data stored about a member. */
export const exportOutput = z.object({
  account: accountOutput.omit({ sessions: true }).extend({
    verifiedAt: z.iso.datetime().nullable(),
    /** Set while a parent's consent is awaited. */
    parentEmail: z.string().nullable(),
    bannedAt: z.iso.datetime().nullable(),
    /** When the account was disabled; `bannedAt` then has the same time. */
    disabledAt: z.iso.datetime().nullable(),
  }),
  /** Login methods besides the password, without their secrets. */
  signInMethods: z.object({
    passkeys: z.array(z.object({ name: z.string(), addedAt: z.iso.datetime() })),
    services: z.array(z.object({ issuer: z.string(), linkedAt: z.iso.datetime() })),
    authenticatorSince: z.iso.datetime().nullable(),
    recoveryCodes: z.int(),
  }),
  language: z.string(),
  consents: z.array(z.object({ kind: z.string(), version: z.string(), givenAt: z.iso.datetime() })),
  sessions: z.array(sessionItem),
  /** User names requested with the member’s email, held for a week. */
  heldUsernames: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
  links: z.array(
    z.object({
      purpose: z.string(),
      newEmail: z.string().nullable(),
      expiresAt: z.iso.datetime(),
      followedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Mails to the member that are not sent yet. */
  waitingMails: z.array(z.object({ kind: z.string(), since: z.iso.datetime() })),
  /** Times of sent mails that can still be opened in a browser; only the mail contains the key. */
  sentMails: z.array(z.object({ sentAt: z.iso.datetime() })),
  /** The member's messages to supervisors that are not sent yet. */
  ownLetters: z.array(z.object({ message: z.string(), replyTo: z.string(), since: z.iso.datetime() })),
  following: z.array(z.object({ kind: z.string(), id: z.int(), since: z.iso.datetime() })),
  /** The member's forum posts as stored. */
  forumPosts: z.array(
    z.object({
      topic: z.string(),
      text: z.string(),
      state: z.string(),
      at: z.iso.datetime(),
      editedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Topics that the member is notified about. */
  forumSubscriptions: z.array(z.object({ topic: z.int() })),
  /** Notification settings and choices. */
  notificationSettings: z.object({
    digest: z.string(),
    quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
    hidesScores: z.boolean(),
    showsPresence: z.boolean(),
  }),
  notificationChoices: z.array(
    z.object({
      kind: z.string(),
      id: z.int(),
      inApp: z.array(z.string()),
      push: z.array(z.string()),
      mail: z.array(z.string()),
    }),
  ),
  /** Devices that receive notifications, without their push endpoints. */
  devices: z.array(z.object({ device: z.string(), wants: z.string(), since: z.iso.datetime() })),
  notifications: z.array(
    z.object({
      source: z.string(),
      kinds: z.array(z.string()),
      at: z.iso.datetime(),
      readAt: z.iso.datetime().nullable(),
    }),
  ),
  supervising: z.array(z.object({ kind: z.string(), id: z.int(), isAccepted: z.boolean() })),
  /** Log positions that the member's dashboard was last read up to. */
  dashboardVisits: z.array(z.object({ position: z.string(), at: z.iso.datetime() })),
  /** Administrators' actions on the account. */
  adminActions: z.array(z.object({ action: z.string(), at: z.iso.datetime() })),
  /** The member's actions as administrator, without the members concerned. */
  ownAdminActions: z.array(z.object({ action: z.string(), at: z.iso.datetime() })),
  /** The member's spreadsheet imports, until they are pruned. */
  imports: z.array(
    z.object({ at: z.iso.datetime(), rows: z.int(), done: z.int(), finishedAt: z.iso.datetime().nullable() }),
  ),
  /** When each rate limit on changes becomes unused again. */
  allowances: z.array(z.object({ what: z.string(), usedUntil: z.iso.datetime() })),
  /** The member's trust level and the counts that it rests on. */
  trust: z.object({
    level: z.int(),
    confirmed: z.int(),
    disputed: z.int(),
    undone: z.int(),
    days: z.int(),
  }),
  /** The member's decisions on suspicious changes. */
  decisions: z.array(
    z.object({
      kind: z.string(),
      id: z.int(),
      state: z.string(),
      decidedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Chat rooms of the member. */
  chatRooms: z.array(z.object({ id: z.int(), type: z.string(), standing: z.string(), joinedAt: z.string() })),
  chatMessages: z.array(
    z.object({ room: z.int(), message: z.string(), state: z.string(), sentAt: z.iso.datetime() }),
  ),
  /** Numbers of the members blocked from private messages. */
  blockedMembers: z.array(z.int()),
  mutes: z.array(z.object({ until: z.string(), because: z.string() })),
  /** The member's texts that moderators reviewed, with the decisions. */
  judgedTexts: z.array(
    z.object({
      text: z.string(),
      state: z.string(),
      because: z.string().nullable(),
      appeal: z.string().nullable(),
    }),
  ),
  /** The member's corrections that wait for a second person or were decided on. */
  heldChanges: z.array(
    z.object({
      kind: z.string(),
      id: z.int(),
      state: z.string(),
      recordedAt: z.string(),
      commands: z.unknown(),
    }),
  ),
  /** Reasons of the member's reports, without the reported members. */
  textReports: z.array(z.object({ reason: z.string(), at: z.string() })),
  /** The member's public contributions by season, and where they are listed. */
  contributions: z.object({
    path: z.string(),
    seasons: z.array(z.object({ season: z.string(), changes: z.int(), path: z.string() })),
  }),
});
export type ExportOutput = z.infer<typeof exportOutput>;
