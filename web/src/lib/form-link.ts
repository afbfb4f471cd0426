import type { Place } from './place.ts';

/** Kept with an address in the history: below it is the page that the form is over. */
export const overPage = { overPage: true } as const;

const address = ({ path }: Place, search: URLSearchParams) => {
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** The page's address without a form over it. */
export const withoutForm = (place: Place): string => {
  const search = new URLSearchParams(place.search);
  search.delete('do');
  search.delete('id');
  return address(place, search);
};

/** The same page with a form open over it. */
export const withForm = (place: Place, name: string, id?: number): string => {
  const search = new URLSearchParams(place.search);
  search.delete('id');
  search.set('do', name);
  if (id !== undefined) search.set('id', String(id));
  return address(place, search);
};
