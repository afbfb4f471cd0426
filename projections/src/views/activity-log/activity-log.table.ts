import { systemActor } from '@rondelle/contracts/log/event.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { int, nullable, oneOf, position, type RowOf, table, text, timestamp } from '../engine/table.ts';

/** Nine events in ten are recorded games, so indexes by kind or action leave these out. */
export const mostOften = { kind: 'game', action: 'GameRecorded' } as const;
/** SQL conditions of partial indexes. A query must repeat the condition to use the index. */
export const onlyRows = {
  byPeople: `"actorRole" <> '${systemActor.role}'`,
  together: '"correlationId" IS NOT NULL',
  ofOtherKinds: `kind <> '${mostOften.kind}'`,
  ofOtherActions: `action <> '${mostOften.action}'`,
} as const;

/** One row per event: the action, its subject, its author and its source. */
export const activityLogTable = table(
  'activity_log',
  {
    position,
    seasonId: nullable(int),
    kind: oneOf(streamKinds),
    entityId: int,
    /** Only for a change of a league or tournament: the team that it concerns. */
    teamId: nullable(int),
    revision: int,
    action: text,
    actorId: text,
    actorRole: text,
    source: text,
    reason: nullable(text),
    recordedAt: timestamp,
    /** Shared by the events of one action. Null for an action of one command, a terminal's import and demo data. */
    correlationId: nullable(text),
  },
  {
    key: ['position'],
    indexes: [
      ['seasonId', 'position'],
      { columns: ['seasonId', 'kind', 'position'], only: onlyRows.ofOtherKinds },
      { columns: ['seasonId', 'action', 'position'], only: onlyRows.ofOtherActions },
      { columns: ['kind', 'position'], only: onlyRows.ofOtherKinds },
      // The id first: nine entries in ten are of games, so that sorting by kind first takes three times as long.
      ['entityId', 'kind', 'revision'],
      { columns: ['actorId', 'position'], only: onlyRows.byPeople },
      { columns: ['actorId', 'seasonId', 'position'], only: onlyRows.byPeople },
      { columns: ['correlationId', 'position'], only: onlyRows.together },
    ],
  },
);
export type ActivityLogRow = RowOf<typeof activityLogTable>;
