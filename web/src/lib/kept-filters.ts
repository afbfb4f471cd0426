const key = 'filters';
/** What says where one is in a list, and not what the list holds. */
const places = ['page', 'before', 'at', 'step', 'within'];
const mostLetters = 300;

type Kept = Readonly<Record<string, string>>;

const read = (): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, search]) => typeof search === 'string'));
  } catch {
    return {};
  }
};

/** The filters of a search, in the order in which it names them. */
export const filtersIn = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const place of places) query.delete(place);
  return query.toString().slice(0, mostLetters);
};

/** Remembers in this browser what a page of the administration was filtered by; without a filter, forgets it. */
export const keepFilters = (path: string, search: string): void => {
  const { [path]: _before, ...others } = read();
  const filters = filtersIn(search);
  try {
    localStorage.setItem(key, JSON.stringify(filters === '' ? others : { ...others, [path]: filters }));
  } catch {
    // Then they are forgotten.
  }
};

/** The path with what it was last filtered by. */
export const withKeptFilters = (path: string): string => {
  const filters = read()[path];
  return filters ? `${path}?${filters}` : path;
};
