import type { AccountsDb } from './tables.ts';

export type SessionEnd = 'session/required' | 'account/banned' | 'account/disabled';

/** Why a member's session has ended, for a page that is still open. */
export const whySessionEnded = async (db: AccountsDb, memberId: string): Promise<SessionEnd> => {
  const member = await db
    .selectFrom('accounts.members')
    .select(['bannedAt', 'disabledAt'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (member?.disabledAt) return 'account/disabled';
  return member?.bannedAt ? 'account/banned' : 'session/required';
};
