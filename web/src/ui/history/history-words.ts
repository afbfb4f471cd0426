import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';

const reasons = {
  'typing-error': m.history_reason_typing_error,
  'wrong-teams': m.history_reason_wrong_teams,
  'protest-upheld': m.history_reason_protest_upheld,
  'league-decision': m.history_reason_league_decision,
  duplicate: m.history_reason_duplicate,
  'source-updated': m.history_reason_source_updated,
  bracket: m.history_reason_bracket,
  other: m.history_reason_other,
} as const satisfies Record<Reason, () => string>;
export const reasonWords = (reason: Reason): string => wordFor(reasons, reason);

/**
 * Names the actor: import, demonstration, system, or a member by public name while the account exists, also where they
 * imported.
 */
export const whoWords = ({ actor, source }: Pick<HistoryEntry, 'actor' | 'source'>): string => {
  if (source === 'import')
    return actor.name ? m.history_by_import_of({ name: actor.name }) : m.history_by_import();
  if (source === 'demo') return m.history_by_demo();
  if (source === 'system' || actor.role === 'system') return m.history_by_system();
  return actor.name ?? m.history_by_deleted_member();
};
