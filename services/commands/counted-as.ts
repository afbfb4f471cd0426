import type { CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';

type CountedAs = 'entry' | 'correction' | 'deletion' | 'supervision';

/**
 * What a command counts as, beside being a change. An entry adds what was not there, keeps a live score, or says what one
 * thinks oneself; a correction sets aside what somebody had recorded, a dispute, a restoration and a game that is put off or
 * stopped included; a deletion takes something away. A new command does not compile until that is decided.
 */
const kindOf: Readonly<Record<CompetitionCommand['type'], CountedAs>> = {
  OpenSeason: 'entry',
  ChangeSeasonDates: 'correction',
  ChooseOngoingSeason: 'correction',
  DeleteSeason: 'deletion',
  RestoreSeason: 'correction',
  AddRegion: 'entry',
  RenameRegion: 'correction',
  DeleteRegion: 'deletion',
  RestoreRegion: 'correction',
  AddCategory: 'entry',
  RenameCategory: 'correction',
  ChooseCategoryPolicy: 'correction',
  DeleteCategory: 'deletion',
  RestoreCategory: 'correction',
  AddDivision: 'entry',
  RenameDivision: 'correction',
  DeleteDivision: 'deletion',
  RestoreDivision: 'correction',
  AddCity: 'entry',
  ChangeCity: 'correction',
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
  WithdrawLeagueDraw: 'correction',
  // Supervisors decide for others: nobody becomes one of half the province in an evening.
  JoinLeagueSupervisors: 'supervision',
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
  ReinstateGame: 'correction',
  DeleteGame: 'deletion',
  MergeGame: 'deletion',
  RestoreGame: 'correction',
  ConfirmResult: 'entry',
  DisputeResult: 'correction',
  WithdrawConfirmation: 'entry',
  StartGame: 'entry',
  ChangeLiveScore: 'entry',
  // The live score that somebody keeps is lost with it.
  StopGame: 'correction',
  ChangeSiteSetting: 'correction',
};

/** Of a season that lists the team already, it corrects what is recorded. */
const corrects = (command: CompetitionCommand, state: unknown): boolean =>
  command.type === 'ListTeamForSeason' &&
  typeof state === 'object' &&
  state !== null &&
  'seasons' in state &&
  state.seasons instanceof Map &&
  state.seasons.has(command.seasonId);

export const countedAs = (command: CompetitionCommand, state: unknown): CountedAs =>
  corrects(command, state) ? 'correction' : kindOf[command.type];
