import { DomainError } from '@rondelle/contracts/errors.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { Writing } from '../writing.ts';
import { type Change, gameBefore } from './change.ts';
import { isCorrection, mayCorrect } from './treatment.ts';
import { createWaitFacts, type WaitFacts } from './wait-facts.ts';

type Of = Pick<Writing, 'db' | 'session'>;

/**
 * Throws `result/hidden` when the member can neither see nor correct the result of the game that is changed. Call it
 * before anything is compared with the result, so that no response reveals whether a guess is right.
 */
export const assertResultVisible = async (
  write: Of,
  change: Change,
  facts: WaitFacts = createWaitFacts(write),
): Promise<void> => {
  const game = gameBefore(change);
  const { memberId, role } = write.session;
  if (!game || game.deleted || game.status !== 'final' || game.recordedBy === memberId) return;
  if (isAllowed(role, 'competition/correct') || !(await facts.hidesScores(game.fixture.categoryId))) return;
  if (!(await mayCorrect(facts, change))) throw new DomainError('result/hidden');
};

/** Throws `result/hidden` for commands that replace a hidden result; recording it again would reveal it. */
export const assertMayCorrect = async (write: Of, change: Change, facts: WaitFacts): Promise<void> => {
  if (isCorrection(change) || change.commands.some(({ type }) => type === 'RecordResult'))
    await assertResultVisible(write, change, facts);
};
