import { mentionPattern } from '@rondelle/contracts/community/mentions.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

type Named = { readonly number: number; readonly username: string };
type Text = { readonly id: string; readonly text: string; readonly language: Language };
type Copies = {
  /** Rows with an id, a text and its author's language, of those that may hold the name. */
  readonly find: (holds: (text: RawBuilder<unknown>) => RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly change: (id: string, text: string) => RawBuilder<unknown>;
  /** The longest text that the table stores. */
  readonly most: number;
};

const author = sql`JOIN accounts.members a ON a.id = t."authorId"`;
const column = (table: string, name: string, most: number): Copies => ({
  most,
  find: (holds) => sql`SELECT t.id::text AS id, t.${sql.ref(name)} AS text, a.language
    FROM ${sql.table(table)} t ${author} WHERE ${holds(sql`t.${sql.ref(name)}`)}`,
  change: (id, text) => sql`UPDATE ${sql.table(table)} SET ${sql.ref(name)} = ${text} WHERE id = ${id}::int`,
});

/** Every place that stores a text in which another member may be named, besides the name in the account itself. */
const copies: readonly Copies[] = [
  {
    most: 8_000,
    find: (holds) => sql`SELECT t."roomId" || ' ' || t.seq AS id, t.text, a.language
      FROM community.messages t ${author} WHERE ${holds(sql`t.text`)}`,
    // Pages with the older text load the room again, as after a permanent deletion.
    change: (id, text) => sql`WITH changed AS (
        UPDATE community.messages SET text = ${text}
        WHERE "roomId" = ${id.split(' ')[0]}::int AND seq = ${id.split(' ')[1]}::int RETURNING "roomId")
      UPDATE community.rooms r SET "lastChange" = r."lastChange" + 1, "lastWipe" = r."lastChange" + 1
      FROM changed WHERE r.id = changed."roomId"`,
  },
  {
    most: 60,
    find: (holds) => sql`SELECT t.id::text AS id, t.label AS text, coalesce(a.language, 'fr') AS language
      FROM community.rooms t LEFT JOIN accounts.members a ON a.id = t."creatorId" WHERE ${holds(sql`t.label`)}`,
    change: (id, text) => sql`UPDATE community.rooms SET label = ${text} WHERE id = ${id}::int`,
  },
  {
    most: 480,
    find: (holds) => sql`SELECT t.id::text AS id, t.title AS text, t.language
      FROM forum.topics t WHERE ${holds(sql`t.title`)}`,
    change: (id, text) => sql`UPDATE forum.topics SET title = ${text} WHERE id = ${id}::int`,
  },
  column('forum.posts', 'text', 40_000),
  column('moderation.texts', 'text', 40_000),
  column('moderation.texts', 'appeal', 4_000),
  {
    most: 40_000,
    find: (
      holds,
    ) => sql`SELECT t.id::text AS id, t.letter->>'message' AS text, coalesce(a.language, 'fr') AS language
      FROM accounts.outbox t LEFT JOIN accounts.members a ON a.id = t."memberId"
      WHERE t.letter IS NOT NULL AND ${holds(sql`t.letter->>'message'`)}`,
    change: (id, text) => sql`UPDATE accounts.outbox
      SET letter = jsonb_set(letter::jsonb, '{message}', to_jsonb(${text}::text)) WHERE id = ${id}::bigint`,
  },
];

/** The names that begin with this one: `@Chloé Roy` names somebody else than `@Chloé`. */
const longerNames = async (tx: QueryExecutorProvider, { username }: Named): Promise<string[]> => {
  const { rows } = await sql<{ username: string }>`
    SELECT username FROM accounts.members
    WHERE starts_with(lower(username), lower(${username}::text)) LIMIT 500`.execute(tx);
  return rows.map((row) => row.username);
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Replaces the name of an erased member after an `@` in others' texts by the words that stand for erased members
 * elsewhere. Posts name most members by number, and need no replacement.
 */
export const eraseFromTexts = async (tx: QueryExecutorProvider, named: Named): Promise<void> => {
  const { username } = named;
  const pattern = mentionPattern([username, ...(await longerNames(tx, named))]);
  if (!pattern) return;
  const holds = (text: RawBuilder<unknown>) =>
    sql`position('@' || lower(${username}::text) IN lower(${text})) > 0`;
  for (const { find, change, most } of copies) {
    const { rows } = await sql<Text>`${find(holds)}`.execute(tx);
    for (const { id, text, language } of rows) {
      const nobody = m.forum_gone_member({}, { locale: language });
      const without = text.replaceAll(pattern, (all, name: string) =>
        isSame(name, username) ? `@${nobody}` : all,
      );
      if (without !== text) await change(id, without.slice(0, most)).execute(tx);
    }
  }
};
