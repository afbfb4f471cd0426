import {
  leagueCommands,
  teamCommands,
  tournamentCommands,
} from '@rondelle/contracts/competition/commands.ts';
import {
  createLeague,
  editLeague,
  editTeam,
  drawBracket,
  editTournament,
  enterTeamsInLeague,
  enterTeamsInTournament,
} from '@rondelle/contracts/competition/structure.inputs.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { route } from '../rest/rest-meta.ts';
import { unchecked } from '../trpc/trpc.ts';
import { commandProcedures } from './command-procedures.ts';
import { create, send } from '@rondelle/commands/run-command.ts';
import { createAndJoin } from '@rondelle/commands/volunteer.ts';
import { withGameIds } from '@rondelle/commands/bracket-games.ts';
import { supervisingWriter, writer } from './writer.ts';

const writes = writer('competition/write');
const ofLeague = { names: { leagueId: 'lid' } } as const;
const ofTournament = { names: { tournamentId: 'tid' } } as const;
const ofTeam = { names: { teamId: 'eid' } } as const;

export const leagueMutations = {
  ...commandProcedures('league', leagueCommands, {
    entering: { create: 'CreateLeague' },
    changing: {
      rename: 'RenameLeague',
      changeRuleset: 'ChangeLeagueRuleset',
      enterTeam: 'EnterTeamInLeague',
      moveTeam: 'MoveTeamToDivision',
      removeTeam: 'RemoveTeamFromLeague',
      recordDraw: 'RecordLeagueDraw',
      withdrawDraw: 'WithdrawLeagueDraw',
      deductPoints: 'DeductLeaguePoints',
      withdrawTeam: 'WithdrawTeamFromLeague',
      returnTeam: 'ReturnTeamToLeague',
      delete: 'DeleteLeague',
      restore: 'RestoreLeague',
    },
    rest: {
      changeRuleset: route('PUT /leagues/{lid}/ruleset', 'Sets the ruleset of a league.', ofLeague),
    },
  }),
  /** Saves the form of a league: its changes are recorded together or not at all. */
  edit: writes
    .meta({
      rest: route('PUT /leagues/{lid}', 'Sets the name, category and region of a league together.', ofLeague),
    })
    .input(editLeague)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => {
      const { name, categoryId, regionId, ...common } = input;
      return send(write, 'league', common, common.leagueId, [
        { type: 'RenameLeague', ...common, name },
        { type: 'MoveLeague', ...common, categoryId, regionId },
      ]);
    }),
  /** Creates a league with its creator as supervisor: both or nothing. */
  createAndSupervise: writes
    .input(createLeague)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => createAndJoin(write, input)),
  /** Enters many teams in one save. */
  enterTeams: writes.input(enterTeamsInLeague).mutation(({ ctx: { write }, input: { teams, ...common } }) =>
    send(
      write,
      'league',
      common,
      common.leagueId,
      teams.map((team) => ({ type: 'EnterTeamInLeague', ...common, ...team })),
    ),
  ),
};

export const tournamentMutations = {
  ...commandProcedures('tournament', tournamentCommands, {
    entering: { create: 'CreateTournament' },
    changing: {
      rename: 'RenameTournament',
      changeDates: 'ChangeTournamentDates',
      changeCategories: 'ChangeTournamentCategories',
      changeRuleset: 'ChangeTournamentRuleset',
      enterTeam: 'EnterTeamInTournament',
      removeTeam: 'RemoveTeamFromTournament',
      recordDraw: 'RecordTournamentDraw',
      deductPoints: 'DeductTournamentPoints',
      withdrawDraw: 'WithdrawTournamentDraw',
      delete: 'DeleteTournament',
      restore: 'RestoreTournament',
    },
    rest: {
      changeRuleset: route(
        'PUT /tournaments/{tid}/ruleset',
        'Sets the ruleset of a tournament.',
        ofTournament,
      ),
    },
  }),
  /** Saves the form of a tournament: its changes are recorded together or not at all. */
  edit: writes
    .meta({
      rest: route(
        'PUT /tournaments/{tid}',
        'Sets the name, days, categories and city of a tournament together. Without `city`, the city stays.',
        ofTournament,
      ),
    })
    .input(editTournament)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => {
      const { name, startsOn, endsOn, categoryIds, city, ...common } = input;
      return send(write, 'tournament', common, common.tournamentId, [
        { type: 'RenameTournament', ...common, name },
        { type: 'ChangeTournamentDates', ...common, startsOn, endsOn },
        { type: 'ChangeTournamentCategories', ...common, categoryIds },
        ...(city === undefined ? [] : [{ type: 'ChangeTournamentCity', ...common, city } as const]),
      ]);
    }),
  /** Plans the knock-out games of a category; new ones get the ids of their games here. */
  drawBracket: supervisingWriter(drawBracket, ({ tournamentId: id }) => ({
    kind: 'tournament',
    id,
  })).mutation(({ ctx: { write }, input: { slots, ...common } }) =>
    send(write, 'tournament', common, common.tournamentId, async (state) => [
      { type: 'DrawTournamentBracket', ...common, slots: await withGameIds(write, state, common, slots) },
    ]),
  ),
  enterTeams: writes
    .input(enterTeamsInTournament)
    .mutation(({ ctx: { write }, input: { teamIds, ...common } }) =>
      send(
        write,
        'tournament',
        common,
        common.tournamentId,
        teamIds.map((teamId) => ({ type: 'EnterTeamInTournament', ...common, teamId })),
      ),
    ),
};

export const teamMutations = {
  ...commandProcedures('team', teamCommands, {
    entering: {},
    changing: {
      delist: 'DelistTeamFromSeason',
      chooseCrest: 'ChooseTeamCrest',
      delete: 'DeleteTeam',
      restore: 'RestoreTeam',
    },
    rest: {
      chooseCrest: route('PUT /teams/{eid}/crest', "Sets a team's crest.", ofTeam),
    },
  }),
  /** Sets a team's name, category, region and city in a season; the season need not list the team yet. */
  change: writes
    .meta({
      rest: route(
        'PUT /teams/{eid}',
        'Sets the name, category, region, city and country of a team in a season, and its organization, together. Without `country` or `organizationId`, it stays.',
        ofTeam,
      ),
    })
    .input(editTeam)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => {
      const { organizationId, ...listing } = input;
      const {
        seasonId: _seasonId,
        name: _name,
        categoryId: _category,
        regionId: _region,
        city: _city,
        country: _country,
        ...common
      } = listing;
      return send(write, 'team', common, common.teamId, [
        { type: 'ListTeamForSeason', ...listing },
        ...(organizationId === undefined
          ? []
          : [{ type: 'AssignTeamToOrganization', ...common, organizationId } as const]),
      ]);
    }),
  /** Registers a team with its listing in its first season. */
  register: writes
    .input(editTeam.omit({ teamId: true, ifRevision: true }))
    .mutation(({ ctx: { write }, input: { organizationId = null, ...listing } }) => {
      const { commandId } = listing;
      return create(write, 'team', listing, (teamId) => [
        { type: 'RegisterTeam', commandId, teamId, key: null },
        { type: 'ListTeamForSeason', ...listing, teamId },
        ...(organizationId === null
          ? []
          : [{ type: 'AssignTeamToOrganization', commandId, teamId, organizationId } as const]),
      ]);
    }),
};
