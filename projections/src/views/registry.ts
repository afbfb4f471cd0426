import { activityLog } from './activity-log/activity-log.view.ts';
import {
  leagueEntryHistory,
  leagueHistory,
  rulesetHistory,
  tournamentEntryHistory,
  tournamentHistory,
} from './catalogue/history.views.ts';
import { leagueEntries, leagues } from './catalogue/leagues.views.ts';
import {
  categoryHistory,
  cityHistory,
  crestHistory,
  divisionHistory,
  organizationHistory,
  regionHistory,
  seasonHistory,
  teamOrganizationHistory,
  teamSeasonHistory,
} from './catalogue/name-history.views.ts';
import { categories, divisions, regions } from './catalogue/named.views.ts';
import { rulesets } from './catalogue/rulesets.view.ts';
import { seasons } from './catalogue/seasons.view.ts';
import { teamSeasons, teams } from './catalogue/teams.views.ts';
import { tournamentEntries, tournaments } from './catalogue/tournaments.views.ts';
import { competitions } from './competitions/competitions.view.ts';
import { categoryCounts, competitionCounts, seasonCounts } from './counts/counts.views.ts';
import type { AnyView } from './engine/any-view.ts';
import { forecastScoresView } from './forecasts/forecast-scores.view.ts';
import { forecasts } from './forecasts/forecasts.view.ts';
import { feats } from './feats/feats.view.ts';
import { gameHistory } from './games/game-history.view.ts';
import { games } from './games/games.view.ts';
import { cities, organizations } from './geography/geography.views.ts';
import { leaderboard } from './leaderboard/leaderboard.view.ts';
import { competitionCreators } from './membership/competition-creators.view.ts';
import { erasedMembers, supervisions } from './membership/membership.views.ts';
import { openingRatingHistory, openingRatings } from './ratings/opening-ratings.view.ts';
import { ratings } from './ratings/ratings.view.ts';
import { rivalries } from './rivalries/rivalries.view.ts';
import { searchWords, teamWords } from './search/search-words.ts';
import { siteSettings } from './site/site-settings.view.ts';
import { standings } from './standings/standings.view.ts';
import { streaks } from './streaks/streaks.view.ts';
import { teamRecords } from './team-records/team-records.view.ts';
import { withdrawnGames } from './withdrawals/withdrawn-games.view.ts';

/** All views, each after those that it reads. */
const declared = [
  seasons,
  seasonHistory,
  regions,
  regionHistory,
  categories,
  categoryHistory,
  divisions,
  divisionHistory,
  cities,
  cityHistory,
  organizations,
  organizationHistory,
  rulesets,
  rulesetHistory,
  leagues,
  leagueHistory,
  leagueEntries,
  leagueEntryHistory,
  teams,
  crestHistory,
  teamOrganizationHistory,
  teamSeasons,
  teamSeasonHistory,
  tournaments,
  tournamentHistory,
  tournamentEntries,
  tournamentEntryHistory,
  games,
  gameHistory,
  activityLog,
  supervisions,
  competitionCreators,
  erasedMembers,
  siteSettings,
  competitions,
  withdrawnGames,
  standings,
  streaks,
  rivalries,
  teamRecords,
  feats,
  openingRatings,
  openingRatingHistory,
  ratings,
  forecasts,
  forecastScoresView,
  leaderboard,
  competitionCounts,
  categoryCounts,
  seasonCounts,
  teamWords,
  searchWords,
] as const;

export const views: readonly AnyView[] = declared;

/** The tables of all views, of which the schema of queries is made. */
export type ViewTable = (typeof declared)[number]['table'];
