import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { describe, expect, test } from 'vitest';
import type { LoggedEvent } from '../ports/event-log.ts';
import { planUndoing } from './plan-undoing.ts';

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
const takenBack = { type: 'StanceWithdrawn', data: { ...ids, side: 'away' } } as const;
const postponed = { type: 'GameRescheduled', data: { ...ids, ...saturday, date: '2024-10-06' } } as const;
const cancelled = { type: 'GameCancelled', data: { ...ids, reason } } as const;
const started = { type: 'GameStarted', data: ids } as const;
const restored = {
  type: 'GameRestored',
  data: { ...ids, key: null, ...fixture, ...saturday, status: 'scheduled', result: null },
} as const;
const deleted = { type: 'GameDeleted', data: { ...ids, reason } } as const;

/** Each event by a member, as the log would give it back. */
const history = (...said: readonly (readonly [member: string, event: LoggedEvent])[]) =>
  said.map(
    ([id, event], at): Recorded<LoggedEvent> => ({
      ...event,
      eventId: `event-${at}`,
      stream: 'game-7',
      revision: String(at),
      position: String(at + 1),
      recordedAt: '2024-10-07T12:00:00.000Z',
      metadata: {
        commandId: `command-${at}`,
        correlationId: `command-${at}`,
        causationId: `command-${at}`,
        actor: { id, role: 'member' },
        source: 'web',
        schemaVersion: 1,
      },
    }),
  );

const verdicts = (
  events: readonly Recorded<LoggedEvent>[],
  wanted: (event: Recorded<LoggedEvent>) => boolean,
) => planUndoing('game', events, wanted).map(({ event, verdict }) => `${event.type}: ${verdict}`);
const undoing = (type: LoggedEvent['type'], events: readonly Recorded<LoggedEvent>[]) =>
  verdicts(events, (event) => event.type === type);
const rollingBack = (member: string, events: readonly Recorded<LoggedEvent>[]) =>
  verdicts(events, ({ metadata }) => metadata.actor.id === member);

describe('undoing a change of a game', () => {
  test('what was said of a result is said again while that result stands', () => {
    const withdrawn = history(['a', scheduled], ['a', recorded], ['b', confirmed], ['b', takenBack]);
    expect(undoing('StanceWithdrawn', withdrawn)).toEqual(['StanceWithdrawn: possible']);
  });

  test('what was said of a result is not said of another one', () => {
    const corrects = history(
      ['a', scheduled],
      ['a', recorded],
      ['b', confirmed],
      ['b', takenBack],
      ['a', corrected],
    );
    expect(undoing('StanceWithdrawn', corrects)).toEqual(['StanceWithdrawn: built-upon']);
  });

  test('nothing of a game that was cancelled since is moved', () => {
    const off = history(['a', scheduled], ['a', postponed], ['b', cancelled]);
    expect(undoing('GameRescheduled', off)).toEqual(['GameRescheduled: built-upon']);
    expect(rollingBack('a', off)).toEqual(['GameRescheduled: built-upon', 'GameScheduled: built-upon']);
  });

  test('a roll-back counts with what its own steps take away: a result that comes back is confirmed by nobody', () => {
    const events = history(['b', scheduled], ['a', recorded], ['b', confirmed], ['a', corrected]);
    expect(rollingBack('a', events)).toEqual(['ResultCorrected: possible', 'ResultRecorded: possible']);
  });

  test('nor is the result of a game that comes back', () => {
    const events = history(['b', scheduled], ['a', recorded], ['b', confirmed], ['a', deleted]);
    expect(rollingBack('a', events)).toEqual(['GameDeleted: possible', 'ResultRecorded: possible']);
  });

  test('a game under way that was deleted is under way no more, also where it is deleted once again', () => {
    const events = history(['b', scheduled], ['a', started], ['b', deleted], ['a', restored]);
    expect(rollingBack('a', events)).toEqual(['GameRestored: possible', 'GameStarted: possible']);
  });

  test('no game that others have started since is taken away as it came back', () => {
    const events = history(['b', scheduled], ['b', deleted], ['a', restored], ['b', started]);
    expect(rollingBack('a', events)).toEqual(['GameRestored: built-upon']);
  });

  test('no older goals come back to a game that was played to its end since', () => {
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

const isOfA = ({ metadata }: Recorded<LoggedEvent>) => metadata.actor.id === 'a';

test('what was planned before of other versions of a stream changes no plan', () => {
  const events = history(
    ['a', scheduled],
    ['b', recorded],
    ['a', corrected],
    ['b', confirmed],
    ['a', postponed],
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
