import type { LiveScoresOutput } from '@rondelle/contracts/competition/season.outputs.ts';

type Game = LiveScoresOutput['games'][number];
export type GameView = { readonly kind: 'live' | 'games'; readonly games: readonly Game[] };

/** What is read from ten metres: six games of one league, whose name takes as much room as a game. */
const linesAView = 7;

const leagueOf = ({ competition, category }: Game): string => competition?.path ?? category.path;

/** Games of one league beside each other, in the order in which leagues come first. */
const byLeague = (games: readonly Game[]): readonly Game[] =>
  [...Map.groupBy(games, leagueOf).values()].flat();

const inViews = (kind: GameView['kind'], games: readonly Game[]): GameView[] => {
  const views: Game[][] = [];
  let lines = linesAView;
  let last: string | null = null;
  for (const game of byLeague(games)) {
    const isOther = leagueOf(game) !== last;
    if (lines + (isOther ? 2 : 1) > linesAView) {
      views.push([]);
      lines = 1;
    } else if (isOther) lines += 1;
    views.at(-1)?.push(game);
    lines += 1;
    last = leagueOf(game);
  }
  return views.map((own) => ({ kind, games: own }));
};

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
