import type { GameParts } from './game-parts.ts';

const otherSide = { home: 'away', away: 'home', both: 'both' } as const;

/** Returns a game's parts with the other team at home: the goals, the forfeit and the counts change sides too. */
const turned = (parts: GameParts): GameParts => {
  const { teams, score, fairPlay, counts } = parts;
  return {
    ...parts,
    teams: { homeTeamId: teams.awayTeamId, awayTeamId: teams.homeTeamId },
    score: score && {
      ...score,
      homeGoals: score.awayGoals,
      awayGoals: score.homeGoals,
      forfeitedBy: score.forfeitedBy && otherSide[score.forfeitedBy],
    },
    fairPlay: fairPlay && {
      homeFairPlay: fairPlay.awayFairPlay,
      awayFairPlay: fairPlay.homeFairPlay,
    },
    counts: counts && {
      homePenaltyMinutes: counts.awayPenaltyMinutes,
      awayPenaltyMinutes: counts.homePenaltyMinutes,
    },
  };
};

/** Returns the parts as seen by these teams, in their order; unchanged when the teams are others. */
export const partsFor = (teams: GameParts['teams'], parts: GameParts): GameParts =>
  parts.teams.homeTeamId === teams.awayTeamId && parts.teams.awayTeamId === teams.homeTeamId
    ? turned(parts)
    : parts;
