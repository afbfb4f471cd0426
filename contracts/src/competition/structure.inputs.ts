import { z } from 'zod';
import { plannedSlots } from './bracket.ts';
import {
  categoryCommands,
  leagueCommands,
  regionCommands,
  teamCommands,
  tournamentCommands,
} from './commands.ts';
import { bilingual, distinct, entityId, language } from './vocabulary.ts';

/** The current state of one entity. */
export const oneEntity = z.object({ lang: language.default('fr'), id: entityId });
export type OneEntity = z.output<typeof oneEntity>;

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
const { ListTeamForSeason } = teamCommands;
export const editTeam = ListTeamForSeason.extend({
  name: ListTeamForSeason.shape.name.meta({ example: 'Lynx de Montréal' }),
  city: ListTeamForSeason.shape.city.meta({ example: 'Montréal' }),
  organizationId: teamCommands.AssignTeamToOrganization.shape.organizationId.optional(),
});

/** Saves name and description in one command, all or nothing; without `description` the description stays. */
export const editRegion = regionCommands.RenameRegion.extend({
  description: regionCommands.DescribeRegion.shape.description.optional(),
});
export const editCategory = categoryCommands.RenameCategory.extend({
  description: categoryCommands.DescribeCategory.shape.description.optional(),
});

/** Saves name, category and region in one command, all or nothing. */
export const editLeague = leagueCommands.RenameLeague.extend({
  ...leagueCommands.MoveLeague.shape,
  name: bilingual.meta({ example: { fr: 'Ligue de Montréal', en: 'Montreal League' } }),
});

/** Saves name, dates, categories and city in one command, all or nothing; without `city` the city stays. */
export const editTournament = tournamentCommands.RenameTournament.extend({
  name: bilingual.meta({ example: { fr: 'Tournoi des neiges', en: 'Snow Tournament' } }),
  startsOn: ChangeTournamentDates.shape.startsOn.meta({ example: '2025-01-10' }),
  endsOn: ChangeTournamentDates.shape.endsOn.meta({ example: '2025-01-12' }),
  categoryIds: ChangeTournamentCategories.shape.categoryIds.meta({ example: [1] }),
  city: ChangeTournamentCity.shape.city.optional().meta({ example: 'Montréal' }),
});
export type EditTournament = z.output<typeof editTournament>;
