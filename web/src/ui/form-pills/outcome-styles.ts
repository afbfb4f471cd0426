import type { Outcome } from '@rondelle/contracts/competition/outputs.ts';
import type { CSSProperties } from 'react';

/** The colour of a pill by how the game ended. */
export const outcomeStyles: Readonly<Record<Outcome, CSSProperties>> = {
  W: { background: 'var(--r-win)' },
  L: { background: 'var(--r-loss)' },
  O: { background: 'var(--r-overtime)' },
  T: { background: 'var(--r-tie)' },
};
