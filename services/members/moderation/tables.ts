import type { CommandKind, CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { ReviewState, SuspicionReason } from '@rondelle/contracts/moderation/suspicion.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import type { Generated, Kysely } from 'kysely';

/** A flag is keyed by stream and revision: these stay the same when the log moves to another store. */
type FlagTable = {
  kind: StreamKind;
  entityId: number;
  revision: number;
  position: string;
  seasonId: number | null;
  competition: string | null;
  /** The actor's opaque id; null when the log could not be read at the time. */
  actorId: string | null;
  recordedAt: string;
  reasons: SuspicionReason[];
  weight: number;
  /** Goal difference, home less away, for a flagged score. */
  expected: number | null;
  actual: number | null;
  state: Generated<ReviewState>;
  decidedBy: string | null;
  decidedAt: string | null;
};
/** A change that waits for a second person, or that one has decided on. */
type HeldChangeTable = {
  id: Generated<number>;
  memberId: string;
  commandId: string;
  actionId: string | null;
  kind: CommandKind;
  entityId: number;
  seasonId: number | null;
  competition: string | null;
  commands: CompetitionCommand[];
  state: Generated<ReviewState>;
  recordedAt: Generated<string>;
  decidedBy: string | null;
  decidedAt: string | null;
  /** The time when somebody began to accept it; null until then. */
  claimedAt: string | null;
  /** True when the author has been notified of the decision. */
  isNotified: Generated<boolean>;
};
export type ModerationTables = AccountTables & {
  'moderation.flags': FlagTable;
  'moderation.held_changes': HeldChangeTable;
  /** The number of open flags of each member; maintained by triggers. */
  'moderation.open_by_member': { actorId: string; changes: number };
  /** The position up to which each shard's changes have been checked. */
  'moderation.cursors': { shard: string; position: string };
};
export type ModerationDb = Kysely<Tables & ModerationTables>;

export const withModeration = (db: Db): ModerationDb => db.withTables<ModerationTables>();
