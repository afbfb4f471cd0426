import type { BracketGame, TournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';

type Day = {
  readonly date: string;
  readonly games: TournamentOutput['schedule'][number]['games'];
  /** Knock-out games whose teams are not decided yet. */
  readonly planned: readonly BracketGame[];
};

/** Returns the days with games, earliest first, including days with only planned knock-out games. */
export const scheduleDays = (
  schedule: TournamentOutput['schedule'],
  planned: readonly BracketGame[],
): readonly Day[] => {
  const waiting = planned.filter(({ gameId }) => gameId === null);
  return [...new Set([...schedule, ...waiting].map(({ date }) => date))].toSorted().map((date) => ({
    date,
    games: schedule.find((day) => day.date === date)?.games ?? [],
    planned: waiting.filter((game) => game.date === date),
  }));
};
