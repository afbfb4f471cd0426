import type { Activity } from '@rondelle/contracts/competition/activity.answers.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { m } from '../../paraglide/messages.js';
import { actionWords } from '../../ui/history/history-words.ts';

const kinds = {
  season: m.activity_kind_season,
  region: m.activity_kind_region,
  category: m.activity_kind_category,
  division: m.activity_kind_division,
  ruleset: m.activity_kind_ruleset,
  league: m.activity_kind_league,
  team: m.activity_kind_team,
  tournament: m.activity_kind_tournament,
  game: m.activity_kind_game,
} as const satisfies Record<StreamKind, () => string>;
export const kindWords = (kind: StreamKind): string => kinds[kind]();

const actions: Readonly<Record<string, () => string>> = {
  SeasonOpened: m.activity_season_opened,
  SeasonDatesChanged: m.activity_season_dates_changed,
  OngoingSeasonChosen: m.activity_ongoing_season_chosen,
  LeagueCreated: m.activity_league_created,
  LeagueRenamed: m.activity_league_renamed,
  LeagueRulesetChanged: m.activity_league_ruleset_changed,
  TeamEnteredLeague: m.activity_team_entered_league,
  TeamMovedToDivision: m.activity_team_moved_to_division,
  TeamLeftLeague: m.activity_team_left_league,
  LeagueDrawRecorded: m.activity_league_draw_recorded,
  TournamentCreated: m.activity_tournament_created,
  TournamentRenamed: m.activity_tournament_renamed,
  TournamentDatesChanged: m.activity_tournament_dates_changed,
  TournamentRulesetChanged: m.activity_tournament_ruleset_changed,
  TeamEnteredTournament: m.activity_team_entered_tournament,
  TeamLeftTournament: m.activity_team_left_tournament,
  TournamentDrawRecorded: m.activity_tournament_draw_recorded,
  TeamListedForSeason: m.activity_team_listed,
};
/** What was done: « Ligue créée », « Résultat corrigé ». */
export const activityWords = (action: string): string => actions[action]?.() ?? actionWords({ action });

/** What it was done to: its name, or what it is and its number. */
export const subjectWords = ({ kind, subject }: Pick<Activity, 'kind' | 'subject'>): string =>
  subject.name ?? m.activity_numbered({ kind: kindWords(kind), id: subject.id });
