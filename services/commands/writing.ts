import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DomainError } from '@rondelle/contracts/errors.ts';
import type { Position } from '@rondelle/contracts/log/event.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import type { Sender } from '@rondelle/domain/command-ids.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { WritingDb } from './tables.ts';
import type { ViewsWatch } from './wait-for-views.ts';

/** The services of a process for every command. A preview has the same on a log that records nothing. */
export type WriteServices = {
  readonly db: Db;
  readonly log: EventLog;
  readonly tables: WritingDb;
  /** The id of the entity that a sender's command creates, the same on every retry. `admit` runs before a new one. */
  readonly idFor: (
    sender: Sender,
    commandId: string,
    kind: StreamKind,
    admit: () => Promise<void>,
  ) => Promise<number>;
  readonly views: Pick<ViewsWatch, 'reach'>;
  /** False in a preview: its commands are not counted against write limits, and its entities have no page. */
  readonly recordsEvents: boolean;
  /** Slug of the earliest season that may be opened. */
  readonly firstSeason: string;
  /** Percentage of the usual write limits. */
  readonly changesPercent: number;
};

/** The services that run the commands of one action, and the sender of that action. */
export type Writing = WriteServices & {
  readonly session: Session;
  readonly lang: Language;
  /** The text of a domain error in the sender's language. */
  readonly textOf: (error: Pick<DomainError, 'code' | 'field'>) => string;
  /** Called for each recorded change, with its season (or `catalogue`) and position. */
  readonly wrote?: (where: number | 'catalogue', position: Position) => void;
  /** For one of several changes: `save` counts them as one save; `action` was counted as a whole before. */
  readonly partOf?: 'save' | 'action';
  /** For a reviewer's decision: a change that would have to wait is refused, not held. */
  readonly isReview?: true;
  /** References shared by several changes of one request; by default each change loads its own. */
  readonly references?: References;
  /** Correlation id of an action with more than one command. */
  readonly correlationId?: string;
};
