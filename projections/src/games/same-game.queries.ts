import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';
import type { SameGamesOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { SameGamesInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { gameColumns } from './game-columns.ts';
import type { GameRow } from './games.table.ts';

/** The fields that identify a game. */
export type GameSlot = Pick<Fixture, 'homeTeamId' | 'awayTeamId' | 'date' | 'time'>;

/** Two teams may play twice in a day, but not within this many minutes. */
const minutesApart = 60;

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** More games than two teams play in a day. */
const most = 50;

const isOtherTime = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && Math.abs(minutes(one) - minutes(other)) >= minutesApart;

const teamsOf = ({ homeTeamId, awayTeamId }: GameSlot): string =>
  `${Math.min(homeTeamId, awayTeamId)} ${Math.max(homeTeamId, awayTeamId)}`;

/** Whether both are most likely the same game, by the rule of `sameGames`. */
export const isSameGame = (one: GameSlot, other: GameSlot): boolean =>
  one.date === other.date && teamsOf(one) === teamsOf(other) && !isOtherTime(one.time, other.time);

/**
 * Returns recorded games that are most likely the given one: the same teams on the same day, whichever is at home,
 * unless both have a time and these are an hour or more apart. Leaves out cancelled games.
 */
export const sameGames = async (db: Db, slot: GameSlot): Promise<GameRow[]> => {
  const { homeTeamId, awayTeamId, date, time } = slot;
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

/** Returns the games of `sameGames` as cards, for the form that enters a game. */
export const sameGamesShown = async (db: Db, slot: SameGamesInput): Promise<SameGamesOutput> => {
  const found = await sameGames(db, slot);
  const names = await namesFor(db, await catalogueIn(db, slot.lang), wantedBy(found));
  return { games: found.map((row) => gameCardOf(row, names)) };
};
