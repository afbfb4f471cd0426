import type { Ruleset } from './ruleset.ts';

/** Returns whether a game can end in a tie: a tie without points means that overtime or a shoot-out always decides. */
export const allowsTies = ({ points }: Pick<Ruleset, 'points'>): boolean => points.tie > 0;
