import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';
import type { SameGamesOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { SameGamesInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { gameColumns } from './game-columns.ts';
import type { GameRow } from './games.table.ts';

/** What makes a game the same as another. */
export type SaidGame = Pick<Fixture, 'homeTeamId' | 'awayTeamId' | 'date' | 'time'>;

/** Two teams can meet twice in a day, but not within this many minutes. */
const minutesApart = 60;

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** More than two teams play on a day. */
const most = 50;

const isOtherTime = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && Math.abs(minutes(one) - minutes(other)) >= minutesApart;

const teamsOf = ({ homeTeamId, awayTeamId }: SaidGame): string =>
  `${Math.min(homeTeamId, awayTeamId)} ${Math.max(homeTeamId, awayTeamId)}`;

/** Whether both are most likely one game: as `sameGames` finds it. */
export const isSameGame = (one: SaidGame, other: SaidGame): boolean =>
  one.date === other.date && teamsOf(one) === teamsOf(other) && !isOtherTime(one.time, other.time);

/**
 * Games that are there already and are most likely the one that is said: the same teams on the same day, whoever is at
 * home, unless both say a time and these are an hour apart. Cancelled ones are none.
 */
export const sameGames = async (db: Db, said: SaidGame): Promise<GameRow[]> => {
  const { homeTeamId, awayTeamId, date, time } = said;
  const rows = await db
    .selectFrom('games')
    .select(gameColumns)
    .where('teamLo', '=', Math.min(homeTeamId, awayTeamId))
    .where('teamHi', '=', Math.max(homeTeamId, awayTeamId))
    .where('date', '=', date)
    .where('status', '!=', 'cancelled')
    .orderBy('gameId')
    .limit(most)
    .execute();
  return rows.filter((row) => !isOtherTime(row.time, time));
};

/** The same, for whoever is about to enter it. */
export const sameGamesShown = async (db: Db, said: SameGamesInput): Promise<SameGamesOutput> => {
  const found = await sameGames(db, said);
  const names = await namesFor(db, await catalogueIn(db, said.lang), wantedBy(found));
  return { games: found.map((row) => gameCardOf(row, names)) };
};
