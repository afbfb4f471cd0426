import { send } from '@rondelle/commands/run-command.ts';
import type { Writing } from '@rondelle/commands/writing.ts';
import { ownCommandId, stepIdOf } from '@rondelle/domain/command-ids.ts';
import { anyOf, varying } from '@rondelle/projections/queries/sql/any-of.ts';
import type { Stored } from './stored-imports.ts';

/** No reads happen between two deletions, so the views catch up once, after all of them. */
const withoutWaiting = (write: Writing): Writing => ({
  ...write,
  views: { reach: async () => true },
});

/**
 * Deletes the games to come that a schedule of the league replaces, as part of the import, so that its undo restores
 * them. Ignores games that were played or deleted meanwhile, and those of other leagues. Returns how many it found.
 */
export const replaceGames = async (write: Writing, stored: Stored): Promise<number> => {
  const { importId, memberId, seasonId, leagueId, answers } = stored;
  const { replaces = [] } = answers;
  if (replaces.length === 0 || leagueId === null) return 0;
  const there = await write.db
    .selectFrom('games')
    .select('gameId')
    .where(anyOf('gameId', replaces))
    .where('seasonId', '=', seasonId)
    .where('leagueId', '=', leagueId)
    .where('status', 'in', ['scheduled', 'postponed'])
    .orderBy('gameId')
    .limit(varying(replaces.length))
    .execute();
  const together = { ...withoutWaiting(write), partOf: 'action', correlationId: importId } as const;
  for (const { gameId } of there) {
    const commandId = ownCommandId(memberId, stepIdOf(importId, `replaced/${gameId}`));
    await send(together, 'game', { commandId }, gameId, [
      { type: 'DeleteGame', commandId, gameId, seasonId, reason: 'other' },
    ]);
  }
  return there.length;
};
