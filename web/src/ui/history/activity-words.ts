import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import type { EventType } from '@rondelle/contracts/competition/events.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';
import { gameTitle, teamsOfTitle } from '../game-words/game-title.ts';
import { summaryWords } from './preset-words.ts';

const kinds = {
  season: m.activity_kind_season,
  region: m.activity_kind_region,
  category: m.activity_kind_category,
  division: m.activity_kind_division,
  city: m.activity_kind_city,
  organization: m.activity_kind_organization,
  ruleset: m.activity_kind_ruleset,
  league: m.activity_kind_league,
  team: m.activity_kind_team,
  tournament: m.activity_kind_tournament,
  game: m.activity_kind_game,
  member: m.activity_kind_member,
  site: m.activity_kind_site,
} as const satisfies Record<StreamKind, () => string>;
export const kindWords = (kind: StreamKind): string => wordFor(kinds, kind);

const actions: Readonly<Record<EventType, () => string>> = {
  GameScheduled: m.history_action_game_scheduled,
  GameRecorded: m.history_action_game_recorded,
  GameRescheduled: m.history_action_game_rescheduled,
  GamePlacementCorrected: m.history_action_game_placement_corrected,
  GameTeamsCorrected: m.history_action_game_teams_corrected,
  ResultRecorded: m.history_action_result_recorded,
  ResultCorrected: m.history_action_result_corrected,
  ResultWithdrawn: m.history_action_result_withdrawn,
  GameCancelled: m.history_action_game_cancelled,
  GameDeleted: m.history_action_game_deleted,
  GameRestored: m.history_action_game_restored,
  GamePostponed: m.history_action_game_postponed,
  GameReinstated: m.history_action_game_reinstated,
  GameMerged: m.history_action_game_merged,
  ResultConfirmed: m.history_action_result_confirmed,
  ResultDisputed: m.history_action_result_disputed,
  StanceWithdrawn: m.history_action_stance_withdrawn,
  GameStarted: m.history_action_game_started,
  LiveScoreChanged: m.history_action_live_score_changed,
  GameStopped: m.history_action_game_stopped,
  GameLeftUnfinished: m.history_action_game_left_unfinished,
  SeasonOpened: m.activity_season_opened,
  SeasonDatesChanged: m.activity_season_dates_changed,
  OngoingSeasonChosen: m.activity_ongoing_season_chosen,
  OpeningRatingsRecorded: m.activity_opening_ratings_recorded,
  SeasonDeleted: m.activity_season_deleted,
  SeasonRestored: m.activity_season_restored,
  LeagueCreated: m.activity_league_created,
  LeagueRenamed: m.activity_league_renamed,
  LeagueMoved: m.activity_league_moved,
  LeagueRulesetChanged: m.activity_league_ruleset_changed,
  TeamEnteredLeague: m.activity_team_entered_league,
  TeamMovedToDivision: m.activity_team_moved_to_division,
  TeamLeftLeague: m.activity_team_left_league,
  LeaguePointsDeducted: m.activity_league_points_deducted,
  TeamWithdrewFromLeague: m.activity_team_withdrew,
  TeamReturnedToLeague: m.activity_team_returned,
  LeagueDrawRecorded: m.activity_league_draw_recorded,
  LeagueDrawWithdrawn: m.activity_league_draw_withdrawn,
  LeagueSupervisorJoined: m.activity_league_supervisor_joined,
  LeagueSupervisorAccepted: m.activity_league_supervisor_accepted,
  LeagueSupervisorLeft: m.activity_league_supervisor_left,
  LeagueDeleted: m.activity_league_deleted,
  LeagueRestored: m.activity_league_restored,
  TournamentCreated: m.activity_tournament_created,
  TournamentRenamed: m.activity_tournament_renamed,
  TournamentDatesChanged: m.activity_tournament_dates_changed,
  TournamentCityChanged: m.activity_tournament_city_changed,
  TournamentRulesetChanged: m.activity_tournament_ruleset_changed,
  TournamentCategoriesChanged: m.activity_tournament_categories_changed,
  TeamEnteredTournament: m.activity_team_entered_tournament,
  TeamLeftTournament: m.activity_team_left_tournament,
  TournamentDrawRecorded: m.activity_tournament_draw_recorded,
  TournamentDrawWithdrawn: m.activity_tournament_draw_withdrawn,
  TournamentPointsDeducted: m.activity_tournament_points_deducted,
  TournamentBracketDrawn: m.activity_tournament_bracket_drawn,
  TournamentSupervisorJoined: m.activity_tournament_supervisor_joined,
  TournamentSupervisorAccepted: m.activity_tournament_supervisor_accepted,
  TournamentSupervisorLeft: m.activity_tournament_supervisor_left,
  TournamentDeleted: m.activity_tournament_deleted,
  TournamentRestored: m.activity_tournament_restored,
  TeamListedForSeason: m.activity_team_listed,
  TeamDelistedFromSeason: m.activity_team_delisted,
  TeamCrestChosen: m.activity_team_crest,
  TeamRegistered: m.activity_team_registered,
  TeamDeleted: m.activity_team_deleted,
  TeamMerged: m.activity_team_merged,
  TeamRestored: m.activity_team_restored,
  RegionAdded: m.activity_region_added,
  RegionRenamed: m.activity_region_renamed,
  RegionDescribed: m.activity_region_described,
  RegionDeleted: m.activity_region_deleted,
  RegionRestored: m.activity_region_restored,
  CategoryAdded: m.activity_category_added,
  CategoryRenamed: m.activity_category_renamed,
  CategoryDescribed: m.activity_category_described,
  CategoryPolicyChosen: m.activity_category_policy,
  CategoryDeleted: m.activity_category_deleted,
  CategoryRestored: m.activity_category_restored,
  DivisionAdded: m.activity_division_added,
  DivisionRenamed: m.activity_division_renamed,
  DivisionDeleted: m.activity_division_deleted,
  DivisionRestored: m.activity_division_restored,
  CityAdded: m.activity_city_added,
  CityChanged: m.activity_city_changed,
  VenueDescribed: m.activity_venue_described,
  CityDeleted: m.activity_city_deleted,
  CityRestored: m.activity_city_restored,
  OrganizationAdded: m.activity_organization_added,
  OrganizationChanged: m.activity_organization_changed,
  OrganizationDeleted: m.activity_organization_deleted,
  OrganizationRestored: m.activity_organization_restored,
  TeamOrganizationChanged: m.activity_team_organization_changed,
  RulesetDefined: m.activity_ruleset_defined,
  RulesetRevised: m.activity_ruleset_revised,
  RulesetDeleted: m.activity_ruleset_deleted,
  RulesetRestored: m.activity_ruleset_restored,
  MemberErased: m.activity_member_erased,
  MemberMuted: m.activity_member_muted,
  MemberUnmuted: m.activity_member_unmuted,
  MemberBanned: m.activity_member_banned,
  MemberUnbanned: m.activity_member_unbanned,
  MemberImpersonated: m.activity_member_impersonated,
  MemberUnimpersonated: m.activity_member_unimpersonated,
  TextRemoved: m.activity_text_removed,
  TextKept: m.activity_text_kept,
  TopicPinned: m.activity_topic_pinned,
  TopicUnpinned: m.activity_topic_unpinned,
  TopicLocked: m.activity_topic_locked,
  TopicUnlocked: m.activity_topic_unlocked,
  SiteSettingChanged: m.activity_site_setting_changed,
};
const isKnown = (action: string): action is EventType => Object.hasOwn(actions, action);
/**
 * Describes an event: « Ligue créée », « Résultat corrigé ». An unknown type, from a later version of the site, is a
 * generic change.
 */
export const activityWords = (action: string): string =>
  isKnown(action) ? actions[action]() : m.history_action_other();

/**
 * Returns the name of the changed entity, or its kind and number; of a ruleset its number and rules. Only administrators
 * see changes of members, with their names, so a member without a name is an erased one.
 */
export const subjectWords = ({ kind, subject }: Pick<Activity, 'kind' | 'subject'>): string => {
  const { id, name } = subject;
  if (kind === 'ruleset' && name !== null) return m.ruleset_numbered({ id, rules: summaryWords(name) });
  const teams = kind === 'game' && name !== null ? teamsOfTitle(name) : null;
  if (teams) return gameTitle(...teams);
  if (name !== null || kind === 'site') return name ?? kindWords(kind);
  const words = kind === 'member' ? m.history_by_deleted_member() : kindWords(kind);
  return m.activity_numbered({ kind: words, id });
};
