const isReadable = (segment: string): boolean => {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
};

/** Escapes the percent signs of path segments that can't be decoded (`%ff`, `100%`). Leaves the query unchanged. */
export const normalisedPath = (url: string): string => {
  const [path = '', ...query] = url.split('?');
  const mended = path
    .split('/')
    .map((segment) => (isReadable(segment) ? segment : segment.replaceAll('%', '%25')))
    .join('/');
  return [mended, ...query].join('?');
};
