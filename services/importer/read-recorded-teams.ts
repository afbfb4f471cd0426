import type { Pool } from 'pg';
import type { RecordedListing, RecordedTeam, MergedTeam } from './recorded.ts';
import type { Removed } from './read-deleted.ts';

type Db = Pick<Pool, 'query'>;

/** Reads names, categories, regions and cities by team and season. */
const readListings = async (db: Db, ids: readonly number[]) => {
  type Row = RecordedListing & { readonly teamId: number; readonly seasonId: number };
  const text = `SELECT "teamId", "seasonId", name, "categoryId", "regionId", city
    FROM team_seasons WHERE "teamId" = ANY($1)`;
  const rows = Map.groupBy((await db.query<Row>(text, [ids])).rows, ({ teamId }) => teamId);
  return (id: number): ReadonlyMap<number, RecordedListing> =>
    new Map(
      (rows.get(id) ?? []).map(({ seasonId, name, categoryId, regionId, city }) => [
        seasonId,
        { name, categoryId, regionId, city },
      ]),
    );
};

const readOwn = async (db: Db, ids: readonly number[]) => {
  type Own = Pick<RecordedTeam, 'revision' | 'organizationId'>;
  const text = 'SELECT "teamId", revision, "organizationId" FROM teams WHERE "teamId" = ANY($1)';
  const { rows } = await db.query<Own & { teamId: number }>(text, [ids]);
  const own = new Map(rows.map(({ teamId, ...row }) => [teamId, row]));
  return (id: number): Own => own.get(id) ?? { revision: 0, organizationId: null };
};

/** Returns teams by key. The key of a merged team returns the team that it was merged into. */
export const readRecordedTeams = async (
  db: Db,
  keys: readonly string[],
  removed: Removed['merged'],
): Promise<Map<string, RecordedTeam>> => {
  const text = 'SELECT "sourceKey", "teamId" AS id FROM teams WHERE "sourceKey" = ANY($1)';
  const own = (await db.query<{ sourceKey: string; id: number }>(text, [keys])).rows;
  const merged = keys.flatMap((key) => {
    const found = removed.get(key);
    return found
      ? [{ sourceKey: key, id: found.into, merged: { id: found.id, seasons: found.imported } }]
      : [];
  });
  const teams: readonly { sourceKey: string; id: number; merged?: MergedTeam }[] = [...merged, ...own];
  const ids = teams.map(({ id }) => id);
  const [seasonsOf, ownOf] = [await readListings(db, ids), await readOwn(db, ids)];
  return new Map(
    teams.map(({ sourceKey, ...team }) => [
      sourceKey,
      { ...team, ...ownOf(team.id), seasons: seasonsOf(team.id) },
    ]),
  );
};
