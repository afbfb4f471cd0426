import { DomainError } from '@rondelle/contracts/errors.ts';

/** The supervisors of a league or tournament, and the accepted ones among them. */
export type Supervisors = {
  readonly supervisors: ReadonlySet<string>;
  readonly accepted: ReadonlySet<string>;
};

const without = (set: ReadonlySet<string>, memberId: string): ReadonlySet<string> =>
  new Set([...set].filter((id) => id !== memberId));

export const join = ({ supervisors, accepted }: Supervisors, memberId: string): Supervisors => ({
  supervisors: new Set([...supervisors, memberId]),
  accepted,
});

export const accept = ({ supervisors, accepted }: Supervisors, memberId: string): Supervisors => ({
  supervisors,
  accepted: new Set([...accepted, memberId]),
});

/** Leaving ends the acceptance too: a member who comes back waits again. */
export const leave = ({ supervisors, accepted }: Supervisors, memberId: string): Supervisors => ({
  supervisors: without(supervisors, memberId),
  accepted: without(accepted, memberId),
});

/** Returns whether accepting a member changes anything; throws `supervisor/unknown` for one who did not join. */
export const canAccept = ({ supervisors, accepted }: Supervisors, memberId: string): boolean => {
  if (!supervisors.has(memberId)) throw new DomainError('supervisor/unknown', 'memberId');
  return !accepted.has(memberId);
};

/** The field of a restoring event: absent when nobody was accepted. */
export const acceptedIdsOf = ({ accepted }: Supervisors) =>
  accepted.size > 0 ? { acceptedIds: [...accepted] } : {};
