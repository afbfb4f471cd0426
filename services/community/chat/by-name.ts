import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByUsername } from '@rondelle/members/accounts/members.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { LimitName } from '@rondelle/members/rate-limits.ts';
import type { Chatter } from '../tables.ts';

/**
 * One error for every reason why a private conversation is refused, so that it does not reveal a member's age, wishes
 * or existence.
 */
export const privateRefused = (): DomainError => new DomainError('chat/private-refused', 'username');

const memberNamed = async ({ accounts }: MemberServices, username: string): Promise<string> => {
  const member = await findByUsername(accounts, username.replace(/^@/, ''));
  if (!member || member.emailVerifiedAt === null || member.bannedAt !== null) throw privateRefused();
  return member.id;
};

type Input = {
  readonly username: string;
  /** The rate limit of the request, whatever its result. */
  readonly limit: LimitName;
};

/**
 * Runs an action for the member of a name. Counts the request before the lookup, and failures separately, so that
 * nobody can probe names to learn who is under age.
 */
export const withMemberNamed = async <Done>(
  services: MemberServices,
  { memberId }: Chatter,
  { username, limit }: Input,
  act: (other: string) => Promise<Done>,
): Promise<Done> => {
  const { limits } = services;
  await limits.take(limit, memberId);
  await limits.take('refusedNamesADay', memberId);
  const done = await act(await memberNamed(services, username));
  await limits.giveBack('refusedNamesADay', memberId);
  return done;
};
