import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { aliasOf, matchPath } from '@rondelle/contracts/site/routes.ts';

/** One leading slash and no trailing one: `//fr//accueil/` → `/fr/accueil`. */
const canonical = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/** Decodes and lowercases a path: `/FR/%41ccueil` → `/fr/accueil`. Paths of pages need neither. */
const plain = (path: string): string => {
  try {
    return canonical(decodeURIComponent(path).toLowerCase());
  } catch {
    return path;
  }
};

const trialPages = { playground: 'stickyPlay', splash: 'splash' } as const;
const trialPath = /^\/(fr|en)\/(playground|splash)(?:\/|$)/;

/** Other paths below `/playground` and `/splash`, without a page, lead to the trial page there. */
const trialPageOf = (path: string): string | null => {
  const [, lang, name] = trialPath.exec(path) ?? [];
  const language = languages.find((one) => one === lang);
  return language ? pathsIn(language)[trialPages[name === 'splash' ? name : 'playground']]() : null;
};

/**
 * The permanent redirect of a path (without query): from the language prefix to the home page, from superfluous
 * slashes, capitals or percent encoding to the canonical path, and from the other language's words to this one's. Null
 * for the path of a page and for unknown paths.
 */
export const redirectOf = (path: string): string | null => {
  const asIs = canonical(path);
  const wanted = matchPath(asIs) ? asIs : plain(path);
  const prefix = languages.find((language) => wanted === `/${language}`);
  if (prefix) return pathsIn(prefix).home();
  if (matchPath(wanted)) return wanted === path ? null : wanted;
  return aliasOf(wanted) ?? trialPageOf(wanted);
};
