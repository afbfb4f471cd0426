import { countsOf } from '@rondelle/contracts/competition/game.events.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { GameRow } from '../games/games.table.ts';
import { neutralRuleset } from './neutral-ruleset.ts';
import type { TableEntry } from './tables.ts';

/** For tests: the row of a final league game on 2024-10-01, with changes. */
export const gameRow = (
  gameId: number,
  home: number,
  away: number,
  changes: Partial<GameRow> = {},
): GameRow => ({
  gameId,
  seasonId: 1,
  categoryId: 1,
  leagueId: 1,
  tournamentId: null,
  competition: 'league-1',
  stage: 'regular',
  groupName: null,
  date: '2024-10-01',
  time: null,
  venue: null,
  city: null,
  homeTeamId: home,
  awayTeamId: away,
  teamLo: Math.min(home, away),
  teamHi: Math.max(home, away),
  status: 'final',
  homeGoals: 0,
  awayGoals: 0,
  decidedIn: 'regulation',
  forfeitedBy: null,
  ...countsOf({}),
  homeFairPlay: null,
  awayFairPlay: null,
  period: null,
  confirmation: null,
  confirmationBy: null,
  sourceKey: null,
  revision: 0,
  ...changes,
});

/** `score(1, 10, '4-2', 20)`: game 1, in which team 10 beats team 20 at home. */
export const score = (
  gameId: number,
  home: number,
  goals: `${number}-${number}`,
  away: number,
  changes: Partial<GameRow> = {},
): GameRow => {
  const [homeGoals, awayGoals] = goals.split('-').map(Number);
  return gameRow(gameId, home, away, { homeGoals: homeGoals ?? 0, awayGoals: awayGoals ?? 0, ...changes });
};

export const competitionRow = (
  rules: Partial<Ruleset> = {},
  changes: Partial<CompetitionRow> = {},
): CompetitionRow => ({
  competition: 'league-1',
  kind: 'league',
  id: 1,
  seasonId: 1,
  categoryId: 1,
  rulesetId: 1,
  rulesetVersion: 1,
  rules: { ...neutralRuleset, ...rules },
  draw: null,
  ...changes,
});

export const entry = (teamId: number, changes: Partial<TableEntry> = {}): TableEntry => ({
  teamId,
  categoryId: 1,
  groupName: null,
  divisionId: null,
  ...changes,
});
