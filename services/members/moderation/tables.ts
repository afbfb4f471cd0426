import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { ReviewState, SuspicionReason } from '@rondelle/contracts/moderation/suspicion.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { Db, Tables } from '@rondelle/projections/schema.ts';
import type { Generated, Kysely } from 'kysely';

/** A suspicious change is named by its place in its stream, which stays the same wherever the log moves. */
type FlagTable = {
  kind: StreamKind;
  entityId: number;
  revision: number;
  position: string;
  seasonId: number | null;
  competition: string | null;
  /** Whose change it is, by the opaque id that the log has; null where the log was not at hand when it was looked up. */
  actorId: string | null;
  recordedAt: string;
  reasons: SuspicionReason[];
  weight: number;
  /** Goals of the home team less those of the away team, where a score was weighed. */
  expected: number | null;
  actual: number | null;
  state: Generated<ReviewState>;
  decidedBy: string | null;
  decidedAt: string | null;
};
export type ModerationTables = AccountTables & {
  'moderation.flags': FlagTable;
  /** How many open flags each member is behind: kept by the database, whatever happens to the flags. */
  'moderation.open_by_member': { actorId: string; changes: number };
  /** How far the changes of each shard have been looked at. */
  'moderation.cursors': { shard: string; position: string };
};
export type ModerationDb = Kysely<Tables & ModerationTables>;

export const withModeration = (db: Db): ModerationDb => db.withTables<ModerationTables>();
