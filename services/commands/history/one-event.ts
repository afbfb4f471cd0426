import type { EventOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { readEventName } from '@rondelle/contracts/log/event-name.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { planUndoing, type Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Sources } from './pages.ts';
import { type Event, readableEventsOf, stepsOf } from './stories.ts';
import { describeSteps, describeWithFacts } from './describe-steps.ts';

/** The position of a named event in this log. Throws `event/unknown`, also for a malformed name. */
const positionOf = async (db: Db, name: string): Promise<string> => {
  const event = readEventName(name);
  if (event && 'position' in event) return event.position;
  const row =
    event &&
    (await db
      .selectFrom('activity_log')
      .select('position')
      .where('entityId', '=', event.id)
      .where('kind', '=', event.kind)
      .where('revision', '=', event.revision)
      .executeTakeFirst());
  if (!row) throw new DomainError('event/unknown', 'event');
  return row.position;
};

/** The entity of the event at a position. Throws `event/unknown`. */
export const entityAt = async (db: Db, position: string) => {
  const row = await db
    .selectFrom('activity_log')
    .select(['kind', 'entityId'])
    .where('position', '=', position)
    .executeTakeFirst();
  if (!row) throw new DomainError('event/unknown', 'position');
  return { kind: row.kind, id: row.entityId };
};

export const verdictOf = (undoing: Undoing): EventOutput['undo']['verdict'] =>
  undoing.verdict === 'possible' && undoing.commands.length === 0 ? 'done' : undoing.verdict;

const isWithOthers = ({ metadata: { correlationId, commandId, source } }: Event): boolean =>
  correlationId !== commandId && source !== 'demo';

/** The action that the event is part of; null for a single event, and for imports at a terminal. */
const togetherWith = async (db: Db, event: Event): Promise<EventOutput['together']> => {
  if (!isWithOthers(event)) return null;
  const { correlationId } = event.metadata;
  const { changes } = await db
    .selectFrom('activity_log')
    .select((is) => is.fn.countAll<string>().as('changes'))
    .where('correlationId', '=', correlationId)
    .executeTakeFirstOrThrow();
  const isImport = event.metadata.source === 'import';
  return Number(changes) === 0 ? null : { correlationId, changes: Number(changes), isImport };
};

/** Only readers of the log see what moderators did to members and which settings administrators changed. */
const closedKinds: readonly string[] = ['member', 'site'] satisfies StreamKind[];

/**
 * One event with all facts before and after it, and whether it can be undone. Throws `event/unknown`, also for kinds
 * that are not public; administrators read those in the stream itself.
 */
export const eventAt = async (
  { db, log }: Sources,
  { lang, event: name }: { readonly lang: Language; readonly event: string },
): Promise<EventOutput> => {
  const position = await positionOf(db, name);
  const { kind, id } = await entityAt(db, position);
  if (closedKinds.includes(kind)) throw new DomainError('event/unknown', 'event');
  const events = await readableEventsOf(log, kind, id);
  const steps = stepsOf(kind, id, events);
  const step = steps.find(({ event }) => event.position === position);
  const [undoing] = planUndoing(kind, events, (event) => event.position === position);
  if (!step || !undoing) throw new DomainError('event/unknown', 'event');
  const later = undoing.verdict === 'built-upon' ? undoing.by.map(({ position: at }) => at) : [];
  const [[whole], by, together] = await Promise.all([
    describeWithFacts(db, lang, [step]),
    describeSteps(
      db,
      lang,
      steps.filter(({ event }) => later.includes(event.position)),
    ),
    togetherWith(db, step.event),
  ]);
  if (!whole) throw new DomainError('event/unknown', 'event');
  return {
    ...whole,
    undo: { verdict: verdictOf(undoing), by: by.toReversed() },
    together,
  };
};
