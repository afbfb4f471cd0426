import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { type FeedKind, mostFeeds } from '@rondelle/contracts/site/feeds.ts';
import type { SaveFeed } from '@rondelle/contracts/site/feeds.inputs.ts';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Validator } from '../fetch/read-address.ts';

type Answers = SheetAnswers['teams'];
type Unclear = { readonly leagueId: number; readonly text: string; readonly rows: number };

/** A feed with its settings and the state of its last run. */
export type StoredFeed = {
  readonly id: number;
  readonly name: string;
  readonly kind: FeedKind;
  readonly address: string;
  readonly season: string | null;
  readonly leagueId: number | null;
  readonly everyMinutes: SaveFeed['everyMinutes'];
  readonly addsTeams: boolean;
  readonly isOn: boolean;
  readonly answers: Answers;
  readonly unclear: readonly Unclear[];
  readonly validators: Readonly<Record<string, Validator>>;
  /** Numbers of the games in the last run, to detect games that the source no longer has. */
  readonly numbers: readonly string[];
};

const columns = sql.raw(
  `id, name, kind, address, season, "leagueId", "everyMinutes", "addsTeams", "isOn", answers, unclear, validators, numbers`,
);

export const storedFeeds = async (db: QueryExecutorProvider): Promise<StoredFeed[]> => {
  const { rows } = await sql<StoredFeed>`
    SELECT ${columns} FROM operations.feeds ORDER BY name, id LIMIT ${mostFeeds}`.execute(db);
  return rows;
};

export const storedFeed = async (db: QueryExecutorProvider, id: number): Promise<StoredFeed | null> => {
  const { rows } = await sql<StoredFeed>`SELECT ${columns} FROM operations.feeds WHERE id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/**
 * Adds or changes a feed and returns its id; a changed feed is read again completely. Returns null when the maximum is
 * reached or the feed is unknown.
 */
export const saveFeed = async (db: QueryExecutorProvider, feed: SaveFeed): Promise<number | null> => {
  const { id, name, kind, address, season, leagueId, everyMinutes, addsTeams } = feed;
  const { rows } =
    id === null
      ? await sql<{ id: number }>`
          INSERT INTO operations.feeds (name, kind, address, season, "leagueId", "everyMinutes", "addsTeams")
          SELECT ${name}, ${kind}, ${address}, ${season}, ${leagueId}::integer, ${everyMinutes}::integer, ${addsTeams}::boolean
          WHERE (SELECT count(*) FROM operations.feeds) < ${mostFeeds}
          RETURNING id`.execute(db)
      : await sql<{ id: number }>`
          UPDATE operations.feeds SET name = ${name}, kind = ${kind}, address = ${address}, season = ${season},
            "leagueId" = ${leagueId}, "everyMinutes" = ${everyMinutes}, "addsTeams" = ${addsTeams},
            validators = '{}', unclear = '[]', numbers = '[]'
          WHERE id = ${id} RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
};

export const removeFeed = async (db: QueryExecutorProvider, id: number): Promise<void> => {
  await sql`DELETE FROM operations.feeds WHERE id = ${id}`.execute(db);
};

export const switchFeed = async (db: QueryExecutorProvider, id: number, isOn: boolean): Promise<void> => {
  await sql`UPDATE operations.feeds SET "isOn" = ${isOn} WHERE id = ${id}`.execute(db);
};

/** Stores the meanings of team names; the feed is then read again completely. */
export const storeAnswers = async (
  db: QueryExecutorProvider,
  { id, answers, unclear }: Pick<StoredFeed, 'id' | 'answers' | 'unclear'>,
): Promise<void> => {
  await sql`
    UPDATE operations.feeds SET answers = ${JSON.stringify(answers)}, unclear = ${JSON.stringify(unclear)},
      validators = '{}' WHERE id = ${id}`.execute(db);
};
