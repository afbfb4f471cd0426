import type { EventType } from '@rondelle/contracts/competition/events.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';

/** What things of a season can be asked about. */
export const activityKinds = streamKinds;

/** What can have been done to them; the schemas of the events themselves are not for browsers. */
export const activityActions = [
  'GameRecorded',
  'GameScheduled',
  'GameRescheduled',
  'GamePlacementCorrected',
  'GameTeamsCorrected',
  'ResultRecorded',
  'ResultCorrected',
  'ResultWithdrawn',
  'GameCancelled',
  'GameDeleted',
  'GameRestored',
  'TeamListedForSeason',
  'LeagueCreated',
  'LeagueRenamed',
  'LeagueRulesetChanged',
  'TeamEnteredLeague',
  'TeamMovedToDivision',
  'TeamLeftLeague',
  'LeagueDrawRecorded',
  'TournamentCreated',
  'TournamentRenamed',
  'TournamentDatesChanged',
  'TournamentRulesetChanged',
  'TeamEnteredTournament',
  'TeamLeftTournament',
  'TournamentDrawRecorded',
  'SeasonOpened',
  'SeasonDatesChanged',
  'OngoingSeasonChosen',
] as const satisfies readonly EventType[];
