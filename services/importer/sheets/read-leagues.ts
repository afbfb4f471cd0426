import { type RecordedTeamName, teamNameIn } from '@rondelle/contracts/competition/country-team.ts';
import { type Language, languages } from '@rondelle/contracts/competition/lists.ts';
import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Sheet, SheetLeague, SheetTeam } from './sheet.ts';

const readTeams = (db: Db, seasonId: number) =>
  db
    .selectFrom('league_entries as e')
    .innerJoin('team_seasons as t', (join) =>
      join.onRef('t.teamId', '=', 'e.teamId').onRef('t.seasonId', '=', 'e.seasonId'),
    )
    .select(['e.leagueId', 'e.teamId as id', 't.name', 't.country'])
    .where('e.seasonId', '=', seasonId)
    .orderBy('t.searchName')
    .orderBy('e.teamId')
    .limit(50_000)
    .execute();

const sheetTeamIn = (
  lang: Language,
  { id, ...team }: { readonly id: number } & RecordedTeamName,
): SheetTeam => ({
  id,
  name: teamNameIn(lang, team),
  ...(team.country && { otherNames: languages.map((each) => teamNameIn(each, team)) }),
});

/** Reads the leagues of a season with their teams. */
export const readSheetLeagues = async (
  db: Db,
  seasonId: number,
  lang: Language,
): Promise<readonly SheetLeague[]> => {
  const leagues = await db
    .selectFrom('leagues as l')
    .innerJoin('rulesets as u', (join) =>
      join.onRef('u.rulesetId', '=', 'l.rulesetId').onRef('u.version', '=', 'l.rulesetVersion'),
    )
    .innerJoin('categories as c', 'c.categoryId', 'l.categoryId')
    .innerJoin('regions as r', 'r.regionId', 'l.regionId')
    .select(['l.leagueId as id', 'l.categoryId', 'l.regionId', 'l.nameFr', 'l.nameEn', 'u.rules'])
    .select(['c.nameFr as categoryFr', 'c.nameEn as categoryEn'])
    .select(['r.nameFr as regionFr', 'r.nameEn as regionEn'])
    .where('l.seasonId', '=', seasonId)
    .orderBy('l.searchName')
    .orderBy('l.leagueId')
    .limit(2000)
    .execute();
  const teams = Map.groupBy(await readTeams(db, seasonId), ({ leagueId }) => leagueId);
  return leagues.map(({ id, categoryId, regionId, rules, ...names }) => ({
    id,
    name: lang === 'fr' ? names.nameFr : names.nameEn,
    words: Object.values(names),
    categoryId,
    regionId,
    rules,
    teams: (teams.get(id) ?? []).map((team) => sheetTeamIn(lang, team)),
  }));
};

/** Reads a season by its slug, with the days that its games must be on. Returns null when there is none. */
export const readSheetSeason = async (db: Db, slug: string): Promise<Sheet['season'] | null> => {
  const seasons = db.selectFrom('seasons').select(['seasonId as id', 'slug', 'startsOn', 'endsOn']);
  return (await seasons.where('slug', '=', slug).executeTakeFirst()) ?? null;
};

/** Reads all games of some leagues. */
export const readStandingGames = (db: Db, leagueIds: readonly number[]) =>
  db
    .selectFrom('games')
    .select(['gameId as id', 'leagueId', 'date', 'time', 'homeTeamId', 'awayTeamId', 'status', 'sourceKey'])
    // Null without a result, or with one that the importer may not see.
    .select(['homeGoals', 'awayGoals'])
    .$narrowType<{ leagueId: number }>()
    .where(
      anyOf(
        'competition',
        leagueIds.map((id) => `league-${id}`),
      ),
    )
    .orderBy('gameId')
    .limit(100_000)
    .execute();

/** The fields of a recorded game by which a row is recognised. */
export type ExistingGame = Awaited<ReturnType<typeof readStandingGames>>[number];
