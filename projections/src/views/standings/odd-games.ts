import type { CountedGame } from '../games/counted-games.ts';
import { inOrderOfPlay } from '../games/form.ts';

/**
 * Returns the odd games: when two teams play more often in one team's arena, the first game there. The published
 * rule makes it one game, even when a team has two or more home games more than the other.
 */
export const oddGamesOf = (games: readonly CountedGame[]): ReadonlySet<CountedGame> => {
  const odd = new Set<CountedGame>();
  const pairs = Map.groupBy(games, ({ teamLo, teamHi }) => `${teamLo} ${teamHi}`);
  for (const met of pairs.values()) {
    const ofLo = met.filter(({ homeTeamId, teamLo }) => homeTeamId === teamLo);
    const ofHi = met.filter(({ homeTeamId, teamHi }) => homeTeamId === teamHi);
    const more = (ofLo.length > ofHi.length ? ofLo : ofHi).toSorted(inOrderOfPlay);
    if (ofLo.length !== ofHi.length && more[0]) odd.add(more[0]);
  }
  return odd;
};

/** Returns the games among some teams without the odd ones. */
export const withoutOddGames = (
  teamIds: ReadonlySet<number>,
  games: readonly CountedGame[],
): readonly CountedGame[] => {
  const mutual = games.filter(
    ({ homeTeamId, awayTeamId }) => teamIds.has(homeTeamId) && teamIds.has(awayTeamId),
  );
  const odd = oddGamesOf(mutual);
  return mutual.filter((game) => !odd.has(game));
};
