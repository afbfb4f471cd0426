import type { Outcome } from '@rondelle/contracts/competition/outputs.ts';
import type { CSSProperties } from 'react';

/** Tinted with an edge, unlike a win, so that a row of results reads without colour. */
const tinted = (colour: string): CSSProperties => ({
  background: `color-mix(in srgb, ${colour} 8%, var(--r-surface))`,
  border: `1px solid ${colour}`,
  color: colour,
});

/** The look of a pill by how the game ended: a win is filled. */
export const outcomeStyles: Readonly<Record<Outcome, CSSProperties>> = {
  W: { background: 'var(--r-win)' },
  L: tinted('var(--r-loss)'),
  O: { ...tinted('var(--r-overtime)'), borderStyle: 'dashed' },
  T: tinted('var(--r-tie)'),
};
