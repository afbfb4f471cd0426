import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { ContactTopic } from '@rondelle/contracts/site/contact.ts';
import type { MailKind } from './mail-kinds.ts';

export type LinkPurpose = 'verify-email' | 'parent-consent' | 'change-email' | 'reset-password';
/** A message to a supervisor, or to those who run the site, while it waits to be passed on. */
export type Letter = {
  /** A member's user name, or what a visitor says. */
  readonly from: string;
  readonly isMember: boolean;
  readonly message: string;
  /** Where it can be answered to; empty where it can't. */
  readonly replyTo: string;
  /** What it is about, where those who run the site are asked. */
  readonly topic?: ContactTopic;
};
/** What has begun and waits for an answer: of a device, of a provider, or of who came from one. */
export type CeremonyKind = 'add-passkey' | 'use-passkey' | 'provider' | 'second-factor' | 'newcomer';
export type SessionKind = 'site' | 'api';
export type AdminAction =
  | 'ban'
  | 'unban'
  | 'disable'
  | 'enable'
  | 'change-role'
  | 'end-sessions'
  | 'impersonate'
  | 'erase'
  | 'erase-data';

/** Instants come as ISO 8601 texts, and go in as such. */
export type AccountTables = {
  'accounts.members': {
    id: string;
    number: Generated<number>;
    username: string;
    usernameKey: string;
    /** What the name looks like; made by the database. */
    usernameSkeleton: ColumnType<string, never, never>;
    email: string;
    emailKey: string;
    /** Null for who came from elsewhere, and has chosen none. */
    passwordHash: string | null;
    language: Language;
    role: Generated<MemberRole>;
    emailVerifiedAt: string | null;
    parentEmail: string | null;
    bannedAt: string | null;
    /** Of whoever is out for now, and not for what they did; then `bannedAt` is there too. */
    disabledAt: Generated<string | null>;
    createdAt: Generated<string>;
  };
  'accounts.held_usernames': { usernameKey: string; memberId: string | null; heldAt: Generated<string> };
  'accounts.consents': {
    memberId: string;
    kind: 'terms' | 'age' | 'parent' | 'adult';
    version: string;
    givenAt: Generated<string>;
  };
  'accounts.links': {
    tokenHash: Buffer;
    memberId: string;
    purpose: LinkPurpose;
    newEmail: string | null;
    expiresAt: string;
    followedAt: Generated<string | null>;
  };
  'accounts.outbox': {
    id: Generated<string>;
    kind: MailKind;
    memberId: Generated<string | null>;
    address: Generated<string | null>;
    /** Read as what it holds, written as JSON. */
    letter: ColumnType<Letter | null, string | undefined, never>;
    authorId: Generated<string | null>;
    postedAt: Generated<string>;
  };
  'accounts.sessions': {
    id: string;
    memberId: string;
    kind: SessionKind;
    tokenHash: Buffer;
    previousHash: Buffer | null;
    previousUntil: string | null;
    rotatedAt: Generated<string>;
    device: string;
    actingAs: string | null;
    /** When it has shown a second factor. */
    provenAt: Generated<string | null>;
    createdAt: Generated<string>;
    lastSeenAt: Generated<string>;
    expiresAt: string;
  };
  'accounts.identities': { issuer: string; subject: string; memberId: string; linkedAt: Generated<string> };
  'accounts.passkeys': {
    id: string;
    memberId: string;
    name: string;
    publicKey: Buffer;
    /** As text, like all that may be large. */
    counter: ColumnType<string, number, number>;
    transports: string[];
    addedAt: Generated<string>;
    lastUsedAt: Generated<string | null>;
  };
  'accounts.authenticators': {
    memberId: string;
    secret: string;
    addedAt: Generated<string>;
    confirmedAt: Generated<string | null>;
    lastStep: ColumnType<string, number | undefined, number>;
  };
  'accounts.recovery_codes': { memberId: string; codeHash: Buffer };
  'accounts.mail_refusals': { key: Buffer; refusedAt: Generated<string> };
  'accounts.sent_mails': {
    keyHash: Buffer;
    memberId: string | null;
    sealed: Buffer;
    sentAt: Generated<string>;
  };
  'accounts.ceremonies': {
    tokenHash: Buffer;
    kind: CeremonyKind;
    memberId: string | null;
    data: ColumnType<unknown, string, never>;
    expiresAt: string;
  };
  'accounts.admin_actions': {
    id: Generated<string>;
    adminId: string | null;
    action: AdminAction;
    memberId: string | null;
    /** That was given, by a change of role. */
    role: Generated<MemberRole | null>;
    at: Generated<string>;
  };
  'accounts.erasures': { memberId: string; number: number; askedAt: Generated<string> };
  'accounts.followings': {
    memberId: string;
    kind: FollowedKind;
    thingId: number;
    since: Generated<string>;
  };
  'accounts.dashboard_visits': {
    memberId: string;
    position: string;
    at: Generated<string>;
    earlierPosition: string | null;
    earlierAt: string | null;
  };
  'accounts.attempts': { key: Buffer; count: number; until: string };
  'accounts.try_secret': { single: Generated<boolean>; secret: Generated<string> };
};
export type AccountsDb = Kysely<AccountTables>;
