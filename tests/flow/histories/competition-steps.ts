import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import fc from 'fast-check';
import { categoryOf, leagueOf, name, teamIds, tournamentOf } from './beginning.ts';
import type { StreamEvent } from './stream-event.ts';
import { isPlayedIn, type World } from './world.ts';

/** Opaque, as in the log. */
export const members = [
  '0b7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b',
  '1c7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b',
  '2d7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b',
] as const;

const changes = [
  'rename',
  'ruleset',
  'enter',
  'leave',
  'move',
  'draw',
  'undraw',
  'join',
  'quit',
  'delete',
  'restore',
] as const;
export type CompetitionStep = {
  readonly step: 'league' | 'tournament' | 'team';
  readonly change: (typeof changes)[number];
  readonly pick: number;
};

export const competitionStep: fc.Arbitrary<CompetitionStep> = fc.record({
  step: fc.constantFrom('league', 'tournament', 'team'),
  change: fc.constantFrom(...changes),
  pick: fc.nat(),
});

const reason = 'other' as const;
const picked = (pick: number) => ({
  seasonId: 1 + (pick % 2),
  teamId: teamIds[pick % teamIds.length] ?? 1,
  memberId: members[pick % members.length] ?? members[0],
  rulesetAt: { rulesetId: 1 + (pick % 2), rulesetVersion: 1 },
});

/** Teams of one category, in either order. */
const drawn = (teamId: number, pick: number) => {
  const teams = teamIds.filter((other) => categoryOf(other) === categoryOf(teamId));
  return pick % 4 < 2 ? [...teams] : teams.toReversed();
};

/** Drawn more often than other changes of a league, so that many histories have games that count no longer, or again. */
export type WithdrawalStep = { readonly step: 'withdrawal'; readonly pick: number };
export const withdrawalStep: fc.Arbitrary<WithdrawalStep> = fc.record({
  step: fc.constant('withdrawal'),
  pick: fc.nat(),
});

const withdrawalCommand = (pick: number) => {
  const { seasonId, teamId } = picked(pick);
  const ids = { leagueId: leagueOf(seasonId, categoryOf(teamId)), seasonId, teamId };
  if (pick % 3 === 1) return { type: 'ReturnTeamToLeague', ...ids } as const;
  const treatment = withdrawalTreatments[(pick >> 2) % withdrawalTreatments.length] ?? 'void';
  return { type: 'WithdrawTeamFromLeague', ...ids, treatment, reason } as const;
};

export const playWithdrawal = (world: World, { pick }: WithdrawalStep): readonly StreamEvent[] => {
  const command = withdrawalCommand(pick);
  return world.send('league', command.leagueId, league, command);
};

const leagueCommand = (world: World, change: CompetitionStep['change'], pick: number) => {
  const { seasonId, teamId, memberId, rulesetAt } = picked(pick);
  const leagueId = leagueOf(seasonId, categoryOf(teamId));
  const ids = { leagueId, seasonId };
  const divisionId = pick % 3 === 0 ? 1 : null;
  const hasPlayed = isPlayedIn(world, (one) => one.leagueId === leagueId);
  switch (change) {
    case 'rename':
      return pick % 2
        ? ({ type: 'RenameLeague', ...ids, name: name(`Ligue ${pick}`) } as const)
        : ({ type: 'MoveLeague', ...ids, categoryId: 1 + (pick % 4 > 1 ? 1 : 0), regionId: 1 } as const);
    case 'ruleset':
      return { type: 'ChangeLeagueRuleset', ...ids, ...rulesetAt } as const;
    case 'enter':
      return { type: 'EnterTeamInLeague', ...ids, teamId, divisionId } as const;
    case 'move':
      return { type: 'MoveTeamToDivision', ...ids, teamId, divisionId } as const;
    case 'leave':
      return { type: 'RemoveTeamFromLeague', ...ids, teamId, hasPlayed: false } as const;
    case 'draw':
      return { type: 'RecordLeagueDraw', ...ids, teamIds: drawn(teamId, pick) } as const;
    case 'undraw':
      return { type: 'WithdrawLeagueDraw', ...ids } as const;
    case 'join':
      return pick % 3
        ? ({ type: 'JoinLeagueSupervisors', ...ids, memberId } as const)
        : ({ type: 'AcceptLeagueSupervisor', ...ids, memberId } as const);
    case 'quit':
      return { type: 'LeaveLeagueSupervisors', ...ids, memberId } as const;
    case 'delete':
      return { type: 'DeleteLeague', ...ids, reason, inUse: hasPlayed } as const;
    case 'restore':
      return { type: 'RestoreLeague', ...ids } as const;
  }
};

/** A bracket with a final between ranks of a group, or an empty one. */
const bracketOf = (ids: { readonly tournamentId: number; readonly seasonId: number }, pick: number) => {
  const place = (rank: number) => ({ from: 'group', group: pick % 3 ? 'A' : null, rank }) as const;
  const occasion = { date: '2021-12-05', time: null, venue: null, city: null };
  const final = {
    slot: 'F',
    stage: 'final',
    home: place(1),
    away: place(2),
    ...occasion,
    gameId: 90_000,
  } as const;
  const slots = pick % 4 ? [final] : [];
  return { type: 'DrawTournamentBracket', ...ids, categoryId: 1, groupGames: 1 + (pick % 3), slots } as const;
};

const tournamentCommand = (world: World, change: CompetitionStep['change'], pick: number) => {
  const { seasonId, teamId, memberId, rulesetAt } = picked(pick);
  const tournamentId = tournamentOf(seasonId);
  const ids = { tournamentId, seasonId };
  const group = pick % 3 === 0 ? 'A' : null;
  const hasPlayed = isPlayedIn(world, (one) => one.tournamentId === tournamentId);
  switch (change) {
    case 'rename':
      return pick % 2
        ? ({ type: 'RenameTournament', ...ids, name: name(`Tournoi ${pick}`) } as const)
        : ({ type: 'ChangeTournamentCity', ...ids, city: pick % 4 > 1 ? 'Lévis' : null } as const);
    case 'ruleset':
      return { type: 'ChangeTournamentRuleset', ...ids, ...rulesetAt } as const;
    case 'enter':
      return {
        type: 'EnterTeamInTournament',
        ...ids,
        teamId,
        categoryId: categoryOf(teamId),
        group,
      } as const;
    case 'move':
      return { type: 'ChangeTournamentCategories', ...ids, categoryIds: pick % 2 ? [1] : [1, 2] } as const;
    case 'leave':
      return { type: 'RemoveTeamFromTournament', ...ids, teamId, hasPlayed: false } as const;
    case 'draw':
      return { type: 'RecordTournamentDraw', ...ids, teamIds: drawn(teamId, pick) } as const;
    case 'undraw':
      return pick % 2 ? ({ type: 'WithdrawTournamentDraw', ...ids } as const) : bracketOf(ids, pick);
    case 'join':
      return pick % 3
        ? ({ type: 'JoinTournamentSupervisors', ...ids, memberId } as const)
        : ({ type: 'AcceptTournamentSupervisor', ...ids, memberId } as const);
    case 'quit':
      return { type: 'LeaveTournamentSupervisors', ...ids, memberId } as const;
    case 'delete':
      return { type: 'DeleteTournament', ...ids, reason, inUse: hasPlayed } as const;
    case 'restore':
      return { type: 'RestoreTournament', ...ids } as const;
  }
};

const teamCommand = (world: World, change: CompetitionStep['change'], pick: number) => {
  const { seasonId, teamId } = picked(pick);
  const hasPlayed = isPlayedIn(world, (one) => one.homeTeamId === teamId || one.awayTeamId === teamId);
  const country = pick % 2 === 0 ? ('SE' as const) : null;
  const place = { categoryId: 1 + (pick % 2), regionId: 1, city: 'Lévis', country };
  const listing = { seasonId, name: `Nom ${pick}`, ...place };
  if (change === 'delete') return { type: 'DeleteTeam', teamId, reason, hasPlayed } as const;
  if (change === 'restore') return { type: 'RestoreTeam', teamId } as const;
  if (change === 'move') return { type: 'MergeTeam', teamId, into: 1 + (teamId % 6), hasPlayed } as const;
  if (change === 'leave')
    return { type: 'DelistTeamFromSeason', teamId, seasonId, reason, hasPlayed } as const;
  return { type: 'ListTeamForSeason', teamId, ...listing } as const;
};

export const playCompetition = (
  world: World,
  { step, change, pick }: CompetitionStep,
): readonly StreamEvent[] => {
  if (step === 'league') {
    const command = leagueCommand(world, change, pick);
    return world.send('league', command.leagueId, league, command);
  }
  if (step === 'tournament') {
    const command = tournamentCommand(world, change, pick);
    return world.send('tournament', command.tournamentId, tournament, command);
  }
  const command = teamCommand(world, change, pick);
  return world.send('team', command.teamId, team, command);
};
