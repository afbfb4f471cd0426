import { DomainError } from '@rondelle/contracts/errors.ts';
import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { identitiesOf } from '../accounts/identities.ts';
import type { Member } from '../accounts/members.ts';
import { passkeysOf } from '../accounts/passkeys.ts';
import type { Session } from '../accounts/sessions.ts';
import type { AccountsDb } from '../accounts/tables.ts';
import type { MemberServices } from '../member-services.ts';
import { assertPassword, known } from '../own-account.ts';
import { hasSecondFactor } from './second-factor.ts';

const notProven = (): never => {
  throw new DomainError('account/second-factor-required');
};

/** Where there is a second factor, a session that has not shown it adds none of its own, whatever it began before. */
export const assertProven = async ({ accounts }: MemberServices, session: Session): Promise<void> => {
  if (!session.isProven && (await hasSecondFactor(accounts, session.memberId))) notProven();
};

/** A new way in is for whoever knows the password and, where there is a second factor, has shown it. */
export const assertMayAddFactor = async (
  services: MemberServices,
  session: Session,
  currentPassword: string,
): Promise<Member> => {
  const member = await known(services, session);
  await assertPassword(services, session, member, currentPassword);
  await assertProven(services, session);
  return member;
};

/** Of an administrator, who has shown the password alone takes no second factor away. */
export const assertMayRemoveFactor = async (services: MemberServices, session: Session): Promise<Member> => {
  const member = await known(services, session);
  if (!session.isProven && outranks(member.role, 'specialSupervisor')) notProven();
  return member;
};

/** Whether something is left to log in with once one of the ways in is gone. */
const isLastWayIn = (ways: {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly identities: number;
}): boolean => Number(ways.hasPassword) + ways.passkeys + ways.identities <= 1;

/** Takes one of a member's ways in away, unless it is the last; of two at the same moment, one waits for the other. */
export const removeWayIn = <T>(
  { accounts, providers }: MemberServices,
  { id, passwordHash }: Member,
  remove: (tx: AccountsDb) => Promise<T>,
): Promise<T> =>
  accounts.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts.members').select('id').where('id', '=', id).forUpdate().execute();
    const passkeys = await passkeysOf(tx, id);
    const identities = await identitiesOf(tx, id);
    const ways = {
      hasPassword: passwordHash !== null,
      passkeys: passkeys.length,
      // A service that the site no longer knows lets nobody in.
      identities: identities.filter(({ issuer }) => providers.some((one) => one.issuer === issuer)).length,
    };
    if (isLastWayIn(ways)) throw new DomainError('account/last-way-in');
    return remove(tx);
  });
