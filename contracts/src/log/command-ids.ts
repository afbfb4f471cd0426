/** How many days a browser keeps an unanswered command for retry before it drops the draft. */
export const resentForDays = 30;

/**
 * How many days the site remembers the result of a command that creates something, so that a retry creates nothing new.
 * Twice as long as the browser's limit, to allow for wrong clocks and slow programs. Commands that change something
 * need no such limit, because their event ids are in the log.
 */
export const knownForDays = 2 * resentForDays;
