import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Pool } from 'pg';

type Named = { readonly id: number; readonly name: string };
type League = { readonly category: Named; readonly region: Named };
type Team = League & { readonly team: Named };

const paths = pathsIn('fr');
const place = `json_build_object('id', c."categoryId", 'name', c."nameFr") AS category,
  json_build_object('id', r."regionId", 'name', r."nameFr") AS region`;

const leaguesOf = async (pool: Pool, slug: string): Promise<League[]> => {
  const { rows } = await pool.query<League>(
    `SELECT ${place} FROM leagues l JOIN seasons s USING ("seasonId")
     JOIN categories c ON c."categoryId" = l."categoryId" JOIN regions r ON r."regionId" = l."regionId"
     WHERE s.slug = $1 ORDER BY md5("leagueId"::text)`,
    [slug],
  );
  return rows;
};

const teamsOf = async (pool: Pool, slug: string): Promise<Team[]> => {
  const { rows } = await pool.query<Team>(
    `SELECT ${place}, json_build_object('id', "teamId", 'name', t.name) AS team
     FROM team_seasons t JOIN seasons s USING ("seasonId")
     JOIN categories c ON c."categoryId" = t."categoryId" JOIN regions r ON r."regionId" = t."regionId"
     WHERE s.slug = $1 ORDER BY md5("teamId"::text)`,
    [slug],
  );
  return rows;
};

/** Games of a season that nobody has requested in years. */
const oldGamesOf = async (pool: Pool, slug: string): Promise<string[]> => {
  const { rows } = await pool.query<{ id: number; season: string }>(
    `SELECT "gameId" AS id, s.slug AS season FROM games JOIN seasons s USING ("seasonId") WHERE s.slug < $1
     ORDER BY md5("gameId"::text) LIMIT 5000`,
    [slug],
  );
  return rows.map(({ id, season }) => paths.game(season, id));
};

/** One of each list in turn, as long as there are any. */
const inTurn = (lists: readonly (readonly string[])[]): string[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();

type Live = readonly { readonly gameId: number }[];

/**
 * The pages of readers, the most popular first: the season's own pages, then leagues, their tables as JSON, teams and
 * live games in turn. Those of the crawler: teams and games of the season before.
 */
export const addressesOf = async (pool: Pool, slug: string, live: Live, count: number) => {
  const [leagues, teams] = [await leaguesOf(pool, slug), await teamsOf(pool, slug)];
  const before = slug.replace(/\d+/g, (year) => String(Number(year) - 1));
  const json = ({ category, region }: League) =>
    `/api/v1/league?lang=fr&sid=${slug}&cid=${category.id}&rid=${region.id}`;
  const team = (season: string) => (one: Team) => paths.team(season, one);
  const pages = inTurn([
    leagues.map(({ category, region }) => paths.league(slug, category, region)),
    teams.map(team(slug)),
    live.map(({ gameId }) => paths.game(slug, gameId)),
    leagues.map(json),
    teams.slice(leagues.length * 3).map(team(slug)),
  ]);
  const own = [paths.home(), paths.liveScores(slug), paths.latestResults(slug), paths.season(slug)];
  return {
    pages: [...own, ...pages].slice(0, count),
    crawled: inTurn([(await teamsOf(pool, before)).map(team(before)), await oldGamesOf(pool, slug)]),
    teams: teams.map(({ team: { id } }) => id),
  };
};
