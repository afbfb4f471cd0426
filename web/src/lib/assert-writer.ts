import { m } from '../paraglide/messages.js';
import type { DraftOwner } from './drafts.ts';
import { signedInAs } from './signed-in.ts';

/** Refused here, like a refusal of the server: sending it again would not help. */
class OtherMember extends Error {
  readonly data = { domainCode: 'session/other-member' as const };
}

/**
 * What one member typed is never sent as another's: somebody else may have logged in, in another tab, while a form was
 * open. Where nobody is logged in any more, the server asks to.
 */
export const assertWriter = (owner: DraftOwner): void => {
  const now = signedInAs();
  if (now !== null && now !== owner) throw new OtherMember(m.draft_other_member());
};
