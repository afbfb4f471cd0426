import type { Fixture, GameEvent, Occasion, Result } from '@rondelle/contracts/competition/game.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import { type GameRow, gamesTable } from './games.table.ts';

type Entered = Fixture & { readonly gameId: number; readonly seasonId: number; readonly key: string | null };

/** What table a game counts in; games of no competition are found by their season and category. */
const competitionOf = (game: Entered): string => {
  if (game.leagueId !== null) return `league-${game.leagueId}`;
  if (game.tournamentId !== null) return `tournament-${game.tournamentId}`;
  return `interleague-${game.seasonId}-${game.categoryId}`;
};

const teamsOf = ({ homeTeamId, awayTeamId }: { homeTeamId: number; awayTeamId: number }) => ({
  home_team_id: homeTeamId,
  away_team_id: awayTeamId,
  team_lo: Math.min(homeTeamId, awayTeamId),
  team_hi: Math.max(homeTeamId, awayTeamId),
});

const occasionOf = ({ date, time, venue, city }: Occasion) => ({ date, time, venue, city });

const scoreOf = (result: Result) => ({
  home_goals: result.homeGoals,
  away_goals: result.awayGoals,
  decided_in: result.decidedIn,
  forfeited_by: result.forfeitedBy,
  home_fair_play: result.homeFairPlay,
  away_fair_play: result.awayFairPlay,
});

const noScore = {
  home_goals: null,
  away_goals: null,
  decided_in: null,
  forfeited_by: null,
  home_fair_play: null,
  away_fair_play: null,
} as const;

const scheduled = (data: Entered, revision: string): GameRow => ({
  game_id: data.gameId,
  season_id: data.seasonId,
  category_id: data.categoryId,
  league_id: data.leagueId,
  tournament_id: data.tournamentId,
  competition: competitionOf(data),
  stage: data.stage,
  group_name: data.group,
  ...occasionOf(data),
  ...teamsOf(data),
  status: 'scheduled',
  ...noScore,
  source_key: data.key,
  revision: Number(revision),
});

export const games = entityView(
  gamesTable,
  1,
  oneRow<GameRow, GameEvent['type']>(({ data }) => [data.gameId])({
    GameScheduled: { create: ({ data, revision }) => scheduled(data, revision) },
    GameRecorded: {
      create: ({ data, revision }) => ({ ...scheduled(data, revision), status: 'final', ...scoreOf(data) }),
    },
    GameRescheduled: {
      change: (row, { data, revision }) => ({
        ...row,
        ...occasionOf(data),
        revision: Number(revision),
      }),
    },
    GamePlacementCorrected: {
      change: (row, { data, revision }) => ({
        ...row,
        stage: data.stage,
        group_name: data.group,
        revision: Number(revision),
      }),
    },
    GameTeamsCorrected: {
      change: (row, { data, revision }) => ({ ...row, ...teamsOf(data), revision: Number(revision) }),
    },
    ResultRecorded: {
      change: (row, { data, revision }) => ({
        ...row,
        status: 'final',
        ...scoreOf(data),
        revision: Number(revision),
      }),
    },
    ResultCorrected: {
      change: (row, { data, revision }) => ({
        ...row,
        status: 'final',
        ...scoreOf(data),
        revision: Number(revision),
      }),
    },
    ResultWithdrawn: {
      change: (row, { revision }) => ({
        ...row,
        status: 'scheduled',
        ...noScore,
        revision: Number(revision),
      }),
    },
    GameCancelled: {
      change: (row, { revision }) => ({ ...row, status: 'cancelled', revision: Number(revision) }),
    },
    GameDeleted: { remove: true },
    GameRestored: {
      create: ({ data, revision }) => ({
        ...scheduled(data, revision),
        status: data.status,
        ...(data.result ? scoreOf(data.result) : noScore),
      }),
    },
  }),
);
