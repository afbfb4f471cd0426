import { z } from 'zod';
import { plannedSlots } from './bracket.ts';
import { leagueCommands, teamCommands, tournamentCommands } from './commands.ts';
import { distinct, entityId, language } from './vocabulary.ts';

/** One thing, as it stands now. */
export const oneThing = z.object({ lang: language.default('fr'), id: entityId });

const most = 100;
const { EnterTeamInLeague } = leagueCommands;
const {
  DrawTournamentBracket,
  EnterTeamInTournament,
  ChangeTournamentDates,
  ChangeTournamentCategories,
  ChangeTournamentCity,
} = tournamentCommands;

/** Several teams at once: all are entered, or none. */
export const enterTeamsInLeague = EnterTeamInLeague.omit({ teamId: true, divisionId: true }).extend({
  teams: distinct(
    z.strictObject({ teamId: entityId, divisionId: entityId.nullable() }),
    most,
    ({ teamId }) => teamId,
  ).min(1),
});
export type EnterTeamsInLeague = z.output<typeof enterTeamsInLeague>;

/** Several teams at once: all are entered, or none. */
export const enterTeamsInTournament = EnterTeamInTournament.omit({ teamId: true }).extend({
  teamIds: distinct(entityId, most).min(1),
});
export type EnterTeamsInTournament = z.output<typeof enterTeamsInTournament>;

/** The knock-out games of a category; those that were planned before keep their ids, by their codes. */
export const drawBracket = DrawTournamentBracket.extend({ slots: plannedSlots });

/** One form's save: what a team is called and where it plays, and its organization, which stays where it is not said. */
export const editTeam = teamCommands.ListTeamForSeason.extend({
  organizationId: teamCommands.AssignTeamToOrganization.shape.organizationId.optional(),
});

/** One form's save: name, category and region, all of it or nothing. */
export const editLeague = leagueCommands.RenameLeague.extend(leagueCommands.MoveLeague.shape);

/** One form's save: name, days, categories and city, all of it or nothing. A city that is not said stays. */
export const editTournament = tournamentCommands.RenameTournament.extend({
  startsOn: ChangeTournamentDates.shape.startsOn,
  endsOn: ChangeTournamentDates.shape.endsOn,
  categoryIds: ChangeTournamentCategories.shape.categoryIds,
  city: ChangeTournamentCity.shape.city.optional(),
});
export type EditTournament = z.output<typeof editTournament>;
