import type { Outcome } from '@rondelle/contracts/competition/outputs.ts';
import type { CSSProperties } from 'react';

/**
 * The look of a pill by how the game ended: a win is filled, and the others are tinted with an edge of their colour, so
 * that a row of results reads without colour.
 */
export const outcomeStyles: Readonly<Record<Outcome, CSSProperties>> = {
  W: { background: 'var(--r-win)', borderColor: 'var(--r-win)', color: 'var(--r-on-result)' },
  L: { color: 'var(--r-loss)' },
  O: { color: 'var(--r-overtime)', borderStyle: 'dashed' },
  T: { color: 'var(--r-tie)' },
};
