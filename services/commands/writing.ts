import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DomainError } from '@rondelle/contracts/errors.ts';
import type { Position } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { WriteServices } from './write-services.ts';

/** The context of a command: sender, language, log and services. */
export type Writing = {
  readonly db: Db;
  readonly log: EventLog;
  readonly services: WriteServices;
  readonly session: Session;
  readonly lang: Language;
  /** The text of a domain error in the sender's language. */
  readonly textOf: (error: Pick<DomainError, 'code' | 'field'>) => string;
  /** Called for everything recorded, with its season (or `catalogue`) and position. */
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
