/** Deduplicates concurrent work by key: a second call with the same key gets the promise of the first. */
export const createFlights = <T>() => {
  const underWay = new Map<string, Promise<T>>();
  return (what: string, start: () => Promise<T>): Promise<T> => {
    const joined = underWay.get(what);
    if (joined) return joined;
    const flight = start().finally(() => underWay.delete(what));
    underWay.set(what, flight);
    return flight;
  };
};
