import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { int, nullable, oneOf, position, type RowOf, table, text, timestamp } from '../engine/table.ts';

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
      ['season_id', 'kind', 'position'],
      ['season_id', 'action', 'position'],
      ['kind', 'position'],
      ['kind', 'entity_id', 'revision'],
      ['actor_id', 'position'],
      ['actor_id', 'season_id', 'position'],
      ['correlation_id', 'position'],
    ],
  },
);
export type ActivityLogRow = RowOf<typeof activityLogTable>;
