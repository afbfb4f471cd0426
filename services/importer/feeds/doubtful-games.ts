import { textKey } from '../sheets/count-names.ts';
import { effortOfFile } from '../sheets/recognise.ts';
import type { SheetLeague } from '../sheets/sheet.ts';
import { teamRecogniser } from '../sheets/team-recogniser.ts';
import { type FeedGame, gameWords, type ReadFeed } from './feed-game.ts';
import type { Left } from './feed-source.ts';
import { leftOut } from './left-out.ts';

type Settled = {
  readonly games: readonly FeedGame[];
  readonly left: readonly Left[];
  /** Returns whether a text is the name of a team beyond doubt, so that a team of that name may be registered. */
  readonly isName: (text: string) => boolean;
};

const sidesOf = (those: readonly FeedGame[], side: 'home' | 'away'): ReadonlySet<string> =>
  new Set(those.map((game) => textKey(game[side] ?? '')));

/**
 * Decides which doubtful events are games. « Photo @ Aréna » is written like « Loups @ Lynx »: an event is a game when
 * the league, an answer, a title of games only, or games at home and away confirm that one of its sides is a team.
 */
export const settleDoubtful = async (
  { games, doubtful }: Pick<ReadFeed, 'games' | 'doubtful'>,
  league: SheetLeague,
  answered: ReadonlySet<string>,
): Promise<Settled> => {
  const { meaningOf } = await teamRecogniser(league, effortOfFile());
  const clear = games.filter((game) => !doubtful.has(game));
  const [home, away] = [sidesOf(games, 'home'), sidesOf(games, 'away')];
  const atBoth = [...home].filter((name) => away.has(name));
  const names = new Set([...sidesOf(clear, 'home'), ...sidesOf(clear, 'away'), ...atBoth]);
  const known = new Map<string, boolean>();
  const isTeam = (text: string): boolean => {
    const key = textKey(text);
    const is = known.get(key) ?? (names.has(key) || answered.has(key) || meaningOf(text).sure);
    known.set(key, is);
    return is;
  };
  const isGame = (game: FeedGame): boolean =>
    !doubtful.has(game) || isTeam(game.home ?? '') || isTeam(game.away ?? '');
  return {
    games: games.filter(isGame),
    left: games.filter((game) => !isGame(game)).map((game) => leftOut(gameWords(game), 'no-team-known')),
    isName: (text) => names.has(textKey(text)),
  };
};
