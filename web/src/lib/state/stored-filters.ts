const key = 'filters';
/** Search parameters for the position in a list, not its filters. */
const places = ['page', 'before', 'at', 'step', 'within'];
const mostLetters = 300;

type StoredFilters = Readonly<Record<string, string>>;

const read = (): StoredFilters => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, search]) => typeof search === 'string'));
  } catch {
    return {};
  }
};

/** Returns the filters of a search string in their order. */
export const filtersIn = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const place of places) query.delete(place);
  return query.toString().slice(0, mostLetters);
};

/** Stores the filters of an administration page in this browser; removes them when there are none. */
export const storeFilters = (path: string, search: string): void => {
  const { [path]: _before, ...others } = read();
  const filters = filtersIn(search);
  try {
    localStorage.setItem(key, JSON.stringify(filters === '' ? others : { ...others, [path]: filters }));
  } catch {
    // Without storage the filters are lost.
  }
};

/** Returns the path with its stored filters. */
export const withStoredFilters = (path: string): string => {
  const filters = read()[path];
  return filters ? `${path}?${filters}` : path;
};
