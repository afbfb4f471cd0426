import { mentionPattern } from '@rondelle/contracts/community/mentions.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';

/** A part of a message: plain text, a link, or the mention of a member. */
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

const never = /$^/g;
const withNames = (text: string, names: readonly string[]): readonly TextPart[] => {
  const parts: TextPart[] = [];
  const words = (from: number, to: number) => {
    if (to > from) parts.push({ kind: 'words', text: text.slice(from, to) });
  };
  let end = 0;
  for (const { 0: name, index } of text.matchAll(mentionPattern(names) ?? never)) {
    words(end, index);
    parts.push({ kind: 'name', text: name });
    end = index + name.length;
  }
  words(end, text.length);
  return parts;
};

/** Splits a message into links, mentions and plain text. */
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

/** The card under a message: the first game or league of this site that it links to. Null when there is none. */
export const cardIn = (parts: readonly TextPart[]): Card | null => {
  for (const part of parts) {
    if (part.kind !== 'link' || !part.isOurs) continue;
    const page = matchPath(part.href.split(/[?#]/, 1)[0] ?? '')?.page;
    if (page?.page === 'game') return { kind: 'game', gid: page.gameId };
    if (page?.page === 'league') return { kind: 'league', path: part.href };
  }
  return null;
};
