import type { Pool } from 'pg';
import type { RecordedListing, RecordedTeam, MergedTeam } from './recorded.ts';
import type { Removed } from './read-deleted.ts';

type Db = Pick<Pool, 'query'>;

/** What teams are called and where they play, by team and season. */
const readListings = async (db: Db, ids: readonly number[]) => {
  type Row = RecordedListing & { readonly team_id: number; readonly season_id: number };
  const text = `SELECT team_id, season_id, name, category_id AS "categoryId", region_id AS "regionId", city
    FROM team_seasons WHERE team_id = ANY($1)`;
  const rows = Map.groupBy((await db.query<Row>(text, [ids])).rows, ({ team_id }) => team_id);
  return (id: number): ReadonlyMap<number, RecordedListing> =>
    new Map(
      (rows.get(id) ?? []).map(({ season_id, name, categoryId, regionId, city }) => [
        season_id,
        { name, categoryId, regionId, city },
      ]),
    );
};

const readRevisions = async (db: Db, ids: readonly number[]) => {
  const text = 'SELECT team_id, revision FROM teams WHERE team_id = ANY($1)';
  const { rows } = await db.query<{ team_id: number; revision: number }>(text, [ids]);
  const revisions = new Map(rows.map(({ team_id, revision }) => [team_id, revision]));
  return (id: number): number => revisions.get(id) ?? 0;
};

/** Teams by key; under that of a team that was merged, the one that it was merged into. */
export const readRecordedTeams = async (
  db: Db,
  keys: readonly string[],
  removed: Removed['merged'],
): Promise<Map<string, RecordedTeam>> => {
  const text = 'SELECT source_key, team_id AS id FROM teams WHERE source_key = ANY($1)';
  const own = (await db.query<{ source_key: string; id: number }>(text, [keys])).rows;
  const merged = keys.flatMap((key) => {
    const found = removed.get(key);
    return found
      ? [{ source_key: key, id: found.into, merged: { id: found.id, seasons: found.imported } }]
      : [];
  });
  const teams: readonly { source_key: string; id: number; merged?: MergedTeam }[] = [...merged, ...own];
  const ids = teams.map(({ id }) => id);
  const [seasonsOf, revisionOf] = [await readListings(db, ids), await readRevisions(db, ids)];
  return new Map(
    teams.map(({ source_key, ...team }) => [
      source_key,
      { ...team, revision: revisionOf(team.id), seasons: seasonsOf(team.id) },
    ]),
  );
};
