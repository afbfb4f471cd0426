import { matchPath } from './routes.ts';

/** The host is arbitrary: only the part after it is read. */
const base = 'http://localhost';
const control = /\p{Cc}/u;

const read = (target: string): URL => new URL(`${base}/${target.replace(/^[/\\\s]+/, '')}`);

/**
 * Normalises a path (with its query) as a browser would, so that it is safe in `Location`. It starts with exactly one
 * slash, so that it cannot name another host, and has no dot segments, backslashes or control characters.
 */
export const localPath = (target: string): string => {
  const { pathname, search, hash } = read(target);
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
};

/** Returns a requested redirect target if it is the path of a known page, with its query; null otherwise. */
export const pathOfPage = (requested: string | null): string | null => {
  if (requested === null || !/^\/(?![/\\])/.test(requested) || control.test(requested)) return null;
  const { pathname, search, hash } = read(requested);
  return !pathname.includes('//') && matchPath(pathname) ? `${pathname}${search}${hash}` : null;
};
