import { expect, test } from 'vitest';
import { type Shot, tallyOf, winnerOf } from './shoot-out.ts';

/** « Hx » is a goal of the home team, « A- » a miss of the away team. */
const shots = (text: string): readonly Shot[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => ({ side: one.startsWith('H') ? 'home' : 'away', isGoal: one.endsWith('x') }));

test.each([
  ['', null],
  ['Hx A- Hx A-', 'home'],
  ['Hx A- H- A-', null],
  ['Hx A- H- A- H- A-', 'home'],
  ['Hx Ax H- A- H- A-', null],
  ['Hx Ax H- A- H- A- Hx', null],
  ['Hx Ax H- A- H- A- Hx A-', 'home'],
  ['Hx Ax H- A- H- A- H- Ax', 'away'],
  ['Ax Hx Ax H- A- H-', 'away'],
] as const)('after “%s” the winner is %s', (text, winner) => {
  expect(winnerOf(shots(text))).toBe(winner);
});

test('counts the shots of each side', () => {
  const { home, away, homeGoals, awayGoals } = tallyOf(shots('Hx A- H- Ax Hx'));
  expect([home.length, away.length, homeGoals, awayGoals]).toEqual([3, 2, 2, 1]);
});
