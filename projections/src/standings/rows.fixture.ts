import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { GameRow } from '../games/games.table.ts';
import { neutralRuleset } from './neutral-ruleset.ts';
import type { TableEntry } from './tables.ts';

/** Rows for tests: a final league game of 2024-10-01, and what the test says otherwise. */
export const gameRow = (
  gameId: number,
  home: number,
  away: number,
  changes: Partial<GameRow> = {},
): GameRow => ({
  game_id: gameId,
  season_id: 1,
  category_id: 1,
  league_id: 1,
  tournament_id: null,
  competition: 'league-1',
  stage: 'regular',
  group_name: null,
  date: '2024-10-01',
  time: null,
  venue: null,
  city: null,
  home_team_id: home,
  away_team_id: away,
  team_lo: Math.min(home, away),
  team_hi: Math.max(home, away),
  status: 'final',
  home_goals: 0,
  away_goals: 0,
  decided_in: 'regulation',
  forfeited_by: null,
  home_fair_play: null,
  away_fair_play: null,
  period: null,
  confirmation: null,
  confirmation_by: null,
  source_key: null,
  revision: 0,
  ...changes,
});

/** `score(1, 10, '4-2', 20)`: game 1, team 10 beats team 20 at home. */
export const score = (
  gameId: number,
  home: number,
  goals: `${number}-${number}`,
  away: number,
  changes: Partial<GameRow> = {},
): GameRow => {
  const [homeGoals, awayGoals] = goals.split('-').map(Number);
  return gameRow(gameId, home, away, { home_goals: homeGoals ?? 0, away_goals: awayGoals ?? 0, ...changes });
};

export const competitionRow = (
  rules: Partial<Ruleset> = {},
  changes: Partial<CompetitionRow> = {},
): CompetitionRow => ({
  competition: 'league-1',
  kind: 'league',
  id: 1,
  season_id: 1,
  ruleset_id: 1,
  ruleset_version: 1,
  rules: { ...neutralRuleset, ...rules },
  draw: null,
  ...changes,
});

export const entry = (teamId: number, changes: Partial<TableEntry> = {}): TableEntry => ({
  team_id: teamId,
  category_id: 1,
  group_name: null,
  division_id: null,
  ...changes,
});
