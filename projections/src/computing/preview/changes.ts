import type { SeasonRecord } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { FeatRow } from '../../views/feats/feats.table.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { Streaks } from '../../views/streaks/streaks.ts';

/** A row before and after a change; undefined when there is none. */
export type Around<Row> = { readonly before: Row | undefined; readonly after: Row | undefined };
/** Returns the row that identifies the change. */
export const eitherOf = <Row>({ before, after }: Around<Row>): Row => (after ?? before) as Row;

type Place = { readonly rank: number; readonly points: number };
export type RankChange = {
  readonly competition: { readonly kind: 'league' | 'tournament'; readonly id: number };
  readonly categoryId: number;
  readonly group: string;
  /** The division whose table has the ranks; null for the whole table. */
  readonly divisionId: number | null;
  readonly teamId: number;
  readonly before: Place | null;
  readonly after: Place | null;
};

const placeOf = (row: StandingRow | undefined): Place | null =>
  row ? { rank: row.rank, points: row.totalPoints } : null;

const competitionOf = (name: string): RankChange['competition'] => {
  const [kind, id] = name.split('-');
  return { kind: kind === 'tournament' ? 'tournament' : 'league', id: Number(id) };
};

/** Sorts as tables are read: in their order after the change, removed teams last. */
const inTables = (one: Around<StandingRow>, other: Around<StandingRow>): number => {
  const [a, b] = [eitherOf(one), eitherOf(other)];
  if (a.competition !== b.competition) return a.competition < b.competition ? -1 : 1;
  if (a.categoryId !== b.categoryId) return a.categoryId - b.categoryId;
  if (a.groupName !== b.groupName) return a.groupName < b.groupName ? -1 : 1;
  return Number(!one.after) - Number(!other.after) || a.place - b.place;
};

/** Returns every team whose rank or points change. */
export const rankChangesIn = (rows: readonly Around<StandingRow>[]): readonly RankChange[] =>
  rows.toSorted(inTables).flatMap((row) => {
    const [before, after] = [placeOf(row.before), placeOf(row.after)];
    if (before?.rank === after?.rank && before?.points === after?.points) return [];
    const { competition, categoryId, groupName: group, teamId } = eitherOf(row);
    return [
      { competition: competitionOf(competition), categoryId, group, divisionId: null, teamId, before, after },
    ];
  });

export type StreakChange = {
  readonly teamId: number;
  readonly kind: 'winning' | 'losing';
  readonly measure: 'longest' | 'current';
  readonly before: number;
  readonly after: number;
};

/** Returns the changes of a team's longest and current streaks. */
export const streakChangesIn = (teamId: number, { before, after }: Around<Streaks>): StreakChange[] =>
  (['winning', 'losing'] as const).flatMap((kind) =>
    (['longest', 'current'] as const).flatMap((measure) => {
      const [was, is] = [before?.[kind][measure]?.length ?? 0, after?.[kind][measure]?.length ?? 0];
      return was === is ? [] : [{ teamId, kind, measure, before: was, after: is }];
    }),
  );

const ownFeats = {
  biggestWin: 'biggestMargin',
  highestScoring: 'mostGoals',
  shutouts: 'shutouts',
} as const;
const measures = { ...ownFeats, longestWinningStreak: 'longestWinningStreak' } as const satisfies Record<
  SeasonRecord,
  keyof FeatRow
>;

type Feats = Pick<FeatRow, (typeof ownFeats)[keyof typeof ownFeats]>;

/** Returns the changes of a team's own best feats. */
export const featChangesIn = (teamId: number, row: Around<Feats>) =>
  (['biggestWin', 'highestScoring', 'shutouts'] as const).flatMap((feat) => {
    const [before, after] = [row.before?.[ownFeats[feat]] ?? 0, row.after?.[ownFeats[feat]] ?? 0];
    return before === after ? [] : [{ teamId, feat, before, after }];
  });

type Holder = { readonly teamId: number; readonly value: number };
export type RecordChange = {
  readonly record: SeasonRecord;
  readonly before: Holder | null;
  readonly after: Holder | null;
};

/** Returns the team with the highest value; among equals, the one with the lowest id. */
const holderOf = (rows: readonly FeatRow[], measure: (typeof measures)[SeasonRecord]): Holder | null => {
  const best = rows.reduce<FeatRow | null>(
    (best, row) =>
      !best || row[measure] > best[measure] || (row[measure] === best[measure] && row.teamId < best.teamId)
        ? row
        : best,
    null,
  );
  return best && best[measure] > 0 ? { teamId: best.teamId, value: best[measure] } : null;
};

const present = <Row>(rows: readonly (Row | undefined)[]): Row[] => rows.flatMap((row) => (row ? [row] : []));

/** Returns the changes of the season's records. `others` are the best of the teams whose feats do not change. */
export const recordChanges = (
  others: readonly FeatRow[],
  teams: readonly Around<FeatRow>[],
): readonly RecordChange[] =>
  (Object.keys(measures) as SeasonRecord[]).flatMap((record) => {
    const measure = measures[record];
    const before = holderOf([...others, ...present(teams.map((team) => team.before))], measure);
    const after = holderOf([...others, ...present(teams.map((team) => team.after))], measure);
    const same = before?.teamId === after?.teamId && before?.value === after?.value;
    return same ? [] : [{ record, before, after }];
  });

export type RatingChange = {
  readonly teamId: number;
  readonly before: number | null;
  readonly after: number | null;
};

const sizeOf = ({ before, after }: RatingChange): number =>
  before === null || after === null ? Number.POSITIVE_INFINITY : Math.abs(after - before);

/** Ratings are displayed with two decimals: a smaller change does not count. */
const asDisplayed = (rating: number | null): string | undefined => rating?.toFixed(2);

/** Returns the `most` largest changes of ratings, largest first. */
export const ratingChangesIn = (rows: readonly Around<RatingRow>[], most: number): readonly RatingChange[] =>
  rows
    .map((row) => ({
      teamId: eitherOf(row).teamId,
      before: row.before?.rating ?? null,
      after: row.after?.rating ?? null,
    }))
    .filter(({ before, after }) => asDisplayed(before) !== asDisplayed(after))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.teamId - b.teamId)
    .slice(0, most);
