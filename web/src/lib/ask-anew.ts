/** As long as a hint may take from one gateway to another. */
const lastsMs = 2_000;
let until = 0;

/**
 * To be called when something is known to have changed: the next questions may reach a gateway that has not heard of it
 * yet, and are not to be answered from what it keeps.
 */
export const askAnew = (): void => {
  until = Date.now() + lastsMs;
};

/** What questions say at this moment beside what they ask. */
export const headersOfQueries = (): Record<string, string> =>
  Date.now() < until ? { 'cache-control': 'no-cache' } : {};
