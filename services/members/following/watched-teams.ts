import type { OfWatchedTeams } from '@rondelle/contracts/following/following.inputs.ts';
import type { WatchedTeam, WatchedTeamsOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { type Catalogue, catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import { standingOf } from '@rondelle/projections/queries/outputs/standing-output.ts';
import { standingsOf } from '@rondelle/projections/queries/standings/competition.queries.ts';
import { rowsAround } from '@rondelle/projections/queries/standings/rows-around.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Placed } from './entities.ts';
import { placedIn, watchedEntities } from './watched.ts';

/** The rows around each team in the table of its league, as on the team's page. */
const tablesAround = async (db: Db, catalogue: Catalogue, teams: readonly Placed[]) => {
  const competitions = [...new Set(teams.flatMap(({ competition }) => competition ?? []))];
  const tables = await Promise.all(competitions.map((competition) => standingsOf(db, competition)));
  const names = await namesFor(db, catalogue, { teams: tables.flat() });
  return ({ id, competition }: Placed): WatchedTeam['around'] => {
    const table = tables[competitions.indexOf(competition ?? '')] ?? [];
    return (rowsAround(table, id, names)?.rows ?? []).map((row) => standingOf(row, names));
  };
};

/** One summary for each followed team; deleted teams are left out. */
export const watchedTeams = async (
  db: Db,
  { lang, eids, on }: OfWatchedTeams,
): Promise<WatchedTeamsOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const entities = [...new Set(eids)].map((id) => ({ kind: 'team', id }) as const);
  const placed = await placedIn(db, entities);
  const [watchedOf, aroundOf] = await Promise.all([
    watchedEntities(db, catalogue, placed, on),
    tablesAround(db, catalogue, placed),
  ]);
  const teams = entities.flatMap((entity) => {
    const [watched, place] = [watchedOf(entity), placed.find(({ id }) => id === entity.id)];
    return watched && place ? [{ ...watched, around: aroundOf(place) }] : [];
  });
  return { teams };
};
