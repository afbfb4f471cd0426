import { z } from 'zod';
import type { Position } from './log/event.ts';

/**
 * Says that the views have changed, never what they hold: whoever hears it reads again. A missed hint heals by itself,
 * because positions can be compared.
 */
export type ChangeHint = {
  /** The seasons touched; `all` after a change of the catalogue that they share, and after a rebuild. */
  readonly seasonIds: readonly number[] | 'all';
  /** How far the views have come: no season named here has a later version. */
  readonly position: Position;
};

const root = 'rondelle.changed';

/** Where hints travel. Finer ones (of a league, a team, a game) have their place beside these, under the same root. */
export const subjects = {
  everyChange: `${root}.>`,
  catalogue: `${root}.catalogue`,
  season: (seasonId: number): string => `${root}.season.${seasonId}`,
} as const;

/** What a hint weighs on the wire; whom it is about stands in its subject. */
export const hintPayload = z.object({ position: z.string().regex(/^\d{1,20}$/) });

/** The subjects that a hint is published on: one for each season that it names. */
export const subjectsOf = ({ seasonIds }: ChangeHint): readonly string[] =>
  seasonIds === 'all' ? [subjects.catalogue] : seasonIds.map(subjects.season);

const seasonSubject = /^rondelle\.changed\.season\.([1-9]\d{0,9})$/;

/** Whom a subject is about; null for one that this version does not know. */
export const seasonIdsIn = (subject: string): ChangeHint['seasonIds'] | null => {
  if (subject === subjects.catalogue) return 'all';
  const id = seasonSubject.exec(subject)?.[1];
  return id === undefined ? null : [Number(id)];
};
