/**
 * Calls `send` for a name at once, and for what comes within the next `everyMs` once more at their end: readers of a whole
 * season need not query it again for every goal.
 */
export const createPace = (everyMs: number, send: (name: string) => void) => {
  /** Names that were sent lately, and whether they are to be sent again. */
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
