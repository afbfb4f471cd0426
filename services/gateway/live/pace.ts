/**
 * Calls `send` for a name at once, and once more at the end of `everyMs` for calls in between: readers of a whole
 * season need not query it again for every goal.
 */
export const createPace = (everyMs: number, send: (name: string) => void) => {
  /** Recently sent names, with whether to send them again. */
  const scheduled = new Map<string, boolean>();
  const sendNow = (name: string): void => {
    scheduled.set(name, false);
    setTimeout(() => {
      const again = scheduled.get(name) ?? false;
      scheduled.delete(name);
      if (again) sendNow(name);
    }, everyMs).unref();
    send(name);
  };
  return (name: string): void => {
    if (scheduled.has(name)) scheduled.set(name, true);
    else sendNow(name);
  };
};
