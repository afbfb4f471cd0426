import type { CommandKind } from '@rondelle/contracts/competition/commands.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Writing } from './writing.ts';

type Page = (writing: Writing, id: number) => Promise<string | null>;

/** The page of a game, also of a deleted one. */
const pageOfGame: Page = async ({ db, lang }, gameId) => {
  const row = await db
    .selectFrom('game_history')
    .innerJoin('seasons', 'seasons.seasonId', 'game_history.seasonId')
    .select('seasons.slug')
    .where('gameId', '=', gameId)
    .limit(1)
    .executeTakeFirst();
  return row ? pathsIn(lang).game(row.slug, gameId) : null;
};

const pageOfSeason: Page = async ({ db, lang }, id) => {
  const row = await db.selectFrom('seasons').select('slug').where('seasonId', '=', id).executeTakeFirst();
  return row ? pathsIn(lang).season(row.slug) : null;
};

/** The page in the ongoing season. */
const pageOfPlace =
  (kind: 'category' | 'region'): Page =>
  async ({ db, lang }, id) => {
    const catalogue = await catalogueIn(db, lang);
    return catalogue.ongoing && catalogue.has(kind, id)
      ? catalogue[kind](id, catalogue.ongoing.id).path
      : null;
  };

const pageOfLeague: Page = async ({ db, lang }, id) => {
  const row = await db
    .selectFrom('leagues')
    .select(['seasonId', 'categoryId', 'regionId'])
    .where('leagueId', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { paths, slugOfSeason, category, region } = await catalogueIn(db, lang);
  const season = row.seasonId;
  return paths.league(slugOfSeason(season), category(row.categoryId, season), region(row.regionId, season));
};

const pageOfTournament: Page = async ({ db, lang }, id) => {
  const row = await db
    .selectFrom('tournaments')
    .innerJoin('seasons', 'seasons.seasonId', 'tournaments.seasonId')
    .select(['seasons.slug', 'nameFr', 'nameEn'])
    .where('tournamentId', '=', id)
    .executeTakeFirst();
  return row
    ? pathsIn(lang).tournament(row.slug, { id, name: lang === 'fr' ? row.nameFr : row.nameEn })
    : null;
};

/** The page in the team's latest season. */
const pageOfTeam: Page = async ({ db, lang }, id) => {
  const row = await db
    .selectFrom('team_seasons')
    .innerJoin('seasons', 'seasons.seasonId', 'team_seasons.seasonId')
    .select(['team_seasons.seasonId', 'categoryId', 'regionId', 'name', 'slug'])
    .where('teamId', '=', id)
    .orderBy('slug', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const catalogue = await catalogueIn(db, lang);
  const category = catalogue.category(row.categoryId, row.seasonId);
  const region = catalogue.region(row.regionId, row.seasonId);
  return catalogue.paths.team(row.slug, { category, region, team: { id, name: row.name } });
};

const pageOfCity: Page = async ({ db, lang }, id) => {
  const row = await db
    .selectFrom('cities')
    .select(['nameFr', 'nameEn'])
    .where('cityId', '=', id)
    .executeTakeFirst();
  return row ? pathsIn(lang).city({ id, name: lang === 'fr' ? row.nameFr : row.nameEn }) : null;
};

const pageOfOrganization: Page = async ({ db, lang }, id) => {
  const row = await db
    .selectFrom('organizations')
    .select(['nameFr', 'nameEn'])
    .where('organizationId', '=', id)
    .executeTakeFirst();
  return row ? pathsIn(lang).organization({ id, name: lang === 'fr' ? row.nameFr : row.nameEn }) : null;
};

const noPage: Page = async () => null;

const pages: Readonly<Record<CommandKind, Page>> = {
  season: pageOfSeason,
  region: pageOfPlace('region'),
  category: pageOfPlace('category'),
  division: noPage,
  city: pageOfCity,
  organization: pageOfOrganization,
  ruleset: noPage,
  league: pageOfLeague,
  tournament: pageOfTournament,
  team: pageOfTeam,
  game: pageOfGame,
  site: async ({ lang }) => pathsIn(lang).settings(),
};

/** The page of an entity in the writer's language; null when its kind has no page or it is not in the views. */
export const pageOf = (writing: Writing, kind: CommandKind, id: number): Promise<string | null> =>
  pages[kind](writing, id);
