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

/** Enough of an opaque id to tell two people apart. */
const shortId = (id: string) => id.slice(0, 8);

/** Who did it, never by name: the import, the demonstration, the system, or a member by role and opaque id. */
export const whoWords = ({ actor, source }: Pick<HistoryEntry, 'actor' | 'source'>): string => {
  if (source === 'import') return m.history_by_import();
  if (source === 'demo') return m.history_by_demo();
  if (source === 'system' || actor.role === 'system') return m.history_by_system();
  const id = shortId(actor.id);
  if (actor.role.includes('admin')) return m.history_by_admin({ id });
  if (actor.role.includes('supervisor')) return m.history_by_supervisor({ id });
  return m.history_by_member({ id });
};
