import { DomainError } from '@rondelle/contracts/errors.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { countCorrectionAgainstLimits } from '../write-limits.ts';
import type { Writing } from '../writing.ts';
import type { Change } from './change.ts';
import { assertMayCorrect } from './hidden-result.ts';
import { assertMayRecordLive } from './live-of-past.ts';
import { assertNotOfFuture } from './not-of-future.ts';
import { storeHeld } from './store-held.ts';
import { treatmentOf } from './treatment.ts';
import { createWaitFacts, type WaitFacts } from './wait-facts.ts';

/** Returns whether the commands would change anything. Throws like the commands themselves. */
const changesAnything = ({ kind, commands, state }: Change): boolean =>
  decideAll(aggregates[kind], commands, state).length > 0;

/**
 * Holds a change that must wait for a second person; returns whether it did. A preview holds nothing. Throws the errors
 * of the commands, `result/hidden`, `game/season-over`, `game/not-yet-played`, `change/needs-another` for a step of an
 * action, which is made as a whole or not at all, `permission/denied` for a reviewer's decision, and
 * `change/too-many-held`.
 */
export const holdIfNeeded = async (write: Writing, change: Change): Promise<boolean> => {
  const facts = createWaitFacts(write);
  await assertMayCorrect(write, change, facts);
  await assertMayRecordLive(write, change, facts);
  assertNotOfFuture(change);
  if (!write.recordsEvents) return false;
  const treatment = await treatmentOf(write, change, facts);
  if (treatment !== 'waits' || !changesAnything(change)) return false;
  if (write.partOf === 'action') throw new DomainError('change/needs-another');
  // A reviewer whose own change would wait cannot accept that of another.
  if (write.isReview) throw new DomainError('permission/denied');
  await storeHeld(write, change);
  return true;
};

/**
 * The same for a row of an import: a correction over the member's limit waits too, so that no row is lost. With
 * `isDry`, it only returns the result.
 */
export const holdRowIfNeeded = async (
  write: Writing,
  change: Change,
  { facts, isDry }: { readonly facts: WaitFacts; readonly isDry: boolean },
): Promise<boolean> => {
  await assertMayCorrect(write, change, facts);
  const treatment = await treatmentOf(write, change, facts);
  if (treatment === 'free' || !changesAnything(change)) return false;
  if (treatment === 'counted' && (isDry || (await countCorrectionAgainstLimits(write)))) return false;
  if (!isDry) await storeHeld(write, change);
  return true;
};
