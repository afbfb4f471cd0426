import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { historyView } from '../engine/view.ts';
import { gameHistoryTable } from './games.table.ts';
import { games, gamesVersion } from './games.view.ts';

const reasonOf = ({ data }: Recorded): string | null => ('reason' in data ? data.reason : null);

/** Versions of games; a deletion adds the deleted row, at the revision of the deletion. */
export const gameHistory = historyView(gameHistoryTable, gamesVersion + 1, games, (event, before, after) => {
  const row = after ?? before;
  return row
    ? {
        ...row,
        revision: Number(event.revision),
        action: event.type,
        actorId: event.metadata.actor.id,
        actorRole: event.metadata.actor.role,
        source: event.metadata.source,
        reason: reasonOf(event),
        deleted: after === null,
        recordedAt: event.recordedAt,
        position: event.position,
      }
    : null;
});
