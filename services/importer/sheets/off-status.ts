import { offStatuses } from '@rondelle/contracts/competition/lists.ts';

/** Whether a cell says that a game was called off. */
export const isOffStatus = (status: string): boolean => offStatuses.some((one) => one === status);
