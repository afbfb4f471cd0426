import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import type { Generated, Kysely } from 'kysely';

export type WritingTables = {
  /** The entity id issued to each creating command, so that a retry gets the same id. */
  'writing.written_commands': {
    commandId: string;
    kind: StreamKind;
    entityId: number;
    writtenAt: Generated<string>;
  };
  /** Claims on games being entered, by day and teams; `writing.claim_game` inserts into it. */
  'writing.game_claims': { game: string; gameId: number; heldUntil: string };
  /** Actions that were undone as a whole, each with the action that undid it. */
  'writing.undone_actions': { correlationId: string; actionId: string; undoneAt: Generated<string> };
};
export type WritingDb = Kysely<Tables & WritingTables>;

export const withWritingTables = (db: Db): WritingDb => db.withTables<WritingTables>();
