import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { LiveScoresOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { type TimeZone, usualZone } from '@rondelle/contracts/competition/local-time.ts';
import { zoneOf } from '@rondelle/contracts/competition/time-zones.ts';

type Scores = Pick<LiveScoresOutput, 'live' | 'games'>;
type Game = Scores['games'][number];
export type GameView = { readonly kind: 'live' | 'games'; readonly games: readonly Game[] };

/** Lines per view that are legible from ten metres: six games and the name of their league. */
const linesPerView = 7;

const leagueOf = ({ competition, category }: Game): string => competition?.path ?? category.path;

/** Groups games by league, in the order in which each league first appears. */
const byLeague = (games: readonly Game[]): readonly Game[] =>
  [...Map.groupBy(games, leagueOf).values()].flat();

const inViews = (games: readonly Game[]): GameView[] => {
  const views: Game[][] = [];
  let lines = linesPerView;
  let last: string | null = null;
  for (const game of byLeague(games)) {
    const isOther = leagueOf(game) !== last;
    if (lines + (isOther ? 2 : 1) > linesPerView) {
      views.push([]);
      lines = 1;
    } else if (isOther) lines += 1;
    views.at(-1)?.push(game);
    lines += 1;
    last = leagueOf(game);
  }
  return views.map((own) => ({ kind: 'games', games: own }));
};

/** Most games per view with large scores; live games always have large scores. */
export const boardsPerView = 2;
const boards = (games: readonly Game[]): GameView[] =>
  Array.from({ length: Math.ceil(games.length / boardsPerView) }, (_, at) => ({
    kind: 'live',
    games: games.slice(at * boardsPerView, (at + 1) * boardsPerView),
  }));

type Filter = { readonly category: number | undefined; readonly region?: number | undefined };

/** The views of the games: live ones first, then those of the day. */
export const gameViews = ({ live, games }: Scores, { category }: Filter): GameView[] => {
  const isWanted = (game: Game): boolean => category === undefined || game.category.id === category;
  const ids = new Set(live.map(({ id }) => id));
  const views = [
    ...boards(byLeague(live.filter(isWanted))),
    ...inViews(games.filter((game) => !ids.has(game.id) && isWanted(game))),
  ];
  return views.length > 0 ? views : [{ kind: 'games', games: [] }];
};

type Table = Pick<LeagueOutput, 'league' | 'standings'>;
/** Rows that fit on a screen and are legible from ten metres. */
const rowsPerView = 14;

/** The views of the tables. Those of large leagues are in as few parts as possible, of about the same length. */
export const tableViews = (tables: readonly Table[]): Table[] =>
  tables.flatMap(({ league, standings }) => {
    const parts = Math.ceil(standings.length / rowsPerView);
    const rows = Math.ceil(standings.length / parts);
    return Array.from({ length: parts }, (_, at) => ({
      league,
      standings: standings.slice(at * rows, (at + 1) * rows),
    }));
  });

/** Rows below a large score. */
const mostOthers = 4;

/**
 * The content beside large scores of a single league: its other games, below a single score, and its table, if that is
 * in one part.
 */
export const besideOf = ({ games }: GameView, views: readonly GameView[], tables: readonly Table[]) => {
  const [league, ...others] = new Set(games.map(leagueOf));
  if (league === undefined || others.length > 0 || games.length > boardsPerView)
    return { others: [], table: null };
  const own = tables.filter((table) => table.league.path === league);
  const isOther = (game: Game) => leagueOf(game) === league && !games.some(({ id }) => id === game.id);
  return {
    others: games.length > 1 ? [] : views.flatMap((view) => view.games.filter(isOther)).slice(0, mostOthers),
    table: own.length === 1 ? (own[0] ?? null) : null,
  };
};

/** The time zone of a screen: that of the venues when they share one, or else that of most of Quebec. */
export const zoneOfViews = (views: readonly GameView[]): TimeZone => {
  const [zone = usualZone, ...others] = new Set(views.flatMap(({ games }) => games).map(zoneOf));
  return others.length === 0 ? zone : usualZone;
};
