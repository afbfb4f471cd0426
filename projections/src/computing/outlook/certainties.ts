import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { type GroupTable, type TableEntry, tablesOf } from '../../views/standings/tables.ts';
import { certaintyOf } from '../certainty/table-certainty.ts';
import { type GameEnding, neededResults } from '../certainty/needed-results.ts';
import { possibleRanks, type PossibleRanks } from '../certainty/possible-ranks.ts';
import type { Extreme } from '../certainty/tie-order.ts';
import { isTooLarge } from '../season-race/size.ts';
import { outlookRace } from './outlook.ts';

/** Upper bound on displayed results; readers would not read more. */
const mostResults = 8;

export type NamedGame = Pick<GameRow, 'gameId' | 'date' | 'homeTeamId' | 'awayTeamId'>;
/** Results of open games that lead to a rank; null when there are too many to read, or none were found. */
export type NamedResults =
  | readonly { readonly game: NamedGame; readonly ending: GameEnding['ending'] }[]
  | null;

export type TeamCertainty = PossibleRanks & {
  readonly teamId: number;
  readonly outOf: number;
  /** Results with which the team ends at its best rank and at its worst rank. */
  readonly bestIf: NamedResults;
  readonly worstIf: NamedResults;
};

/** Games between teams of other divisions change nothing within this one. */
const gamesOfDivision = ({ games, divisions }: GroupTable, divisionId: number) =>
  games.filter(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].some((teamId) => divisions.get(teamId) === divisionId),
  );

/** Returns the possible final ranks of a table's teams, without teams that can still end at any rank. */
export const certaintiesOf = (
  table: GroupTable,
  competition: CompetitionRow,
  /** Only the teams of this division, as ranked with each other. */
  divisionId?: number,
): readonly TeamCertainty[] => {
  if (isTooLarge(table)) return [];
  const { teamIds, gameIds, race } = outlookRace({
    table: divisionId === undefined ? table : { ...table, games: gamesOfDivision(table, divisionId) },
    competition,
    forecasts: [],
    ratings: [],
  });
  if (race.games.length === 0) return [];
  const certainty = certaintyOf(race, divisionId);
  if (!certainty) return [];
  const { contest, extreme, isOpen } = certainty;
  const outOf = contest.ranked.length;
  const byId = new Map(table.games.map((game) => [game.gameId, game]));
  const resultsOf = (team: number, of: Extreme): NamedResults => {
    const { way } = extreme(team, of);
    const results = way && neededResults(contest, { team, extreme: of }, way);
    if (!results || results.length > mostResults) return null;
    return results.flatMap(({ game: at, ending }) => {
      const game = byId.get(gameIds[at] ?? 0);
      return game ? [{ game, ending }] : [];
    });
  };
  return contest.ranked.flatMap((team) => {
    if (isOpen(team)) return [];
    const possible = possibleRanks(certainty, team);
    if (possible.best === 1 && possible.worst === outOf) return [];
    const isLeft = possible.best < possible.worst;
    const bestIf = isLeft ? resultsOf(team, 'best') : null;
    // The last rank of all needs no proof.
    const worstIf = isLeft && possible.worst < outOf ? resultsOf(team, 'worst') : null;
    return [{ teamId: teamIds[team] ?? 0, outOf, ...possible, bestIf, worstIf }];
  });
};

/** Returns the possible final ranks in a league, or in one of its divisions. */
export const leagueCertainties = (
  games: readonly GameRow[],
  entries: readonly TableEntry[],
  competition: CompetitionRow,
  divisionId?: number,
): readonly TeamCertainty[] => {
  const [table] = tablesOf(games, entries, 'league');
  return table ? certaintiesOf(table, competition, divisionId) : [];
};
