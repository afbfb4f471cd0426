import type {
  CategoryCommand,
  DivisionCommand,
  GameCommand,
  LeagueCommand,
  RegionCommand,
  RulesetCommand,
  SeasonCommand,
  TeamCommand,
  TournamentCommand,
} from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Game } from '@rondelle/domain/competition/game.ts';
import type { League } from '@rondelle/domain/competition/league.ts';
import type { Season } from '@rondelle/domain/competition/season.decider.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { entered } from '../writing/edit-game.ts';
import { assertDaysInSeason, assertInSeason, assertPlace } from '../writing/fixture-checks.ts';
import { assertNotEntered, hasGames, hasPlayed, hasPlayedIn, inUse } from '../writing/in-use.ts';
import * as known from '../writing/known.ts';
import { assertLeaguePlace, assertLeagueReturns } from '../writing/league.writing.ts';
import type { Writing } from '../writing/writing.ts';
import { assertSeasonReturns } from '../writing/season.writing.ts';
import { confirmerOf } from '../writing/confirmer.ts';

/** What an undoing needs beside what it says: the command's id, and facts of other things as they are now. */
type Sender = { readonly write: Writing; readonly commandId: string };
type Of<C extends { readonly type: string }> = Extract<UndoingCommand, { readonly type: C['type'] }>;

/** A game comes back, or goes to other teams, only where its teams and its competition still are. */
export const gameCommand = async (
  { write, commandId }: Sender,
  command: Of<GameCommand>,
  game: Game,
): Promise<GameCommand> => {
  const { seasonId } = command;
  switch (command.type) {
    case 'RestoreGame':
      await assertPlace(write.db, { ...entered(game, seasonId).fixture, seasonId });
      return { ...command, commandId };
    case 'CorrectGameTeams': {
      const { homeTeamId, awayTeamId } = command;
      await assertPlace(write.db, { ...entered(game, seasonId).fixture, homeTeamId, awayTeamId, seasonId });
      return { ...command, commandId };
    }
    case 'RescheduleGame':
      await assertInSeason(write.db, seasonId, command.date);
      return { ...command, commandId };
    case 'DisputeResult':
      return { ...command, commandId, by: write.session.memberId };
    case 'ConfirmResult':
    case 'WithdrawConfirmation':
      return { ...command, commandId, ...(await confirmerOf(write, command.gameId)) };
    default:
      return { ...command, commandId };
  }
};

const assertSameCategory = async (write: Writing, teamId: number, seasonId: number, categoryId: number) => {
  const team = await known.knownTeam(write.db, teamId, seasonId);
  if (team.categoryId !== categoryId) throw new DomainError('team/other-category', 'teamId');
};

export const leagueCommand = async (
  { write, commandId }: Sender,
  command: Of<LeagueCommand>,
  league: League = null,
): Promise<LeagueCommand> => {
  const { seasonId, leagueId } = command;
  switch (command.type) {
    case 'RestoreLeague':
      await assertLeagueReturns(write, command, league);
      return { ...command, commandId };
    case 'DeleteLeague':
      return { ...command, commandId, inUse: await hasGames(write, seasonId, `league-${leagueId}`) };
    case 'EnterTeamInLeague': {
      const league = await known.knownLeague(write.db, leagueId, seasonId);
      await assertSameCategory(write, command.teamId, seasonId, league.categoryId);
      return { ...command, commandId };
    }
    case 'RemoveTeamFromLeague': {
      const played = await hasPlayedIn(write, seasonId, `league-${leagueId}`, command.teamId);
      return { ...command, commandId, hasPlayed: played };
    }
    case 'MoveLeague':
      await assertLeaguePlace(write, command);
      return { ...command, commandId };
    case 'ChangeLeagueRuleset':
      await known.knownRuleset(write.db, command);
      return { ...command, commandId };
    default:
      return { ...command, commandId };
  }
};

export const tournamentCommand = async (
  { write, commandId }: Sender,
  command: Of<TournamentCommand>,
): Promise<TournamentCommand> => {
  const { seasonId, tournamentId } = command;
  const competition = `tournament-${tournamentId}`;
  switch (command.type) {
    case 'RestoreTournament':
      await known.knownSeason(write.db, seasonId);
      return { ...command, commandId };
    case 'DeleteTournament':
      return { ...command, commandId, inUse: await hasGames(write, seasonId, competition) };
    case 'EnterTeamInTournament':
      await assertSameCategory(write, command.teamId, seasonId, command.categoryId);
      return { ...command, commandId };
    case 'RemoveTeamFromTournament': {
      const played = await hasPlayedIn(write, seasonId, competition, command.teamId);
      return { ...command, commandId, hasPlayed: played };
    }
    case 'ChangeTournamentDates':
      await assertDaysInSeason(write.db, seasonId, command);
      return { ...command, commandId };
    case 'ChangeTournamentRuleset':
      await known.knownRuleset(write.db, command);
      return { ...command, commandId };
    default:
      return { ...command, commandId };
  }
};

/** Nothing is taken out of a season in which it plays or is entered. */
const isNeeded = async (write: Writing, teamId: number, seasonId: number | null): Promise<boolean> => {
  const played = await hasPlayed(write, teamId, seasonId);
  if (!played) await assertNotEntered(write, teamId, seasonId);
  return played;
};

export const teamCommand = async (
  { write, commandId }: Sender,
  command: Of<TeamCommand>,
): Promise<TeamCommand> => {
  switch (command.type) {
    case 'DelistTeamFromSeason':
      return {
        ...command,
        commandId,
        hasPlayed: await isNeeded(write, command.teamId, command.seasonId),
      };
    case 'DeleteTeam':
    case 'MergeTeam':
      return { ...command, commandId, hasPlayed: await isNeeded(write, command.teamId, null) };
    case 'ListTeamForSeason':
      await known.knownSeason(write.db, command.seasonId);
      await known.knownCategory(write.db, command.categoryId);
      await known.knownRegion(write.db, command.regionId);
      return { ...command, commandId };
    default:
      return { ...command, commandId };
  }
};

export const regionCommand = async ({ write, commandId }: Sender, command: Of<RegionCommand>) =>
  (command.type === 'DeleteRegion'
    ? { ...command, commandId, inUse: await inUse.region(write, command.regionId) }
    : { ...command, commandId }) satisfies RegionCommand;
export const categoryCommand = async ({ write, commandId }: Sender, command: Of<CategoryCommand>) =>
  (command.type === 'DeleteCategory'
    ? { ...command, commandId, inUse: await inUse.category(write, command.categoryId) }
    : { ...command, commandId }) satisfies CategoryCommand;
export const divisionCommand = async ({ write, commandId }: Sender, command: Of<DivisionCommand>) =>
  (command.type === 'DeleteDivision'
    ? { ...command, commandId, inUse: await inUse.division(write, command.divisionId) }
    : { ...command, commandId }) satisfies DivisionCommand;
export const rulesetCommand = async ({ write, commandId }: Sender, command: Of<RulesetCommand>) =>
  (command.type === 'DeleteRuleset'
    ? { ...command, commandId, inUse: await inUse.ruleset(write, command.rulesetId) }
    : { ...command, commandId }) satisfies RulesetCommand;
export const seasonCommand = async (
  { write, commandId }: Sender,
  command: Of<SeasonCommand>,
  season: Season,
): Promise<SeasonCommand> => {
  switch (command.type) {
    case 'RestoreSeason':
      await assertSeasonReturns(write, command.seasonId, season);
      return { ...command, commandId };
    case 'DeleteSeason':
      return { ...command, commandId, inUse: await inUse.season(write, command.seasonId) };
    default:
      return { ...command, commandId };
  }
};
