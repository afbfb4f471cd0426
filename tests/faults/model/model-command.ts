import type * as product from '@rondelle/contracts/competition/commands.ts';

/** The commands that the model knows the rules of. */
export type GameCommand = Extract<
  product.GameCommand,
  {
    type:
      | 'ScheduleGame'
      | 'RecordGame'
      | 'RescheduleGame'
      | 'CorrectGamePlacement'
      | 'CorrectGameTeams'
      | 'RecordResult'
      | 'CorrectResult'
      | 'WithdrawResult'
      | 'CancelGame'
      | 'DeleteGame'
      | 'RestoreGame';
  }
>;
export type LeagueCommand = Extract<
  product.LeagueCommand,
  {
    type:
      | 'CreateLeague'
      | 'RenameLeague'
      | 'ChangeLeagueRuleset'
      | 'EnterTeamInLeague'
      | 'MoveTeamToDivision'
      | 'RemoveTeamFromLeague'
      | 'RecordLeagueDraw';
  }
>;
export type TournamentCommand = Extract<
  product.TournamentCommand,
  {
    type:
      | 'CreateTournament'
      | 'RenameTournament'
      | 'ChangeTournamentDates'
      | 'ChangeTournamentRuleset'
      | 'EnterTeamInTournament'
      | 'RemoveTeamFromTournament'
      | 'RecordTournamentDraw';
  }
>;
export type TeamCommand = Extract<product.TeamCommand, { type: 'RegisterTeam' | 'ListTeamForSeason' }>;

export type ModelCommand = GameCommand | LeagueCommand | TeamCommand | TournamentCommand;
