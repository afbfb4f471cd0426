import type { LiveScoresOutput } from '@rondelle/contracts/competition/season.outputs.ts';

type Game = LiveScoresOutput['games'][number];
export type GameView = { readonly kind: 'live' | 'games'; readonly games: readonly Game[] };

/** What is read from ten metres. */
const gamesAView = 6;

const inViews = (kind: GameView['kind'], games: readonly Game[]): GameView[] =>
  Array.from({ length: Math.ceil(games.length / gamesAView) }, (_, at) => ({
    kind,
    games: games.slice(at * gamesAView, (at + 1) * gamesAView),
  }));

type Asked = { readonly category: number | undefined; readonly region?: number | undefined };

/** The games of a screen in views that follow each other: live ones first, then those of the day. */
export const gameViews = ({ live, games }: LiveScoresOutput, { category }: Asked): GameView[] => {
  const isAsked = (game: Game): boolean => category === undefined || game.category.id === category;
  const ids = new Set(live.map(({ id }) => id));
  const views = [
    ...inViews('live', live.filter(isAsked)),
    ...inViews(
      'games',
      games.filter((game) => !ids.has(game.id) && isAsked(game)),
    ),
  ];
  return views.length > 0 ? views : [{ kind: 'games', games: [] }];
};
