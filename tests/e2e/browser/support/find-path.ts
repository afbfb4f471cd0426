import { linksIn } from './read-page.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';

/** The internal paths that a page links to, with their query strings, each once. */
export const linksOf = async (url: string, path: string): Promise<string[]> =>
  linksIn(await (await fetch(`${url}${path}`)).text());

/** The first page linked from `from` that matches `wanted`. */
export const findPath = async (url: string, from: string, wanted: RegExp): Promise<string> => {
  const found = (await linksOf(url, from)).find(
    (href) => wanted.test(href) && matchPath(href.split('?')[0] ?? ''),
  );
  if (!found) throw new Error(`${from} has no link like ${wanted}`);
  return found;
};
