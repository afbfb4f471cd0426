import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';

export type VenueDayGames = { readonly date: string; readonly games: readonly GameCard[] };
type Week = {
  readonly games: readonly GameCard[];
  readonly today: string;
  readonly week: { readonly from: string; readonly to: string };
  readonly next: GameCard | null;
};

/** Splits the days of a week: today and later ones first, because readers look for the next game. */
export const weekDays = ({ games, today }: Pick<Week, 'games' | 'today'>) => {
  const days: VenueDayGames[] = [...Map.groupBy(games, ({ date }) => date)].map(([date, own]) => ({
    date,
    games: own,
  }));
  const isOver = days.every(({ date }) => date < today);
  return {
    first: isOver ? days : days.filter(({ date }) => date >= today),
    earlier: isOver ? [] : days.filter(({ date }) => date < today),
  };
};

/** The game to announce: the next one, where the week is empty or has no more games. */
export const announcedGame = ({ games, today, week, next }: Week): GameCard | null => {
  if (next === null || games.some(({ id }) => id === next.id)) return null;
  const isCurrent = week.from <= today && today <= week.to;
  const isOver = games.every(
    ({ date, status }) => date < today || (status !== 'scheduled' && status !== 'live'),
  );
  return games.length === 0 || (isCurrent && isOver) ? next : null;
};
