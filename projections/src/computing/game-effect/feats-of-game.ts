import type { gameFeats } from '@rondelle/contracts/competition/game-effect.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { currentStreak, playedInOrder } from '../../views/games/form.ts';
import { featsOf } from '../../views/feats/feats.ts';
import { beforeGame, throughGame } from '../as-of/as-of-game.ts';

export type FeatOfGame = { readonly feat: (typeof gameFeats)[number]; readonly value: number };

/** Least length of a named streak, and least games before a record: after fewer, every game sets one. */
const least = { streak: 3, games: 5 };

const streakFeats = (before: readonly CountedGame[], after: readonly CountedGame[], teamId: number) => {
  const [then, now] = [currentStreak(before, teamId), currentStreak(after, teamId)];
  const feats: FeatOfGame[] = [];
  if (now.kind !== 'none' && now.length >= least.streak) feats.push({ feat: now.kind, value: now.length });
  if (then.kind !== 'none' && then.kind !== now.kind && then.length >= least.streak)
    feats.push({ feat: `${then.kind}Ended`, value: then.length });
  return feats;
};

/**
 * Returns a team's streaks that a played game lengthened or ended, and its records of the season until then. `games`
 * are those of the team in the season.
 */
export const featsOfGame = (
  games: readonly CountedGame[],
  game: CountedGame,
  teamId: number,
): readonly FeatOfGame[] => {
  const [then, now] = [beforeGame(games, game), throughGame(games, game)];
  const [before, after] = [playedInOrder(then), playedInOrder(now)];
  const feats = [...streakFeats(before, after, teamId)];
  const [known, reached] = [featsOf(then, teamId), featsOf(now, teamId)];
  if (reached.shutouts > known.shutouts) feats.push({ feat: 'shutout', value: reached.shutouts });
  if (before.length < least.games) return feats;
  if (reached.biggestWin?.gameId === game.gameId)
    feats.push({ feat: 'biggestWin', value: reached.biggestMargin });
  if (reached.highestScoring?.gameId === game.gameId)
    feats.push({ feat: 'highestScoring', value: reached.mostGoals });
  return feats;
};
