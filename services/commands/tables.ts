import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Db, Tables } from '@rondelle/projections/schema.ts';
import type { Generated, Kysely } from 'kysely';

export type WritingTables = {
  /** Which id a command that enters something new was given, so that its retry gets the same. */
  'writing.written_commands': {
    commandId: string;
    kind: StreamKind;
    entityId: number;
    writtenAt: Generated<string>;
  };
  /** Who enters a game, by its day and its teams; `writing.claim_game` adds to it. */
  'writing.game_claims': { game: string; gameId: number; heldUntil: string };
};
export type WritingDb = Kysely<Tables & WritingTables>;

export const withWritingTables = (db: Db): WritingDb => db.withTables<WritingTables>();
