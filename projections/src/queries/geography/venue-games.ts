import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { gameColumns } from '../sql/game-columns.ts';
import { anyOf } from '../sql/any-of.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db, Tables } from '../../views/schema.ts';
import type { VenueText } from './season-venues.ts';

const limits = { week: 400, teams: 300 };

export type VenueGames = {
  readonly db: Db;
  readonly seasonId: number;
  readonly texts: readonly VenueText[];
};

/** SQL of the city of a game, or else of its home team. */
const cityOfGame = sql<string>`COALESCE(NULLIF("games"."city", ''), (SELECT NULLIF(t.city, '') FROM team_seasons t
  WHERE t."teamId" = "games"."homeTeamId" AND t."seasonId" = "games"."seasonId"), '')`;

/** Games on the ice of a venue in a season, under any of its spellings, by the index of venues. */
const gamesHere = ({ db, seasonId, texts }: VenueGames) => {
  const pairs = texts.map(({ venue, city }) => JSON.stringify([venue, city ?? '']));
  return db
    .selectFrom('games')
    .where('games.seasonId', '=', seasonId)
    .where(anyOf('games.venue', new Set(texts.map(({ venue }) => venue))))
    .where(sql<boolean>`json_build_array("games"."venue", ${cityOfGame})::jsonb = ANY (${pairs}::jsonb[])`);
};

type Span = { readonly from: string; readonly to: string };

/** Returns the games of some days in order of play, with those that were called off. */
export const gamesBetween = (games: VenueGames, { from, to }: Span): Promise<GameRow[]> =>
  gamesHere(games)
    .select(gameColumns)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('time')
    .orderBy('gameId')
    .limit(limits.week)
    .execute();

/** Returns the nearest day with a game before (`<`), after (`>`) or from (`>=`) a day; null when there is none. */
export const nearestDay = async (
  games: VenueGames,
  side: '<' | '>' | '>=',
  day: string,
): Promise<string | null> => {
  const row = await gamesHere(games)
    .select('date')
    .where('status', 'not in', offStatuses)
    .where('date', side, day)
    .orderBy('date', side === '<' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
};

/** Returns the first scheduled game from a day on. */
export const nextGame = (games: VenueGames, day: string): Promise<GameRow[]> =>
  gamesHere(games)
    .select(gameColumns)
    .where('status', '=', 'scheduled')
    .where('date', '>=', day)
    .orderBy('date')
    .orderBy('time')
    .orderBy('gameId')
    .limit(1)
    .execute();

type Is = ExpressionBuilder<Pick<Tables, 'games'>, 'games'>;
/** A tournament names one of its teams home wherever it plays. */
const isHomeGame = (is: Is) => is.and([is('tournamentId', 'is', null), is('venue', 'is not', null)]);

const countByTeam = sql<number>`count(*)::int`.as('games');

/** Returns the ids of the teams that play at least half of their home games here. */
export const homeTeamIds = async (games: VenueGames): Promise<readonly number[]> => {
  const here = await gamesHere(games)
    .select(['homeTeamId', countByTeam])
    .where(isHomeGame)
    .groupBy('homeTeamId')
    .orderBy('homeTeamId')
    .limit(limits.teams)
    .execute();
  const all = await games.db
    .selectFrom('games')
    .select(['homeTeamId', countByTeam])
    .where(
      anyOf(
        'homeTeamId',
        here.map(({ homeTeamId }) => homeTeamId),
      ),
    )
    .where('seasonId', '=', games.seasonId)
    .where(isHomeGame)
    .groupBy('homeTeamId')
    .orderBy('homeTeamId')
    .limit(limits.teams)
    .execute();
  const total = new Map(all.map((row) => [row.homeTeamId, row.games]));
  return here.filter((row) => row.games * 2 >= (total.get(row.homeTeamId) ?? 0)).map((row) => row.homeTeamId);
};
