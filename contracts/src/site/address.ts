/** Splits a URL into path and query string (without `?`). */
export const splitAddress = (url: string): { readonly path: string; readonly search: string } => {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at + 1) };
};

export const joinAddress = (path: string, search: string): string => (search ? `${path}?${search}` : path);
