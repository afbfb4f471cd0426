import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { ModerationTables } from '@rondelle/members/moderation/tables.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import { subjectsOfSeasons } from '@rondelle/projections/queries/activity-log/subjects-of-seasons.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Selectable } from 'kysely';
import { describeSteps } from '../history/describe-steps.ts';
import { assertMayCorrect } from './hidden-result.ts';
import { isEnteredSince, newGameIn } from './new-game.ts';
import { createWaitFacts, type WaitFacts } from './wait-facts.ts';
import { type Event, readableEventsOf, type Step, stepsOf } from '../history/stories.ts';

/** A row with its author and with who decided. */
export type HeldRow = Selectable<ModerationTables['moderation.held_changes']> & {
  readonly number: number;
  readonly username: string;
  readonly decider: string | null;
  /** How many changes of the same action are in the same state. */
  readonly ofAction: number;
};

export type Reading = {
  readonly db: Db;
  readonly session: Session;
  readonly log: EventLog;
  readonly textOf: (error: { readonly code: DomainErrorCode; readonly field: string | null }) => string;
};

type Planned = {
  readonly steps: readonly Step[];
  readonly revision: string;
  readonly problem: DomainError | null;
};

const stateOf = ({ kind }: HeldRow, events: readonly Event[]): unknown => {
  const rules = aggregates[kind];
  // Only this kind's decider writes to the stream.
  return events.reduce<unknown>(
    (before, event) => rules.evolve(before, event as CompetitionEvent),
    rules.initial,
  );
};

/** The events that the commands would cause now, as if they were recorded after the last one. */
const asRecorded = (row: HeldRow, events: readonly Event[]): readonly Event[] => {
  const rules = aggregates[row.kind];
  const state = stateOf(row, events);
  const context = { actor: { id: row.memberId, role: 'member' }, source: 'web' } as const;
  const last = events.at(-1);
  return newEvents(decideAll(rules, row.commands, state), row.commandId, context).map((event, at) => ({
    ...event,
    stream: streamOf(row.kind, row.entityId),
    revision: String(Number(last?.revision ?? -1) + 1 + at),
    position: last?.position ?? '0',
    recordedAt: row.recordedAt,
  }));
};

/**
 * The steps that a change would make now; when it can no longer be made, the last step of the entity and the reason.
 */
const planned = (row: HeldRow, events: readonly Event[]): Planned => {
  const { kind, entityId: id } = row;
  const revision = events.at(-1)?.revision ?? 'none';
  try {
    const would = asRecorded(row, events);
    const ids = new Set(would.map(({ eventId }) => eventId));
    const steps = stepsOf(kind, id, [...events, ...would], ({ eventId }) => ids.has(eventId));
    if (steps.length > 0) return { steps, revision, problem: null };
    return { steps: stepsOf(kind, id, events).slice(-1), revision, problem: new DomainError('change/made') };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { steps: stepsOf(kind, id, events).slice(-1), revision, problem: error };
  }
};

/** Returns the error when the reader may not see the effect of a held change, which would reveal a hidden result. */
const visibilityError = async (
  reading: Reading,
  { entityId: id, ...row }: HeldRow,
  state: unknown,
  facts: WaitFacts,
): Promise<DomainError | null> => {
  try {
    await assertMayCorrect(reading, { ...row, id, state }, facts);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
};

/** The rows of each entity with its events. Each stream is read once, all with one query. */
const withEvents = (log: EventLog, open: readonly HeldRow[]) =>
  Promise.all(
    [...Map.groupBy(open, ({ kind, entityId }) => `${kind}-${entityId}`).values()].map(async (rows) => {
      const [first] = rows;
      const events = first ? await readableEventsOf(log, first.kind, first.entityId) : [];
      return { rows, events };
    }),
  );

/** The current effects of open changes, by their ids. */
const plansOf = async (reading: Reading, open: readonly HeldRow[]): Promise<ReadonlyMap<number, Planned>> => {
  const { db, log } = reading;
  const facts = createWaitFacts(reading);
  const plans = new Map<number, Planned>();
  for (const { rows, events } of await withEvents(log, open)) {
    for (const row of rows) {
      const hidden = await visibilityError(reading, row, stateOf(row, events), facts);
      const plan = planned(hidden ? { ...row, commands: [] } : row, events);
      const isEntered = plan.problem === null && (await isEnteredSince(db, row));
      const problem = hidden ?? (isEntered ? new DomainError('game/already-there') : plan.problem);
      plans.set(row.id, { ...plan, problem });
    }
  }
  return plans;
};

const isOpen = ({ state }: HeldRow): boolean => state === 'open';

const isDeclinedGame = ({ state, commands }: HeldRow): boolean =>
  state === 'undone' && newGameIn(commands) !== null;

const entityOf = ({ kind, entityId: id, seasonId }: HeldRow) => ({ kind, id, seasonId });

/** The fields that do not depend on the log. */
const factsOf = (row: HeldRow, lang: Language, memberId: string) => ({
  id: row.id,
  kind: row.kind,
  by: {
    id: row.number,
    name: row.username,
    path: pathsIn(lang).user({ id: row.number, name: row.username }),
  },
  recordedAt: row.recordedAt,
  action: row.actionId === null ? null : { id: row.actionId, changes: row.ofAction },
  state: row.state,
  decided: row.decidedAt === null ? null : { by: row.decider, at: row.decidedAt },
  isOwn: row.memberId === memberId,
});

/**
 * Describes held changes for readers, in the input order. Decided ones have only a name and a page, from the views,
 * except for new games; the streams of the open ones are read.
 */
export const describeHeld = async (
  reading: Reading,
  lang: Language,
  rows: readonly HeldRow[],
  memberId: string,
): Promise<HeldChange[]> => {
  const { db, textOf } = reading;
  const [open, decided] = [rows.filter(isOpen), rows.filter((row) => !isOpen(row))];
  const plans = new Map(await plansOf(reading, open));
  // The views have no declined games.
  for (const row of decided) if (isDeclinedGame(row)) plans.set(row.id, planned(row, []));
  const steps = [...plans.values()].flatMap((plan) => plan.steps);
  const [described, subjects] = await Promise.all([
    steps.length > 0 ? describeSteps(db, lang, steps) : [],
    subjectsOfSeasons(db, lang, decided.map(entityOf)),
  ]);
  const entryOf = new Map(steps.map((step, at) => [step, described[at]] as const));
  return rows.map((row) => {
    const facts = factsOf(row, lang, memberId);
    const plan = plans.get(row.id);
    if (!plan) {
      const { id, name, path } = subjects(entityOf(row));
      return { ...facts, subject: { id, name, path }, changes: [], revision: 'none', problem: null };
    }
    const entries = plan.steps.flatMap((step) => entryOf.get(step) ?? []);
    const subject = entries[0]?.subject ?? { id: row.entityId, name: null, path: null };
    // An entity that does not exist yet has no page.
    const linked = plan.revision === 'none' ? { ...subject, path: null } : subject;
    if (!isOpen(row)) return { ...facts, subject: linked, changes: [], revision: 'none', problem: null };
    return {
      ...facts,
      subject: linked,
      changes: plan.problem ? [] : entries.map(({ action, changes }) => ({ action, changes })),
      revision: plan.revision,
      problem: plan.problem && textOf(plan.problem),
    };
  });
};
