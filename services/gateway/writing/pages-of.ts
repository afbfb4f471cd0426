import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { catalogueIn } from '@rondelle/projections/outputs/catalogue.ts';
import type { Writing } from './run-command.ts';

/** The page of a game, also of a deleted one. */
export const pageOfGame = async ({ db, lang }: Writing, gameId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('game_history')
    .innerJoin('seasons', 'seasons.season_id', 'game_history.season_id')
    .select('seasons.slug')
    .where('game_id', '=', gameId)
    .limit(1)
    .executeTakeFirst();
  return row ? pathsIn(lang).game(row.slug, gameId) : null;
};

type Page = (writing: Writing, id: number) => Promise<string | null>;

export const pageOfSeason: Page = async ({ db, lang }, id) => {
  const row = await db.selectFrom('seasons').select('slug').where('season_id', '=', id).executeTakeFirst();
  return row ? pathsIn(lang).season(row.slug) : null;
};

/** In the ongoing season. */
export const pageOfPlace =
  (kind: 'category' | 'region'): Page =>
  async ({ db, lang }, id) => {
    const catalogue = await catalogueIn(db, lang);
    return catalogue.ongoing && catalogue.has(kind, id)
      ? catalogue[kind](id, catalogue.ongoing.id).path
      : null;
  };

export const pageOfLeague: Page = async ({ db, lang }, id) => {
  const row = await db
    .selectFrom('leagues')
    .select(['season_id', 'category_id', 'region_id'])
    .where('league_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { paths, slugOfSeason, category, region } = await catalogueIn(db, lang);
  const season = row.season_id;
  return paths.league(slugOfSeason(season), category(row.category_id, season), region(row.region_id, season));
};

export const pageOfTournament: Page = async ({ db, lang }, id) => {
  const row = await db
    .selectFrom('tournaments')
    .innerJoin('seasons', 'seasons.season_id', 'tournaments.season_id')
    .select(['seasons.slug', 'name_fr', 'name_en'])
    .where('tournament_id', '=', id)
    .executeTakeFirst();
  return row ? pathsIn(lang).tournament(row.slug, { id, name: row[`name_${lang}`] }) : null;
};

/** In its latest season. */
export const pageOfTeam: Page = async ({ db, lang }, id) => {
  const row = await db
    .selectFrom('team_seasons')
    .innerJoin('seasons', 'seasons.season_id', 'team_seasons.season_id')
    .select(['team_seasons.season_id', 'category_id', 'region_id', 'name', 'slug'])
    .where('team_id', '=', id)
    .orderBy('slug', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const catalogue = await catalogueIn(db, lang);
  const category = catalogue.category(row.category_id, row.season_id);
  const region = catalogue.region(row.region_id, row.season_id);
  return catalogue.paths.team(row.slug, { category, region, team: { id, name: row.name } });
};

export const noPage: Page = async () => null;
