import { matchPath } from './routes.ts';

/** Any host will do: only what stands behind it is read. */
const base = 'http://localhost';
const control = /\p{Cc}/u;

const read = (target: string): URL => new URL(`${base}/${target.replace(/^[/\\\s]+/, '')}`);

/**
 * What a browser makes of a path of this site (with its query), as it may stand in `Location`: it begins with exactly
 * one slash, so that it names no other host, and has neither dot segments, backslashes nor control characters.
 */
export const localPath = (target: string): string => {
  const { pathname, search, hash } = read(target);
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
};

/** Where somebody asks to be led: the path of a known page, with its query, or nothing. */
export const pathOfPage = (asked: string | null): string | null => {
  if (asked === null || !/^\/(?![/\\])/.test(asked) || control.test(asked)) return null;
  const { pathname, search, hash } = read(asked);
  return !pathname.includes('//') && matchPath(pathname) ? `${pathname}${search}${hash}` : null;
};
