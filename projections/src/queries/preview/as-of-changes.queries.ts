import { gamesOfCompetition } from '../as-of/as-of.queries.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { competitionRow, leagueEntriesOf, tournamentEntriesOf } from '../standings/competition.queries.ts';
import { daysBetween, rankChangesOn } from '../../computing/preview/as-of-changes.ts';
import type { Around, RankChange } from '../../computing/preview/changes.ts';
import { gamesAround } from '../../computing/preview/games-around.ts';

/** Rank changes in a table as of the end of a day. */
export type RanksOn = {
  readonly day: string;
  readonly seasonId: number;
  readonly ranks: readonly RankChange[];
};

/** Returns the changes of past tables when one game moves to another day. */
export const asOfChanges = async (
  db: Db,
  changed: readonly Around<GameRow>[],
): Promise<readonly RanksOn[]> => {
  const [game, ...others] = changed;
  if (!game?.after || others.length > 0) return [];
  const days = daysBetween(game);
  if (days.length === 0) return [];
  const { competition: key, categoryId, seasonId } = game.after;
  const [competition, read] = await Promise.all([competitionRow(db, key), gamesOfCompetition(db, key)]);
  if (!competition) return [];
  const entries = await (competition.kind === 'league'
    ? leagueEntriesOf(db, key, categoryId)
    : tournamentEntriesOf(db, key));
  const games = gamesAround(read, changed, (one) => one.competition === key);
  return days
    .map((day) => ({ day, seasonId, ranks: rankChangesOn(day, { competition, entries }, games) }))
    .filter(({ ranks }) => ranks.length > 0);
};
