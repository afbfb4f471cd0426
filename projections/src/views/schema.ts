import type { Kysely } from 'kysely';
import type { Cause } from './engine/quarantine.ts';
import type { RowOf, Table } from './engine/table.ts';
import type { ViewTable } from './registry.ts';

type ViewTables<T extends Table> = { [Each in T as Each['name']]: RowOf<Each> };

/** Tables in which the projector records its own progress. */
type ProjectorTables = {
  /** `generation` counts rebuilds: after one, rows may differ although no event was added. */
  checkpoints: { shard: string; position: string; generation: number };
  /** Position of the last event that touched a season; season 0 stands for the catalogue that all seasons share. */
  season_versions: { seasonId: number; position: string };
  /** Quarantined streams and groups; `topics` names the entities whose pages are late. */
  set_aside: {
    id: string;
    views: string;
    seasonId: string;
    thing: string;
    shard: string;
    position: string | null;
    revision: string | null;
    waiting: number;
    since: string;
    cause: Cause['code'];
    detail: string;
    topics: string[];
    attempts: number;
    triedAt: string;
    retryAskedAt: string | null;
  };
};

export type Tables = ViewTables<ViewTable> & ProjectorTables;
export type Db = Kysely<Tables>;
