import { z } from 'zod';
import {
  categoryEvents,
  divisionEvents,
  regionEvents,
  rulesetEvents,
  seasonEvents,
} from './catalogue.events.ts';
import { leagueEvents, teamEvents, tournamentEvents } from './competition.events.ts';
import { gameEvents } from './game.events.ts';

/** The client makes the id, so that a retry is harmless; `ifRevision` refuses to overwrite what was not seen. */
const command = z.object({ commandId: z.uuid(), ifRevision: z.string().regex(/^\d+$/).optional() });

type Schemas = Record<string, z.ZodObject>;
export type CommandsOf<S extends Schemas> = {
  [T in keyof S & string]: { readonly type: T } & Readonly<z.infer<S[T]>>;
}[keyof S & string];

export const seasonCommands = {
  OpenSeason: command.extend(seasonEvents.SeasonOpened.shape),
  ChangeSeasonDates: command.extend(seasonEvents.SeasonDatesChanged.shape),
  ChooseOngoingSeason: command.extend(seasonEvents.OngoingSeasonChosen.shape),
};
export type SeasonCommand = CommandsOf<typeof seasonCommands>;

export const regionCommands = {
  AddRegion: command.extend(regionEvents.RegionAdded.shape),
  RenameRegion: command.extend(regionEvents.RegionRenamed.shape),
};
export type RegionCommand = CommandsOf<typeof regionCommands>;

export const categoryCommands = {
  AddCategory: command.extend(categoryEvents.CategoryAdded.shape),
  RenameCategory: command.extend(categoryEvents.CategoryRenamed.shape),
};
export type CategoryCommand = CommandsOf<typeof categoryCommands>;

export const divisionCommands = {
  AddDivision: command.extend(divisionEvents.DivisionAdded.shape),
  RenameDivision: command.extend(divisionEvents.DivisionRenamed.shape),
};
export type DivisionCommand = CommandsOf<typeof divisionCommands>;

export const rulesetCommands = {
  DefineRuleset: command.extend(rulesetEvents.RulesetDefined.shape),
  ReviseRuleset: command.extend({
    rulesetId: rulesetEvents.RulesetRevised.shape.rulesetId,
    rules: rulesetEvents.RulesetRevised.shape.rules,
  }),
};
export type RulesetCommand = CommandsOf<typeof rulesetCommands>;

/** Whether the team has played in the competition: a fact of other streams, looked up by the caller. */
const hasPlayed = { hasPlayed: z.boolean() };

export const leagueCommands = {
  CreateLeague: command.extend(leagueEvents.LeagueCreated.shape),
  RenameLeague: command.extend(leagueEvents.LeagueRenamed.shape),
  ChangeLeagueRuleset: command.extend(leagueEvents.LeagueRulesetChanged.shape),
  EnterTeamInLeague: command.extend(leagueEvents.TeamEnteredLeague.shape),
  MoveTeamToDivision: command.extend(leagueEvents.TeamMovedToDivision.shape),
  RemoveTeamFromLeague: command.extend({ ...leagueEvents.TeamLeftLeague.shape, ...hasPlayed }),
  RecordLeagueDraw: command.extend(leagueEvents.LeagueDrawRecorded.shape),
};
export type LeagueCommand = CommandsOf<typeof leagueCommands>;

export const tournamentCommands = {
  CreateTournament: command.extend(tournamentEvents.TournamentCreated.shape),
  RenameTournament: command.extend(tournamentEvents.TournamentRenamed.shape),
  ChangeTournamentDates: command.extend(tournamentEvents.TournamentDatesChanged.shape),
  ChangeTournamentRuleset: command.extend(tournamentEvents.TournamentRulesetChanged.shape),
  EnterTeamInTournament: command.extend(tournamentEvents.TeamEnteredTournament.shape),
  RemoveTeamFromTournament: command.extend({ ...tournamentEvents.TeamLeftTournament.shape, ...hasPlayed }),
  RecordTournamentDraw: command.extend(tournamentEvents.TournamentDrawRecorded.shape),
};
export type TournamentCommand = CommandsOf<typeof tournamentCommands>;

export const teamCommands = {
  RegisterTeam: command.extend(teamEvents.TeamRegistered.shape),
  ListTeamForSeason: command.extend(teamEvents.TeamListedForSeason.shape),
};
export type TeamCommand = CommandsOf<typeof teamCommands>;

const { GameDeleted, GameCancelled, GameRescheduled, GameScheduled, GameRecorded } = gameEvents;
export const gameCommands = {
  ScheduleGame: command.extend(GameScheduled.shape),
  RecordGame: command.extend(GameRecorded.shape),
  RescheduleGame: command.extend(GameRescheduled.shape),
  CorrectGamePlacement: command.extend(gameEvents.GamePlacementCorrected.shape),
  CorrectGameTeams: command.extend(gameEvents.GameTeamsCorrected.shape),
  RecordResult: command.extend(gameEvents.ResultRecorded.shape),
  CorrectResult: command.extend(gameEvents.ResultCorrected.shape),
  WithdrawResult: command.extend(gameEvents.ResultWithdrawn.shape),
  CancelGame: command.extend(GameCancelled.shape),
  DeleteGame: command.extend(GameDeleted.shape),
  RestoreGame: command.extend({ gameId: GameDeleted.shape.gameId, seasonId: GameDeleted.shape.seasonId }),
};
export type GameCommand = CommandsOf<typeof gameCommands>;
