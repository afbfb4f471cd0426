import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { supervises } from '@rondelle/members/supervises.ts';
import type { Writing } from './writing.ts';

/** Who confirms a result, or takes back what was said of it: in their own name, or to settle a game that they supervise. */
export const confirmerOf = async ({ db, session }: Writing, gameId: number) => ({
  by: session.memberId,
  settles: isAllowed(
    session.role,
    'competition/supervise',
    await supervises(db, session.memberId, { kind: 'game', id: gameId }),
  ),
});
