import { describe, expect, test } from 'vitest';
import { placeOf, textOfPlace } from './bracket-places.ts';
import { type BracketPlan, type BracketProblem, bracketProblems } from './bracket-problems.ts';
import type { Stage } from './lists.ts';

type Slot = BracketPlan['slots'][number];
const place = (text: string) => placeOf(text) ?? { from: 'team' as const, teamId: 0 };
const stages: Readonly<Record<string, Stage>> = {
  Q: 'quarter-final',
  S: 'semi-final',
  B: 'bronze',
  F: 'final',
};
/** `slot('F', 'winner SF1', 'winner SF2', '15:00')` */
const slot = (
  code: string,
  home: string,
  away: string,
  time: string | null,
  changes: Partial<Slot> = {},
): Slot => ({
  slot: code,
  stage: stages[code.charAt(0)] ?? 'consolation',
  home: place(home),
  away: place(away),
  date: '2026-12-06',
  time,
  venue: null,
  city: null,
  ...changes,
});
const groups = [
  { name: 'A', teamIds: [1, 2, 3] },
  { name: 'B', teamIds: [4, 5] },
];
const semis = [
  slot('SF1', 'group 1 A', 'group 2 B', '08:00'),
  slot('SF2', 'group 1 B', 'group 2 A', '09:00'),
];
const final = (time: string | null, changes: Partial<Slot> = {}) =>
  slot('F', 'winner SF1', 'winner SF2', time, changes);

const labelOf = (problem: BracketProblem): string => {
  if (problem.kind === 'unused') return `unused ${textOfPlace(problem.place)}`;
  if (problem.kind === 'missing') return `missing ${problem.game} ${textOfPlace(problem.place)}`;
  return `${problem.kind} ${problem.game} ${problem.other}`;
};
const problemsOf = (slots: readonly Slot[], changes: Partial<BracketPlan> = {}) =>
  bracketProblems({ slots, groups, games: [], ...changes }).map(labelOf);

test('returns no problems for a playable plan', () => {
  expect(problemsOf([...semis, slot('BR', 'loser SF1', 'loser SF2', '12:00'), final('13:30')])).toEqual([]);
  expect(problemsOf([...semis, final(null)])).toEqual([]);
});

const ofGroup = (time: string, group: string | null = 'A') => ({
  key: `game ${time}`,
  teamIds: [1, 2],
  group,
  date: '2026-12-06',
  time,
  venue: 'Aréna Nord',
  city: null,
});

describe('a game of a bracket', () => {
  test.each([
    ['is early when it begins before a game whose winner it needs', '08:30', ['early F SF1', 'early F SF2']],
    ['is early when it begins with such a game', '09:00', ['rest F SF1', 'early F SF2']],
    ['is early when it begins within the hour of such a game', '09:59', ['rest F SF1', 'early F SF2']],
    ['lacks rest when it follows such a game at once', '10:00', ['rest F SF2']],
    ['has no problem an hour after such a game', '11:00', []],
  ])('%s', (_what, time, expected) => {
    expect(problemsOf([...semis, final(time)])).toEqual(expected);
  });

  test('is reported as early when it is before its predecessors, even through a game without a time', () => {
    expect(problemsOf([...semis, final(null, { date: '2026-12-05' })])).toEqual([
      'early F SF1',
      'early F SF2',
    ]);
    const noHour = [
      slot('QF1', 'group 1 A', 'group 2 B', '12:00'),
      slot('SF1', 'winner QF1', 'group 2 A', null),
    ];
    const late = [...noHour, slot('F', 'winner SF1', 'group 1 B', '11:00')];
    expect(problemsOf(late)).toEqual(['early F QF1']);
  });

  test('has no problem once it has been played', () => {
    expect(problemsOf([...semis, final('08:30', { isOver: true })])).toEqual([]);
  });

  test('starts after the last game of its groups, or of every group for a best team', () => {
    const games = [ofGroup('07:30'), ofGroup('06:00'), ofGroup('05:00', 'B')];
    expect(problemsOf([...semis, final('13:00')], { games })).toEqual([
      'early SF1 game 07:30',
      'rest SF2 game 07:30',
    ]);
    const best = [slot('F', 'group 1 B', 'best 1 1', '07:45')];
    expect(problemsOf(best, { games })).toContain('early F game 07:30');
  });

  test('conflicts with another game on the same ice, regardless of the spelling of its name', () => {
    const one = slot('SF1', 'group 1 A', 'group 2 B', '08:00', { venue: 'Aréna Nord', city: 'Magog' });
    const on = (changes: Partial<Slot>) =>
      problemsOf([one, slot('SF2', 'group 1 B', 'group 2 A', '08:50', changes), final('13:00')]);
    expect(on({ venue: 'arena  nord' })).toEqual(['ice SF1 SF2']);
    expect(on({ venue: 'Aréna Nord', time: '09:00' })).toEqual([]);
    expect(on({ venue: 'Aréna Nord', city: 'Granby' })).toEqual([]);
    expect(on({ venue: 'Aréna Sud' })).toEqual([]);
    expect(problemsOf([one], { games: [{ ...ofGroup('08:10'), group: null, key: 'game 9' }] })).toContain(
      'ice SF1 game 9',
    );
  });

  test('conflicts with other games of a team that it names directly', () => {
    const games = [{ ...ofGroup('08:30'), key: 'game 9', teamIds: [7, 8] }].map(
      ({ group: _group, ...game }) => game,
    );
    const own = (time: string) => problemsOf([slot('F', 'team 7', 'group 1 A', time)], { games });
    expect(own('08:00')).toContain('team F game 9');
    expect(own('10:00')).toContain('rest F game 9');
    expect(own('11:00').filter((text) => text.includes('game 9'))).toEqual([]);
  });
});

describe('a place of a bracket', () => {
  test('is used in one game only, and only after the game that it refers to', () => {
    expect(problemsOf([...semis, slot('F', 'winner SF1', 'winner SF1', null)])).toEqual([
      'twice F F',
      'unused winner SF2',
    ]);
    expect(problemsOf([final(null), ...semis])).toEqual(['order F SF1', 'order F SF2']);
    const each = [slot('SF1', 'winner SF2', 'group 1 A', null), slot('SF2', 'loser SF1', 'group 1 B', null)];
    expect(problemsOf(each)).toContain('cycle SF1 SF2');
    expect(problemsOf([slot('F', 'winner F', 'group 1 A', null)])).toContain('cycle F F');
  });

  test('is reported as missing when its group has no such rank', () => {
    const third = [slot('SF1', 'group 1 A', 'group 3 B', null), slot('F', 'winner SF1', 'best 3 2', null)];
    expect(problemsOf(third)).toEqual([
      'missing SF1 group 3 B',
      'missing F best 3 2',
      'unused group 1 B',
      'unused group 2 B',
      'unused best 3 1',
      'same F SF1',
    ]);
    expect(problemsOf([slot('F', 'group 1 C', 'group 1 A', null)])).toEqual(['missing F group 1 C']);
  });

  test('is reported as unused when a lower-ranked team plays instead, or a winner has no next game', () => {
    expect(problemsOf([slot('F', 'group 1 A', 'group 2 B', null)])).toEqual(['unused group 1 B']);
    // No better team is left out when the last of the groups play apart from the title.
    expect(problemsOf([slot('C1', 'group 3 A', 'group 2 B', null)])).toEqual([]);
    expect(problemsOf(semis)).toEqual(['unused winner SF1', 'unused winner SF2']);
  });

  test('is reported when its team may also fill another place', () => {
    expect(problemsOf([slot('F', 'group 1 A', 'best 1 1', null)])).toContain('same F F');
    expect(problemsOf([slot('F', 'team 2', 'group 1 A', null)])).toContain('same F F');
    expect(problemsOf([slot('F', 'team 4', 'group 1 A', null)])).toEqual([]);
  });
});
