import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { type GroupTable, type TableEntry, tablesOf } from '../../views/standings/tables.ts';
import { outlookRace, pointsRaceOf } from './outlook.ts';
import { bestCombination, type Combination, worstCombination } from './combination.ts';
import { extremesOf, type PossibleRanks, ranksOf } from './possible-ranks.ts';

/** With more open games hardly anything is certain; with more teams it takes too long for a page. */
const most = { games: 40, teams: 20, results: 8 };

export type NamedGame = Pick<GameRow, 'gameId' | 'date' | 'homeTeamId' | 'awayTeamId'>;
/** Results of open games that lead to a rank; null when there are too many to read, or none were found. */
export type NamedResults =
  | readonly { readonly game: NamedGame; readonly ending: Combination[number]['ending'] }[]
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
  const { teamIds, gameIds, race } = outlookRace({
    table: divisionId === undefined ? table : { ...table, games: gamesOfDivision(table, divisionId) },
    competition,
    forecasts: [],
    ratings: [],
  });
  if (race.games.length === 0 || race.games.length > most.games || teamIds.length > most.teams) return [];
  const ofRanked = pointsRaceOf(race, divisionId);
  if (!ofRanked) return [];
  const ranked = [...(ofRanked.ranked ?? teamIds.keys())];
  const outOf = ranked.length;
  const byId = new Map(table.games.map((game) => [game.gameId, game]));
  const named = (combination: Combination | null): NamedResults => {
    if (!combination || combination.length > most.results) return null;
    return combination.flatMap(({ game: at, ending }) => {
      const game = byId.get(gameIds[at] ?? 0);
      return game ? [{ game, ending }] : [];
    });
  };
  return ranked.flatMap((team) => {
    const { best, worst } = extremesOf(ofRanked, team);
    const possible = ranksOf({ best, worst });
    if (possible.best === 1 && possible.worst === outOf) return [];
    const isOpen = possible.best < possible.worst;
    const bestIf = isOpen ? named(bestCombination(ofRanked, team, best)) : null;
    // The last rank of all needs no proof.
    const worstIf = isOpen && possible.worst < outOf ? named(worstCombination(ofRanked, team, worst)) : null;
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
