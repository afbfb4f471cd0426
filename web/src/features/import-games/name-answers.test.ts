import { expect, test } from 'vitest';
import { withAnswer, answerTo, noAnswers, type Question } from './name-answers.ts';

const unclear = { rows: 3, sure: false, found: null, candidates: [] };
const league: Question = { ...unclear, text: 'M13 AA' };
const team = (leagueId: number): Question => ({ ...unclear, text: 'Loups', leagueId, league: 'M13 AA' });

test('replaces the earlier answer to the same question', () => {
  let answers = noAnswers;
  for (const value of ['5', 'skip', '6']) answers = withAnswer(answers, league, value);
  for (const value of ['new', '12']) answers = withAnswer(answers, team(6), value);
  answers = withAnswer(answers, team(7), 'new');
  expect(answers).toEqual({
    ...noAnswers,
    leagues: [{ text: 'M13 AA', leagueId: 6 }],
    teams: [
      { leagueId: 6, text: 'Loups', team: 12 },
      { leagueId: 7, text: 'Loups', team: 'new' },
    ],
  });
  expect([league, team(6), team(7), team(8)].map((one) => answerTo(answers, one))).toEqual([
    '6',
    '12',
    'new',
    '',
  ]);
});

test('removes answers, and stores “skip” as an answer for a league', () => {
  const answers = withAnswer(withAnswer(noAnswers, league, 'skip'), team(6), 'skip');
  expect([answerTo(answers, league), answerTo(answers, team(6))]).toEqual(['skip', 'skip']);
  expect(withAnswer(withAnswer(answers, league, ''), team(6), '')).toEqual(noAnswers);
});
