import { z } from 'zod';
import { plannedSlots } from './bracket.ts';
import { leagueCommands, teamCommands, tournamentCommands } from './commands.ts';
import { distinct, entityId, language } from './vocabulary.ts';

/** The current state of one entity. */
export const oneEntity = z.object({ lang: language.default('fr'), id: entityId });

const most = 100;
const { EnterTeamInLeague } = leagueCommands;
const {
  DrawTournamentBracket,
  EnterTeamInTournament,
  ChangeTournamentDates,
  ChangeTournamentCategories,
  ChangeTournamentCity,
} = tournamentCommands;

/** A new league; the gateway assigns its id, and only imported ones have a key. */
export const createLeague = leagueCommands.CreateLeague.omit({ leagueId: true, key: true });
export type CreateLeague = z.output<typeof createLeague>;

/** Enters all teams or none. */
export const enterTeamsInLeague = EnterTeamInLeague.omit({ teamId: true, divisionId: true }).extend({
  teams: distinct(
    z.strictObject({ teamId: entityId, divisionId: entityId.nullable() }),
    most,
    ({ teamId }) => teamId,
  ).min(1),
});
export type EnterTeamsInLeague = z.output<typeof enterTeamsInLeague>;

/** Enters all teams or none. */
export const enterTeamsInTournament = EnterTeamInTournament.omit({ teamId: true }).extend({
  teamIds: distinct(entityId, most).min(1),
});
export type EnterTeamsInTournament = z.output<typeof enterTeamsInTournament>;

/** The knock-out games of a category. Slots that existed before keep their game ids, matched by slot code. */
export const drawBracket = DrawTournamentBracket.extend({ slots: plannedSlots });

/** Saves the team form in one command; without `organizationId` the organization stays. */
export const editTeam = teamCommands.ListTeamForSeason.extend({
  organizationId: teamCommands.AssignTeamToOrganization.shape.organizationId.optional(),
});

/** Saves name, category and region in one command, all or nothing. */
export const editLeague = leagueCommands.RenameLeague.extend(leagueCommands.MoveLeague.shape);

/** Saves name, dates, categories and city in one command, all or nothing; without `city` the city stays. */
export const editTournament = tournamentCommands.RenameTournament.extend({
  startsOn: ChangeTournamentDates.shape.startsOn,
  endsOn: ChangeTournamentDates.shape.endsOn,
  categoryIds: ChangeTournamentCategories.shape.categoryIds,
  city: ChangeTournamentCity.shape.city.optional(),
});
export type EditTournament = z.output<typeof editTournament>;
