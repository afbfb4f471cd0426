import type { GameStatus, Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Pool } from 'pg';
import type { Sheet, SheetLeague } from './sheet.ts';

type Db = Pick<Pool, 'query'>;
type LeagueRow = Record<
  'nameFr' | 'nameEn' | 'categoryFr' | 'categoryEn' | 'regionFr' | 'regionEn',
  string
> & {
  readonly id: number;
  readonly categoryId: number;
  readonly regionId: number;
  readonly rules: Ruleset;
};

const leaguesText = `SELECT l."leagueId" AS id, l."categoryId", l."regionId", l."nameFr", l."nameEn", u.rules,
    c."nameFr" AS "categoryFr", c."nameEn" AS "categoryEn", r."nameFr" AS "regionFr", r."nameEn" AS "regionEn"
  FROM leagues l
  JOIN rulesets u ON u."rulesetId" = l."rulesetId" AND u.version = l."rulesetVersion"
  JOIN categories c ON c."categoryId" = l."categoryId"
  JOIN regions r ON r."regionId" = l."regionId"
  WHERE l."seasonId" = $1 ORDER BY l."searchName", l."leagueId" LIMIT 2000`;
const teamsText = `SELECT e."leagueId", e."teamId" AS id, t.name FROM league_entries e
  JOIN team_seasons t ON t."teamId" = e."teamId" AND t."seasonId" = e."seasonId"
  WHERE e."seasonId" = $1 ORDER BY t."searchName", e."teamId" LIMIT 50000`;

/** Reads the leagues of a season with their teams. */
export const readSheetLeagues = async (
  db: Db,
  seasonId: number,
  lang: Language,
): Promise<readonly SheetLeague[]> => {
  const leagues = (await db.query<LeagueRow>(leaguesText, [seasonId])).rows;
  type TeamRow = { leagueId: number; id: number; name: string };
  const teams = Map.groupBy(
    (await db.query<TeamRow>(teamsText, [seasonId])).rows,
    ({ leagueId }) => leagueId,
  );
  return leagues.map(({ id, categoryId, regionId, rules, ...names }) => ({
    id,
    name: lang === 'fr' ? names.nameFr : names.nameEn,
    words: [names.nameFr, names.nameEn, names.categoryFr, names.categoryEn, names.regionFr, names.regionEn],
    categoryId,
    regionId,
    rules,
    teams: (teams.get(id) ?? []).map((team) => ({ id: team.id, name: team.name })),
  }));
};

/** Reads a season by its slug, with the days that its games must be on. Returns null when there is none. */
export const readSheetSeason = async (db: Db, slug: string): Promise<Sheet['season'] | null> => {
  const text = 'SELECT "seasonId" AS id, slug, "startsOn", "endsOn" FROM seasons WHERE slug = $1';
  return (await db.query<Sheet['season']>(text, [slug])).rows[0] ?? null;
};

/** The fields of a recorded game by which a row is recognised. */
export type ExistingGame = {
  readonly id: number;
  readonly leagueId: number;
  readonly date: string;
  readonly time: string | null;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly status: GameStatus;
  readonly sourceKey: string | null;
  /** Null without a result, or with one that the importer may not see. */
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
};

/** Reads all games of some leagues. */
export const readStandingGames = async (
  db: Db,
  leagueIds: readonly number[],
): Promise<readonly ExistingGame[]> => {
  const text = `SELECT "gameId" AS id, "leagueId", date, time, "homeTeamId", "awayTeamId", status, "sourceKey",
      "homeGoals", "awayGoals"
    FROM games
    WHERE competition = ANY($1) ORDER BY "gameId" LIMIT 100000`;
  return (await db.query<ExistingGame>(text, [leagueIds.map((id) => `league-${id}`)])).rows;
};
