import { DomainError } from '@rondelle/contracts/errors.ts';
import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { identitiesOf } from '../accounts/identities.ts';
import type { Member } from '../accounts/members.ts';
import { passkeysOf } from '../accounts/passkeys.ts';
import type { Session } from '../accounts/sessions.ts';
import type { MemberServices } from '../member-services.ts';
import { assertPassword, known } from '../own-account.ts';
import { hasSecondFactor } from './second-factor.ts';

const notProven = (): never => {
  throw new DomainError('account/second-factor-required');
};

/** A new way in is for whoever knows the password and, where there is a second factor, has shown it. */
export const assertMayAddFactor = async (
  services: MemberServices,
  session: Session,
  currentPassword: string,
): Promise<Member> => {
  const member = await known(services, session);
  await assertPassword(services, session, member, currentPassword);
  if (!session.isProven && (await hasSecondFactor(services.accounts, member.id))) notProven();
  return member;
};

/** Of an administrator, who has shown the password alone takes no second factor away. */
export const assertMayRemoveFactor = async (services: MemberServices, session: Session): Promise<Member> => {
  const member = await known(services, session);
  if (!session.isProven && outranks(member.role, 'specialSupervisor')) notProven();
  return member;
};

/** Whether something is left to log in with once one of the ways in is gone. */
export const isLastWayIn = (ways: {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly identities: number;
}): boolean => Number(ways.hasPassword) + ways.passkeys + ways.identities <= 1;

export const assertNotLast = async (
  { accounts }: MemberServices,
  { id, passwordHash }: Member,
): Promise<void> => {
  const [passkeys, identities] = await Promise.all([passkeysOf(accounts, id), identitiesOf(accounts, id)]);
  const ways = {
    hasPassword: passwordHash !== null,
    passkeys: passkeys.length,
    identities: identities.length,
  };
  if (isLastWayIn(ways)) throw new DomainError('account/last-way-in');
};
