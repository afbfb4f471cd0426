import { sql } from 'kysely';
import { usernameKey } from '@rondelle/contracts/membership/usernames.ts';
import { mentionedIn, mostMentions } from '@rondelle/infra/content/post-markdown.ts';
import type { ForumDb } from './tables.ts';

/** Names hold several words, rarely more than that. */
const mostWords = 4;

/** What may be a name after each `@`: the next words, the longest first. */
const candidatesIn = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}/\\])@([\p{L}\p{N}][^\n@]{0,80})/gu)]
    .slice(0, mostMentions)
    .map(([, rest = '']) => {
      const words = rest
        .split(/(?<=[\p{L}\p{N}])(?=[^\p{L}\p{N}._’'-])/u)
        .join('')
        .split(' ');
      return Array.from({ length: Math.min(mostWords, words.length) }, (_, at) =>
        words.slice(0, Math.min(mostWords, words.length) - at).join(' '),
      );
    });

const trimmed = (name: string): string => name.replace(/[^\p{L}\p{N}]+$/u, '');

/**
 * The text with members as numbers: `@Étoile du Nord, merci` becomes `@[12], merci`, so that nobody's name stays in what
 * others wrote. What names nobody stays as it is, and a number that somebody typed calls nobody.
 */
export const withNumbers = async (db: ForumDb, typed: string): Promise<string> => {
  const text = typed.replaceAll('@[', String.raw`\@[`);
  const names = new Set(
    candidatesIn(text)
      .flat()
      .map(trimmed)
      .filter((name) => name !== ''),
  );
  if (names.size === 0) return text;
  const { rows } = await sql<{ key: string; number: number }>`
    SELECT "usernameKey" AS key, number FROM accounts.members
    WHERE "usernameKey" = ANY (${[...names].map(usernameKey)}::text[])
      AND "emailVerifiedAt" IS NOT NULL LIMIT 200`.execute(db);
  const numbers = new Map(rows.map(({ key, number }) => [key, number]));
  const found = [...names]
    .filter((name) => numbers.has(usernameKey(name)))
    .toSorted((one, other) => other.length - one.length);
  return found.reduce((so, name) => so.replaceAll(`@${name}`, `@[${numbers.get(usernameKey(name))}]`), text);
};

/** As its author wrote it: members by the names that they have now. */
export const withNames = async (db: ForumDb, text: string): Promise<string> => {
  const numbers = mentionedIn(text);
  const { rows } = await sql<{ username: string; number: number }>`
    SELECT username, number FROM accounts.members WHERE number = ANY (${numbers}::int[])`.execute(db);
  const names = new Map(rows.map(({ number, username }) => [number, username]));
  return text
    .replaceAll(/(?<!\\)@\[(\d{1,9})\]/g, (all, number: string) => {
      const name = names.get(Number(number));
      return name === undefined ? all : `@${name}`;
    })
    .replaceAll(String.raw`\@[`, '@[');
};
