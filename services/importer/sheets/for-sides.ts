import type { RecordedGame } from '../recorded.ts';
import type { Placed } from './row-keys.ts';

const otherSide = { home: 'away', away: 'home', both: 'both' } as const;

/** Returns a recorded game with the row's team at home, so that empty cells of swapped sides keep each team's values. */
export const forSides = (game: RecordedGame, { home, away }: Placed): RecordedGame =>
  game.homeTeamId === away && game.awayTeamId === home
    ? {
        ...game,
        homeTeamId: home,
        awayTeamId: away,
        homeGoals: game.awayGoals,
        awayGoals: game.homeGoals,
        forfeitedBy: game.forfeitedBy && otherSide[game.forfeitedBy],
        homeFairPlay: game.awayFairPlay,
        awayFairPlay: game.homeFairPlay,
        homePenaltyMinutes: game.awayPenaltyMinutes,
        awayPenaltyMinutes: game.homePenaltyMinutes,
      }
    : game;
