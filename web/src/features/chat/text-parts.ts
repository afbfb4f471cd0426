import { matchPath } from '@rondelle/contracts/site/routes.ts';

/** A piece of a message: words, an address, or the name of somebody who is called. */
export type TextPart =
  | { readonly kind: 'words' | 'name'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly isOurs: boolean };

const address =
  /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]|(?<![\w/])\/(?:fr|en)\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/gu;

const pathOf = (href: string, origin: string): string | null => {
  if (href.startsWith('/')) return href;
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : null;
};

const linkOf = (text: string, origin: string): TextPart => {
  const path = pathOf(text, origin);
  return { kind: 'link', text, href: path ?? text, isOurs: path !== null };
};

const withNames = (text: string, names: readonly string[]): readonly TextPart[] => {
  if (text === '') return [];
  // The longest first: `@Chloé Roy` is not `@Chloé`.
  const sorted = names.toSorted((one, other) => other.length - one.length);
  const lower = text.toLowerCase();
  const found = sorted
    .map((name) => ({ name, at: lower.indexOf(`@${name.toLowerCase()}`) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0];
  if (!found) return [{ kind: 'words', text }];
  const end = found.at + found.name.length + 1;
  return [
    ...(found.at > 0 ? [{ kind: 'words' as const, text: text.slice(0, found.at) }] : []),
    { kind: 'name', text: text.slice(found.at, end) },
    ...withNames(text.slice(end), names),
  ];
};

/** A message as it is shown: what can be followed and who is called; the rest is plain words. */
export const textParts = (text: string, origin: string, names: readonly string[]): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    parts.push(...withNames(text.slice(end, match.index), names), linkOf(match[0], origin));
    end = match.index + match[0].length;
  }
  return [...parts, ...withNames(text.slice(end), names)];
};

type Card =
  | { readonly kind: 'game'; readonly gid: number }
  | { readonly kind: 'league'; readonly path: string };

/** What unfolds under a message: the first game or table of ours that it leads to. */
export const cardIn = (parts: readonly TextPart[]): Card | null => {
  for (const part of parts) {
    if (part.kind !== 'link' || !part.isOurs) continue;
    const page = matchPath(part.href.split(/[?#]/, 1)[0] ?? '')?.page;
    if (page?.page === 'game') return { kind: 'game', gid: page.gameId };
    if (page?.page === 'league') return { kind: 'league', path: part.href };
  }
  return null;
};
