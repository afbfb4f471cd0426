import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DomainError } from '@rondelle/contracts/errors.ts';
import type { Position } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { References } from '@rondelle/domain/ports/references.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { WriteServices } from './write-services.ts';

/** Who writes, in what language, with what. */
export type Writing = {
  readonly db: Db;
  readonly log: EventLog;
  readonly services: WriteServices;
  readonly session: Session;
  readonly lang: Language;
  /** What people are told of a refusal, in their language. */
  readonly textOf: (refusal: Pick<DomainError, 'code' | 'field'>) => string;
  /** Told of everything that is recorded: its season, or the catalogue, and the position. */
  readonly wrote?: (where: number | 'catalogue', position: Position) => void;
  /** What it is one of several changes of: one save, which counts as one; an action that was counted whole. */
  readonly partOf?: 'save' | 'action';
  /** What several changes of one request are prepared with; each change looks for itself without it. */
  readonly references?: References;
  /** Ties together all that one action sets off, where it is more than one command. */
  readonly correlationId?: string;
};
