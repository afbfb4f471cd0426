import { m } from '../../paraglide/messages.js';
import type { DraftOwner } from './drafts.ts';
import { signedInAs } from '../member/signed-in.ts';

/** Has the shape of a server error, so that it is not retried. */
class OtherMember extends Error {
  readonly data = { domainCode: 'session/other-member' as const };
}

/**
 * Throws when another member has logged in since the form was opened, for example in another tab, so that input is
 * never sent as theirs. Without a session it does not throw: the server requires a login.
 */
export const assertWriter = (owner: DraftOwner): void => {
  const now = signedInAs();
  if (now !== null && now !== owner) throw new OtherMember(m.draft_other_member());
};
