import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Client } from '../client.ts';
import type { Member } from '../accounts/members.ts';
import { isHeldBack, type OpenedSession, openSession } from '../accounts/sessions.ts';
import type { SessionKind } from '../accounts/tables.ts';
import type { MemberServices } from '../member-services.ts';

export type LoggedIn = {
  readonly member: Member;
  readonly session: OpenedSession;
  /** True when the role is lowered until the member shows a second factor. */
  readonly isHeldBack: boolean;
};
export type Entering = Pick<Client, 'device' | 'recognise'>;

/** Throws when the account is disabled, banned or unconfirmed, or waits for a parent's consent. */
export const assertMayEnter = ({ disabledAt, bannedAt, parentEmail, emailVerifiedAt }: Member): void => {
  if (disabledAt !== null) throw new DomainError('account/disabled');
  if (bannedAt !== null) throw new DomainError('account/banned');
  if (parentEmail !== null || emailVerifiedAt === null) throw new DomainError('account/not-verified');
};

/** Opens a session for an authenticated member; `isProven`: by two factors. */
export const enter = async (
  { accounts, isSecondFactorRequired }: MemberServices,
  client: Entering,
  member: Member,
  kind: SessionKind,
  isProven: boolean,
): Promise<LoggedIn> => {
  assertMayEnter(member);
  const session = await openSession(accounts, member.id, kind, client.device, isProven);
  if (kind === 'site') await client.recognise(member.id);
  const held = isHeldBack(member.role, isProven ? session.expiresAt : null, isSecondFactorRequired());
  return { member, session, isHeldBack: held };
};
