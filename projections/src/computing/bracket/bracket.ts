import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { winnerOf } from '../../views/games/result.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import { inOrderOfPlay } from '../../views/games/form.ts';

/** Rounds that lead to the title, in order. A team that loses one is eliminated. */
const titleRounds: readonly Stage[] = ['round-of-16', 'quarter-final', 'semi-final', 'final'];
const roundOrder: readonly Stage[] = [
  'tie-breaker',
  'round-of-16',
  'quarter-final',
  'semi-final',
  'bronze',
  'final',
  'consolation',
  'relegation',
];

/** How far a team went: its final rank, or the round that it lost. */
export type TournamentOutcome =
  | 'winner'
  | 'finalist'
  | 'third'
  | 'fourth'
  | 'semi-final'
  | 'quarter-final'
  | 'round-of-16';

export type Bracket = {
  /** Rounds that have games, in order, without cancelled games. */
  readonly rounds: readonly { readonly stage: Stage; readonly games: readonly GameRow[] }[];
  readonly winner: number | null;
  /** The team that lost the final. */
  readonly finalist: number | null;
  readonly third: number | null;
  /** Teams in the title rounds with their rank in the group; `bye` when a team skips the first of these rounds. */
  readonly advanced: readonly {
    readonly teamId: number;
    readonly group: string | null;
    readonly rank: number;
    readonly bye: boolean;
  }[];
  readonly outcomes: readonly { readonly teamId: number; readonly outcome: TournamentOutcome }[];
};

type Matchup = { readonly winner: number; readonly loser: number };

/** Returns the winner and loser of each series of a round, once no open game can change who has more wins. */
const decided = (games: readonly GameRow[]): readonly Matchup[] =>
  [...Map.groupBy(games, (game) => `${game.teamLo} ${game.teamHi}`).values()].flatMap((series) => {
    const game = series[0] as GameRow;
    const left = series.filter(({ status }) => openStatuses.includes(status)).length;
    const wins = (teamId: number) => series.filter((one) => winnerOf(one) === teamId).length;
    const lead = wins(game.teamLo) - wins(game.teamHi);
    if (Math.abs(lead) <= left) return [];
    const [winner, loser] = lead > 0 ? [game.teamLo, game.teamHi] : [game.teamHi, game.teamLo];
    return [{ winner, loser }];
  });

const advancedTeams = (
  firstRoundOf: ReadonlyMap<number, number>,
  standings: readonly StandingRow[],
): Bracket['advanced'] => {
  const opening = Math.min(...firstRoundOf.values());
  return standings
    .filter((row) => firstRoundOf.has(row.teamId))
    .map((row) => ({
      teamId: row.teamId,
      group: row.groupName || null,
      rank: row.rank,
      bye: (firstRoundOf.get(row.teamId) ?? opening) > opening,
    }));
};

const outcomesOf = (decidedIn: (stage: Stage) => readonly Matchup[]): Bracket['outcomes'] => {
  const outcomes = new Map<number, TournamentOutcome>();
  for (const stage of ['round-of-16', 'quarter-final', 'semi-final'] as const)
    for (const { loser } of decidedIn(stage)) outcomes.set(loser, stage);
  for (const { winner, loser } of decidedIn('bronze')) outcomes.set(winner, 'third').set(loser, 'fourth');
  for (const { winner, loser } of decidedIn('final')) outcomes.set(winner, 'winner').set(loser, 'finalist');
  return [...outcomes].map(([teamId, outcome]) => ({ teamId, outcome })).sort((a, b) => a.teamId - b.teamId);
};

/**
 * Computes the knock-out rounds of one category of a tournament. `games` are its games of all stages, `standings` the
 * rows of its group tables.
 */
export const bracketOf = (games: readonly GameRow[], standings: readonly StandingRow[]): Bracket => {
  const notCancelled = games.filter((game) => game.status !== 'cancelled');
  const byStage = Map.groupBy(notCancelled.toSorted(inOrderOfPlay), (game) => game.stage);
  const rounds = roundOrder.flatMap((stage) => {
    const ofStage = byStage.get(stage);
    return ofStage ? [{ stage, games: ofStage }] : [];
  });
  const firstRoundOf = new Map<number, number>();
  titleRounds.forEach((stage, index) => {
    for (const game of byStage.get(stage) ?? [])
      for (const teamId of [game.homeTeamId, game.awayTeamId])
        if (!firstRoundOf.has(teamId)) firstRoundOf.set(teamId, index);
  });
  const decidedIn = (stage: Stage) => decided(byStage.get(stage) ?? []);
  const final = decidedIn('final')[0];
  return {
    rounds,
    winner: final?.winner ?? null,
    finalist: final?.loser ?? null,
    third: decidedIn('bronze')[0]?.winner ?? null,
    advanced: advancedTeams(firstRoundOf, standings),
    outcomes: outcomesOf(decidedIn),
  };
};
