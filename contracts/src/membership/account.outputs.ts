import { z } from 'zod';
import { memberRole } from './member-role.ts';

export const memberOutput = z.object({
  id: z.int(),
  username: z.string(),
  role: memberRole,
  /** The admin who is standing in for this member, if one is. */
  impersonatedBy: z.string().nullable(),
});
export type MemberOutput = z.infer<typeof memberOutput>;

/** The token of a program's session, for `Authorization: Bearer …`. */
export const loginOutput = z.object({ token: z.string(), expiresAt: z.iso.datetime(), user: memberOutput });
export type LoginOutput = z.infer<typeof loginOutput>;

export const loggedOutOutput = z.object({ loggedOut: z.literal(true) });

/** The same whether or not the address has an account. */
export const mailSentOutput = z.object({
  sent: z.literal(true),
  /** Where mails of a site without a mail server can be read. */
  inbox: z.string().nullable(),
});
export type MailSentOutput = z.infer<typeof mailSentOutput>;

/** What a mailed link is for, as whoever holds it may know. */
export const linkOutput = z.object({
  purpose: z.enum(['verify-email', 'parent-consent', 'change-email']),
  username: z.string(),
  /** Whether it has confirmed already: then nothing is left to say no to. */
  isFollowed: z.boolean(),
});
export type LinkOutput = z.infer<typeof linkOutput>;

/** Whose consent a child's account waits for. */
export const awaitedConsentOutput = z.object({
  username: z.string(),
  /** Most of the name before the at sign is left out; null where no consent is awaited. */
  parentEmail: z.string().nullable(),
  /** Where mails of a site without a mail server can be read. */
  inbox: z.string().nullable(),
});
export type AwaitedConsentOutput = z.infer<typeof awaitedConsentOutput>;

export const sessionItem = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  kind: z.enum(['site', 'api']),
  /** Browser and system, as `Firefox, Windows`. */
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

/** Everything that is held on a member. */
export const exportOutput = z.object({
  account: accountOutput.omit({ sessions: true }).extend({
    verifiedAt: z.iso.datetime().nullable(),
    /** While a parent's consent is awaited. */
    parentEmail: z.string().nullable(),
    bannedAt: z.iso.datetime().nullable(),
    /** Closed for now; then `bannedAt` says the same. */
    disabledAt: z.iso.datetime().nullable(),
  }),
  /** What one logs in with beside a password; never what proves it. */
  waysIn: z.object({
    passkeys: z.array(z.object({ name: z.string(), addedAt: z.iso.datetime() })),
    services: z.array(z.object({ issuer: z.string(), linkedAt: z.iso.datetime() })),
    authenticatorSince: z.iso.datetime().nullable(),
    recoveryCodes: z.int(),
  }),
  language: z.string(),
  consents: z.array(z.object({ kind: z.string(), version: z.string(), givenAt: z.iso.datetime() })),
  sessions: z.array(sessionItem),
  /** Names that were asked for with the member’s address, held for a week. */
  heldUsernames: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
  links: z.array(
    z.object({
      purpose: z.string(),
      newEmail: z.string().nullable(),
      expiresAt: z.iso.datetime(),
      followedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Mails to the member that have not left yet. */
  waitingMails: z.array(z.object({ kind: z.string(), since: z.iso.datetime() })),
  /** When mails were sent to the member that can still be shown in a browser; only the mail itself has the key. */
  sentMails: z.array(z.object({ sentAt: z.iso.datetime() })),
  /** Messages of the member to supervisors that have not left yet. */
  ownLetters: z.array(z.object({ message: z.string(), replyTo: z.string(), since: z.iso.datetime() })),
  following: z.array(z.object({ kind: z.string(), id: z.int(), since: z.iso.datetime() })),
  /** What one wrote in the forum, as it is kept. */
  forumPosts: z.array(
    z.object({
      topic: z.string(),
      text: z.string(),
      state: z.string(),
      at: z.iso.datetime(),
      editedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Topics whose answers one is told of. */
  forumSubscriptions: z.array(z.object({ topic: z.int() })),
  /** How one wants to be told, and of what. */
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
  /** Browsers that show notifications; not where they are reached. */
  devices: z.array(z.object({ device: z.string(), wants: z.string(), since: z.iso.datetime() })),
  /** What one was told. */
  notifications: z.array(
    z.object({
      source: z.string(),
      kinds: z.array(z.string()),
      at: z.iso.datetime(),
      readAt: z.iso.datetime().nullable(),
    }),
  ),
  supervising: z.array(z.object({ kind: z.string(), id: z.int() })),
  /** Until when one has seen the changes on one’s dashboard. */
  dashboardVisits: z.array(z.object({ position: z.string(), at: z.iso.datetime() })),
  /** What admins did to the account. */
  adminActions: z.array(z.object({ action: z.string(), at: z.iso.datetime() })),
  /** What the member did as an admin; to whom is somebody else's. */
  ownAdminActions: z.array(z.object({ action: z.string(), at: z.iso.datetime() })),
  /** Spreadsheets that one brought in: what is kept of them until they are pruned. */
  imports: z.array(
    z.object({ at: z.iso.datetime(), rows: z.int(), done: z.int(), finishedAt: z.iso.datetime().nullable() }),
  ),
  /** Until when the allowances of changes are in use. */
  allowances: z.array(z.object({ what: z.string(), usedUntil: z.iso.datetime() })),
  /** How far one is trusted, and what others have said of what one entered. */
  trust: z.object({
    level: z.int(),
    confirmed: z.int(),
    disputed: z.int(),
    undone: z.int(),
    days: z.int(),
  }),
  /** What one decided on suspicious changes. */
  decisions: z.array(
    z.object({
      kind: z.string(),
      id: z.int(),
      state: z.string(),
      decidedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** The rooms of the chat that one is in. */
  chatRooms: z.array(z.object({ id: z.int(), type: z.string(), standing: z.string(), joinedAt: z.string() })),
  chatMessages: z.array(
    z.object({ room: z.int(), message: z.string(), state: z.string(), sentAt: z.iso.datetime() }),
  ),
  /** Whom one does not want to hear from in private: by number. */
  blockedMembers: z.array(z.int()),
  mutes: z.array(z.object({ until: z.string(), because: z.string() })),
  /** What moderators looked at, and what they decided. */
  judgedTexts: z.array(
    z.object({
      text: z.string(),
      state: z.string(),
      because: z.string().nullable(),
      appeal: z.string().nullable(),
    }),
  ),
  /** For what one reported texts of others; not whose. */
  textReports: z.array(z.object({ reason: z.string(), at: z.string() })),
  /** What one entered is public: by season, and where it is listed. */
  contributions: z.object({
    path: z.string(),
    seasons: z.array(z.object({ season: z.string(), changes: z.int(), path: z.string() })),
  }),
});
export type ExportOutput = z.infer<typeof exportOutput>;
