import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { ModerationTables } from '@rondelle/members/moderation/tables.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { Selectable } from 'kysely';
import { describeSteps } from '../history/describe-steps.ts';
import { isEnteredSince } from './new-game.ts';
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
  readonly log: EventLog;
  readonly textOf: (error: { readonly code: DomainErrorCode; readonly field: string | null }) => string;
};

type Planned = {
  readonly steps: readonly Step[];
  readonly revision: string;
  readonly problem: DomainError | null;
};

/** The events that the commands would cause now, as if they were recorded after the last one. */
const asRecorded = (row: HeldRow, events: readonly Event[]): readonly Event[] => {
  const rules = aggregates[row.kind];
  // Only this kind's decider writes to the stream.
  const state = events.reduce<unknown>(
    (before, event) => rules.evolve(before, event as CompetitionEvent),
    rules.initial,
  );
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

/** What a change would do now; when it can no longer be made, the last step of the thing and why. */
const planned = async ({ db, log }: Reading, row: HeldRow): Promise<Planned> => {
  const { kind, entityId: id } = row;
  const events = await readableEventsOf(log, kind, id);
  const revision = events.at(-1)?.revision ?? 'none';
  try {
    const would = asRecorded(row, events);
    const ids = new Set(would.map(({ eventId }) => eventId));
    const steps = stepsOf(kind, id, [...events, ...would], ({ eventId }) => ids.has(eventId));
    if (steps.length > 0) {
      const isEntered = row.state === 'open' && (await isEnteredSince(db, row));
      return { steps, revision, problem: isEntered ? new DomainError('game/already-there') : null };
    }
    return { steps: stepsOf(kind, id, events).slice(-1), revision, problem: new DomainError('change/made') };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { steps: stepsOf(kind, id, events).slice(-1), revision, problem: error };
  }
};

/** Describes held changes for readers, in the order given. */
export const describeHeld = async (
  reading: Reading,
  lang: Language,
  rows: readonly HeldRow[],
  memberId: string,
): Promise<HeldChange[]> => {
  const { db, textOf } = reading;
  const plans: Planned[] = [];
  for (const row of rows) plans.push(await planned(reading, row));
  const described = await describeSteps(
    db,
    lang,
    plans.flatMap(({ steps }) => steps),
  );
  let from = 0;
  return rows.map((row, at) => {
    const { steps = [], revision = 'none', problem = null } = plans[at] ?? {};
    const entries = described.slice(from, (from += steps.length));
    const subject = entries[0]?.subject ?? { id: row.entityId, name: null, path: null };
    return {
      id: row.id,
      // What does not exist yet has no page.
      subject: revision === 'none' ? { ...subject, path: null } : subject,
      kind: row.kind,
      changes:
        row.state === 'open' && !problem ? entries.map(({ action, changes }) => ({ action, changes })) : [],
      revision,
      problem: row.state === 'open' && problem ? textOf(problem) : null,
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
    };
  });
};
