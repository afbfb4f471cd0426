import type { GameRow } from '../games/games.table.ts';
import { neutralRuleset } from '../standings/neutral-ruleset.ts';
import { pointsPercentage, splitOf, sumOf, tallyOf } from '../standings/record.ts';
import { currentStreak, lastFive, playedInOrder } from '../streaks/form.ts';
import type { TeamRecordRow } from './team-records.table.ts';

/** A team's record over any list of its games, counted alike whatever competition they belong to. */
export const recordOf = (
  games: readonly GameRow[],
  teamId: number,
): Omit<TeamRecordRow, 'season_id' | 'team_id' | 'category_id'> => {
  const played = playedInOrder(games);
  const home = tallyOf(
    played.filter((game) => game.home_team_id === teamId),
    teamId,
    neutralRuleset,
  );
  const away = tallyOf(
    played.filter((game) => game.home_team_id !== teamId),
    teamId,
    neutralRuleset,
  );
  const tally = sumOf(home, away);
  const streak = currentStreak(played, teamId);
  return {
    games_played: tally.gamesPlayed,
    wins: tally.wins,
    losses: tally.losses,
    ties: tally.ties,
    overtime_wins: tally.overtimeWins,
    overtime_losses: tally.overtimeLosses,
    shootout_wins: tally.shootoutWins,
    shootout_losses: tally.shootoutLosses,
    points: tally.points,
    points_percentage: pointsPercentage(tally, neutralRuleset),
    goals_for: tally.goalsFor,
    goals_against: tally.goalsAgainst,
    streak_kind: streak.kind,
    streak_length: streak.length,
    last_five: lastFive(played, teamId),
    home: splitOf(home),
    away: splitOf(away),
    first_date: played[0]?.date ?? null,
    last_date: played.at(-1)?.date ?? null,
  };
};
