import { offStatuses } from '@rondelle/contracts/competition/lists.ts';

/** Returns whether a cell states that a game was called off. */
export const isOffStatus = (status: string): boolean => offStatuses.some((one) => one === status);
