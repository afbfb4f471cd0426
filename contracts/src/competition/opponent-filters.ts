// No zod schemas in this file: pages in the browser load it.

/** Longest distances between two teams' cities, in kilometres. */
export const opponentDistances = ['25', '50', '100', '200', 'any'] as const;
export type OpponentDistance = (typeof opponentDistances)[number];
export const usualDistance: OpponentDistance = '100';

/** How different in strength the other team may be. */
export const opponentLevels = ['close', 'wider', 'any'] as const;
export type OpponentLevel = (typeof opponentLevels)[number];
export const usualLevel: OpponentLevel = 'wider';

/**
 * The largest difference of each level: between ratings, in goals, and between ranks, as a share of the table.
 */
export const levelLimits = {
  close: { goals: 1, share: 0.2 },
  wider: { goals: 2, share: 0.4 },
  any: { goals: Number.POSITIVE_INFINITY, share: Number.POSITIVE_INFINITY },
} as const satisfies Readonly<Record<OpponentLevel, { goals: number; share: number }>>;

/** A game decided by at most this many goals is close. */
export const closeMargin = 2;
