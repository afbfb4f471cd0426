import { DomainError } from '@rondelle/contracts/errors.ts';
import {
  isAllowed,
  isPrivate,
  type Permission,
  type SupervisionState,
} from '@rondelle/contracts/membership/permissions.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { supervisionStateOf, type Subject } from '@rondelle/members/supervises.ts';
import type { RequestSession } from '../membership/request-session.ts';

/** `somewhere`: the role must have the permission for some subjects; the result is limited to these. */
export type About = Subject | 'somewhere' | null;

/** The member's relation to the subject. Without a subject yet, the closest possible; the result is limited later. */
const standing = async (db: Db, memberId: string, about: About): Promise<SupervisionState> => {
  if (about === 'somewhere') return 'accepted';
  return about === null ? 'none' : supervisionStateOf(db, memberId, about);
};

type Request = {
  readonly permission: Permission;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly about: About;
};

/** Decides who may call a procedure, over tRPC and REST. Throws `session/required` or `permission/denied`. */
export const admit = async (
  db: Db,
  requestSession: RequestSession | undefined,
  { permission, type, about }: Request,
): Promise<Session & { readonly everywhere: boolean }> => {
  const session = (await requestSession?.session()) ?? null;
  if (!session) throw new DomainError('session/required');
  const { role, impersonator, memberId } = session;
  // An impersonator may only look: no mutations in the member's name, and nothing private.
  if (impersonator !== null && (type !== 'query' || isPrivate(permission)))
    throw new DomainError('permission/denied');
  const everywhere = isAllowed(role, permission);
  const within =
    everywhere ||
    (isAllowed(role, permission, 'accepted') &&
      isAllowed(role, permission, await standing(db, memberId, about)));
  if (!within) throw new DomainError('permission/denied');
  return { ...session, everywhere };
};
