import { sql } from 'kysely';
import { anyOf } from '../sql/any-of.ts';
import { gameColumns, gameHistoryColumns } from '../sql/game-columns.ts';
import type { GameHistoryRow, GameRow } from '../../views/games/games.table.ts';
import type { RatedGame } from '../../views/ratings/schedule.ts';
import type { Db } from '../../views/schema.ts';
import { visibleGamesAsKnown } from '../withdrawals/withdrawals.queries.ts';
import { knownAt, playedBy } from '../../computing/as-of/as-of.ts';

/** `playedBy` is a day, `knownAt` an instant. Both, one or neither may be set. */
export type AsOf = { readonly playedBy?: string | undefined; readonly knownAt?: string | undefined };

export const isAsOf = (asOf: AsOf): boolean => asOf.playedBy !== undefined || asOf.knownAt !== undefined;

const most = 50_000;

/**
 * Returns games as of a day and an instant. `loadCurrent` loads current games, `loadVersions` their last versions by an
 * instant, and `applyWithdrawals` returns them as they were shown then, where a team had withdrawn.
 */
const asKnown = async (
  asOf: AsOf,
  loadCurrent: () => Promise<GameRow[]>,
  loadVersions: (instant: string) => Promise<GameHistoryRow[]>,
  applyWithdrawals: (games: readonly GameRow[], instant: string) => Promise<readonly GameRow[]>,
): Promise<readonly GameRow[]> => {
  const games =
    asOf.knownAt === undefined
      ? await loadCurrent()
      : await applyWithdrawals(knownAt(await loadVersions(asOf.knownAt), asOf.knownAt), asOf.knownAt);
  return asOf.playedBy === undefined ? games : playedBy(games, asOf.playedBy);
};

/** Selects current games, ordered by id. */
const gamesNow = (db: Db) => db.selectFrom('games').select(gameColumns).orderBy('gameId').limit(most);

/** Selects the last version of each game that was recorded by an instant. */
const versionsBy = (db: Db, instant: string) =>
  db
    .selectFrom('game_history')
    .distinctOn('gameId')
    .select(gameHistoryColumns)
    .where('recordedAt', '<=', instant)
    .orderBy('gameId')
    .orderBy('revision', 'desc')
    .limit(most);

/** Returns all games of a league or tournament, ordered by id. */
export const gamesOfCompetition = (
  db: Db,
  competition: string,
  asOf: AsOf = {},
): Promise<readonly GameRow[]> =>
  asKnown(
    asOf,
    () => gamesNow(db).where('competition', '=', competition).execute(),
    (instant) => versionsBy(db, instant).where('competition', '=', competition).execute(),
    // Its table applies withdrawals itself, from the entries of the teams.
    async (games) => games,
  );

/** Returns a category's games of a season, from which its ratings are made. */
export const gamesOfCategory = (
  db: Db,
  { seasonId, categoryId }: { readonly seasonId: number; readonly categoryId: number },
  asOf: AsOf,
): Promise<readonly GameRow[]> =>
  asKnown(
    asOf,
    () => gamesNow(db).where('seasonId', '=', seasonId).where('categoryId', '=', categoryId).execute(),
    (instant) =>
      versionsBy(db, instant).where('seasonId', '=', seasonId).where('categoryId', '=', categoryId).execute(),
    (games, instant) => visibleGamesAsKnown(db, games, seasonId, instant),
  );

type TeamsIn = {
  readonly seasonId: number;
  readonly teamIds: Iterable<number>;
  /** Leaves out the games of this category. */
  readonly except?: number;
};

/** Returns the games that teams played in a season, ordered by id. */
export const gamesOfTeamsIn = (
  db: Db,
  { seasonId, teamIds, except }: TeamsIn,
  asOf: AsOf,
): Promise<readonly GameRow[]> => {
  const ids = new Set(teamIds);
  const named = sql<boolean>`(${anyOf('homeTeamId', ids)} OR ${anyOf('awayTeamId', ids)})`;
  const elsewhere = except === undefined ? sql<boolean>`true` : sql<boolean>`"categoryId" <> ${except}`;
  return asKnown(
    asOf,
    () => gamesNow(db).where('seasonId', '=', seasonId).where(named).where(elsewhere).execute(),
    // Looks at all versions that name a team, since a correction may have changed the teams of a game. `ANY (ARRAY(…))`
    // instead of `IN` makes Postgres use the index.
    async (instant) => {
      const versions = await versionsBy(db, instant)
        .where('seasonId', '=', seasonId)
        .where(
          sql<boolean>`"gameId" = ANY (ARRAY(
            SELECT "gameId" FROM game_history WHERE "seasonId" = ${seasonId} AND ${named} AND ${elsewhere}))`,
        )
        .execute();
      return versions.filter((game) => ids.has(game.homeTeamId) || ids.has(game.awayTeamId));
    },
    (games, instant) => visibleGamesAsKnown(db, games, seasonId, instant),
  );
};

const ratedColumns = [
  'gameId',
  'leagueId',
  'date',
  'status',
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'forfeitedBy',
  'homeTeamId',
  'awayTeamId',
] as const;
type RatedAt = RatedGame & Pick<GameRow, 'date' | 'leagueId'>;

/** Returns a category's games of a season with only the columns that ratings read. */
export const ratedGamesOf = async (
  db: Db,
  { seasonId, categoryId }: { readonly seasonId: number; readonly categoryId: number },
  { playedBy: day, knownAt: instant }: AsOf,
): Promise<readonly RatedGame[]> => {
  const found: RatedAt[] =
    instant === undefined
      ? await db
          .selectFrom('games')
          .select(ratedColumns)
          .where('seasonId', '=', seasonId)
          .where('categoryId', '=', categoryId)
          .limit(most)
          .execute()
      : await db
          .selectFrom((from) =>
            from
              .selectFrom('game_history')
              .distinctOn('gameId')
              .select([...ratedColumns, 'deleted'])
              .where('seasonId', '=', seasonId)
              .where('categoryId', '=', categoryId)
              .where('recordedAt', '<=', instant)
              .orderBy('gameId')
              .orderBy('revision', 'desc')
              .as('last'),
          )
          .select(ratedColumns)
          .where('deleted', '=', false)
          .limit(most)
          .execute();
  const counted = instant === undefined ? found : await visibleGamesAsKnown(db, found, seasonId, instant);
  return day === undefined ? counted : counted.filter(({ date }) => date <= day);
};
