import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { rankTeams } from '../../views/standings/rank.ts';
import { countGame, emptyTally, lessDeducted, type Tally } from '../../views/standings/record.ts';
import { type GroupTable, type TableEntry, tablesOf } from '../../views/standings/tables.ts';
import { playedInOrder } from '../../views/games/form.ts';

/** A climb in the table, from a team's lowest rank to its rank after the last day played. */
export type Comeback = {
  readonly teamId: number;
  readonly places: number;
  readonly lowest: { readonly rank: number; readonly date: string };
  readonly final: { readonly rank: number; readonly date: string };
};

/** Ranks change widely in the first games of a season, so a low counts only from a team's fifth game on. */
const gamesBeforeLow = 5;

type Lowest = Map<number, { readonly rank: number; readonly date: string }>;

const tallyDay = (
  tallies: ReadonlyMap<number, Tally>,
  day: readonly CountedGame[],
  competition: CompetitionRow,
) => {
  for (const game of day) {
    countGame(tallies.get(game.homeTeamId) ?? emptyTally(), game, 'home', competition.rules);
    countGame(tallies.get(game.awayTeamId) ?? emptyTally(), game, 'away', competition.rules);
  }
};

const comebacksOf = (
  { teamIds, games, deducted }: GroupTable,
  competition: CompetitionRow,
): readonly Comeback[] => {
  const tallies = new Map(
    [...teamIds].map((teamId) => [teamId, lessDeducted(emptyTally(), deducted.get(teamId) ?? 0)]),
  );
  const played = playedInOrder(games);
  const lowest: Lowest = new Map();
  let seen: CountedGame[] = [];
  let comebacks: Comeback[] = [];
  for (const [date, day] of Map.groupBy(played, (game) => game.date)) {
    tallyDay(tallies, day, competition);
    seen = [...seen, ...day];
    const contenders = [...tallies].map(([teamId, tally]) => ({ teamId, tally }));
    const ranked = rankTeams(contenders, { games: seen, rules: competition.rules, draw: competition.draw });
    for (const { teamId, rank } of ranked) {
      const enough = (tallies.get(teamId)?.gamesPlayed ?? 0) >= gamesBeforeLow;
      if (enough && rank > (lowest.get(teamId)?.rank ?? 0)) lowest.set(teamId, { rank, date });
    }
    comebacks = ranked.flatMap(({ teamId, rank }) => {
      const low = lowest.get(teamId);
      return low ? [{ teamId, places: low.rank - rank, lowest: low, final: { rank, date } }] : [];
    });
  }
  return comebacks;
};

/**
 * Returns the climbs in the tables of a league or tournament, largest first, without teams that did not climb.
 * `lowest.date` is the first day at the lowest rank.
 */
export const comebacks = (
  games: readonly CountedGame[],
  entries: readonly TableEntry[],
  competition: CompetitionRow,
): readonly Comeback[] =>
  tablesOf(games, entries, competition.kind)
    .flatMap((table) => comebacksOf(table, competition))
    .filter(({ places }) => places > 0)
    .sort((a, b) => b.places - a.places || a.final.rank - b.final.rank || a.teamId - b.teamId);

/** Returns the largest climb in the table; null when no team climbed. */
export const bestComeback = (
  games: readonly CountedGame[],
  entries: readonly TableEntry[],
  competition: CompetitionRow,
): Comeback | null => comebacks(games, entries, competition)[0] ?? null;
