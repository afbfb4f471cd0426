import type { Fixture, Result } from '@rondelle/contracts/competition/game.events.ts';
import { describe, test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { newEvents } from '../new-events.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { game } from './game.decider.ts';

const given = specFor(game);
const ids = { gameId: 7, seasonId: 19 };
const fixture: Fixture = {
  categoryId: 3,
  leagueId: 5,
  tournamentId: null,
  stage: 'regular',
  group: null,
  homeTeamId: 101,
  awayTeamId: 102,
  date: '2024-10-05',
  time: null,
  venue: null,
  city: null,
};
const won: Result = {
  homeGoals: 3,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
};
const reason = 'typing-error' as const;
const scheduled = { type: 'GameScheduled', data: { ...ids, key: null, ...fixture } } as const;
const recorded = { type: 'ResultRecorded', data: { ...ids, ...won } } as const;
const corrected = { type: 'ResultCorrected', data: { ...ids, ...won, homeGoals: 4, reason } } as const;
const cancelled = { type: 'GameCancelled', data: { ...ids, reason } } as const;
const started = { type: 'GameStarted', data: ids } as const;
const start = { type: 'StartGame', ...anyCommand, ...ids } as const;
const stop = { type: 'StopGame', ...anyCommand, ...ids } as const;
const score = { ...ids, homeGoals: 1, awayGoals: 0, period: 2 } as const;
const changeScore = { type: 'ChangeLiveScore', ...anyCommand, ...score } as const;
const scored = { type: 'LiveScoreChanged', data: score } as const;
const author = '0b7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b';
const other = '1c7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b';
const confirm = {
  type: 'ConfirmResult',
  ...anyCommand,
  ...ids,
  side: 'away',
  by: other,
  settles: false,
} as const;
const confirmed = { type: 'ResultConfirmed', data: { ...ids, side: 'away' } } as const;
const dispute = { type: 'DisputeResult', ...anyCommand, ...ids, side: 'away', by: other, reason } as const;
const disputed = { type: 'ResultDisputed', data: { ...ids, side: 'away', reason } } as const;
const withdraw = {
  type: 'WithdrawConfirmation',
  ...anyCommand,
  ...ids,
  side: 'away',
  by: other,
  settles: false,
} as const;
const corrector = '2d7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b';
const others = { homeTeamId: fixture.awayTeamId, awayTeamId: fixture.homeTeamId, reason };
const teamsCorrected = { type: 'GameTeamsCorrected', data: { ...ids, ...others } } as const;
const withdrawn = { type: 'StanceWithdrawn', data: { ...ids, side: 'away' } } as const;

/** Adds the metadata that the log returns, with the member who caused the event. */
const by = <E extends LoggedEvent>(id: string, event: E) => {
  const [recorded] = newEvents([event], anyCommand.commandId, {
    actor: { id, role: 'member' },
    source: 'web',
  });
  return { ...event, ...(recorded && { metadata: recorded.metadata }) };
};

describe('a live game', () => {
  test('is started once, gets a score, and ends with its result', () => {
    given(scheduled).when(start).thenEvents(started);
    given(scheduled, started).when(start).thenNothing();
    given(scheduled, started).when(changeScore).thenEvents(scored);
    given(scheduled, started, scored).when(changeScore).thenNothing();
    given(scheduled, started, scored)
      .when({ type: 'RecordResult', ...anyCommand, ...ids, ...won })
      .thenEvents(recorded);
  });
  test('is scheduled again when it is stopped', () => {
    const stopped = { type: 'GameStopped', data: ids } as const;
    given(scheduled, started).when(stop).thenEvents(stopped);
    given(scheduled, started, stopped).when(changeScore).thenRejected('game/not-live');
  });
  test('has no score before it starts nor after it ends', () => {
    given(scheduled).when(changeScore).thenRejected('game/not-live');
    given(scheduled, started, recorded).when(changeScore).thenRejected('game/not-live');
    given(scheduled, recorded).when(start).thenRejected('game/result-already-recorded');
    given(scheduled, cancelled).when(start).thenRejected('game/cancelled');
    given(scheduled).when(stop).thenRejected('game/not-live');
  });
  test('is scheduled, not live, after it is deleted and restored', () =>
    given(scheduled, started, { type: 'GameDeleted', data: { ...ids, reason } })
      .when({ type: 'RestoreGame', ...anyCommand, ...ids })
      .thenEvents({ type: 'GameRestored', data: { ...scheduled.data, status: 'scheduled', result: null } }));
});

describe('the confirmation of a result', () => {
  test('is recorded once', () => {
    given(scheduled, recorded).when(confirm).thenEvents(confirmed);
    given(scheduled, recorded, confirmed).when(confirm).thenNothing();
  });
  test('can be a dispute, also after a confirmation', () => {
    given(scheduled, recorded).when(dispute).thenEvents(disputed);
    given(scheduled, recorded, confirmed).when(dispute).thenEvents(disputed);
    given(scheduled, recorded, disputed).when(dispute).thenNothing();
  });
  test('cannot be overruled by the other side while it is a dispute', () => {
    given(scheduled, recorded, disputed)
      .when({ ...confirm, side: 'home' })
      .thenRejected('game/disputed');
    given(scheduled, recorded, disputed).when(confirm).thenEvents(confirmed);
  });
  test('is withdrawn by its author or a supervisor, never by the member who entered the result', () => {
    const confirmations = given(by(author, scheduled), by(author, recorded), by(other, disputed));
    confirmations.when(withdraw).thenEvents(withdrawn);
    confirmations.when({ ...withdraw, by: corrector }).thenRejected('game/said-by-another');
    confirmations.when({ ...withdraw, by: corrector, settles: true }).thenEvents(withdrawn);
    confirmations.when({ ...withdraw, by: author }).thenRejected('game/own-result');
    confirmations.when({ ...withdraw, by: author, settles: true }).thenRejected('game/own-result');
    confirmations.when({ ...confirm, by: corrector }).thenRejected('game/disputed');
    confirmations
      .when({ ...confirm, by: corrector, side: 'home', settles: true })
      .thenEvents({ ...confirmed, data: { ...ids, side: 'home' } });
    confirmations.when(confirm).thenEvents(confirmed);
  });
  test('ends when the teams are corrected, and the member who corrected them cannot confirm', () => {
    const entered = [by(author, scheduled), by(author, recorded)] as const;
    const moved = given(...entered, by(other, confirmed), by(corrector, teamsCorrected));
    moved.when(confirm).thenEvents(confirmed);
    moved.when({ ...confirm, by: corrector }).thenRejected('game/own-result');
    moved.when(withdraw).thenNothing();
  });
  test('is withdrawn by its own side', () => {
    given(scheduled, recorded, disputed).when(withdraw).thenEvents(withdrawn);
    given(scheduled, recorded, disputed)
      .when({ ...withdraw, side: 'home' })
      .thenNothing();
    given(scheduled, recorded).when(withdraw).thenNothing();
  });
  test('is removed when the result changes', () => {
    given(scheduled, recorded, confirmed, corrected).when(confirm).thenEvents(confirmed);
    given(scheduled, recorded, disputed, corrected)
      .when({ ...confirm, side: 'home' })
      .thenEvents({ type: 'ResultConfirmed', data: { ...ids, side: 'home' } });
  });
  test('is refused from the member who last entered or corrected the result', () => {
    given(scheduled, by(author, recorded))
      .when({ ...confirm, by: author })
      .thenRejected('game/own-result');
    given(scheduled, by(author, recorded))
      .when({ ...dispute, by: author })
      .thenRejected('game/own-result');
    given(scheduled, by(author, recorded), by(other, corrected))
      .when(confirm)
      .thenRejected('game/own-result');
    given(scheduled, by(author, recorded), by(other, corrected))
      .when({ ...confirm, by: author })
      .thenEvents(confirmed);
  });
  test('needs a result', () => given(scheduled).when(confirm).thenRejected('game/no-result'));
});

describe('a cancelled or merged game', () => {
  const reinstate = { type: 'ReinstateGame', ...anyCommand, ...ids } as const;
  const merge = { type: 'MergeGame', ...anyCommand, ...ids, into: 8 } as const;
  const merged = { type: 'GameMerged', data: { ...ids, into: 8 } } as const;
  test('is reinstated when it was cancelled', () => {
    given(scheduled, cancelled).when(reinstate).thenEvents({ type: 'GameReinstated', data: ids });
    given(scheduled).when(reinstate).thenRejected('game/not-cancelled');
  });
  test('is merged into the game that remains, and can be restored', () => {
    given(scheduled).when(merge).thenEvents(merged);
    given(scheduled, merged).when(merge).thenRejected('game/deleted');
    given(scheduled)
      .when({ ...merge, into: 7 })
      .thenRejected('request/invalid', 'into');
    given(scheduled, merged)
      .when({ type: 'RestoreGame', ...anyCommand, ...ids })
      .thenEvents({ type: 'GameRestored', data: { ...scheduled.data, status: 'scheduled', result: null } });
  });
});

describe('an abandoned live game', () => {
  const leave = { type: 'LeaveGameUnfinished', ...anyCommand, ...ids } as const;
  const left = { type: 'GameLeftUnfinished', data: ids } as const;

  test('is left unfinished once, unless its result is recorded', () => {
    given(scheduled, started, scored).when(leave).thenEvents(left);
    given(scheduled, started, left).when(leave).thenNothing();
    given(scheduled, recorded).when(leave).thenRejected('game/result-already-recorded');
  });

  test('continues with the next goal, gets a result, or is stopped', () => {
    given(scheduled, started, left).when(changeScore).thenEvents(scored);
    given(scheduled, started, left).when(stop).thenEvents({ type: 'GameStopped', data: ids });
    given(scheduled, started, left)
      .when({ type: 'RecordResult', ...anyCommand, ...ids, ...won })
      .thenEvents(recorded);
  });

  test('is scheduled again on another day', () => {
    const moved = { date: '2024-10-06', time: null, venue: null, city: null };
    given(scheduled, started, left, { type: 'GameRescheduled', data: { ...ids, ...moved } })
      .when(changeScore)
      .thenRejected('game/not-live');
  });
});
