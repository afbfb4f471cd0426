import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import { describe, expect, test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { game } from './game.decider.ts';

const given = specFor(game);
const id = { gameId: 618251, seasonId: 19 };
const occasion = { date: '2024-10-05', time: '13:30', venue: 'Aréna', city: 'Trois-Rivières' };
const placement = { stage: 'regular', group: null } as const;
const teams = { homeTeamId: 101, awayTeamId: 102 };
const fixture = { categoryId: 3, leagueId: 7, tournamentId: null, ...placement, ...teams, ...occasion };
const won: Result = {
  homeGoals: 3,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: 1,
  awayFairPlay: null,
};
const lost: Result = { ...won, homeGoals: 2, awayGoals: 3 };
const entry = { ...id, key: 'lheq/618251', ...fixture };
const reason = 'typing-error';

const scheduled = { type: 'GameScheduled', data: entry } as const;
const recorded = { type: 'GameRecorded', data: { ...entry, ...won } } as const;
const resultRecorded = { type: 'ResultRecorded', data: { ...id, ...won } } as const;
const corrected = { type: 'ResultCorrected', data: { ...id, ...lost, reason } } as const;
const withdrawn = { type: 'ResultWithdrawn', data: { ...id, reason } } as const;
const cancelled = { type: 'GameCancelled', data: { ...id, reason } } as const;
const postponed = { type: 'GamePostponed', data: { ...id, reason } } as const;
const deleted = { type: 'GameDeleted', data: { ...id, reason } } as const;

const schedule = { type: 'ScheduleGame', ...anyCommand, ...entry } as const;
const record = { type: 'RecordGame', ...anyCommand, ...entry, ...won } as const;
const recordResult = { type: 'RecordResult', ...anyCommand, ...id, ...won } as const;
const correct = { type: 'CorrectResult', ...anyCommand, ...id, ...lost, reason } as const;
const withdraw = { type: 'WithdrawResult', ...anyCommand, ...id, reason } as const;
const reschedule = { type: 'RescheduleGame', ...anyCommand, ...id, ...occasion } as const;
const correctTeams = { type: 'CorrectGameTeams', ...anyCommand, ...id, ...teams, reason } as const;
const correctPlacement = {
  type: 'CorrectGamePlacement',
  ...anyCommand,
  ...id,
  ...placement,
  reason,
} as const;
const postpone = { type: 'PostponeGame', ...anyCommand, ...id, reason } as const;
const cancel = { type: 'CancelGame', ...anyCommand, ...id, reason } as const;
const remove = { type: 'DeleteGame', ...anyCommand, ...id, reason } as const;
const restore = { type: 'RestoreGame', ...anyCommand, ...id } as const;

const ends = (decidedIn: Result['decidedIn'], homeGoals: number, awayGoals: number) => ({
  decidedIn,
  homeGoals,
  awayGoals,
});

const statusAfter = (...events: readonly Parameters<typeof game.evolve>[1][]) =>
  events.reduce(game.evolve, game.initial)?.status;

describe('entering a game', () => {
  test('a game is scheduled', () => given().when(schedule).thenEvents(scheduled));
  test('a game is recorded together with its result', () => given().when(record).thenEvents(recorded));
  test('a game is entered once, deleted or not', () => {
    given(scheduled).when(record).thenRejected('game/already-entered');
    given(recorded).when(schedule).thenRejected('game/already-entered');
    given(recorded, deleted).when(record).thenRejected('game/already-entered');
  });
  test('a team cannot play against itself', () => {
    given()
      .when({ ...schedule, awayTeamId: 101 })
      .thenRejected('game/same-team', 'awayTeamId');
    given()
      .when({ ...record, awayTeamId: 101 })
      .thenRejected('game/same-team', 'awayTeamId');
  });
  test('a game belongs to a league, a tournament or neither, but not both', () => {
    given()
      .when({ ...schedule, tournamentId: 4 })
      .thenRejected('game/two-competitions', 'tournamentId');
    const inTournament = { ...entry, leagueId: null, tournamentId: 4 };
    const inNeither = { ...entry, leagueId: null };
    given()
      .when({ ...schedule, ...inTournament })
      .thenEvents({ type: 'GameScheduled', data: inTournament });
    given()
      .when({ ...schedule, ...inNeither })
      .thenEvents({ type: 'GameScheduled', data: inNeither });
  });
  test('an unknown game refuses every other command', () => {
    const others = [
      recordResult,
      correct,
      withdraw,
      reschedule,
      correctTeams,
      correctPlacement,
      cancel,
      remove,
      restore,
    ];
    for (const command of others) given().when(command).thenRejected('game/unknown');
  });
  test('a game belongs to one season', () =>
    given(recorded)
      .when({ ...remove, seasonId: 20 })
      .thenRejected('game/unknown', 'seasonId'));
});

describe('the result of a game', () => {
  test('a scheduled game gets its result', () =>
    given(scheduled).when(recordResult).thenEvents(resultRecorded));
  test('recording the same result twice changes nothing', () =>
    given(recorded).when(recordResult).thenNothing());
  test('a different result for a final game needs a correction', () => {
    given(recorded)
      .when({ ...recordResult, ...lost })
      .thenRejected('game/result-already-recorded');
    given(recorded).when(correct).thenEvents(corrected);
    given(scheduled, resultRecorded).when(correct).thenEvents(corrected);
  });
  test('a correction or a withdrawal needs a result', () => {
    given(scheduled).when(correct).thenRejected('game/no-result');
    given(scheduled).when(withdraw).thenRejected('game/no-result');
  });
  test('correcting to the same result changes nothing', () =>
    given(recorded, corrected).when(correct).thenNothing());
  test('a withdrawn result leaves the game scheduled, and it can be recorded again', () => {
    given(recorded).when(withdraw).thenEvents(withdrawn);
    given(recorded, withdrawn).when(correct).thenRejected('game/no-result');
    given(recorded, withdrawn).when(recordResult).thenEvents(resultRecorded);
  });

  test.each([
    ends('shootout', 3, 2),
    ends('shootout', 0, 1),
    ends('overtime', 3, 2),
    ends('overtime', 2, 2),
    ends('regulation', 9, 0),
    ends('regulation', 1, 1),
  ])('may be $homeGoals-$awayGoals in $decidedIn', (end) =>
    given(scheduled)
      .when({ ...recordResult, ...end })
      .thenEvents({ type: 'ResultRecorded', data: { ...id, ...won, ...end } }),
  );
  test.each([
    [ends('shootout', 4, 2), 'game/shootout-needs-one-goal'],
    [ends('shootout', 2, 2), 'game/shootout-needs-one-goal'],
    [ends('overtime', 2, 4), 'game/overtime-by-one-goal'],
  ] as const)('refuses %o, recorded or corrected: %s', (end, code) => {
    given(scheduled)
      .when({ ...recordResult, ...end })
      .thenRejected(code, 'homeGoals');
    given(recorded)
      .when({ ...correct, ...end })
      .thenRejected(code, 'homeGoals');
    given()
      .when({ ...record, ...end })
      .thenRejected(code, 'homeGoals');
  });
  test('accepts penalty minutes; null means the same as leaving them out', () => {
    const minutes = { ...won, homePenaltyMinutes: 8, awayPenaltyMinutes: null };
    given(scheduled)
      .when({ ...recordResult, ...minutes })
      .thenEvents({ type: 'ResultRecorded', data: { ...id, ...minutes } });
    given(recorded)
      .when({ ...correct, ...minutes })
      .thenEvents({ type: 'ResultCorrected', data: { ...id, ...minutes, reason } });
    const none = { homePenaltyMinutes: null, awayPenaltyMinutes: null };
    given(recorded)
      .when({ ...recordResult, ...none })
      .thenNothing();
  });
  test('accepts any goals for a forfeit, because the ruleset’s score counts', () => {
    const forfeit = { ...won, ...ends('shootout', 0, 0), forfeitedBy: 'away' } as const;
    given(scheduled)
      .when({ ...recordResult, ...forfeit })
      .thenEvents({ type: 'ResultRecorded', data: { ...id, ...forfeit } });
  });
});

describe('changing a game', () => {
  test('a game is rescheduled to another day, played or not', () => {
    const later = { ...occasion, date: '2024-10-06', time: null };
    const rescheduled = { type: 'GameRescheduled', data: { ...id, ...later } } as const;
    given(scheduled)
      .when({ ...reschedule, ...later })
      .thenEvents(rescheduled);
    given(recorded)
      .when({ ...reschedule, ...later })
      .thenEvents(rescheduled);
    given(recorded, rescheduled)
      .when({ ...reschedule, ...later })
      .thenNothing();
    given(recorded).when(reschedule).thenNothing();
  });
  test('records corrected teams, nothing when they are unchanged, and rejects a team against itself', () => {
    const data = { ...id, homeTeamId: 102, awayTeamId: 103, reason } as const;
    given(recorded)
      .when({ ...correctTeams, ...data })
      .thenEvents({ type: 'GameTeamsCorrected', data });
    given(recorded).when(correctTeams).thenNothing();
    given(recorded)
      .when({ ...correctTeams, awayTeamId: 101 })
      .thenRejected('game/same-team', 'awayTeamId');
  });
  test('stage and group are corrected', () => {
    const data = { ...id, stage: 'preliminary', group: 'B', reason } as const;
    given(recorded)
      .when({ ...correctPlacement, ...data })
      .thenEvents({ type: 'GamePlacementCorrected', data });
    given(recorded).when(correctPlacement).thenNothing();
  });
  test('a game without a result can be cancelled, once', () => {
    given(scheduled).when(cancel).thenEvents(cancelled);
    given(scheduled, cancelled).when(cancel).thenNothing();
    given(recorded).when(cancel).thenRejected('game/result-already-recorded');
  });
  test('a game without a result can be postponed, once, also after it was cancelled', () => {
    given(scheduled).when(postpone).thenEvents(postponed);
    given(scheduled, postponed).when(postpone).thenNothing();
    given(scheduled, cancelled).when(postpone).thenEvents(postponed);
    given(scheduled, postponed).when(cancel).thenEvents(cancelled);
    given(recorded).when(postpone).thenRejected('game/result-already-recorded');
  });
  test('a postponed game is scheduled again only by a new day', () => {
    const later = { ...occasion, date: '2024-11-02' };
    const moved = { type: 'GameRescheduled', data: { ...id, ...later } } as const;
    const elsewhere = { type: 'GameRescheduled', data: { ...id, ...occasion, venue: null } } as const;
    given(scheduled, postponed)
      .when({ ...reschedule, ...later })
      .thenEvents(moved);
    expect(statusAfter(scheduled, postponed, moved)).toBe('scheduled');
    expect(statusAfter(scheduled, postponed, elsewhere)).toBe('postponed');
    given(scheduled, postponed).when(recordResult).thenEvents(resultRecorded);
    given(scheduled, postponed)
      .when({ type: 'ReinstateGame', ...anyCommand, ...id })
      .thenEvents({ type: 'GameReinstated', data: id });
  });
  test('a cancelled game can only be deleted', () => {
    const refused = [recordResult, correct, withdraw, reschedule, correctTeams, correctPlacement];
    for (const command of refused) given(scheduled, cancelled).when(command).thenRejected('game/cancelled');
    given(scheduled, cancelled).when(remove).thenEvents(deleted);
  });
});

describe('deleting and restoring a game', () => {
  test('a game is deleted', () => given(recorded).when(remove).thenEvents(deleted));
  test('a deleted game refuses every command except a restoration', () => {
    const refused = [
      recordResult,
      correct,
      withdraw,
      reschedule,
      correctTeams,
      correctPlacement,
      cancel,
      remove,
    ];
    for (const command of refused) given(recorded, deleted).when(command).thenRejected('game/deleted');
  });
  test('a game that is not deleted cannot be restored', () =>
    given(recorded).when(restore).thenRejected('game/not-deleted'));
  test('a game is restored with its fixture, status and result', () => {
    const played = { type: 'GameRestored', data: { ...entry, status: 'final', result: lost } } as const;
    const notPlayed = {
      type: 'GameRestored',
      data: { ...entry, status: 'scheduled', result: null },
    } as const;
    const calledOff = {
      type: 'GameRestored',
      data: { ...entry, status: 'cancelled', result: null },
    } as const;
    given(recorded, corrected, deleted).when(restore).thenEvents(played);
    given(scheduled, deleted).when(restore).thenEvents(notPlayed);
    given(scheduled, cancelled, deleted).when(restore).thenEvents(calledOff);
  });
  test.each([
    ['final', [recorded, corrected]],
    ['scheduled', [scheduled]],
    ['cancelled', [scheduled, cancelled]],
    ['postponed', [scheduled, postponed]],
  ] as const)('deleting and restoring a %s game leaves it unchanged', (_status, history) => {
    const before = history.reduce(game.evolve, game.initial);
    const removed = game.evolve(before, deleted);
    expect(game.decide(restore, removed).reduce(game.evolve, removed)).toEqual(before);
  });
});
