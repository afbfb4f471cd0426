import { DomainError } from '@rondelle/contracts/errors.ts';
import { isAllowed, isPrivate, type Permission } from '@rondelle/contracts/membership/permissions.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type Subject, supervises } from '@rondelle/members/supervises.ts';
import type { RequestSession } from './membership/request-session.ts';

/** Somewhere: whether the role may at all, for questions whose answer is limited to what the member supervises. */
export type About = Subject | 'somewhere' | null;

/** Whether what is asked about lets a role in that may not everywhere. */
const isWithin = async (db: Db, memberId: string, about: About): Promise<boolean> =>
  about === 'somewhere' || (about !== null && (await supervises(db, memberId, about)));

type Request = {
  readonly permission: Permission;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly about: About;
};

/** The one place where it is decided who may: for tRPC and for REST, which goes through the router too. */
export const admit = async (
  db: Db,
  requestSession: RequestSession | undefined,
  { permission, type, about }: Request,
): Promise<Session & { readonly everywhere: boolean }> => {
  const session = (await requestSession?.session()) ?? null;
  if (!session) throw new DomainError('session/required');
  const { role, impersonator, memberId } = session;
  // Standing in is for looking: nothing is done in a member's name, and what is their own stays their own.
  if (impersonator !== null && (type !== 'query' || isPrivate(permission)))
    throw new DomainError('permission/denied');
  const everywhere = isAllowed(role, permission);
  const within = everywhere || (isAllowed(role, permission, true) && (await isWithin(db, memberId, about)));
  if (!within) throw new DomainError('permission/denied');
  return { ...session, everywhere };
};
