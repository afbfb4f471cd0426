import { competitionEvents, type EventType } from '@rondelle/contracts/competition/events.ts';
import { feedActor, type Recorded, systemActor } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamKinds } from '@rondelle/contracts/log/streams.ts';
import { type EntityView, entityView, type Handler } from '../engine/view.ts';
import { type ActivityLogRow, activityLogTable } from './activity-log.table.ts';

/** Splits the name of a stream, such as `game-12`, into its kind and id. */
const subjectOf = (stream: string): { kind: StreamKind; id: number } => {
  const [name, id] = stream.split('-');
  const kind = streamKinds.find((one) => one === name);
  if (!kind || !id) throw new Error(`${stream} is no stream of the product`);
  return { kind, id: Number(id) };
};

/**
 * Returns the correlation id, or null when nobody needs to find the action's events together. An import from a terminal
 * is one action of up to a hundred thousand commands, which is not undone as a whole. What a member imports or a feed
 * brings in is undone together.
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
    // The season that the event is about, even when it changes pages of other seasons too.
    seasonId: 'seasonId' in event.data ? event.data.seasonId : null,
    kind,
    entityId: id,
    teamId: kind !== 'team' && 'teamId' in event.data ? event.data.teamId : null,
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
  7,
  Object.fromEntries(everyType.map((type) => [type, logged])) as EntityView<typeof activityLogTable>['on'],
  { appendOnly: true },
);
