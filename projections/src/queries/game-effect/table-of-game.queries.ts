import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { gamesOfCompetition } from '../as-of/as-of.queries.ts';
import { competitionRow, standingsOf, tournamentEntriesOf } from '../standings/competition.queries.ts';
import { leagueRows } from '../standings/league-table.queries.ts';

/** The tables of a game's category in its league or tournament, with their sources. */
export type GameTable = {
  readonly competition: CompetitionRow;
  readonly entries: readonly TableEntry[];
  readonly games: readonly GameRow[];
  readonly standings: readonly StandingRow[];
};

/** Returns the tables in which a game may count; null for a game between leagues. */
export const tableOfGame = async (db: Db, game: GameRow): Promise<GameTable | null> => {
  const { competition: key, categoryId } = game;
  if (game.leagueId !== null) return leagueRows(db, { competition: key, category: { id: categoryId } }, {});
  if (game.tournamentId === null) return null;
  const [competition, entries, games, standings] = await Promise.all([
    competitionRow(db, key),
    tournamentEntriesOf(db, key),
    gamesOfCompetition(db, key),
    standingsOf(db, key),
  ]);
  if (!competition) return null;
  const isOwn = (of: { readonly categoryId: number }) => of.categoryId === categoryId;
  return {
    competition,
    entries: entries.filter(isOwn),
    games: games.filter(isOwn),
    standings: standings.filter(isOwn),
  };
};
