import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { aliasOf, matchPath } from '@rondelle/contracts/site/routes.ts';

/** One leading slash and none at the end: `//fr//accueil/` → `/fr/accueil`. */
const canonical = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/** As people type and programs encode: `/FR/%41ccueil` → `/fr/accueil`. No path of a page needs either. */
const plain = (path: string): string => {
  try {
    return canonical(decodeURIComponent(path).toLowerCase());
  } catch {
    return path;
  }
};

/**
 * Where a path (without query) is known to have moved for good: the prefix alone goes home, superfluous slashes,
 * capitals and percent signs go, and a path in the words of the other language goes to its own. Null where the path is a page, or nothing that we know.
 */
export const redirectOf = (path: string): string | null => {
  const asIs = canonical(path);
  const wanted = matchPath(asIs) ? asIs : plain(path);
  const prefix = languages.find((language) => wanted === `/${language}`);
  if (prefix) return pathsIn(prefix).home();
  if (matchPath(wanted)) return wanted === path ? null : wanted;
  return aliasOf(wanted);
};
