import { sql } from 'kysely';
import { mentionPattern } from '@rondelle/contracts/community/mentions.ts';
import { usernameKey } from '@rondelle/contracts/membership/usernames.ts';
import { mentionedIn, mostMentions } from '@rondelle/infra/content/post-markdown.ts';
import type { ForumDb } from './tables.ts';

/** The most words of a name that are tried. */
const mostWords = 4;

/** Possible names after each `@`: the next words, longest first. */
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
 * Replaces members' names with numbers: `@Étoile du Nord, merci` becomes `@[12], merci`, so that no name stays in
 * others' texts. Unknown names stay, and a typed `@[12]` is escaped so that it mentions nobody.
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
  const pattern = mentionPattern([...names].filter((name) => numbers.has(usernameKey(name))));
  if (!pattern) return text;
  return text.replaceAll(pattern, (_, name: string) => `@[${numbers.get(usernameKey(name))}]`);
};

/** The text as its author wrote it, with members' current names. */
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
