import { z } from 'zod';
import {
  categoryEvents,
  cityEvents,
  divisionEvents,
  organizationEvents,
  regionEvents,
  rulesetEvents,
  seasonEvents,
} from './catalogue.events.ts';
import { siteEvents } from '../site/site.events.ts';
import { memberEvents } from '../membership/member.events.ts';
import { leagueEvents, teamEvents, tournamentEvents } from './competition.events.ts';
import { gameEvents } from './game.events.ts';
import { gameId, seasonId } from './ids.ts';
import { exampleResult } from './parameters.ts';
import { country, memberId, revision } from './vocabulary.ts';

/** The client creates the id, so that a retry is harmless. `ifRevision` prevents overwriting unseen changes. */
const ifRevision = revision.optional().describe('The version that was seen: a later one is not overwritten.');
const command = z.object({ commandId: z.uuid(), ifRevision });

type Schemas = Record<string, z.ZodObject>;
export type CommandsOf<S extends Schemas> = {
  [T in keyof S & string]: { readonly type: T } & Readonly<z.infer<S[T]>>;
}[keyof S & string];

// Facts from other streams; `prepare` looks them up:
/**
 * True when the team has played in the competition; for a team that is delisted, deleted or merged, when it has games.
 */
const hasPlayed = { hasPlayed: z.boolean() };
/** True when the team still has games to play in the competition. */
const hasToCome = { hasToCome: z.boolean().optional() };
/** True when anything still refers to it; for a season also when it is the ongoing one. */
const inUse = { inUse: z.boolean() };
/** The member who sends the command. */
const by = { by: memberId };

export const seasonCommands = {
  OpenSeason: command.extend(seasonEvents.SeasonOpened.shape),
  ChangeSeasonDates: command.extend(seasonEvents.SeasonDatesChanged.shape),
  ChooseOngoingSeason: command.extend(seasonEvents.OngoingSeasonChosen.shape),
  RecordOpeningRatings: command.extend(seasonEvents.OpeningRatingsRecorded.shape),
  DeleteSeason: command.extend({ ...seasonEvents.SeasonDeleted.shape, ...inUse }),
  RestoreSeason: command.extend({ seasonId: seasonEvents.SeasonDeleted.shape.seasonId }),
};
export type SeasonCommand = CommandsOf<typeof seasonCommands>;

export const regionCommands = {
  AddRegion: command.extend(regionEvents.RegionAdded.shape),
  RenameRegion: command.extend(regionEvents.RegionRenamed.shape),
  DescribeRegion: command.extend(regionEvents.RegionDescribed.shape),
  DeleteRegion: command.extend({ ...regionEvents.RegionDeleted.shape, ...inUse }),
  RestoreRegion: command.extend({ regionId: regionEvents.RegionDeleted.shape.regionId }),
};
export type RegionCommand = CommandsOf<typeof regionCommands>;

export const categoryCommands = {
  AddCategory: command.extend(categoryEvents.CategoryAdded.shape),
  RenameCategory: command.extend(categoryEvents.CategoryRenamed.shape),
  DescribeCategory: command.extend(categoryEvents.CategoryDescribed.shape),
  ChooseCategoryPolicy: command.extend(categoryEvents.CategoryPolicyChosen.shape),
  DeleteCategory: command.extend({ ...categoryEvents.CategoryDeleted.shape, ...inUse }),
  RestoreCategory: command.extend({ categoryId: categoryEvents.CategoryDeleted.shape.categoryId }),
};
export type CategoryCommand = CommandsOf<typeof categoryCommands>;

export const divisionCommands = {
  AddDivision: command.extend(divisionEvents.DivisionAdded.shape),
  RenameDivision: command.extend(divisionEvents.DivisionRenamed.shape),
  DeleteDivision: command.extend({ ...divisionEvents.DivisionDeleted.shape, ...inUse }),
  RestoreDivision: command.extend({ divisionId: divisionEvents.DivisionDeleted.shape.divisionId }),
};
export type DivisionCommand = CommandsOf<typeof divisionCommands>;

export const cityCommands = {
  AddCity: command.extend(cityEvents.CityAdded.shape),
  ChangeCity: command.extend(cityEvents.CityChanged.shape),
  DescribeVenue: command.extend(cityEvents.VenueDescribed.shape),
  DeleteCity: command.extend({ ...cityEvents.CityDeleted.shape, ...inUse }),
  RestoreCity: command.extend({ cityId: cityEvents.CityDeleted.shape.cityId }),
};
export type CityCommand = CommandsOf<typeof cityCommands>;

const { OrganizationAdded, OrganizationChanged, OrganizationDeleted } = organizationEvents;
export const organizationCommands = {
  AddOrganization: command.extend(OrganizationAdded.shape),
  ChangeOrganization: command.extend(OrganizationChanged.shape),
  DeleteOrganization: command.extend({ ...OrganizationDeleted.shape, ...inUse }),
  RestoreOrganization: command.extend({ organizationId: OrganizationDeleted.shape.organizationId }),
};
export type OrganizationCommand = CommandsOf<typeof organizationCommands>;

export const rulesetCommands = {
  DefineRuleset: command.extend(rulesetEvents.RulesetDefined.shape),
  ReviseRuleset: command.extend({
    rulesetId: rulesetEvents.RulesetRevised.shape.rulesetId,
    rules: rulesetEvents.RulesetRevised.shape.rules,
  }),
  DeleteRuleset: command.extend({
    rulesetId: rulesetEvents.RulesetDeleted.shape.rulesetId,
    reason: rulesetEvents.RulesetDeleted.shape.reason,
    ...inUse,
  }),
  RestoreRuleset: command.extend({ rulesetId: rulesetEvents.RulesetDeleted.shape.rulesetId }),
};
export type RulesetCommand = CommandsOf<typeof rulesetCommands>;

const { leagueId, reason } = leagueEvents.LeagueDeleted.shape;
export const leagueCommands = {
  CreateLeague: command.extend(leagueEvents.LeagueCreated.shape),
  RenameLeague: command.extend(leagueEvents.LeagueRenamed.shape),
  MoveLeague: command.extend(leagueEvents.LeagueMoved.shape),
  ChangeLeagueRuleset: command.extend(leagueEvents.LeagueRulesetChanged.shape),
  EnterTeamInLeague: command.extend(leagueEvents.TeamEnteredLeague.shape),
  MoveTeamToDivision: command.extend(leagueEvents.TeamMovedToDivision.shape),
  RemoveTeamFromLeague: command.extend({
    ...leagueEvents.TeamLeftLeague.shape,
    ...hasPlayed,
    ...hasToCome,
  }),
  RecordLeagueDraw: command.extend(leagueEvents.LeagueDrawRecorded.shape),
  WithdrawLeagueDraw: command.extend({ leagueId, seasonId }),
  DeductLeaguePoints: command.extend(leagueEvents.LeaguePointsDeducted.shape),
  WithdrawTeamFromLeague: command.extend(leagueEvents.TeamWithdrewFromLeague.shape),
  ReturnTeamToLeague: command.extend(leagueEvents.TeamReturnedToLeague.shape),
  JoinLeagueSupervisors: command.extend(leagueEvents.LeagueSupervisorJoined.shape),
  AcceptLeagueSupervisor: command.extend(leagueEvents.LeagueSupervisorAccepted.shape),
  LeaveLeagueSupervisors: command.extend(leagueEvents.LeagueSupervisorLeft.shape),
  DeleteLeague: command.extend({ leagueId, seasonId, reason, ...inUse }),
  RestoreLeague: command.extend({ leagueId, seasonId }),
};
export type LeagueCommand = CommandsOf<typeof leagueCommands>;

const { tournamentId } = tournamentEvents.TournamentDeleted.shape;
export const tournamentCommands = {
  CreateTournament: command.extend(tournamentEvents.TournamentCreated.shape),
  RenameTournament: command.extend(tournamentEvents.TournamentRenamed.shape),
  ChangeTournamentDates: command.extend(tournamentEvents.TournamentDatesChanged.shape),
  ChangeTournamentCity: command.extend(tournamentEvents.TournamentCityChanged.shape),
  ChangeTournamentRuleset: command.extend(tournamentEvents.TournamentRulesetChanged.shape),
  ChangeTournamentCategories: command.extend(tournamentEvents.TournamentCategoriesChanged.shape),
  EnterTeamInTournament: command.extend(tournamentEvents.TeamEnteredTournament.shape),
  RemoveTeamFromTournament: command.extend({
    ...tournamentEvents.TeamLeftTournament.shape,
    ...hasPlayed,
    ...hasToCome,
  }),
  RecordTournamentDraw: command.extend(tournamentEvents.TournamentDrawRecorded.shape),
  WithdrawTournamentDraw: command.extend({ tournamentId, seasonId }),
  DeductTournamentPoints: command.extend(tournamentEvents.TournamentPointsDeducted.shape),
  DrawTournamentBracket: command.extend(tournamentEvents.TournamentBracketDrawn.shape),
  JoinTournamentSupervisors: command.extend(tournamentEvents.TournamentSupervisorJoined.shape),
  AcceptTournamentSupervisor: command.extend(tournamentEvents.TournamentSupervisorAccepted.shape),
  LeaveTournamentSupervisors: command.extend(tournamentEvents.TournamentSupervisorLeft.shape),
  DeleteTournament: command.extend({ tournamentId, seasonId, reason, ...inUse }),
  RestoreTournament: command.extend({ tournamentId, seasonId }),
};
export type TournamentCommand = CommandsOf<typeof tournamentCommands>;

const { teamId } = teamEvents.TeamDeleted.shape;
const crest = teamEvents.TeamCrestChosen.shape.crest.meta({
  example: { main: '#124684', second: '#f4c430', outline: 'shield', motif: 'bars' },
});
const countryOfTeam = country.nullable().optional().meta({
  description: 'The country that the team plays for. Without it, the recorded one stays; null removes it.',
  example: 'SE',
});
export const teamCommands = {
  RegisterTeam: command.extend(teamEvents.TeamRegistered.shape),
  ListTeamForSeason: command.extend({ ...teamEvents.TeamListedForSeason.shape, country: countryOfTeam }),
  AssignTeamToOrganization: command.extend(teamEvents.TeamOrganizationChanged.shape),
  DelistTeamFromSeason: command.extend({ ...teamEvents.TeamDelistedFromSeason.shape, ...hasPlayed }),
  ChooseTeamCrest: command.extend({ ...teamEvents.TeamCrestChosen.shape, crest }),
  DeleteTeam: command.extend({ teamId, reason, ...hasPlayed }),
  MergeTeam: command.extend({ teamId, into: teamEvents.TeamMerged.shape.into, ...hasPlayed }),
  RestoreTeam: command.extend({ teamId }),
};
export type TeamCommand = CommandsOf<typeof teamCommands>;

/** True when the sender supervises the game's competition and may therefore settle a dispute. */
const settles = { settles: z.boolean() };
const { GameDeleted, GameCancelled, GameRescheduled, GameScheduled, GameRecorded } = gameEvents;
/** Described for the OpenAPI document, unlike the payloads of games. */
const ofGame = { gameId, seasonId };
const whyDeleted = reason.meta({ description: 'Why it is changed.', example: 'duplicate' });
const example = { seasonId: 1, ...exampleResult };
export const gameCommands = {
  ScheduleGame: command.extend(GameScheduled.shape),
  RecordGame: command.extend(GameRecorded.shape),
  RescheduleGame: command.extend(GameRescheduled.shape),
  CorrectGamePlacement: command.extend(gameEvents.GamePlacementCorrected.shape),
  CorrectGameTeams: command.extend(gameEvents.GameTeamsCorrected.shape),
  RecordResult: command.extend({ ...gameEvents.ResultRecorded.shape, ...ofGame }).meta({ example }),
  CorrectResult: command
    .extend({ ...gameEvents.ResultCorrected.shape, ...ofGame })
    .meta({ example: { ...example, reason: 'typing-error' } }),
  WithdrawResult: command.extend(gameEvents.ResultWithdrawn.shape),
  CancelGame: command.extend(GameCancelled.shape),
  PostponeGame: command.extend(gameEvents.GamePostponed.shape),
  ReinstateGame: command.extend(gameEvents.GameReinstated.shape),
  DeleteGame: command.extend({ ...GameDeleted.shape, ...ofGame, reason: whyDeleted }),
  MergeGame: command.extend(gameEvents.GameMerged.shape),
  RestoreGame: command.extend({ gameId: GameDeleted.shape.gameId, seasonId: GameDeleted.shape.seasonId }),
  ConfirmResult: command.extend({ ...gameEvents.ResultConfirmed.shape, ...by, ...settles }),
  DisputeResult: command.extend({ ...gameEvents.ResultDisputed.shape, ...by }),
  WithdrawConfirmation: command.extend({ ...gameEvents.StanceWithdrawn.shape, ...by, ...settles }),
  StartGame: command.extend(gameEvents.GameStarted.shape),
  ChangeLiveScore: command.extend(gameEvents.LiveScoreChanged.shape),
  StopGame: command.extend(gameEvents.GameStopped.shape),
  LeaveGameUnfinished: command.extend(gameEvents.GameLeftUnfinished.shape),
};
export type GameCommand = CommandsOf<typeof gameCommands>;

export const memberCommands = {
  EraseMember: command.extend(memberEvents.MemberErased.shape),
  MuteMember: command.extend(memberEvents.MemberMuted.shape),
  UnmuteMember: command.extend(memberEvents.MemberUnmuted.shape),
  BanMember: command.extend(memberEvents.MemberBanned.shape),
  UnbanMember: command.extend(memberEvents.MemberUnbanned.shape),
  ImpersonateMember: command.extend(memberEvents.MemberImpersonated.shape),
  UnimpersonateMember: command.extend(memberEvents.MemberUnimpersonated.shape),
  RemoveText: command.extend(memberEvents.TextRemoved.shape),
  KeepText: command.extend(memberEvents.TextKept.shape),
  PinTopic: command.extend(memberEvents.TopicPinned.shape),
  UnpinTopic: command.extend(memberEvents.TopicUnpinned.shape),
  LockTopic: command.extend(memberEvents.TopicLocked.shape),
  UnlockTopic: command.extend(memberEvents.TopicUnlocked.shape),
};
export type MemberCommand = CommandsOf<typeof memberCommands>;

export const siteCommands = { ChangeSiteSetting: command.extend(siteEvents.SiteSettingChanged.shape) };
export type SiteCommand = CommandsOf<typeof siteCommands>;

/** Commands by the kind of stream they address. */
export type CommandsByKind = {
  readonly season: SeasonCommand;
  readonly ruleset: RulesetCommand;
  readonly region: RegionCommand;
  readonly category: CategoryCommand;
  readonly division: DivisionCommand;
  readonly city: CityCommand;
  readonly organization: OrganizationCommand;
  readonly team: TeamCommand;
  readonly league: LeagueCommand;
  readonly tournament: TournamentCommand;
  readonly game: GameCommand;
  readonly site: SiteCommand;
};
export type CommandKind = keyof CommandsByKind;
export type CompetitionCommand = CommandsByKind[CommandKind];

/** Fields that clients do not send: `prepare` adds these facts from other streams. */
export type PreparedField = keyof (typeof hasPlayed &
  typeof hasToCome &
  typeof inUse &
  typeof by &
  typeof settles);
/** A command as clients send it, before `prepare`. */
export type Unprepared<Command> = Command extends unknown ? Omit<Command, PreparedField> : never;
