import type { CountedGame } from '../games/counted-games.ts';
import { neutralRuleset } from '../standings/neutral-ruleset.ts';
import { pointsPercentage, splitOf, sumOf, tallyOf } from '../standings/record.ts';
import { currentStreak, lastFive, playedInOrder } from '../games/form.ts';
import type { TeamRecordRow } from './team-records.table.ts';

/** Computes a team's record over any list of its games, by the same rules for all competitions. */
export const recordOf = (
  games: readonly CountedGame[],
  teamId: number,
): Omit<TeamRecordRow, 'seasonId' | 'teamId' | 'categoryId'> => {
  const played = playedInOrder(games);
  const home = tallyOf(
    played.filter((game) => game.homeTeamId === teamId),
    teamId,
    neutralRuleset,
  );
  const away = tallyOf(
    played.filter((game) => game.homeTeamId !== teamId),
    teamId,
    neutralRuleset,
  );
  const tally = sumOf(home, away);
  const streak = currentStreak(played, teamId);
  return {
    gamesPlayed: tally.gamesPlayed,
    wins: tally.wins,
    losses: tally.losses,
    ties: tally.ties,
    overtimeWins: tally.overtimeWins,
    overtimeLosses: tally.overtimeLosses,
    shootoutWins: tally.shootoutWins,
    shootoutLosses: tally.shootoutLosses,
    points: tally.points,
    pointsPercentage: pointsPercentage(tally, neutralRuleset),
    goalsFor: tally.goalsFor,
    goalsAgainst: tally.goalsAgainst,
    streakKind: streak.kind,
    streakLength: streak.length,
    lastFive: lastFive(played, teamId),
    home: splitOf(home),
    away: splitOf(away),
    firstDate: played[0]?.date ?? null,
    lastDate: played.at(-1)?.date ?? null,
  };
};
