import type { ManagedMember } from '@rondelle/contracts/membership/member.outputs.ts';
import { m } from '../../paraglide/messages.js';

/** Returns the state of an account in words; disabled takes precedence over banned. */
export const stateWords = ({
  isDisabled,
  isBanned,
  isActive,
}: Pick<ManagedMember, 'isDisabled' | 'isBanned' | 'isActive'>): string => {
  if (isDisabled) return m.members_disabled();
  if (isBanned) return m.members_banned();
  return isActive ? m.members_active() : m.members_unconfirmed();
};
