import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { SeasonRace, UpcomingGame } from './season-race.ts';
import type { SimulatedTable } from './simulated-table.ts';

/** How a game ends; `decided`: 0 in regulation, 1 in overtime, 2 in a shootout. */
export type Ending = { homeGoals: number; awayGoals: number; decided: 0 | 1 | 2; isOdd: boolean };

/** Points for a win and for a loss, by how the game was decided: in regulation, overtime or a shootout. */
export const earnedUnder = ({ points }: Ruleset): Float64Array =>
  Float64Array.of(
    points.win,
    points.loss,
    points.overtimeWin,
    points.overtimeLoss,
    points.shootoutWin,
    points.shootoutLoss,
  );

/** Counts one side of a simulated game, without the number of games played: it is the same in every simulation. */
export const countSide = (
  table: SimulatedTable,
  { rules, comparesMutual, comparesMutualGoals, comparesEven }: SeasonRace,
  earnedBy: Float64Array,
  team: number,
  other: number,
  scored: number,
  allowed: number,
  { decided, isOdd }: Ending,
): void => {
  const won = scored > allowed;
  const earned = scored === allowed ? rules.points.tie : (earnedBy[2 * decided + (won ? 0 : 1)] as number);
  const difference = scored - allowed;
  const cap = rules.goalDifferenceCap;
  const at = team * table.points.length + other;
  table.points[team] = (table.points[team] as number) + earned;
  table.goalsFor[team] = (table.goalsFor[team] as number) + scored;
  table.goalsAgainst[team] = (table.goalsAgainst[team] as number) + allowed;
  const counted = cap === null ? difference : Math.max(-cap, Math.min(cap, difference));
  table.goalDifference[team] = (table.goalDifference[team] as number) + counted;
  if (comparesMutual) table.mutualPoints[at] = (table.mutualPoints[at] as number) + earned;
  if (comparesEven && !isOdd) table.evenPoints[at] = (table.evenPoints[at] as number) + earned;
  if (comparesMutualGoals) {
    table.mutualFor[at] = (table.mutualFor[at] as number) + scored;
    table.mutualAgainst[at] = (table.mutualAgainst[at] as number) + allowed;
    table.mutualDifference[at] = (table.mutualDifference[at] as number) + counted;
  }
  if (!won) return;
  table.wins[team] = (table.wins[team] as number) + 1;
  if (decided === 0) table.regulationWins[team] = (table.regulationWins[team] as number) + 1;
  if (decided === 2) table.shootoutWins[team] = (table.shootoutWins[team] as number) + 1;
};

/** Counts the open games as played. */
export const countGamesPlayed = (table: SimulatedTable, games: readonly UpcomingGame[]): void => {
  for (const { home, away, isOdd } of games)
    for (const [team, other] of [
      [home, away],
      [away, home],
    ] as const) {
      const at = team * table.points.length + other;
      table.gamesPlayed[team] = (table.gamesPlayed[team] as number) + 1;
      table.mutualGames[at] = (table.mutualGames[at] as number) + 1;
      if (!isOdd) table.evenGames[at] = (table.evenGames[at] as number) + 1;
    }
};
