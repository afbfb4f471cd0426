import type { HistoryEntry } from '@rondelle/contracts/competition/answers.ts';
import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '../../paraglide/messages.js';

const actions: Readonly<Record<string, () => string>> = {
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
  GameReinstated: m.history_action_game_reinstated,
  GameMerged: m.history_action_game_merged,
  ResultConfirmed: m.history_action_result_confirmed,
  ResultDisputed: m.history_action_result_disputed,
  StanceWithdrawn: m.history_action_stance_withdrawn,
  GameStarted: m.history_action_game_started,
  LiveScoreChanged: m.history_action_live_score_changed,
  GameStopped: m.history_action_game_stopped,
};
/** What was done: « Résultat corrigé »; any event that is not known yet is a change. */
export const actionWords = ({ action }: Pick<HistoryEntry, 'action'>): string =>
  (actions[action] ?? m.history_action_other)();

const reasons = {
  'typing-error': m.history_reason_typing_error,
  'wrong-teams': m.history_reason_wrong_teams,
  'protest-upheld': m.history_reason_protest_upheld,
  'league-decision': m.history_reason_league_decision,
  duplicate: m.history_reason_duplicate,
  'source-updated': m.history_reason_source_updated,
  other: m.history_reason_other,
} as const satisfies Record<Reason, () => string>;
export const reasonWords = (reason: Reason): string => reasons[reason]();

/** Who did it: the import, the demonstration, the system, or a member by public name as long as there is one. */
export const whoWords = ({ actor, source }: Pick<HistoryEntry, 'actor' | 'source'>): string => {
  if (source === 'import') return m.history_by_import();
  if (source === 'demo') return m.history_by_demo();
  if (source === 'system' || actor.role === 'system') return m.history_by_system();
  return actor.name ?? m.history_by_deleted_member();
};
