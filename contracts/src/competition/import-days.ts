/** How long an unfinished import can be resumed. */
export const unfinishedForDays = 7;
