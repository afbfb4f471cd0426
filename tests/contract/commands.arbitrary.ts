import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import type {
  GameCommand,
  LeagueCommand,
  TeamCommand,
  TournamentCommand,
} from '@rondelle/contracts/competition/commands.ts';
import type { BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import { crestMotifs, crestOutlines } from '@rondelle/contracts/crest/crest-shapes.ts';
import {
  decisions,
  forfeitSides,
  gameSides,
  periods,
  stages,
} from '@rondelle/contracts/competition/vocabulary.ts';
import * as fc from 'fast-check';

// Commands that the schemas accept, sensible or not, each kind to one aggregate.
const envelope = { commandId: fc.uuid() };
const seasonId = fc.constant(19);
const reason = fc.constantFrom('typing-error' as const, 'other' as const);
const teamId = fc.integer({ min: 1, max: 3 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const name = fc.constantFrom({ fr: 'Est', en: 'East' }, { fr: 'Ouest', en: 'West' });
const people = ['0b7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b', '1c7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b'] as const;
const member = fc.constantFrom(...people);
const no = fc.constant(false);

const game = { ...envelope, gameId: fc.constant(1), seasonId };
const result = {
  homeGoals: fc.integer({ min: 0, max: 4 }),
  awayGoals: fc.integer({ min: 0, max: 4 }),
  decidedIn: fc.constantFrom(...decisions),
  forfeitedBy: maybe(fc.constantFrom(...forfeitSides)),
  homeFairPlay: maybe(fc.constantFrom(0, 1)),
  awayFairPlay: maybe(fc.constantFrom(0, 1)),
};
const score = { homeGoals: result.homeGoals, awayGoals: result.awayGoals };
const occasion = {
  date: fc.constantFrom('2024-10-05', '2024-10-06'),
  time: maybe(fc.constantFrom('13:30')),
  venue: maybe(fc.constantFrom('Aréna')),
  city: maybe(fc.constantFrom('Alma')),
};
const placement = { stage: fc.constantFrom(...stages), group: maybe(fc.constantFrom('A', 'B')) };
const entry = {
  key: maybe(fc.constantFrom('k')),
  categoryId: fc.constant(3),
  leagueId: maybe(fc.constant(7)),
  tournamentId: maybe(fc.constant(4)),
  homeTeamId: teamId,
  awayTeamId: teamId,
  ...placement,
  ...occasion,
};
const side = fc.constantFrom(...gameSides);
const a = <T extends GameCommand['type']>(type: T) => ({ type: fc.constant(type), ...game });

export const gameCommand: fc.Arbitrary<GameCommand> = fc.oneof(
  fc.record({ ...a('ScheduleGame'), ...entry }),
  fc.record({ ...a('RecordGame'), ...entry, ...result }),
  fc.record({ ...a('RescheduleGame'), ...occasion }),
  fc.record({ ...a('CorrectGamePlacement'), ...placement, reason }),
  fc.record({ ...a('CorrectGameTeams'), homeTeamId: teamId, awayTeamId: teamId, reason }),
  fc.record({ ...a('RecordResult'), ...result }),
  fc.record({ ...a('CorrectResult'), ...result, reason }),
  fc.record({ ...a('WithdrawResult'), reason }),
  fc.record({ ...a('CancelGame'), reason }),
  fc.record({ ...a('PostponeGame'), reason }),
  fc.record(a('ReinstateGame')),
  fc.record({ ...a('DeleteGame'), reason }),
  fc.record({ ...a('MergeGame'), into: fc.constantFrom(1, 2) }),
  fc.record(a('RestoreGame')),
  fc.record({ ...a('ConfirmResult'), side, by: member, settles: fc.boolean() }),
  fc.record({ ...a('DisputeResult'), side, reason, by: member }),
  fc.record({ ...a('WithdrawConfirmation'), side, by: member, settles: fc.boolean() }),
  fc.record(a('StartGame')),
  fc.record({ ...a('ChangeLiveScore'), ...score, period: fc.constantFrom(...periods) }),
  fc.record(a('StopGame')),
  fc.record(a('LeaveGameUnfinished')),
);

const rulesetAt = { rulesetId: fc.constantFrom(1, 2), rulesetVersion: fc.constant(1) };
const draw = fc.shuffledSubarray([1, 2, 3], { minLength: 2 });
const divisionId = maybe(fc.constantFrom(1, 2));
const ofLeague = <T extends LeagueCommand['type']>(type: T) => ({
  type: fc.constant(type),
  ...envelope,
  leagueId: fc.constant(7),
  seasonId,
});
const league = { key: maybe(fc.constant('k')), categoryId: fc.constant(3), regionId: fc.constant(4), name };

export const leagueCommand: fc.Arbitrary<LeagueCommand> = fc.oneof(
  fc.record({ ...ofLeague('CreateLeague'), ...league, ...rulesetAt }),
  fc.record({ ...ofLeague('RenameLeague'), name }),
  fc.record({
    ...ofLeague('MoveLeague'),
    categoryId: fc.constantFrom(3, 4),
    regionId: fc.constantFrom(4, 5),
  }),
  fc.record({ ...ofLeague('ChangeLeagueRuleset'), ...rulesetAt }),
  fc.record({ ...ofLeague('EnterTeamInLeague'), teamId, divisionId }),
  fc.record({ ...ofLeague('EnterTeamInLeague'), teamId, divisionId }),
  fc.record({ ...ofLeague('MoveTeamToDivision'), teamId, divisionId }),
  fc.record({ ...ofLeague('RemoveTeamFromLeague'), teamId, hasPlayed: no }),
  fc.record({ ...ofLeague('RecordLeagueDraw'), teamIds: draw }),
  fc.record({
    ...ofLeague('DeductLeaguePoints'),
    teamId,
    points: fc.integer({ min: 0, max: 3 }),
    reason,
  }),
  fc.record({
    ...ofLeague('WithdrawTeamFromLeague'),
    teamId,
    treatment: fc.constantFrom(...withdrawalTreatments),
    reason,
  }),
  fc.record({ ...ofLeague('ReturnTeamToLeague'), teamId }),
  fc.record(ofLeague('WithdrawLeagueDraw')),
  fc.record({ ...ofLeague('JoinLeagueSupervisors'), memberId: member }),
  fc.record({ ...ofLeague('AcceptLeagueSupervisor'), memberId: member }),
  fc.record({ ...ofLeague('LeaveLeagueSupervisors'), memberId: member }),
  fc.record({ ...ofLeague('DeleteLeague'), reason, inUse: no }),
  fc.record(ofLeague('RestoreLeague')),
);

const ofTournament = <T extends TournamentCommand['type']>(type: T) => ({
  type: fc.constant(type),
  ...envelope,
  tournamentId: fc.constant(4),
  seasonId,
});
const dates = { startsOn: fc.constantFrom('2024-11-07', '2024-11-08'), endsOn: fc.constant('2024-11-10') };
const categoryIds = fc.constantFrom<number[]>([3], [3, 4]);
const place = { categoryId: fc.constantFrom(3, 4), group: placement.group };
const held = { key: maybe(fc.constant('k')), name, categoryIds, ...dates, city: occasion.city };

const inGroup = (rank: number) => ({ from: 'group', group: 'A', rank }) as const;
const planned = { date: '2024-11-10', time: null, venue: null, city: null };
const semi: BracketSlot = {
  slot: 'SF1',
  stage: 'semi-final',
  home: inGroup(1),
  away: inGroup(2),
  ...planned,
  gameId: 901,
};
const final: BracketSlot = {
  slot: 'F',
  stage: 'final',
  home: { from: 'winner', slot: 'SF1' },
  away: { from: 'team', teamId: 1 },
  ...planned,
  gameId: 902,
};

export const tournamentCommand: fc.Arbitrary<TournamentCommand> = fc.oneof(
  fc.record({ ...ofTournament('CreateTournament'), ...held, ...rulesetAt }),
  fc.record({ ...ofTournament('RenameTournament'), name }),
  fc.record({ ...ofTournament('ChangeTournamentDates'), ...dates }),
  fc.record({ ...ofTournament('ChangeTournamentCity'), city: occasion.city }),
  fc.record({ ...ofTournament('ChangeTournamentRuleset'), ...rulesetAt }),
  fc.record({ ...ofTournament('ChangeTournamentCategories'), categoryIds }),
  fc.record({ ...ofTournament('EnterTeamInTournament'), teamId, ...place }),
  fc.record({ ...ofTournament('EnterTeamInTournament'), teamId, ...place }),
  fc.record({ ...ofTournament('RemoveTeamFromTournament'), teamId, hasPlayed: no }),
  fc.record({ ...ofTournament('RecordTournamentDraw'), teamIds: draw }),
  fc.record(ofTournament('WithdrawTournamentDraw')),
  fc.record({
    ...ofTournament('DeductTournamentPoints'),
    teamId,
    points: fc.integer({ min: 0, max: 3 }),
    reason,
  }),
  fc.record({
    ...ofTournament('DrawTournamentBracket'),
    categoryId: fc.constantFrom(3, 4),
    groupGames: fc.constant(3),
    slots: fc.subarray([semi, final]),
  }),
  fc.record({ ...ofTournament('JoinTournamentSupervisors'), memberId: member }),
  fc.record({ ...ofTournament('AcceptTournamentSupervisor'), memberId: member }),
  fc.record({ ...ofTournament('LeaveTournamentSupervisors'), memberId: member }),
  fc.record({ ...ofTournament('DeleteTournament'), reason, inUse: no }),
  fc.record(ofTournament('RestoreTournament')),
);

const ofTeam = <T extends TeamCommand['type']>(type: T) => ({
  type: fc.constant(type),
  ...envelope,
  teamId: fc.constant(9),
});
const season = fc.constantFrom(18, 19);
const listing = {
  seasonId: season,
  name: fc.constantFrom('As', 'Lions'),
  categoryId: fc.constant(3),
  regionId: fc.constant(4),
  city: occasion.city,
  country: fc.constantFrom(undefined, null, 'SE' as const),
};

const crest = fc.record({
  main: fc.constantFrom('#0b2545', '#7a1f2b'),
  second: fc.constant('#ffffff'),
  outline: fc.constantFrom(...crestOutlines),
  motif: fc.constantFrom(...crestMotifs),
});

export const teamCommand: fc.Arbitrary<TeamCommand> = fc.oneof(
  fc.record({ ...ofTeam('RegisterTeam'), key: maybe(fc.constant('k')) }),
  fc.record({ ...ofTeam('ListTeamForSeason'), ...listing }),
  fc.record({ ...ofTeam('DelistTeamFromSeason'), seasonId: season, reason, hasPlayed: no }),
  fc.record({ ...ofTeam('AssignTeamToOrganization'), organizationId: maybe(fc.constantFrom(5, 6)) }),
  fc.record({ ...ofTeam('ChooseTeamCrest'), crest: maybe(crest) }),
  fc.record({ ...ofTeam('DeleteTeam'), reason, hasPlayed: no }),
  fc.record({ ...ofTeam('MergeTeam'), into: fc.constantFrom(8, 9), hasPlayed: no }),
  fc.record(ofTeam('RestoreTeam')),
);
