import type { Position } from './log/event.ts';

/**
 * Says that the views have changed, never what they hold: whoever hears it reads again. A missed hint heals by itself,
 * because positions can be compared.
 */
export type ChangeHint = {
  /** The seasons touched; `all` after a change of the catalogue that they share, and after a rebuild. */
  readonly seasonIds: readonly number[] | 'all';
  /** How far the views have come. */
  readonly position: Position;
};

export const subjects = { viewsChanged: 'rondelle.views.changed' } as const;
