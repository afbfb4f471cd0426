import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { MailKind } from './outbox.ts';

export type LinkPurpose = 'verify-email' | 'parent-consent' | 'change-email' | 'reset-password';
/** A message to a supervisor, while it waits to be passed on. */
export type Letter = {
  /** A member's user name, or what a visitor says. */
  readonly from: string;
  readonly isMember: boolean;
  readonly message: string;
  /** Where the supervisor can answer to; empty where they can't. */
  readonly replyTo: string;
};
export type SessionKind = 'site' | 'api';
export type AdminAction =
  | 'ban'
  | 'unban'
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
    username_key: string;
    /** What the name looks like; made by the database. */
    username_skeleton: ColumnType<string, never, never>;
    email: string;
    email_key: string;
    password_hash: string;
    language: Language;
    role: Generated<MemberRole>;
    email_verified_at: string | null;
    parent_email: string | null;
    banned_at: string | null;
    created_at: Generated<string>;
  };
  'accounts.held_usernames': { username_key: string; member_id: string | null; held_at: Generated<string> };
  'accounts.consents': {
    member_id: string;
    kind: 'terms' | 'age' | 'parent';
    version: string;
    given_at: Generated<string>;
  };
  'accounts.links': {
    token_hash: Buffer;
    member_id: string;
    purpose: LinkPurpose;
    new_email: string | null;
    expires_at: string;
    followed_at: Generated<string | null>;
  };
  'accounts.outbox': {
    id: Generated<string>;
    kind: MailKind;
    member_id: Generated<string | null>;
    address: Generated<string | null>;
    /** Read as what it holds, written as JSON. */
    letter: ColumnType<Letter | null, string | undefined, never>;
    author_id: Generated<string | null>;
    posted_at: Generated<string>;
    attempts: Generated<number>;
    next_attempt_at: Generated<string>;
  };
  'accounts.sessions': {
    id: string;
    member_id: string;
    kind: SessionKind;
    token_hash: Buffer;
    previous_hash: Buffer | null;
    previous_until: string | null;
    rotated_at: Generated<string>;
    device: string;
    acting_as: string | null;
    created_at: Generated<string>;
    last_seen_at: Generated<string>;
    expires_at: string;
  };
  'accounts.admin_actions': {
    id: Generated<string>;
    admin_id: string | null;
    action: AdminAction;
    member_id: string | null;
    at: Generated<string>;
  };
  'accounts.erasures': { member_id: string; number: number; asked_at: Generated<string> };
  'accounts.followings': {
    member_id: string;
    kind: FollowedKind;
    thing_id: number;
    since: Generated<string>;
  };
  'accounts.dashboard_visits': {
    member_id: string;
    position: string;
    at: Generated<string>;
    earlier_position: string | null;
    earlier_at: string | null;
  };
  'accounts.attempts': { key: Buffer; count: number; until: string };
  'accounts.try_secret': { single: Generated<boolean>; secret: Generated<string> };
};
export type AccountsDb = Kysely<AccountTables>;
