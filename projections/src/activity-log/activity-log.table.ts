import { systemActor } from '@rondelle/contracts/log/event.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { int, nullable, oneOf, position, type RowOf, table, text, timestamp } from '../engine/table.ts';

/** Nine events in ten are games as they were recorded: an index by kind or action holds the others. */
export const mostOften = { kind: 'game', action: 'GameRecorded' } as const;
/** Conditions of indexes: whoever asks for such rows repeats them. */
export const onlyRows = {
  byPeople: `actor_role <> '${systemActor.role}'`,
  together: 'correlation_id IS NOT NULL',
  ofOtherKinds: `kind <> '${mostOften.kind}'`,
  ofOtherActions: `action <> '${mostOften.action}'`,
} as const;

/** One row an event: what was done, to what, by whom, from where. */
export const activityLogTable = table(
  'activity_log',
  {
    position,
    season_id: nullable(int),
    kind: oneOf(streamKinds),
    entity_id: int,
    revision: int,
    action: text,
    actor_id: text,
    actor_role: text,
    source: text,
    reason: nullable(text),
    recorded_at: timestamp,
    /** Ties together what one action set off; null where it was the only command, and for imports. */
    correlation_id: nullable(text),
  },
  {
    key: ['position'],
    indexes: [
      ['season_id', 'position'],
      { columns: ['season_id', 'kind', 'position'], only: onlyRows.ofOtherKinds },
      { columns: ['season_id', 'action', 'position'], only: onlyRows.ofOtherActions },
      { columns: ['kind', 'position'], only: onlyRows.ofOtherKinds },
      ['kind', 'entity_id', 'revision'],
      { columns: ['actor_id', 'position'], only: onlyRows.byPeople },
      { columns: ['actor_id', 'season_id', 'position'], only: onlyRows.byPeople },
      { columns: ['correlation_id', 'position'], only: onlyRows.together },
    ],
  },
);
export type ActivityLogRow = RowOf<typeof activityLogTable>;
