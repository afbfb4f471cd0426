/**
 * Calls `send` for a name at once, and once more at the end of `everyMs` for calls in between: readers of a whole
 * season need not query it again for every goal.
 */
export const createPace = (everyMs: number, send: (name: string) => void) => {
  /** Recently sent names, with whether to send them again. */
  const lately = new Map<string, boolean>();
  const sendNow = (name: string): void => {
    lately.set(name, false);
    setTimeout(() => {
      const again = lately.get(name) ?? false;
      lately.delete(name);
      if (again) sendNow(name);
    }, everyMs).unref();
    send(name);
  };
  return (name: string): void => {
    if (lately.has(name)) lately.set(name, true);
    else sendNow(name);
  };
};
