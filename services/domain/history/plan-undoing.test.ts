import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { describe, expect, test } from 'vitest';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { planUndoing } from './plan-undoing.ts';
import { recordedBy } from './recorded-by.ts';

const ids = { gameId: 7, seasonId: 19 };
const fixture = {
  categoryId: 3,
  leagueId: 5,
  tournamentId: null,
  stage: 'regular',
  group: null,
  homeTeamId: 101,
  awayTeamId: 102,
} as const;
const saturday = { date: '2024-10-05', time: null, venue: null, city: null };
const won: Result = {
  homeGoals: 3,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
};
const reason = 'typing-error' as const;
const scheduled = { type: 'GameScheduled', data: { ...ids, key: null, ...fixture, ...saturday } } as const;
const recorded = { type: 'ResultRecorded', data: { ...ids, ...won } } as const;
const corrected = { type: 'ResultCorrected', data: { ...ids, ...won, homeGoals: 4, reason } } as const;
const confirmed = { type: 'ResultConfirmed', data: { ...ids, side: 'away' } } as const;
const confirmationWithdrawn = { type: 'StanceWithdrawn', data: { ...ids, side: 'away' } } as const;
const moved = { type: 'GameRescheduled', data: { ...ids, ...saturday, date: '2024-10-06' } } as const;
const postponed = { type: 'GamePostponed', data: { ...ids, reason } } as const;
const cancelled = { type: 'GameCancelled', data: { ...ids, reason } } as const;
const atFour = { type: 'GameRescheduled', data: { ...ids, ...saturday, time: '16:00' } } as const;
const started = { type: 'GameStarted', data: ids } as const;
const unfinished = { type: 'GameLeftUnfinished', data: ids } as const;
const stopped = { type: 'GameStopped', data: ids } as const;
const restored = {
  type: 'GameRestored',
  data: { ...ids, key: null, ...fixture, ...saturday, status: 'scheduled', result: null },
} as const;
const deleted = { type: 'GameDeleted', data: { ...ids, reason } } as const;

/** Recorded events of a game, each with the member who caused it. */
const history = (...entries: Parameters<typeof recordedBy>[1]) => recordedBy('game-7', entries);

const verdicts = (
  events: readonly Recorded<LoggedEvent>[],
  wanted: (event: Recorded<LoggedEvent>) => boolean,
) => planUndoing('game', events, wanted).map(({ event, verdict }) => `${event.type}: ${verdict}`);
const undoing = (type: LoggedEvent['type'], events: readonly Recorded<LoggedEvent>[]) =>
  verdicts(events, (event) => event.type === type);
const rollingBack = (member: string, events: readonly Recorded<LoggedEvent>[]) =>
  verdicts(events, ({ metadata }) => metadata.actor.id === member);

/** The commands that undo the event with this revision, or the verdict that forbids it. */
const stepsOf = (events: readonly LoggedEvent[], undone: number) =>
  planUndoing(
    'game',
    history(...events.map((event) => ['a', event] as const)),
    ({ revision }) => revision === String(undone),
  ).flatMap((one) => (one.verdict === 'possible' ? one.commands.map(({ type }) => type) : [one.verdict]));
const steps = (...events: readonly LoggedEvent[]) => stepsOf(events, events.length - 1);

const isOfA = ({ metadata }: Recorded<LoggedEvent>) => metadata.actor.id === 'a';

describe('undoing a change of a game', () => {
  test('a withdrawn confirmation can be restored while its result stands', () => {
    const withdrawn = history(
      ['a', scheduled],
      ['a', recorded],
      ['b', confirmed],
      ['b', confirmationWithdrawn],
    );
    expect(undoing('StanceWithdrawn', withdrawn)).toEqual(['StanceWithdrawn: possible']);
  });

  test('a confirmation is not restored for a corrected result', () => {
    const corrects = history(
      ['a', scheduled],
      ['a', recorded],
      ['b', confirmed],
      ['b', confirmationWithdrawn],
      ['a', corrected],
    );
    expect(undoing('StanceWithdrawn', corrects)).toEqual(['StanceWithdrawn: built-upon']);
  });

  test('changes of a game that was cancelled since cannot be undone', () => {
    const off = history(['a', scheduled], ['a', moved], ['b', cancelled]);
    expect(undoing('GameRescheduled', off)).toEqual(['GameRescheduled: built-upon']);
    expect(rollingBack('a', off)).toEqual(['GameRescheduled: built-upon', 'GameScheduled: built-upon']);
  });

  test('undoing a postponement or a cancellation restores the previous status', () => {
    expect(steps(scheduled, postponed)).toEqual(['ReinstateGame']);
    const calledOff = steps(scheduled, postponed, cancelled);
    expect(calledOff).toEqual(['ReinstateGame', 'PostponeGame']);
    const dated = steps(scheduled, postponed, moved);
    expect(dated).toEqual(['RescheduleGame', 'PostponeGame']);
  });

  test('undoing a new date leaves an unfinished game unfinished', () => {
    const events = [scheduled, moved, started, unfinished];
    expect(stepsOf(events, 1)).toEqual(['RescheduleGame', 'LeaveGameUnfinished']);
    expect(steps(scheduled, started, unfinished, moved)).toEqual(['RescheduleGame', 'LeaveGameUnfinished']);
  });

  test('a rollback that undoes the status before the day does not restore the status with the day', () => {
    const events = history(['b', scheduled], ['a', moved], ['b', started], ['a', unfinished]);
    const plan = planUndoing('game', events, isOfA);
    const commands = plan.map((one) => one.verdict === 'possible' && one.commands.map(({ type }) => type));
    expect(commands).toEqual([['StartGame'], ['RescheduleGame']]);
  });

  test('undoing a new time of an unfinished game does not change its later status', () => {
    const events = [scheduled, started, unfinished, atFour];
    expect(steps(...events)).toEqual(['RescheduleGame']);
    expect(stepsOf([...events, stopped], 3)).toEqual(['RescheduleGame']);
    expect(stepsOf([...events, started], 3)).toEqual(['RescheduleGame']);
    expect(stepsOf([...events, recorded], 3)).toEqual(['RescheduleGame']);
  });

  test('a rollback includes its own steps: a restored result has no confirmation', () => {
    const events = history(['b', scheduled], ['a', recorded], ['b', confirmed], ['a', corrected]);
    expect(rollingBack('a', events)).toEqual(['ResultCorrected: possible', 'ResultRecorded: possible']);
  });

  test('a restored game has a result without confirmation', () => {
    const events = history(['b', scheduled], ['a', recorded], ['b', confirmed], ['a', deleted]);
    expect(rollingBack('a', events)).toEqual(['GameDeleted: possible', 'ResultRecorded: possible']);
  });

  test('a live game that was deleted is scheduled, also when its restoration is rolled back', () => {
    const events = history(['b', scheduled], ['a', started], ['b', deleted], ['a', restored]);
    expect(rollingBack('a', events)).toEqual(['GameRestored: possible', 'GameStarted: possible']);
  });

  test('a restoration cannot be undone once others have started the game', () => {
    const events = history(['b', scheduled], ['b', deleted], ['a', restored], ['b', started]);
    expect(rollingBack('a', events)).toEqual(['GameRestored: built-upon']);
  });

  test('a deleted live game cannot get its old score back once it has been played', () => {
    const events = history(
      ['b', scheduled],
      ['b', started],
      ['a', deleted],
      ['b', restored],
      ['b', recorded],
      ['b', deleted],
    );
    expect(rollingBack('a', events)).toEqual(['GameDeleted: built-upon']);
  });
});

test('a plan does not depend on earlier plans for other versions of the stream', () => {
  const events = history(
    ['a', scheduled],
    ['b', recorded],
    ['a', corrected],
    ['b', confirmed],
    ['a', moved],
    ['a', deleted],
    ['b', restored],
    ['a', recorded],
  );
  const versions = Array.from({ length: 2 ** events.length }, (_, bits) =>
    events.filter((_event, at) => ((bits >> at) & 1) === 1),
  );
  for (const version of versions)
    expect(planUndoing('game', version, isOfA)).toEqual(planUndoing('game', structuredClone(version), isOfA));
});

test('names the ten latest blocking changes, in order', () => {
  const days = Array.from({ length: 40 }, (_, at) => ({
    ...moved,
    data: { ...moved.data, date: `2024-10-${String(8 + (at % 20)).padStart(2, '0')}` },
  }));
  const events = history(['a', scheduled], ['a', moved], ...days.map((day) => ['b', day] as const));
  const [undoing] = planUndoing('game', events, ({ revision }) => revision === '1');
  expect(undoing?.verdict === 'built-upon' && undoing.by).toEqual(events.slice(-10));
});
