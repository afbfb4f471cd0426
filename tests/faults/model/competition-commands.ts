import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import fc from 'fast-check';
import { few, inSeason as a, maybe, member, name, often, reason, rulesetAt, seldom } from './arbitraries.ts';
import type { LeagueCommand, TournamentCommand } from './model-command.ts';

const leagueId = fc.constant(1);
const teamId = few(3);
const divisionId = maybe(few(2));
const teamIds = fc.constantFrom<number[]>([1, 2], [2, 1], [2, 3], [1, 2, 3], [1, 1]);
const points = fc.constantFrom(0, 1, 2);
const [hasPlayed, inUse] = [seldom, seldom];

export const createLeague = fc.record({
  ...a('CreateLeague'),
  leagueId,
  key: fc.constant(null),
  categoryId: fc.constant(1),
  regionId: fc.constant(1),
  name,
  ...rulesetAt,
});
export const leagueCommand: fc.Arbitrary<LeagueCommand> = fc.oneof(
  createLeague,
  often(fc.record({ ...a('EnterTeamInLeague'), leagueId, teamId, divisionId })),
  fc.record({ ...a('RenameLeague'), leagueId, name }),
  fc.record({ ...a('MoveLeague'), leagueId, categoryId: few(2), regionId: few(2) }),
  fc.record({ ...a('ChangeLeagueRuleset'), leagueId, ...rulesetAt }),
  often(fc.record({ ...a('MoveTeamToDivision'), leagueId, teamId, divisionId })),
  often(fc.record({ ...a('RemoveTeamFromLeague'), leagueId, teamId, hasPlayed })),
  fc.record({ ...a('DeductLeaguePoints'), leagueId, teamId, points, reason }),
  fc.record({
    ...a('WithdrawTeamFromLeague'),
    leagueId,
    teamId,
    treatment: fc.constantFrom(...withdrawalTreatments),
    reason,
  }),
  fc.record({ ...a('ReturnTeamToLeague'), leagueId, teamId }),
  often(fc.record({ ...a('RecordLeagueDraw'), leagueId, teamIds })),
  fc.record({ ...a('WithdrawLeagueDraw'), leagueId }),
  often(fc.record({ ...a('JoinLeagueSupervisors'), leagueId, memberId: member })),
  often(fc.record({ ...a('AcceptLeagueSupervisor'), leagueId, memberId: member })),
  fc.record({ ...a('LeaveLeagueSupervisors'), leagueId, memberId: member }),
  fc.record({ ...a('DeleteLeague'), leagueId, reason, inUse }),
  often(fc.record({ ...a('RestoreLeague'), leagueId })),
);

const tournamentId = fc.constant(1);
const days = {
  startsOn: fc.constantFrom('2024-12-01', '2024-12-10'),
  endsOn: fc.constantFrom('2024-12-05', '2024-12-20'),
};
const categoryIds = fc.constantFrom<number[]>([1], [1, 2]);
export const createTournament = fc.record({
  ...a('CreateTournament'),
  tournamentId,
  key: fc.constant(null),
  name,
  categoryIds,
  ...rulesetAt,
  ...days,
  city: fc.constant(null),
});
const entry = { tournamentId, teamId, categoryId: few(2), group: maybe(fc.constantFrom('A')) };
export const tournamentCommand: fc.Arbitrary<TournamentCommand> = fc.oneof(
  createTournament,
  often(fc.record({ ...a('EnterTeamInTournament'), ...entry })),
  fc.record({ ...a('RenameTournament'), tournamentId, name }),
  fc.record({ ...a('ChangeTournamentDates'), tournamentId, ...days }),
  fc.record({ ...a('ChangeTournamentCity'), tournamentId, city: maybe(fc.constantFrom('Gatineau')) }),
  fc.record({ ...a('ChangeTournamentRuleset'), tournamentId, ...rulesetAt }),
  fc.record({ ...a('ChangeTournamentCategories'), tournamentId, categoryIds }),
  often(fc.record({ ...a('RemoveTeamFromTournament'), tournamentId, teamId, hasPlayed })),
  fc.record({ ...a('DeductTournamentPoints'), tournamentId, teamId, points, reason }),
  often(fc.record({ ...a('RecordTournamentDraw'), tournamentId, teamIds })),
  fc.record({ ...a('WithdrawTournamentDraw'), tournamentId }),
  often(fc.record({ ...a('JoinTournamentSupervisors'), tournamentId, memberId: member })),
  often(fc.record({ ...a('AcceptTournamentSupervisor'), tournamentId, memberId: member })),
  fc.record({ ...a('LeaveTournamentSupervisors'), tournamentId, memberId: member }),
  fc.record({ ...a('DeleteTournament'), tournamentId, reason, inUse }),
  often(fc.record({ ...a('RestoreTournament'), tournamentId })),
);
