import type { CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';

type CountedAs = 'entry' | 'correction' | 'deletion' | 'supervision';

/**
 * The kind of a command for rate limits, besides a change. An entry adds something new, updates a live score or
 * states the member's own opinion. A correction replaces what somebody recorded; that includes a dispute, a restoration
 * and a game that is rescheduled or stopped. A deletion removes something. A new command does not compile without a
 * kind.
 */
const kindOf: Readonly<Record<CompetitionCommand['type'], CountedAs>> = {
  OpenSeason: 'entry',
  ChangeSeasonDates: 'correction',
  ChooseOngoingSeason: 'correction',
  RecordOpeningRatings: 'entry',
  DeleteSeason: 'deletion',
  RestoreSeason: 'correction',
  AddRegion: 'entry',
  RenameRegion: 'correction',
  DescribeRegion: 'correction',
  DeleteRegion: 'deletion',
  RestoreRegion: 'correction',
  AddCategory: 'entry',
  RenameCategory: 'correction',
  DescribeCategory: 'correction',
  ChooseCategoryPolicy: 'correction',
  DeleteCategory: 'deletion',
  RestoreCategory: 'correction',
  AddDivision: 'entry',
  RenameDivision: 'correction',
  DeleteDivision: 'deletion',
  RestoreDivision: 'correction',
  AddCity: 'entry',
  ChangeCity: 'correction',
  DescribeVenue: 'correction',
  DeleteCity: 'deletion',
  RestoreCity: 'correction',
  AddOrganization: 'entry',
  ChangeOrganization: 'correction',
  DeleteOrganization: 'deletion',
  RestoreOrganization: 'correction',
  DefineRuleset: 'entry',
  ReviseRuleset: 'correction',
  DeleteRuleset: 'deletion',
  RestoreRuleset: 'correction',
  CreateLeague: 'entry',
  RenameLeague: 'correction',
  MoveLeague: 'correction',
  ChangeLeagueRuleset: 'correction',
  EnterTeamInLeague: 'entry',
  MoveTeamToDivision: 'correction',
  RemoveTeamFromLeague: 'deletion',
  RecordLeagueDraw: 'entry',
  DeductLeaguePoints: 'correction',
  WithdrawTeamFromLeague: 'correction',
  ReturnTeamToLeague: 'correction',
  WithdrawLeagueDraw: 'correction',
  // Supervisors decide for others, so joining has a limit of its own: nobody should supervise every league at once.
  JoinLeagueSupervisors: 'supervision',
  AcceptLeagueSupervisor: 'entry',
  LeaveLeagueSupervisors: 'entry',
  DeleteLeague: 'deletion',
  RestoreLeague: 'correction',
  CreateTournament: 'entry',
  RenameTournament: 'correction',
  ChangeTournamentDates: 'correction',
  ChangeTournamentCity: 'correction',
  ChangeTournamentRuleset: 'correction',
  ChangeTournamentCategories: 'correction',
  EnterTeamInTournament: 'entry',
  RemoveTeamFromTournament: 'deletion',
  RecordTournamentDraw: 'entry',
  WithdrawTournamentDraw: 'correction',
  DeductTournamentPoints: 'correction',
  DrawTournamentBracket: 'entry',
  JoinTournamentSupervisors: 'supervision',
  AcceptTournamentSupervisor: 'entry',
  LeaveTournamentSupervisors: 'entry',
  DeleteTournament: 'deletion',
  RestoreTournament: 'correction',
  RegisterTeam: 'entry',
  ListTeamForSeason: 'entry',
  AssignTeamToOrganization: 'correction',
  DelistTeamFromSeason: 'deletion',
  ChooseTeamCrest: 'entry',
  DeleteTeam: 'deletion',
  MergeTeam: 'deletion',
  RestoreTeam: 'correction',
  ScheduleGame: 'entry',
  RecordGame: 'entry',
  RescheduleGame: 'correction',
  CorrectGamePlacement: 'correction',
  CorrectGameTeams: 'correction',
  RecordResult: 'entry',
  CorrectResult: 'correction',
  WithdrawResult: 'correction',
  CancelGame: 'correction',
  PostponeGame: 'correction',
  ReinstateGame: 'correction',
  DeleteGame: 'deletion',
  MergeGame: 'deletion',
  RestoreGame: 'correction',
  ConfirmResult: 'entry',
  DisputeResult: 'correction',
  WithdrawConfirmation: 'entry',
  StartGame: 'entry',
  ChangeLiveScore: 'entry',
  // Stopping a game discards the live score that somebody records.
  StopGame: 'correction',
  LeaveGameUnfinished: 'correction',
  ChangeSiteSetting: 'correction',
};

/** Listing a team in a season that lists it already corrects the recorded listing. */
const corrects = (command: CompetitionCommand, state: unknown): boolean =>
  command.type === 'ListTeamForSeason' &&
  typeof state === 'object' &&
  state !== null &&
  'seasons' in state &&
  state.seasons instanceof Map &&
  state.seasons.has(command.seasonId);

export const countedAs = (command: CompetitionCommand, state: unknown): CountedAs =>
  corrects(command, state) ? 'correction' : kindOf[command.type];
