import { competitionEvents, type EventType } from '@rondelle/contracts/competition/events.ts';
import { feedActor, type Recorded, systemActor } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamKinds } from '@rondelle/contracts/log/streams.ts';
import { type EntityView, entityView, type Handler } from '../engine/view.ts';
import { type ActivityLogRow, activityLogTable } from './activity-log.table.ts';

/** `game-12` → what it is and its id. */
const subjectOf = (stream: string): { kind: StreamKind; id: number } => {
  const [name, id] = stream.split('-');
  const kind = streamKinds.find((one) => one === name);
  if (!kind || !id) throw new Error(`${stream} is no stream of the product`);
  return { kind, id: Number(id) };
};

/**
 * An import of a terminal is one action of a hundred thousand commands: nobody asks for all that it did together. What a
 * member or a source on the timetable brings in is undone together.
 */
const correlationOf = ({ metadata }: Recorded): string | null => {
  const { correlationId, commandId, source, actor } = metadata;
  const isOfTerminal = source === 'import' && actor.role === systemActor.role && actor.id !== feedActor.id;
  const isOfFile = isOfTerminal || source === 'demo';
  return correlationId === commandId || isOfFile ? null : correlationId;
};

const rowOf = (event: Recorded): ActivityLogRow => {
  const { kind, id } = subjectOf(event.stream);
  return {
    position: event.position,
    // The season it is about, also where its pages are not the only ones that it touches.
    seasonId: 'seasonId' in event.data ? event.data.seasonId : null,
    kind,
    entityId: id,
    revision: Number(event.revision),
    action: event.type,
    actorId: event.metadata.actor.id,
    actorRole: event.metadata.actor.role,
    source: event.metadata.source,
    reason: 'reason' in event.data ? event.data.reason : null,
    recordedAt: event.recordedAt,
    correlationId: correlationOf(event),
  };
};

const logged: Handler<ActivityLogRow, EventType> = {
  keys: (event) => [[event.position]],
  evolve: (_row, event) => rowOf(event),
};

const everyType = Object.keys(competitionEvents) as EventType[];

export const activityLog = entityView(
  activityLogTable,
  6,
  Object.fromEntries(everyType.map((type) => [type, logged])) as EntityView<typeof activityLogTable>['on'],
  { appendOnly: true },
);
