const isReadable = (segment: string): boolean => {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
};

/**
 * A path whose segments can all be decoded: where one can't (`%ff`, `100%`), its percent signs are taken as they stand.
 * The query is left as it is.
 */
export const normalisedPath = (url: string): string => {
  const [path = '', ...query] = url.split('?');
  const mended = path
    .split('/')
    .map((segment) => (isReadable(segment) ? segment : segment.replaceAll('%', '%25')))
    .join('/');
  return [mended, ...query].join('?');
};
