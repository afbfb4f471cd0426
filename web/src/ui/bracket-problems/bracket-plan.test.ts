import { bracketProblems } from '@rondelle/contracts/competition/bracket-problems.ts';
import type { BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import { expect, test } from 'vitest';
import { bracketPlan } from './bracket-plan.ts';

const day = { date: '2026-12-06', venue: 'Aréna Nord', city: null };
const team = (id: number, categoryId: number, group: string | null) => ({
  id,
  categoryId,
  group,
  name: `Équipe ${id}`,
  deducted: 0,
  hasPlayed: false,
  hasToCome: true,
});
type Game = CurrentTournament['games'][number];
const game = (gameId: number, time: string, changes: Partial<Game> = {}): Game => ({
  ...day,
  gameId,
  time,
  categoryId: 3,
  stage: 'preliminary',
  group: null,
  isOver: false,
  homeTeamId: 1,
  awayTeamId: 2,
  ...changes,
});
const final = (gameId: number, time: string | null): BracketSlot => ({
  ...day,
  slot: 'F',
  stage: 'final',
  gameId,
  time,
  home: { from: 'group', group: 'A', rank: 1 },
  away: { from: 'group', group: 'A', rank: 2 },
});
const teams = [team(1, 3, 'A'), team(2, 3, 'A'), team(3, 4, null), team(4, 4, null)];
const problemsOf = (
  facts: Partial<Pick<CurrentTournament, 'brackets' | 'games'>>,
  slots = [final(70, '13:00')],
) =>
  bracketProblems(bracketPlan({ teams, games: [], brackets: [], ...facts }, 3, slots)).map((problem) => [
    problem.kind,
    'other' in problem && problem.other,
  ]);

test('counts a game between two teams of a group as one of that group, even without a group name', () => {
  expect(problemsOf({ games: [game(9, '13:00', { venue: null })] })).toEqual([['early', 'game 9']]);
  const elsewhere = { venue: null, categoryId: 4, homeTeamId: 3, awayTeamId: 4 };
  expect(problemsOf({ games: [game(9, '13:00', elsewhere)] })).toEqual([]);
});

test('uses the time of the scheduled game for its slot', () => {
  const brackets = [{ categoryId: 3, groupGames: 1, slots: [final(70, '13:00')] }];
  const games = [game(9, '13:00', { venue: null }), game(70, '16:00', { stage: 'final' })];
  expect(problemsOf({ brackets, games })).toEqual([]);
  expect(problemsOf({ brackets, games: games.slice(0, 1) })).toEqual([['early', 'game 9']]);
  // A played game can no longer be fixed.
  const played = [game(9, '17:00', { venue: null }), game(70, '16:00', { stage: 'final', isOver: true })];
  expect(problemsOf({ brackets, games: played })).toEqual([]);
});

test('includes the ice of games in other categories, and of planned ones until they are scheduled', () => {
  const brackets = [{ categoryId: 4, groupGames: 1, slots: [final(80, '13:30')] }];
  expect(problemsOf({ brackets })).toEqual([['ice', 'slot 4 F']]);
  const moved = game(80, '18:00', { stage: 'final', categoryId: 4, homeTeamId: 3, awayTeamId: 4 });
  expect(problemsOf({ brackets, games: [moved] })).toEqual([]);
});
