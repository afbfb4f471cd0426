import type { Db, Tables } from '@rondelle/projections/schema.ts';
import { furtherGameColumns, gameColumns } from '@rondelle/importer/dataset-format.ts';
import type { SeasonKeys } from './season-keys.ts';
import { cellOf, gameNames } from './season-rows.ts';

const pageSize = 5_000;
/** A team in a table of its own: leagues, and groups of tournaments. */
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

/** Numbers are given anew where a dump is imported, keys are not. */
const orderOf = (row: Readonly<Record<string, string>>): string =>
  [row['competition_key'], row['category_key'], row['group'], row['rank']?.padStart(5), row['team_key']].join(
    '\t',
  );

/** The tables of a season's leagues and tournaments as they stand: one line a team. */
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

/** Every version that each game of a season ever had; nobody's name or number stands in it. */
export async function* historyRows(
  db: Db,
  { seasonId, slug }: { readonly seasonId: number; readonly slug: string },
  keys: SeasonKeys,
) {
  const valuesOf = gameNames(keys);
  let line = 1;
  let last: { gameId: number; revision: number } | null = null;
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
      const { recordedAt, revision, action, reason, deleted } = version;
      const when = { recorded_at: recordedAt, revision: String(revision), action, reason: reason ?? '' };
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
