import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { byKey } from './by-key.ts';
import type { MergedTeam, RecordedTeam } from './recorded.ts';
import type { Removed } from './read-deleted.ts';

/** Reads names, categories, regions, cities and countries by team and season. */
const readListings = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'seasonId', 'name', 'categoryId', 'regionId', 'city', 'country'])
    .where(anyOf('teamId', ids))
    .execute();
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId);
  return (id: number): RecordedTeam['seasons'] =>
    new Map((byTeam.get(id) ?? []).map(({ teamId: _teamId, seasonId, ...listing }) => [seasonId, listing]));
};

const readOwn = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('teams')
    .select(['teamId as id', 'revision', 'organizationId'])
    .where(anyOf('teamId', ids))
    .execute();
  const own = new Map(rows.map((row) => [row.id, row]));
  return (id: number) => own.get(id) ?? { id, revision: 0, organizationId: null };
};

/** Returns teams by key. The key of a merged team returns the team that it was merged into. */
export const readRecordedTeams = async (
  db: Db,
  keys: readonly string[],
  removed: Removed['merged'],
): Promise<Map<string, RecordedTeam>> => {
  const own = await db
    .selectFrom('teams')
    .select(['sourceKey', 'teamId as id'])
    .where(anyOf('sourceKey', keys))
    .execute();
  const merged = keys.flatMap((key) => {
    const found = removed.get(key);
    return found
      ? [{ sourceKey: key, id: found.into, merged: { id: found.id, seasons: found.imported } }]
      : [];
  });
  const teams: readonly { sourceKey: string | null; id: number; merged?: MergedTeam }[] = [...merged, ...own];
  const ids = teams.map(({ id }) => id);
  const [seasonsOf, ownOf] = [await readListings(db, ids), await readOwn(db, ids)];
  return byKey(teams.map((team) => ({ ...team, ...ownOf(team.id), seasons: seasonsOf(team.id) })));
};
