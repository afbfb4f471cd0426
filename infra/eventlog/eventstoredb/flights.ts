/** Work under way, by what it does: who asks for the same meanwhile gets the same answer, without a second run. */
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
