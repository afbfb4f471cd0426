import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { isPlayed } from '../../views/games/result.ts';
import { computeStandings, ranksOn } from '../../views/standings/standings.ts';
import { type SmallLeague, usesGoals } from './small-league.fixture.ts';

type Scores = readonly (readonly [number, number])[];
const scoresBy: readonly Scores[] = [
  [],
  [
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [50, 0],
    [50, 49],
    [6, 4],
    [50, 48],
  ],
  [
    [1, 0],
    [50, 0],
    [50, 49],
    [3, 0],
  ],
  [
    [1, 0],
    [50, 0],
    [50, 49],
  ],
  [
    [1, 0],
    [50, 0],
    [50, 49],
  ],
];

/** Every result of an open game, with extreme scores; forfeits are left out, as they are by the certainties. */
const resultsOf = (game: GameRow, rules: Ruleset, left: number): readonly GameRow[] => {
  const final = { ...game, status: 'final' as const };
  const scores = usesGoals(rules) ? (scoresBy[left] as Scores) : ([[1, 0]] as const);
  const wins = (['regulation', 'overtime', 'shootout'] as const).flatMap((decidedIn) =>
    scores
      .filter(([most, least]) => decidedIn === 'regulation' || most - least === 1)
      .flatMap(([most, least]) => [
        { ...final, decidedIn, homeGoals: most, awayGoals: least },
        { ...final, decidedIn, homeGoals: least, awayGoals: most },
      ]),
  );
  const level = (usesGoals(rules) ? [0, 50] : [0]).map((goals) => ({
    ...final,
    decidedIn: 'regulation' as const,
    homeGoals: goals,
    awayGoals: goals,
  }));
  const all = rules.points.tie > 0 ? [...wins, ...level] : wins;
  const withMinutes = [...rules.tieBreakers, ...(rules.whenThreeOrMore ?? [])].includes(
    'fewestPenaltyMinutes',
  )
    ? all.flatMap((row) =>
        [0, 1, 2].map((late) => ({
          ...row,
          homePenaltyMinutes: late === 1 ? 90 : 0,
          awayPenaltyMinutes: late === 2 ? 90 : 0,
        })),
      )
    : all;
  if (!rules.fairPlay) return withMinutes;
  return withMinutes.flatMap((row) =>
    [0, 1, 2, 3].map((earned) => ({ ...row, homeFairPlay: earned % 2, awayFairPlay: earned >> 1 })),
  );
};

/** A team's ranks by brute force, where unresolved ties count for or against it, and its magic number. */
export type ExactRanks = { readonly best: number; readonly worst: number; readonly magic: number | null };

/** The number of combinations of results, to decide whether a league is small enough for brute force. */
export const countOutcomes = ({ games, competition: { rules } }: SmallLeague): number => {
  const open = games.filter(({ status }) => openStatuses.includes(status));
  return open.reduce((count, game) => count * resultsOf(game, rules, open.length).length, 1);
};

function* outcomesOf(open: readonly (readonly GameRow[])[]): Generator<readonly GameRow[]> {
  const [first, ...others] = open;
  if (!first) return yield [];
  for (const rest of outcomesOf(others)) for (const one of first) yield [one, ...rest];
}

/** Plays every combination of results, ranked as real tables are. */
export const exactRanksOf = (
  { games, entries, competition }: SmallLeague,
  divisionId: number | undefined,
  places: number,
): ReadonlyMap<number, ExactRanks> => {
  const { rules } = competition;
  const played = games.filter(isPlayed);
  const open = games.filter((game) => !isPlayed(game));
  const deducted = new Map(entries.map((one) => [one.teamId, one.deducted ?? 0]));
  const ranked = entries
    .filter((one) => divisionId === undefined || one.divisionId === divisionId)
    .map(({ teamId }) => teamId);
  const best = new Map(ranked.map((teamId) => [teamId, ranked.length]));
  /** The worst rank of a team by what it gains in its open games. */
  const worst = new Map(ranked.map((teamId) => [teamId, new Map<number, number>()]));
  const [primary] = rules.tieBreakers;
  const isWinnersFirst = rules.divisionWinnersFirst === true && divisionId === undefined;
  const gainOf = (row: GameRow, side: 'home' | 'away'): number => {
    const [own, other] = side === 'home' ? [row.homeGoals, row.awayGoals] : [row.awayGoals, row.homeGoals];
    const [won, tied] = [(own ?? 0) > (other ?? 0), own === other];
    if (primary === 'wins') return won ? 1 : 0;
    const late = row.decidedIn === 'overtime' || row.decidedIn === 'shootout';
    const { points } = rules;
    const fair =
      primary === 'totalPoints' && rules.fairPlay?.countsInTotal ? (row[`${side}FairPlay`] ?? 0) : 0;
    if (tied) return points.tie + fair;
    if (row.decidedIn === 'overtime') return (won ? points.overtimeWin : points.overtimeLoss) + fair;
    if (late) return (won ? points.shootoutWin : points.shootoutLoss) + fair;
    return (won ? points.win : points.loss) + fair;
  };
  for (const outcome of outcomesOf(open.map((game) => resultsOf(game, rules, open.length)))) {
    const table = isWinnersFirst
      ? computeStandings([...played, ...outcome], entries, competition)
      : ranksOn(ranked, [...played, ...outcome], competition, deducted);
    for (const { teamId, rank } of table) {
      const last = table.filter((one) => one.rank === rank).length + rank - 1;
      best.set(teamId, Math.min(best.get(teamId) ?? rank, rank));
      const gain = outcome.reduce(
        (sum, row) =>
          sum +
          (row.homeTeamId === teamId ? gainOf(row, 'home') : 0) +
          (row.awayTeamId === teamId ? gainOf(row, 'away') : 0),
        0,
      );
      const own = worst.get(teamId) as Map<number, number>;
      own.set(gain, Math.max(own.get(gain) ?? 0, last));
    }
  }
  return new Map(
    ranked.map((teamId) => {
      const byGain = worst.get(teamId) as Map<number, number>;
      const all = Math.max(...byGain.values());
      const unsafe = [...byGain].flatMap(([gain, rank]) => (rank > places ? [gain] : []));
      const most = Math.max(...byGain.keys());
      const needs = unsafe.length === 0 ? 0 : Math.max(...unsafe) + 1;
      return [teamId, { best: best.get(teamId) ?? 0, worst: all, magic: needs > most ? null : needs }];
    }),
  );
};
