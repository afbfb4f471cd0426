import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import { m } from '../../paraglide/messages.js';

/** Explains why an import would change nothing. */
export const nothingWords = ({ counts, deleted }: Pick<ImportPlan, 'counts' | 'deleted'>): string => {
  if (deleted === 0 && counts.unchanged > 0) return m.import_nothing();
  return deleted === 0 && counts.refused > 0 ? m.import_all_refused() : m.import_none_taken();
};
