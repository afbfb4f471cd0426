import { decisions, forfeitSides, gameSides, periods } from '@rondelle/contracts/competition/vocabulary.ts';
import fc from 'fast-check';
import { few, inSeason as a, maybe, often, reason } from './arbitraries.ts';
import type { GameCommand } from './model-command.ts';

const gameId = fc.constantFrom(1, 1, 1, 1, 2);
const occasion = {
  date: fc.constantFrom('2024-10-05', '2024-10-06'),
  time: maybe(fc.constantFrom('13:30')),
  venue: maybe(fc.constantFrom('Aréna')),
  city: fc.constant(null),
};
const placement = {
  stage: fc.constantFrom('regular' as const, 'final' as const),
  group: maybe(fc.constantFrom('A')),
};
const goals = { homeGoals: fc.integer({ min: 0, max: 3 }), awayGoals: fc.integer({ min: 0, max: 3 }) };
const result = {
  ...goals,
  decidedIn: fc.constantFrom(...decisions),
  forfeitedBy: fc.constantFrom(null, null, null, ...forfeitSides),
  homeFairPlay: fc.constantFrom(null, 1),
  awayFairPlay: fc.constant(null),
};
const entry = {
  gameId,
  key: fc.constant(null),
  categoryId: fc.constant(1),
  leagueId: fc.constantFrom(1, 1, null),
  tournamentId: fc.constantFrom(null, null, 1),
  homeTeamId: few(3),
  awayTeamId: few(3),
  ...placement,
  ...occasion,
};
const side = fc.constantFrom(...gameSides);
/** Set to the sender later. */
const by = fc.constant('');

export const scheduleGame = fc.record({ ...a('ScheduleGame'), ...entry });
/** Commands that delete, cancel or end a game are drawn less often than those that need it. */
export const gameCommand: fc.Arbitrary<GameCommand> = fc.oneof(
  scheduleGame,
  fc.record({ ...a('RecordGame'), ...entry, ...result }),
  fc.record({ ...a('RescheduleGame'), gameId, ...occasion }),
  fc.record({ ...a('CorrectGamePlacement'), gameId, ...placement, reason }),
  fc.record({ ...a('CorrectGameTeams'), gameId, homeTeamId: few(3), awayTeamId: few(3), reason }),
  often(fc.record({ ...a('RecordResult'), gameId, ...result })),
  often(fc.record({ ...a('CorrectResult'), gameId, ...result, reason })),
  fc.record({ ...a('WithdrawResult'), gameId, reason }),
  fc.record({ ...a('CancelGame'), gameId, reason }),
  fc.record({ ...a('PostponeGame'), gameId, reason }),
  often(fc.record({ ...a('ReinstateGame'), gameId })),
  fc.record({ ...a('DeleteGame'), gameId, reason }),
  fc.record({ ...a('MergeGame'), gameId, into: few(3) }),
  often(fc.record({ ...a('RestoreGame'), gameId })),
  often(fc.record({ ...a('StartGame'), gameId })),
  often(fc.record({ ...a('ChangeLiveScore'), gameId, ...goals, period: fc.constantFrom(...periods) })),
  fc.record({ ...a('StopGame'), gameId }),
  fc.record({ ...a('LeaveGameUnfinished'), gameId }),
  often(fc.record({ ...a('ConfirmResult'), gameId, side, by, settles: fc.boolean() })),
  often(fc.record({ ...a('DisputeResult'), gameId, side, reason, by })),
  often(fc.record({ ...a('WithdrawConfirmation'), gameId, side, by, settles: fc.boolean() })),
);
