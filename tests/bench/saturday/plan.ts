import type { Pool } from 'pg';
import type { SheetRow } from '../sheet.ts';
import { addressesOf } from './addresses.ts';
import type { Season } from './season.ts';
import type { Size } from './size.ts';

export type Game = {
  readonly gameId: number;
  readonly seasonId: number;
  readonly leagueId: number;
  /** The query of the league's table, as its page sends it. */
  readonly table: string;
};
/** Input of the process that runs the load. */
export type Plan = {
  readonly url: string;
  readonly size: Size;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** The most popular first. */
  readonly pages: readonly string[];
  /** Deep pages of last season. */
  readonly crawled: readonly string[];
  /** The topic of each open page. */
  readonly topics: readonly string[];
  readonly live: readonly Game[];
  readonly played: readonly Game[];
  readonly scorekeepers: readonly string[];
  readonly registrar: string;
  readonly season: string;
  readonly sheet: readonly SheetRow[];
};

type Row = Omit<Game, 'table'> & { readonly cid: number; readonly rid: number };

const queryOf = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Games of the Saturday that are still to be played, then of the days before, in leagues that show their tables. */
const gamesOf = async (pool: Pool, { slug, day }: Season, count: number): Promise<Game[]> => {
  const { rows } = await pool.query<Row>(
    `SELECT "gameId", g."seasonId", "leagueId", l."categoryId" AS cid, l."regionId" AS rid
     FROM games g JOIN leagues l USING ("leagueId") JOIN categories c ON c."categoryId" = l."categoryId"
     WHERE date <= $1 AND status = 'scheduled' AND c.shows IN ('tables', 'everything')
       AND g."seasonId" = (SELECT "seasonId" FROM seasons WHERE slug = $2)
     ORDER BY date DESC, md5("gameId"::text) LIMIT $3`,
    [day, slug, count],
  );
  if (rows.length < count) throw new Error(`there are only ${rows.length} games to play`);
  return rows.map(({ cid, rid, ...game }) => ({
    ...game,
    table: queryOf('league.table', { lang: 'fr', sid: slug, cid, rid }),
  }));
};

/** Topics of the open pages: of twenty, eleven a live game, five a league, two a team and two the season. */
const topicsOf = (
  count: number,
  live: readonly Game[],
  played: readonly Game[],
  teams: readonly number[],
): string[] => {
  const leagues = [...new Set([...played, ...live].map(({ leagueId }) => leagueId))];
  const topicOf = (n: number): string => {
    const [kind, at] = [n % 20, Math.floor(n / 20)];
    if (kind < 11) return `game:${live[(at * 11 + kind) % live.length]?.gameId}`;
    if (kind < 16) return `league:${leagues[(at * 5 + kind - 11) % leagues.length]}`;
    if (kind < 18) return `team:${teams[(at * 2 + kind - 16) % teams.length]}`;
    return `season:${live[0]?.seasonId}`;
  };
  return Array.from({ length: count }, (_, n) => topicOf(n));
};

type PlanInput = Pick<Plan, 'url' | 'size' | 'warmUpSeconds' | 'seconds' | 'scorekeepers' | 'registrar'>;

/** Chooses the games, pages and topics of the load from the views. */
export const planOf = async (pool: Pool, season: Season, base: PlanInput): Promise<Plan> => {
  const { size } = base;
  const results = Math.ceil(((base.warmUpSeconds + base.seconds) * size.resultsPerMinute) / 60);
  const games = await gamesOf(pool, season, size.liveGames + results);
  const [live, played] = [games.slice(0, size.liveGames), games.slice(size.liveGames)];
  const { pages, crawled, teams } = await addressesOf(pool, season.slug, live, size.pages);
  const topics = topicsOf(size.lines, live, played, teams);
  return { ...base, pages, crawled, topics, live, played, season: season.slug, sheet: season.sheet };
};
