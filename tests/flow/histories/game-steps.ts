import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import { gameSides, periods } from '@rondelle/contracts/competition/vocabulary.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import fc from 'fast-check';
import { members } from './competition-steps.ts';
import { fixture, type FixtureOf, result } from './games.ts';
import type { StreamEvent } from './stream-event.ts';
import type { World } from './world.ts';

const changes = [
  'RecordResult',
  'CorrectResult',
  'WithdrawResult',
  'DeleteGame',
  'RestoreGame',
  'MergeGame',
  'CancelGame',
  'PostponeGame',
  'ReinstateGame',
  'SwapTeams',
  'Move',
  'Reschedule',
  'ConfirmResult',
  'DisputeResult',
  'WithdrawConfirmation',
  'StartGame',
  'ChangeLiveScore',
  'StopGame',
  'LeaveGameUnfinished',
] as const;

export type GameStep =
  | { readonly step: 'enter'; readonly fixture: FixtureOf; readonly result: Result | null }
  | {
      readonly step: 'change';
      readonly change: (typeof changes)[number];
      readonly pick: number;
      readonly result: Result;
    };

export const enterStep: fc.Arbitrary<GameStep> = fc.record({
  step: fc.constant('enter' as const),
  fixture,
  result: fc.option(result),
});
export const changeStep: fc.Arbitrary<GameStep> = fc.record({
  step: fc.constant('change' as const),
  change: fc.constantFrom(...changes),
  pick: fc.nat(),
  result,
});

type Change = Extract<GameStep, { step: 'change' }>;
type Ids = { readonly gameId: number; readonly seasonId: number };

const commandOf = ({ change, pick, result }: Change, ids: Ids, fixture: Omit<FixtureOf, 'seasonId'>) => {
  const reason = 'typing-error' as const;
  const side = gameSides[pick % 2] ?? 'home';
  const by = members[pick % members.length] ?? members[0];
  const { homeTeamId, awayTeamId, stage, time, venue, city } = fixture;
  switch (change) {
    case 'RecordResult':
      return { type: change, ...ids, ...result };
    case 'CorrectResult':
      return { type: change, ...ids, ...result, reason };
    case 'WithdrawResult':
    case 'DeleteGame':
    case 'CancelGame':
    case 'PostponeGame':
      return { type: change, ...ids, reason };
    case 'MergeGame':
      return { type: change, ...ids, into: ids.gameId + 1 };
    case 'SwapTeams':
      return {
        type: 'CorrectGameTeams',
        ...ids,
        homeTeamId: awayTeamId,
        awayTeamId: homeTeamId,
        reason,
      } as const;
    case 'Move':
      return { type: 'CorrectGamePlacement', ...ids, stage, group: pick % 2 ? 'A' : null, reason } as const;
    case 'Reschedule': {
      const date = `${fixture.date.slice(0, 8)}${10 + (pick % 19)}`;
      return { type: 'RescheduleGame', ...ids, date, time, venue, city } as const;
    }
    case 'DisputeResult':
      return { type: change, ...ids, side, by, reason };
    case 'ConfirmResult':
    case 'WithdrawConfirmation':
      return { type: change, ...ids, side, by, settles: pick % 3 === 0 };
    case 'ChangeLiveScore': {
      const { homeGoals, awayGoals } = result;
      return { type: change, ...ids, homeGoals, awayGoals, period: periods[pick % 5] ?? 1 };
    }
    case 'RestoreGame':
    case 'ReinstateGame':
    case 'StartGame':
    case 'StopGame':
    case 'LeaveGameUnfinished':
      return { type: change, ...ids };
  }
};

export const playGame = (world: World, step: GameStep): readonly StreamEvent[] => {
  if (step.step === 'enter') {
    const gameId = world.games().size + 1;
    const entry = { gameId, key: null, ...step.fixture };
    return step.result
      ? world.send('game', gameId, game, { type: 'RecordGame', ...entry, ...step.result })
      : world.send('game', gameId, game, { type: 'ScheduleGame', ...entry });
  }
  const gameId = 1 + (step.pick % Math.max(1, world.games().size));
  const known = world.games().get(gameId);
  if (!known) return [];
  return world.send(
    'game',
    gameId,
    game,
    commandOf(step, { gameId, seasonId: known.seasonId }, known.fixture),
  );
};
