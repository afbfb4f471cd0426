import { systemActor } from '@rondelle/contracts/log/event.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { int, nullable, oneOf, position, type RowOf, table, text, timestamp } from '../engine/table.ts';

/** Nine events in ten are games as they were recorded: an index by kind or action holds the others. */
export const mostOften = { kind: 'game', action: 'GameRecorded' } as const;
/** Conditions of indexes: whoever asks for such rows repeats them. */
export const onlyRows = {
  byPeople: `"actorRole" <> '${systemActor.role}'`,
  together: '"correlationId" IS NOT NULL',
  ofOtherKinds: `kind <> '${mostOften.kind}'`,
  ofOtherActions: `action <> '${mostOften.action}'`,
} as const;

/** One row an event: what was done, to what, by whom, from where. */
export const activityLogTable = table(
  'activity_log',
  {
    position,
    seasonId: nullable(int),
    kind: oneOf(streamKinds),
    entityId: int,
    revision: int,
    action: text,
    actorId: text,
    actorRole: text,
    source: text,
    reason: nullable(text),
    recordedAt: timestamp,
    /** Ties together what one action set off; null where it was the only command, and for imports of a terminal. */
    correlationId: nullable(text),
  },
  {
    key: ['position'],
    indexes: [
      ['seasonId', 'position'],
      { columns: ['seasonId', 'kind', 'position'], only: onlyRows.ofOtherKinds },
      { columns: ['seasonId', 'action', 'position'], only: onlyRows.ofOtherActions },
      { columns: ['kind', 'position'], only: onlyRows.ofOtherKinds },
      ['kind', 'entityId', 'revision'],
      { columns: ['actorId', 'position'], only: onlyRows.byPeople },
      { columns: ['actorId', 'seasonId', 'position'], only: onlyRows.byPeople },
      { columns: ['correlationId', 'position'], only: onlyRows.together },
    ],
  },
);
export type ActivityLogRow = RowOf<typeof activityLogTable>;
