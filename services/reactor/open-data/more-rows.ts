import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import { furtherGameColumns, gameColumns } from '@rondelle/importer/dataset-format.ts';
import type { SeasonKeys } from './season-keys.ts';
import { cellOf, gameNames } from './season-rows.ts';

const pageSize = 5_000;
/** The most rows: one for each team in each table of a league or a tournament group. */
const mostStandings = 50_000;

const counted = [
  'rank',
  'gamesPlayed',
  'wins',
  'losses',
  'ties',
  'overtimeWins',
  'overtimeLosses',
  'shootoutWins',
  'shootoutLosses',
  'points',
  'fairPlayPoints',
  'totalPoints',
  'goalsFor',
  'goalsAgainst',
  'goalDifference',
] as const;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const standingColumns = [
  'competition_key',
  'category_key',
  'group',
  'team_key',
  ...counted.map(snake),
];

/** Sorts by keys, because an import of the dump preserves keys, but not ids. */
const orderOf = (row: Readonly<Record<string, string>>): string =>
  [row['competition_key'], row['category_key'], row['group'], row['rank']?.padStart(5), row['team_key']].join(
    '\t',
  );

/** The current tables of a season's leagues and tournaments: one line for each team in each table. */
export const standingRows = async (db: Db, seasonId: number, keys: SeasonKeys) => {
  const rows = await db
    .selectFrom('standings')
    .select(['competition', 'categoryId', 'groupName', 'teamId', ...counted])
    .where('seasonId', '=', seasonId)
    .orderBy('competition')
    .orderBy('categoryId')
    .orderBy('groupName')
    .orderBy('place')
    .limit(mostStandings)
    .execute();
  const competitions = new Map(
    [...keys.leagues, ...keys.tournaments].map((one) => [one.competition, one.key]),
  );
  const teams = new Map(keys.teams.map(({ teamId, key }) => [teamId, key]));
  const lines = rows.map(
    (row) =>
      Object.fromEntries([
        ['competition_key', competitions.get(row.competition) ?? ''],
        ['category_key', keys.categories.get(row.categoryId)?.key ?? ''],
        ['group', row.groupName],
        ['team_key', teams.get(row.teamId) ?? ''],
        ...counted.map((name) => [snake(name), cellOf(row[name])]),
      ]) as Readonly<Record<string, string>>,
  );
  return lines
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map((values, i) => ({ line: i + 2, values }));
};

export const historyColumns = [
  'recorded_at',
  'revision',
  'action',
  'reason',
  'deleted',
  ...gameColumns,
  ...furtherGameColumns,
];

type Version = Tables['game_history'];

/**
 * Every version of each game of a season, without the names and ids of members. Versions are numbered as they follow each
 * other here: gaps would count the goals of games whose score is hidden.
 */
export async function* historyRows(
  db: Db,
  { seasonId, slug }: { readonly seasonId: number; readonly slug: string },
  keys: SeasonKeys,
) {
  const valuesOf = gameNames(keys);
  let line = 1;
  let last: { gameId: number; revision: number } | null = null;
  let number = 0;
  let gameId = 0;
  for (;;) {
    const after: typeof last = last;
    const rows: Version[] = await db
      .selectFrom('game_history')
      .selectAll()
      .where('seasonId', '=', seasonId)
      .$if(after !== null, (query) =>
        query.where((is) =>
          is.or([
            is('gameId', '>', after?.gameId ?? 0),
            is.and([is('gameId', '=', after?.gameId ?? 0), is('revision', '>', after?.revision ?? 0)]),
          ]),
        ),
      )
      .orderBy('gameId')
      .orderBy('revision')
      .limit(pageSize)
      .execute();
    for (const version of rows) {
      line += 1;
      number = version.gameId === gameId ? number + 1 : version.revision;
      ({ gameId } = version);
      const { recordedAt, action, reason, deleted } = version;
      const when = { recorded_at: recordedAt, revision: String(number), action, reason: reason ?? '' };
      const values: Readonly<Record<string, string>> = {
        ...when,
        deleted: cellOf(deleted),
        ...valuesOf(slug, version),
      };
      yield { line, values };
    }
    last = rows.at(-1) ?? null;
    if (rows.length < pageSize || last === null) return;
  }
}
