import { DomainError } from '@rondelle/contracts/errors.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { Writing } from '../writing.ts';
import { type Change, seasonOfChange } from './change.ts';
import { mayCorrect } from './treatment.ts';
import type { WaitFacts } from './wait-facts.ts';

/**
 * Throws `game/season-over` for a live score in a season that is over, unless the member may correct the game: a live
 * score is seen at once, so it cannot wait for a second person.
 */
export const assertMayRecordLive = async (
  { session }: Pick<Writing, 'session'>,
  change: Change,
  facts: WaitFacts,
): Promise<void> => {
  const isLive = change.commands.some(({ type }) => type === 'StartGame' || type === 'ChangeLiveScore');
  if (!isLive || isAllowed(session.role, 'competition/correct')) return;
  if ((await facts.overSince(seasonOfChange(change))) === null || (await mayCorrect(facts, change))) return;
  throw new DomainError('game/season-over');
};
