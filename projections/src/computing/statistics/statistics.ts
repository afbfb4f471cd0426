/** Counts of the games of one category and month. */
export type Tally = {
  readonly categoryId: number;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly games: number;
  readonly homeWins: number;
  readonly awayWins: number;
  readonly overtime: number;
  readonly shootout: number;
  readonly forfeits: number;
  /** Goals of both teams, in games without forfeits. */
  readonly goals: number;
};

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Returns the average goals of both teams per game without forfeits; null when there is none. */
export const goalsPerGame = (rows: readonly Tally[]): number | null => {
  const playedOut = sum(rows, ({ games, forfeits }) => games - forfeits);
  return playedOut === 0 ? null : sum(rows, ({ goals }) => goals) / playedOut;
};

/** Counts outcomes. A forfeit is a win of the team that did not forfeit, and counts in no period. */
export const outcomesOf = (rows: readonly Tally[]) => {
  const games = sum(rows, (row) => row.games);
  const homeWins = sum(rows, (row) => row.homeWins);
  const awayWins = sum(rows, (row) => row.awayWins);
  const overtime = sum(rows, (row) => row.overtime);
  const shootout = sum(rows, (row) => row.shootout);
  const forfeits = sum(rows, (row) => row.forfeits);
  return {
    homeWins,
    awayWins,
    ties: games - homeWins - awayWins,
    regulation: games - overtime - shootout - forfeits,
    overtime,
    shootout,
    forfeits,
  };
};

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** More months than a season has. */
const mostMonths = 24;

/** Returns games and goals by month, from the first month with games to the last, without gaps. */
export const byMonth = (rows: readonly Tally[]): { month: string; games: number; goals: number }[] => {
  const months = Map.groupBy(rows, ({ month }) => month);
  const [first, last] = [[...months.keys()].sort()[0], [...months.keys()].sort().at(-1)];
  const found: { month: string; games: number; goals: number }[] = [];
  if (first === undefined || last === undefined) return found;
  for (let month = first; month <= last && found.length < mostMonths; month = nextMonth(month)) {
    const of = months.get(month) ?? [];
    found.push({ month, games: sum(of, ({ games }) => games), goals: sum(of, ({ goals }) => goals) });
  }
  return found;
};

/** Returns each category with its statistics, most games first. */
export const byCategory = (rows: readonly Tally[]) =>
  [...Map.groupBy(rows, ({ categoryId }) => categoryId)]
    .map(([categoryId, of]) => {
      const games = sum(of, (row) => row.games);
      const { homeWins, ties } = outcomesOf(of);
      return {
        categoryId,
        games,
        goalsPerGame: goalsPerGame(of),
        homeWins: homeWins / games,
        ties: ties / games,
      };
    })
    .sort((a, b) => b.games - a.games || a.categoryId - b.categoryId);
